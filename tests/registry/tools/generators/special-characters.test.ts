import { expect, it } from 'vitest'
import { ALPHABETS, SPECIAL_CHARACTERS } from '../../../../registry/data/symbols/special-characters.ts'
import { specialCharacters } from '../../../../registry/tools/generators/special-characters.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { text: string; name: string; alt?: string }
const rows = async (input: object): Promise<Row[]> => (await output(specialCharacters, input)).signs

it('gives the Alt code of their byte in Windows-1252, and none beyond', async () => {
  const all = new Map((await rows({})).map((row) => [row.text, row.alt]))
  const decoder = new TextDecoder('windows-1252')
  const given = [...all].filter(([, alt]) => alt !== undefined)
  expect(given.length).toBeGreaterThan(90)
  for (const [text, alt] of given) expect(decoder.decode(new Uint8Array([Number(alt?.slice(4))]))).toBe(text)
  expect(all.get('–')).toBe('Alt+0150')
  expect(all.get('ő')).toBeUndefined()
  expect(all.get('α')).toBeUndefined()
})

it.each([
  ['pl', 'windows-1250', 'ő', 'ø'],
  ['ru', 'windows-1251', '№', 'é'],
])('gives those of the code page of Windows in %s', async (locale, page, held, missing) => {
  const { signs } = await output(specialCharacters, {}, { locale })
  const all = new Map((signs as Row[]).map((row) => [row.text, row.alt]))
  const decoder = new TextDecoder(page)
  for (const [text, alt] of all) if (alt) expect(decoder.decode(new Uint8Array([Number(alt.slice(4))]))).toBe(text)
  expect(all.get(held)).toBeDefined()
  expect(all.get(missing)).toBeUndefined()
})

it('names a capital letter by it', async () => {
  const names = new Map((await rows({})).map((row) => [row.text, row.name]))
  expect(['À', 'à', 'Æ', 'Ð', 'Ω'].map((letter) => names.get(letter))).toEqual([
    'Latin capital letter A with grave',
    'Latin small letter a with grave',
    'Latin capital letter AE',
    'Latin capital letter eth',
    'Greek capital letter omega',
  ])
})

it('gives those of one language when asked, and only among letters', async () => {
  const polish = await rows({ group: 'letters', alphabet: 'pl' })
  expect(polish.map(({ text }) => text)).toEqual(ALPHABETS.pl)
  expect(await rows({ group: 'fractions', alphabet: 'pl' })).toHaveLength(SPECIAL_CHARACTERS.fractions.length)
})

it('refuses what no sign is called', async () => {
  expect(await failure(specialCharacters, { group: 'letters', alphabet: 'pl', find: 'ß' })).toMatchObject({
    code: 'no-sign-found',
    field: 'find',
  })
})
