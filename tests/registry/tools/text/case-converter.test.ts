import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseConverter } from '../../../../registry/tools/text/case-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, style: string, more: object = {}): Promise<string> =>
  (await output(caseConverter, { text, style, ...more })).text

describe('case-converter', () => {
  // Unicode SpecialCasing.txt.
  it.each([
    ['straße', 'upper', 'de', 'STRASSE'],
    ['ﬁnal ﬀ', 'upper', 'en', 'FINAL FF'],
    ['ΟΔΥΣΣΕΥΣ ΣΟΦΟΣ.', 'lower', 'el', 'οδυσσευς σοφος.'],
    ['Άνθρωπος', 'upper', 'el', 'ΑΝΘΡΩΠΟΣ'],
    ['Iı İi', 'lower', 'tr', 'ıı ii'],
    ['Iı iİ', 'upper', 'az', 'II İİ'],
    ['iı', 'upper', 'tr', 'İI'],
    ['iı', 'upper', 'en', 'II'],
    ['ŉ', 'upper', 'en', 'ʼN'],
    ['𐐨𐐀', 'inverse', 'en', '𐐀𐐨'],
    ['ßa', 'title', 'de', 'Ssa'],
    ['ﬁn ǆep', 'title', 'hr', 'Fin ǅep'],
    ['ijsland IJs', 'title', 'nl', 'IJsland IJs'],
    ['საქართველო', 'title', 'en', 'საქართველო'],
    ['istanbul', 'title', 'tr', 'İstanbul'],
    ['ŉa', 'title', 'en', 'ʼNa'],
    ['ΟΔΟΣ Σ ΣΑΣ’', 'inverse', 'el', 'οδος σ σας’'],
    ['οδος', 'inverse', 'el', 'ΟΔΟΣ'],
    ['ΑΟΔΟΣ Σ', 'alternating', 'el', 'αΟδΟς Σ'],
  ])('writes %j in %s (%s)', async (text, style, language, expected) => {
    expect(await convert(text, style, { language })).toBe(expected)
  })

  it.each([
    ['hello WORLD. how ARE you? fine!\nnext line', 'Hello world. How are you? Fine!\nNext line'],
    ['“so it is.” she said (really). then… ¿qué? no', '“So it is.” She said (really). Then… ¿Qué? No'],
    ['version 2.5 of example.com', 'Version 2.5 of example.com'],
    ["when i say i'm in, i.e. now, so am i.", "When I say I'm in, i.e. now, so am I."],
    ['  - first', '  - First'],
    ['one\u2028two\u2029three', 'One\u2028Two\u2029Three'],
    ['3 apples', '3 apples'],
    ['', ''],
  ])('puts %j in sentence case', async (text, expected) => {
    expect(await convert(text, 'sentence')).toBe(expected)
  })

  it.each([
    ["don't stop-over 3rd l’homme", "Don't Stop-Over 3rd L’homme", false],
    ['a tale of two cities', 'A Tale Of Two Cities', false],
    ['a tale of two cities', 'A Tale of Two Cities', true],
    ['what is it for', 'What Is It For', true],
    ['star wars: the end of a "the saga" ', 'Star Wars: The End of a "the Saga" ', true],
    ['of mice\nof men', 'Of Mice\nOf Men', true],
    ["rock''n''roll 'tis dogs' o'", "Rock''N''Roll 'Tis Dogs' O'", false],
    ["if it's in a'", "If It's in A'", true],
  ])('puts %j in title case', async (text, expected, smallWords) => {
    expect(await convert(text, 'title', { smallWords })).toBe(expected)
  })

  it.each([
    ['camel', 'parseXmlFile2NowÉtéDont'],
    ['pascal', 'ParseXmlFile2NowÉtéDont'],
    ['snake', 'parse_xml_file2_now_été_dont'],
    ['kebab', 'parse-xml-file2-now-été-dont'],
    ['constant', 'PARSE_XML_FILE2_NOW_ÉTÉ_DONT'],
    ['dot', 'parse.xml.file2.now.été.dont'],
    ['path', 'parse/xml/file2/now/été/dont'],
    ['train', 'Parse-Xml-File2-Now-Été-Dont'],
  ])('writes %s', async (style, expected) => {
    expect(await convert(`  parseXMLFile2Now--_été DON'T!`, style)).toBe(expected)
    expect(await convert('a b\r\n\r\nIstIt', style, { language: 'tr' })).toMatch(/\r\n\r\n/)
  })

  it.each(['title', 'sentence', 'inverse', 'snake'])('takes a word of a million parts in %s', async (style) => {
    const text = "a'".repeat(500_000)
    expect(await convert(text, style, { smallWords: true })).toHaveLength(style === 'snake' ? 500_000 : text.length)
  })

  it('takes no language into code', async () => {
    expect(await convert('ID list', 'snake', { language: 'tr' })).toBe('id_list')
  })

  it('alternates letters and leaves the rest out of the count', async () => {
    expect(await convert('hello world', 'alternating')).toBe('hElLo WoRlD')
  })

  it('is undone by a second inversion for letters with one partner', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'azAZéÉжЖωΩ1 .-') }), async (text) => {
        expect(await convert(await convert(text, 'inverse'), 'inverse')).toBe(text)
      }),
    )
  })

  it('changes nothing on a second run of a code case', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'aBc D_-2é') }),
        fc.constantFrom('snake', 'kebab', 'dot', 'path'),
        async (text, style) => {
          const once = await convert(text, style)
          expect(await convert(once, style)).toBe(once)
        },
      ),
    )
  })

  it('takes hostile text in every case', { tags: 'long' }, async () => {
    const styles = ['sentence', 'lower', 'upper', 'title', 'alternating', 'inverse', 'camel', 'snake']
    for (const text of [
      '\ud800a\u0000\u202e',
      '.'.repeat(100_000),
      '. '.repeat(50_000),
      '!"'.repeat(50_000),
      'a '.repeat(100_000),
      '("'.repeat(50_000),
      "a'".repeat(50_000),
      'A'.repeat(100_000),
    ])
      for (const style of styles) expect((await convert(text, style, { smallWords: true })).length).toBeGreaterThanOrEqual(0)
  })

  it('refuses a style and a language it does not know', async () => {
    expect(await failure(caseConverter, { text: 'a', style: 'wavy' })).toMatchObject({ code: 'not-a-choice', field: 'style' })
    expect(await failure(caseConverter, { text: 'a', language: 'xx' })).toMatchObject({ code: 'not-a-choice', field: 'language' })
  })

  it('takes the language from the visitor where it knows it', async () => {
    expect((await output(caseConverter, { text: 'i', style: 'upper' }, { locale: 'tr-TR' })).text).toBe('İ')
    expect((await output(caseConverter, { text: 'i', style: 'upper' }, { locale: 'xx' })).text).toBe('I')
  })
})
