import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { AESTHETIC_SYMBOLS } from '../../../../registry/data/symbols/aesthetic-symbols.ts'
import { ALPHABETS, SPECIAL_CHARACTERS } from '../../../../registry/data/symbols/special-characters.ts'
import { TEXT_SYMBOLS } from '../../../../registry/data/symbols/text-symbols.ts'
import { UNICODE_NAMES } from '../../../../registry/data/symbols/unicode-names.ts'
import { aestheticSymbols } from '../../../../registry/tools/generators/aesthetic-symbols.ts'
import { specialCharacters } from '../../../../registry/tools/generators/special-characters.ts'
import { textSymbols } from '../../../../registry/tools/generators/text-symbols.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { text: string; name: string; code: string; html: string; alt?: string }
const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']
const rows = async (
  tool: typeof textSymbols | typeof specialCharacters | typeof aestheticSymbols,
  input: object,
  locale = 'en',
): Promise<Row[]> => (await output(tool, input, { locale })).signs

describe('the tables', () => {
  it('hold each sign once in a group, and name each of its characters', () => {
    for (const table of [TEXT_SYMBOLS, SPECIAL_CHARACTERS, AESTHETIC_SYMBOLS, ALPHABETS])
      for (const [group, signs] of Object.entries(table)) {
        expect(new Set(signs).size, group).toBe(signs.length)
        for (const sign of signs) {
          expect(sign.isWellFormed()).toBe(true)
          for (const character of sign.replaceAll(' ', ''))
            expect(UNICODE_NAMES.get((character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')), character).toMatch(
              /^[A-Z]/,
            )
        }
      }
    for (const table of [TEXT_SYMBOLS, SPECIAL_CHARACTERS])
      for (const signs of Object.values(table)) for (const sign of signs) expect([...sign]).toHaveLength(1)
  })

  it('name signs as the Unicode Standard does', () => {
    const known = {
      '2665': 'BLACK HEART SUIT',
      '2713': 'CHECK MARK',
      '00D7': 'MULTIPLICATION SIGN',
      '20BD': 'RUBLE SIGN',
      '1D11E': 'MUSICAL SYMBOL G CLEF',
    }
    for (const [code, name] of Object.entries(known)) expect(UNICODE_NAMES.get(code)).toBe(name)
  })

  it('hold the letters of each language in both cases', () => {
    expect(ALPHABETS.pl.join('')).toBe('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ')
    expect(ALPHABETS.de.join('')).toBe('äöüßẞÄÖÜ')
    expect(ALPHABETS.tr).toEqual(expect.arrayContaining(['ı', 'İ', 'ğ', 'Ş']))
    expect(SPECIAL_CHARACTERS.letters).toEqual(expect.arrayContaining(Object.values(ALPHABETS).flat()))
  })
})

describe('a board', () => {
  it.each([textSymbols, specialCharacters, aestheticSymbols])('writes HTML and code points that stand for the sign', async (tool) => {
    const all = await rows(tool, {})
    expect(all.length).toBeGreaterThan(200)
    for (const { text, code, html } of all) {
      expect(String.fromCodePoint(...code.split(' ').map((one) => Number.parseInt(one.slice(2), 16)))).toBe(text)
      const [node] = parseFragment(html).childNodes
      expect(node && 'value' in node ? node.value : '', html).toBe(text)
      expect(html).not.toMatch(/[<>"']/)
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  })

  it('writes the usual name where a character has several', async () => {
    const html = new Map((await rows(specialCharacters, {})).map((row) => [row.text, row.html]))
    for (const [sign, name] of Object.entries({ '½': '&frac12;', '…': '&hellip;', '±': '&plusmn;', '–': '&ndash;', '¨': '&uml;' }))
      expect(html.get(sign)).toBe(name)
  })

  it.each(LANGUAGES)('names every sign in %s', async (locale) => {
    for (const { name } of await rows(textSymbols, {}, locale)) expect(name).not.toBe('')
    for (const { name } of await rows(specialCharacters, {}, locale)) expect(name).not.toBe('')
  })

  it.each([
    ['es', 'corazon', '♥'],
    ['fr', 'étoile', '★'],
    ['id', 'panah', '→'],
    ['it', 'freccia', '➜'],
    ['pl', 'serce', '♡'],
    ['pt', 'coração', '❥'],
    ['ru', 'звезда', '✦'],
    ['pl', 'black star', '★'],
    ['xx', 'check mark', '✓'],
  ])('is searched in the words of %s: %s', async (locale, find, sign) => {
    expect((await rows(textSymbols, { find }, locale)).map(({ text }) => text)).toContain(sign)
  })

  it('refuses what no sign is called', async () => {
    for (const tool of [textSymbols, specialCharacters, aestheticSymbols])
      expect(await failure(tool, { find: 'qqqq' })).toMatchObject({ code: 'no-sign-found', field: 'find' })
    expect(await failure(textSymbols, { group: 'chess', find: '★' })).toMatchObject({ code: 'no-sign-found' })
  })
})
