import { describe, expect, it } from 'vitest'
import { unicodeInspector } from '../../../../registry/tools/text/unicode-inspector/tool.ts'
import { decodeNames, encodeNames } from '../../../../registry/lib/unicode/name-code.ts'
import { blockName, characterName, scriptOf } from '../../../../registry/lib/unicode/names.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const inspect = (text: string, input: object = {}) => output(unicodeInspector, { text, ...input })
const found = async (text: string) =>
  (await inspect(text)).found.map(({ line, position, kind, code }: { line: number; position: number; kind: string; code: string }) =>
    [line, position, kind, code].join(' '),
  )

describe('names', () => {
  // Unicode 17.0: UnicodeData.txt, NameAliases.txt, and the example of section 3.12 (D4DB).
  it.each([
    [0x41, 'LATIN CAPITAL LETTER A', 'Basic Latin', 'Latn'],
    [0x0a, 'LINE FEED', 'Basic Latin', 'Zyyy'],
    [0x301, 'COMBINING ACUTE ACCENT', 'Combining Diacritical Marks', 'Zinh'],
    [0x4e00, 'CJK UNIFIED IDEOGRAPH-4E00', 'CJK Unified Ideographs', 'Hani'],
    [0xac00, 'HANGUL SYLLABLE GA', 'Hangul Syllables', 'Hang'],
    [0xc544, 'HANGUL SYLLABLE A', 'Hangul Syllables', 'Hang'],
    [0xd4db, 'HANGUL SYLLABLE PWILH', 'Hangul Syllables', 'Hang'],
    [0xf900, 'CJK COMPATIBILITY IDEOGRAPH-F900', 'CJK Compatibility Ideographs', 'Hani'],
    [0x1f600, 'GRINNING FACE', 'Emoticons', 'Zyyy'],
    [0xfe18, 'PRESENTATION FORM FOR VERTICAL RIGHT WHITE LENTICULAR BRAKCET', 'Vertical Forms', 'Zyyy'],
    [0x1faea, 'DISTORTED FACE', 'Symbols and Pictographs Extended-A', 'Zyyy'],
    [0xe0100, 'VARIATION SELECTOR-17', 'Variation Selectors Supplement', 'Zinh'],
    [0x378, undefined, 'Greek and Coptic', 'Zzzz'],
    [0xe000, undefined, 'Private Use Area', 'Zzzz'],
    [0x10ffff, undefined, 'Supplementary Private Use Area-B', 'Zzzz'],
  ])('of %i', (code, name, block, script) => {
    expect([characterName(code), blockName(code), scriptOf(code)]).toEqual([name, block, script])
  })

  it('are read as they were written', () => {
    const names = new Map([
      [0, 'A'],
      [1, 'AB'],
      [40, 'AB'],
      [0x10ffff, 'B'],
    ])
    expect(decodeNames(encodeNames(names))).toEqual(names)
  })
})

describe('worth a look', () => {
  it.each([
    ['a\u200bb', ['1 2 hidden U+200B']],
    ['one\ntwo\u00a0\ufeff', ['2 4 space U+00A0', '2 5 hidden U+FEFF']],
    ['😀\u00ad', ['1 2 hidden U+00AD']],
    ['a\u202eb\u2069', ['1 2 direction U+202E', '1 4 direction U+2069']],
    ['\u0007\u0085\t\r\n', ['1 1 control U+0007', '1 2 control U+0085']],
    ['\ue000\u0378', ['1 1 private U+E000', '1 2 unassigned U+0378']],
    ['a\ud800b\udc00', ['1 2 surrogate U+D800', '1 4 surrogate U+DC00']],
    ['\u115fa\u3164', ['1 1 hidden U+115F', '1 3 hidden U+3164']],
    ['a\ufe0f', ['1 2 hidden U+FE0F']],
    // Latin letters of the word are fine, the Cyrillic one is not; and the other way round.
    ['p\u0430ypal', ['1 2 look-alike U+0430']],
    ['\u0441\u0435pвер и текст', ['1 3 look-alike U+0070']],
    [
      'a plain text with \u0440\u0430\u0443\u0440\u0430\u04c0',
      [19, 20, 21, 22, 23, 24].map((at, i) => `1 ${at} look-alike U+${['0440', '0430', '0443', '0440', '0430', '04C0'][i]}`),
    ],
    // Words of another script, emoji with joiners and selectors, flags of tags, joiners of Persian, Han with a selector.
    ['English and русский слова', []],
    ['👩‍🚀 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ☺︎', []],
    ['می\u200cخواهم', []],
    ['葛\u{e0100}', []],
    ['Æon œuvre naïve ığdır', []],
    ['Ångström A\u030a 2 µm', []],
  ])('in %j', async (text, expected) => {
    expect(await found(text)).toEqual(expected)
  })

  it('cleans without touching letters, unless asked', async () => {
    const text = 'p\u0430y\u200bpal\u00a0\ud800👩‍🚀\u202e'
    expect((await inspect(text)).text).toBe('p\u0430ypal \ufffd👩‍🚀')
    expect((await inspect(text, { replace: true })).text).toBe('paypal \ufffd👩‍🚀')
    expect((await inspect('e\u0301 ﬁ', { form: 'NFC' })).text).toBe('é ﬁ')
    expect((await inspect('e\u0301 ﬁ', { form: 'NFKC' })).text).toBe('é fi')
  })

  it('says when there is nothing', async () => {
    expect(noticeCodes(await inspect('plain text'))).toEqual(['clean'])
  })
})

it('counts, and lists each character once', async () => {
  const { counts, characters } = await inspect('ééa😀a', { list: 'once' })
  expect(counts).toEqual({ graphemes: 5, points: 5, units: 6, bytes: 10, scripts: ['Latn'] })
  expect(characters.map(({ code, utf8, utf16, count }: Record<string, unknown>) => [code, utf8, utf16, count])).toEqual([
    ['U+00E9', 'C3 A9', '00E9', 2],
    ['U+0061', '61', '0061', 2],
    ['U+1F600', 'F0 9F 98 80', 'D83D DE00', 1],
  ])
})

it('shortens the tables of a long text, not the text', async () => {
  const answer = await inspect('a\u200b'.repeat(2_500))
  expect([answer.found.length, answer.characters.length, answer.text.length]).toEqual([2_000, 2_000, 2_500])
  expect(noticeCodes(answer)).toEqual(['shortened'])
})

it('refuses more than it can list', async () => {
  expect(await failure(unicodeInspector, { text: 'a'.repeat(200_001) })).toMatchObject({ code: 'too-long', field: 'text' })
})
