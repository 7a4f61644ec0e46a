import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KRUTI_DEV } from '../../../../registry/data/scripts/kruti-dev.ts'
import { krutidevToUnicode } from '../../../../registry/tools/translators/krutidev-to-unicode.ts'
import { HINDI_FONT_SAMPLES, KRUTI_DEV_CONJUNCTS, KRUTI_DEV_SEQUENCES } from '../../../support/samples/hindi-font-samples.ts'
import { output } from '../../../support/run-tool.ts'

const read = async (text: string) => (await output(krutidevToUnicode, { text })).text as string

describe('krutidev-to-unicode', () => {
  it.each(HINDI_FONT_SAMPLES.map(([unicode, kruti]) => [kruti, unicode]))('reads %j as %j', async (kruti, unicode) => {
    expect(await output(krutidevToUnicode, { text: kruti })).toEqual({ text: unicode })
  })

  it.each(KRUTI_DEV_SEQUENCES)('reads the keys %j as %j', async (typed, unicode) => {
    expect(await read(typed)).toBe(unicode)
  })

  it.each(KRUTI_DEV_CONJUNCTS)('reads %j from %j', async (unicode, glyphs) => {
    // A glyph that is a dash too is one only within a word.
    expect(await read(`d${glyphs}d`)).toBe(`क${unicode}क`)
  })

  it.each([
    ['', ''],
    // The two ways to say a letter with a stem.
    ['Hks Hkks Hkk', 'भे भो भा'],
    ['Äj Òkjr', 'घर भारत'],
    // Short i before a cluster, with a stem, a reph and a nukta in it.
    ['fLFkfr foKfIr fuR; fgUnh', 'स्थिति विज्ञप्ति नित्य हिन्दी'],
    ['vkfFkZd fM+Xkzh f=kHkqt f=Hkqt', 'आर्थिक ड़िग्री त्रिभुज त्रिभुज'],
    ['fØ;k f\'k{kk fVªd jk"Vªfgr', 'क्रिया शिक्षा ट्रिक राष्ट्रहित'],
    // Reph behind signs and dots in either order, over conjuncts, and twice.
    ['o"kksZa o"kksaZ', 'वर्षों वर्षों'],
    ['o‚DlZ eks{kkZ dÙkkZ', 'वॉर्क्स मोर्क्षा कर्त्ता'],
    ['deZZ', 'कर्म'],
    ['uS_ZR;', 'नैर्ऋत्य'],
    // One character for several signs.
    ['xÆe xÇn xÉr ikVÊ o"kks±', 'गर्मि गदिं गर्तिं पार्टी वर्षों'],
    ['b± bZ Ã b', 'ईं ई ई इ'],
    ['mUgÈ g® esaa', 'उन्हीं हैं में'],
    // Nukta typed after a sign, half letters with a nukta.
    ['lMk+d yM+dk [k+cj [+kcj C;k+', 'सड़ाक लड़का ख़बर ख़बर ब्य़ा'],
    ['T+;knk T+kehu ¶+ykbV', 'ज़्यादा ज़मीन फ़्लाइट'],
    // Visarga and colon.
    ['nq%[k vr% 5%30 % jke%', 'दुःख अतः 5:30 : रामः'],
    // Dashes with spaces on both sides, and the letters of the same code.
    ['jke – lhrk — –"; —i;k', 'राम – सीता — दृष्य कृपया'],
    // Quotation marks that an office program made curly.
    ['“kgj Hkk‘kk d’V', 'शहर भाषा कष्ट'],
    // Punctuation and digits.
    ['D;k\\ gk¡] ughaA 1]500&2-5 ¼d½ ^[k* Þxß', 'क्या? हाँ, नहीं। 1,500-2.5 (क) ‘ख’ “ग”'],
    ['åƒ„…†‡ˆ‰Š‹ AA', '०१२३४५६७८९ ॥'],
    // Windows-1252 read as ISO 8859-1, where control characters stand for the bytes 80 to 9F.
    ['\x83\x84 v\x82fQl', '१२ ऑफिस'],
    ['d\r\nd\td\u00a0d', 'क\r\nक\tक\u00a0क'],
  ])('reads %j as %j', async (kruti, unicode) => {
    expect(await read(kruti)).toBe(unicode)
  })

  it('keeps what stands between double brackets, unless told otherwise', async () => {
    expect(await output(krutidevToUnicode, { text: '[[Hello]] jke [[a]]] [[' })).toEqual({ text: 'Hello राम a] ख्ख्' })
    expect(await output(krutidevToUnicode, { text: '[[d]]', brackets: false })).toEqual({ text: 'ख्ख्क,,' })
  })

  it('keeps and reports what the font lacks, with its place', async () => {
    expect(await output(krutidevToUnicode, { text: 'jke ©\nlhrk 😀© \ud800' })).toEqual({
      text: 'राम ©\nसीता 😀© \ud800',
      notices: [
        { code: 'unmapped', params: { character: '©', code: 'U+00A9', count: 2, line: 1, column: 5 }, level: 'warning' },
        { code: 'unmapped', params: { character: '😀', code: 'U+1F600', count: 1, line: 2, column: 6 }, level: 'warning' },
        { code: 'unmapped', params: { character: '\ufffd', code: 'U+D800', count: 1, line: 2, column: 10 }, level: 'warning' },
      ],
    })
    const many = Array.from({ length: 25 }, (_, index) => String.fromCharCode(0x3b1 + index)).join('')
    const { notices } = await output(krutidevToUnicode, { text: many })
    expect(notices).toHaveLength(21)
    expect(notices[20]).toMatchObject({ code: 'more-unmapped', params: { count: 5 } })
  })

  it('tells of Unicode among the text, of signs without letters, and of another font', async () => {
    expect(await output(krutidevToUnicode, { text: 'jke राम' })).toEqual({
      text: 'राम राम',
      notices: [{ code: 'already', params: { count: 3, line: 1, column: 5 }, level: 'info' }],
    })
    expect(await output(krutidevToUnicode, { text: 'd\nd f fv Z' })).toEqual({
      text: 'क\nक ि अि र्',
      notices: [{ code: 'stray', params: { count: 3, line: 2, column: 3 }, level: 'warning' }],
    })
    const { notices } = await output(krutidevToUnicode, { text: 'çã¢Îè ÖæÚUÌ ·¤è ÚUæÁÖæáæ ãñÐ' })
    expect(notices[0]).toEqual({ code: 'other-font', params: { font: 'Chanakya' }, level: 'warning' })
  })

  it('has a table in which no two glyphs are written for the same text', () => {
    const shown = Object.values(KRUTI_DEV.glyphs)
    expect(new Set(shown).size).toBe(shown.length)
    expect(Object.keys(KRUTI_DEV.aliases).filter((glyph) => glyph in KRUTI_DEV.glyphs)).toEqual([])
    for (const glyph of Object.keys({ ...KRUTI_DEV.glyphs, ...KRUTI_DEV.aliases })) expect(glyph).toHaveLength(1)
    for (const text of shown) expect(text).toBe(text.normalize('NFD'))
  })

  it('loses no character that it does not know, and gives normal form NFC for what it does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...Object.keys(KRUTI_DEV.glyphs), ' ', 'अ', '漢', '😀') }), async (text) => {
        const unicode = await read(text)
        expect(unicode).toBe(unicode.normalize('NFC'))
        expect(unicode.match(/[漢😀 ]/gu)).toEqual(text.match(/[漢😀 ]/gu))
      }),
    )
  })
})
