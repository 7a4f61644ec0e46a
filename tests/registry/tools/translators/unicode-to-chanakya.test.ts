import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanakyaToUnicode } from '../../../../registry/tools/translators/chanakya-to-unicode.ts'
import { unicodeToChanakya } from '../../../../registry/tools/translators/unicode-to-chanakya.ts'
import { arbitraryDevanagari } from '../../../support/samples/arbitrary-devanagari.ts'
import { CHANAKYA_CONJUNCTS, HINDI_FONT_SAMPLES } from '../../../support/samples/hindi-font-samples.ts'
import { output } from '../../../support/run-tool.ts'

const write = async (text: string) => (await output(unicodeToChanakya, { text })).text as string

describe('unicode-to-chanakya', () => {
  it.each(HINDI_FONT_SAMPLES)('writes %j as it should', async (unicode, _, chanakya) => {
    expect(await output(unicodeToChanakya, { text: unicode })).toEqual({ text: chanakya })
  })

  // A half conjunct is written only where a letter follows; the filler ¤ is no part of the glyph.
  it.each(CHANAKYA_CONJUNCTS)('writes %j as %j', async (unicode, glyphs) => {
    const isHalf = unicode.endsWith('्')
    expect((await write(isHalf ? `${unicode}म` : unicode)).replaceAll('¤', '')).toBe(isHalf ? `${glyphs}×` : glyphs)
  })

  it.each([
    ['', ''],
    // The filler stands behind the glyph, but behind the signs that hang on its stem; none behind a nukta.
    ['क का कि की के कै कु कू कृ को क़', '·¤ ·¤æ ç·¤ ·¤è ·ð¤ ·ñ¤ ·é¤ ·ê¤ ·ë¤ ·¤ô ·¸'],
    ['र रे ट टे', 'ÚU ÚUð ÅU ÅUð'],
    // Anusvara is high behind what reaches above the line.
    ['कं कें कों कीं कर्कं हिं ईं', '·¤¢ ·ð¤´ ·¤ô´ ·¤è´ ·¤·¤ü´ çã¢ §ü´'],
    // The reph is ü, never Ê, which is half za.
    ['धर्म ज़्यादा', 'Ï×ü ÊØæÎæ'],
    ['प्र ट्र ठ्र ष्ट्र छ्र द्र', 'Âý Åþ Æþ Cþ Àþ ¼ý'],
    ['ट्य क्त्य', 'ÅK €ˆØ'],
    ['च्च च्च्य', '‘¿ “Ø'],
    // Latin digits are elsewhere; straight quotation marks become curly.
    ['१९४७ 1947', '1947 v~y|'],
    [`"अ" 'अ' अ: ×`, 'ÒÒ¥ÓÓ Ò¥Ó ¥Ñ &'],
    ['ऊ रु रू कॄ कॢ', 'ª¤ L¤ M¤ ·¤ì ·¤í'],
    ['अ-अ – (अ)', '¥-¥ - (¥)'],
  ])('writes %j as %j', async (unicode, chanakya) => {
    expect(await write(unicode)).toBe(chanakya)
  })

  it('names what would show as Hindi letters, what a near character stands for, and what has no glyph', async () => {
    expect(await output(unicodeToChanakya, { text: 'राम John – ॐ ₹' })).toEqual({
      text: 'ÚUæ× John - ॐ ₹',
      notices: [
        { code: 'clashes', params: { parts: 'John', count: 1, line: 1, column: 5 }, level: 'warning' },
        { code: 'near', params: { characters: '– → -' }, level: 'info' },
        { code: 'unmapped', params: { character: 'ॐ', code: 'U+0950', count: 1, line: 1, column: 12 }, level: 'warning' },
        { code: 'unmapped', params: { character: '₹', code: 'U+20B9', count: 1, line: 1, column: 14 }, level: 'warning' },
      ],
    })
    const parts = Array.from({ length: 30 }, (_, index) => `q${index}`).join(' ')
    const { notices } = await output(unicodeToChanakya, { text: parts })
    expect(notices.map(({ code }: { code: string }) => code)).toEqual(['no-devanagari', 'clashes'])
    expect(notices[1].params).toEqual({ parts: 'q', count: 30, line: 1, column: 1 })
  })

  it('leads back to the same text, whatever well-formed Hindi it is, and leaves no Devanagari over', async () => {
    const hindi = arbitraryDevanagari({
      signs: [...'ािीुूृॄॢेैोौॉॅ'],
      vowels: [...'अआइईउऊऋॠऌएऐओऔऑ'],
      marks: [' ', '\n', '। ', ', ', '? ', ' (', ') ', ' “', '” ', ' ‘', '’ ', '-', '॥', '१९४७', ' 1947 ', 'ऽ', '; '],
    })
    await fc.assert(
      fc.asyncProperty(hindi, async (text) => {
        const { text: chanakya, notices } = await output(unicodeToChanakya, { text })
        expect(notices).toEqual(
          /[\u0900-\u097f]/.test(text) || text.trim() === '' ? undefined : [{ code: 'no-devanagari', level: 'warning' }],
        )
        expect(chanakya).not.toMatch(/[\u0900-\u097f\u200c\u200d]/)
        // Two single quotation marks in a row look like a double one.
        fc.pre(!/[‘’]{2}/.test(text))
        expect((await output(chanakyaToUnicode, { text: chanakya })).text).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('leads back from marked text of any kind', async () => {
    const unit = fc.constantFrom('रा', 'म', 'र्मि', ...'[]]aB©%漢😀 \n')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (text) => {
        const { text: chanakya } = await output(unicodeToChanakya, { text, brackets: true })
        expect((await output(chanakyaToUnicode, { text: chanakya })).text).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})
