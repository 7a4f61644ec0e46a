import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { krutidevToUnicode } from '../../../../registry/tools/translators/krutidev-to-unicode.ts'
import { unicodeToKrutidev } from '../../../../registry/tools/translators/unicode-to-krutidev.ts'
import { arbitraryDevanagari } from '../../../support/samples/arbitrary-devanagari.ts'
import { HINDI_FONT_SAMPLES, KRUTI_DEV_CONJUNCTS } from '../../../support/samples/hindi-font-samples.ts'
import { output } from '../../../support/run-tool.ts'

const write = async (text: string) => (await output(unicodeToKrutidev, { text })).text as string

describe('unicode-to-krutidev', () => {
  it.each(HINDI_FONT_SAMPLES)('writes %j as %j', async (unicode, kruti) => {
    expect(await output(unicodeToKrutidev, { text: unicode })).toEqual({ text: kruti })
  })

  // A half conjunct is written only where a letter follows.
  it.each(KRUTI_DEV_CONJUNCTS)('writes %j as %j', async (unicode, glyphs) => {
    expect(await write(unicode.endsWith('्') ? `${unicode}म` : unicode)).toBe(unicode.endsWith('्') ? `${glyphs}e` : glyphs)
  })

  it.each([
    ['', ''],
    // Nukta composed, decomposed and before the virama or behind it.
    ['\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f', 'd+[k+x+t+M+<+Q+;+'],
    ['ज़्यादा ज\u094d\u093cयादा', 'T+;knk T+;knk'],
    ['ऩ \u0928\u093c ऱ ऴ', 'u+ u+ j+ G+'],
    // Short i goes before the whole cluster, the reph behind the signs.
    ['स्थिति विज्ञप्ति राष्ट्रिय', 'fLFkfr foKfIr jkf"Vª;'],
    ['वर्षों मूर्तियाँ कार्यकर्ताओं नैर्ऋत्य', 'o"kksZa ewfrZ;k¡ dk;ZdrkZvksa uS_ZR;'],
    // Rakar by the shape of its letter.
    ['क्रम ग्रह ट्रक छ्रु ह्रास त्त्र', 'Øe xzg Vªd Nªq ºzkl Ùkz'],
    // No half form: visible virama. Conjunct glyphs do not swallow half of a longer cluster.
    ['पद्म उद्घाटन अट्ठाईस विद्युत् क्त्य न्न्य द्द्य', 'in~e mn~?kkVu vëkbZl fo|qr~ DR; ™; n~|'],
    // Joiners: dropped, but a non-joiner keeps the virama, and a joiner behind ra its eyelash.
    ['क्\u200dष क्\u200cष शक्\u200cति र्\u200dय', '{k d~"k \'kfd~r j~;'],
    // Single glyphs of letter and sign.
    ['रु रू हृ दृ कृ त्रु संस्कृत', '# : â – — =q laLd`r'],
    // Quotation marks by what stands before, dashes, dots.
    [`"अ" 'इ' (“उ”)`, 'Þvß ^b* ¼Þmß½'],
    ['अ: 5:30', 'v% 5%30'],
    ['०९ ॥ ऽ ॰', 'å‹ AA · ñ'],
    ['क\r\n\tख', 'd\r\n\t[k'],
  ])('writes %j as %j', async (unicode, kruti) => {
    expect(await write(unicode)).toBe(kruti)
  })

  it('names what would show as Hindi letters, what a near character stands for, and what has no glyph', async () => {
    expect(await output(unicodeToKrutidev, { text: 'राम John 5% – …\nॐ ₹ John' })).toEqual({
      text: 'jke John 5% & ---\nॐ ₹ John',
      notices: [
        { code: 'clashes', params: { parts: 'John  %', count: 3, line: 1, column: 5 }, level: 'warning' },
        { code: 'near', params: { characters: '– → -  … → ...' }, level: 'info' },
        { code: 'unmapped', params: { character: 'ॐ', code: 'U+0950', count: 1, line: 2, column: 1 }, level: 'warning' },
        { code: 'unmapped', params: { character: '₹', code: 'U+20B9', count: 1, line: 2, column: 3 }, level: 'warning' },
      ],
    })
    expect(await output(unicodeToKrutidev, { text: 'कॄ ॠ' })).toEqual({
      text: 'dॄ ॠ',
      notices: [
        { code: 'unmapped', params: { character: 'ॄ', code: 'U+0944', count: 1, line: 1, column: 2 }, level: 'warning' },
        { code: 'unmapped', params: { character: 'ॠ', code: 'U+0960', count: 1, line: 1, column: 4 }, level: 'warning' },
      ],
    })
    const { notices } = await output(unicodeToKrutidev, { text: 'jke' })
    expect(notices[0]).toEqual({ code: 'no-devanagari', level: 'warning' })
  })

  it('writes and reads back what a reader cannot tell apart otherwise', async () => {
    const { text } = await output(unicodeToKrutidev, { text: 'राम [John] a]]b ₹', brackets: true })
    expect(text).toBe('jke [[[John]]] [[a]]]][[b]] [[₹]]')
    expect(await output(krutidevToUnicode, { text })).toEqual({ text: 'राम [John] a]]b ₹' })
  })

  it('leads back to the same text, whatever well-formed Hindi it is, and leaves no Devanagari over', async () => {
    const hindi = arbitraryDevanagari({
      signs: [...'ािीुूृेैोौॉॅ'],
      vowels: [...'अआइईउऊऋएऐओऔऑॲ'],
      marks: [' ', '\n', '। ', ', ', '? ', ' (', ') ', ' “', '” ', ' ‘', '’ ', '-', '॥', '१९४७', ' 1947 ', 'ऽ', '; '],
    })
    await fc.assert(
      fc.asyncProperty(hindi, async (text) => {
        const { text: kruti, notices } = await output(unicodeToKrutidev, { text: `क${text}क` })
        expect(notices).toBeUndefined()
        expect(kruti).not.toMatch(/[\u0900-\u097f\u200c\u200d]/)
        // These two letters alone in a word look like dashes.
        fc.pre(!/(?:^|\s)[–—](?:\s|$)/.test(kruti))
        expect(await output(krutidevToUnicode, { text: kruti })).toEqual({ text: `क${text}क` })
      }),
      { numRuns: 1000 },
    )
  })

  it('leads back from marked text of any kind', async () => {
    const unit = fc.constantFrom('रा', 'म', 'र्मि', ...'[]]aB©%漢😀 \n')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (text) => {
        const { text: kruti } = await output(unicodeToKrutidev, { text, brackets: true })
        expect((await output(krutidevToUnicode, { text: kruti })).text).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})
