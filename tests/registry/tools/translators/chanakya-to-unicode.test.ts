import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANAKYA } from '../../../../registry/data/scripts/chanakya.ts'
import { chanakyaToUnicode } from '../../../../registry/tools/translators/chanakya-to-unicode.ts'
import { CHANAKYA_CONJUNCTS, HINDI_FONT_SAMPLES } from '../../../support/samples/hindi-font-samples.ts'
import { output } from '../../../support/run-tool.ts'

const read = async (text: string) => (await output(chanakyaToUnicode, { text })).text as string

describe('chanakya-to-unicode', () => {
  it.each(HINDI_FONT_SAMPLES.map(([unicode, , chanakya]) => [chanakya, unicode]))('reads %j as %j', async (chanakya, unicode) => {
    expect(await output(chanakyaToUnicode, { text: chanakya })).toEqual({ text: unicode })
  })

  it.each(CHANAKYA_CONJUNCTS)('reads %j from %j', async (unicode, glyphs) => {
    expect(await read(`·¤${glyphs}·¤`)).toBe(`क${unicode}क`)
  })

  it.each([
    ['', ''],
    // Spellings of newspapers.
    ['âÚU·¤æÚU ·ð¤‹¼ý ÂæÅUèü ·¤ÚUÙð ç·¤Øæ', 'सरकार केन्द्र पार्टी करने किया'],
    // The four half letters under control characters, and the copy that lost them.
    ['×éØ×¢˜æè ×é\x81Ø×¢˜æè âà\x8f \x8dÜ ×ã\x90Î', 'मुयमंत्री मुख्यमंत्री सश्भ् फ्ल महम्द'],
    // Reph: over signs, with a dot in one glyph, and as the half of long i.
    ['ßáôü´ ßáôZ Ï×ü ×êçÌüØæ¡', 'वर्षों वर्षों धर्म मूर्तियाँ'],
    ['§ü §ü´ §Z §', 'ई ईं ईं इ'],
    // Rakar before and behind the vowel sign, in its three shapes.
    ['Âýæ Âæý Åþæ ÂA', 'प्रा प्रा ट्रा प्र'],
    // Signs with two shapes, dots before the sign, a nukta behind it.
    ['·¤ä ·¤å ·Ô¤ ×´ ×¢ð ×ð´ ÜÇð¸ ÜÇ¸ð', 'कु कू के मं में में लड़े लड़े'],
    ['Á¸×èÙ ÊØæÎæ ¥æòçÈ¤â ¥ò', 'ज़मीन ज़्यादा ऑफिस ॲ'],
    // Hindi digits under Latin ones, and the other way round.
    ['1947 ®vwxyz{|}~', '१९४७ 0123456789'],
    // Quotation marks of one and two glyphs, dandas, visarga and colon.
    ['ÒÒ¥ÓÓ Ò¥Ó ¥Ð ¥H ÇæòÐ', '“अ” ‘अ’ अ। अ॥ डॉ।'],
    ['ÎéÑ¹ ¥ÌÑ 5Ñ30', 'दुःख अतः ५:३०'],
    ['¥, ¥. (¥) ¥? ¥-¥ ¥/¥ ¥!', 'अ, अ. (अ) अ? अ-अ अ/अ अ!'],
    ['\xad ¬ «', 'ऌ ॠ ऋ'],
    // Windows-1252 read as ISO 8859-1.
    ['\x80Øæ \x98æ', 'क्या त्र'],
  ])('reads %j as %j', async (chanakya, unicode) => {
    expect(await read(chanakya)).toBe(unicode)
  })

  it('keeps and reports what the font lacks, and tells of another font', async () => {
    expect(await output(chanakyaToUnicode, { text: '×ðÚUæ $ [[email]]\n漢' })).toEqual({
      text: 'मेरा $ email\n漢',
      notices: [
        { code: 'unmapped', params: { character: '$', code: 'U+0024', count: 1, line: 1, column: 7 }, level: 'warning' },
        { code: 'unmapped', params: { character: '漢', code: 'U+6F22', count: 1, line: 2, column: 1 }, level: 'warning' },
      ],
    })
    const { notices } = await output(chanakyaToUnicode, { text: 'fganh Hkkjr dh jktHkk"kk gSA' })
    expect(notices).toEqual([{ code: 'other-font', params: { font: 'Kruti Dev' }, level: 'warning' }])
  })

  it('tells of Unicode among the text and of signs without letters', async () => {
    expect((await output(chanakyaToUnicode, { text: '¥ अआ\nç ü' })).notices).toEqual([
      { code: 'already', params: { count: 2, line: 1, column: 3 }, level: 'info' },
      { code: 'stray', params: { count: 2, line: 2, column: 1 }, level: 'warning' },
    ])
  })

  it('has a table in which no two glyphs are written for the same text', () => {
    const shown = Object.values(CHANAKYA.glyphs)
    expect(new Set(shown).size).toBe(shown.length)
    expect(Object.keys(CHANAKYA.aliases).filter((glyph) => glyph in CHANAKYA.glyphs)).toEqual([])
    for (const glyph of Object.keys({ ...CHANAKYA.glyphs, ...CHANAKYA.aliases })) expect(glyph).toHaveLength(1)
    for (const text of shown) expect(text).toBe(text.normalize('NFD'))
  })

  it('loses no character that it does not know, and gives normal form NFC for what it does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...Object.keys(CHANAKYA.glyphs), ' ', 'अ', '漢', '😀') }), async (text) => {
        const unicode = await read(text)
        expect(unicode).toBe(unicode.normalize('NFC'))
        expect(unicode.match(/[漢😀 ]/gu)).toEqual(text.match(/[漢😀 ]/gu))
      }),
    )
  })
})
