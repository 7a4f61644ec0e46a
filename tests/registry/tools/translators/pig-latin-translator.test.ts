import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pigLatinTranslator } from '../../../../registry/tools/translators/pig-latin-translator/tool.ts'
import { output } from '../../../support/run-tool.ts'

describe('pig-latin-translator', () => {
  it.each([
    ['', ''],
    // Common examples of textbooks and encyclopedias.
    ['pig', 'igpay'],
    ['latin', 'atinlay'],
    ['banana', 'ananabay'],
    ['smile', 'ilesmay'],
    ['string', 'ingstray'],
    ['thanks', 'anksthay'],
    ['eat', 'eatway'],
    ['omelet', 'omeletway'],
    ['I', 'Iway'],
    // qu and y.
    ['queen', 'eenquay'],
    ['square', 'aresquay'],
    ['Qatar', 'Atarqay'],
    ['yellow', 'ellowyay'],
    ['my', 'ymay'],
    ['rhythm', 'ythmrhay'],
    ['yttrium', 'yttriumway'],
    ['style', 'ylestay'],
    ['y', 'yay'],
    // No vowel at all.
    ['hmm', 'hmmay'],
    ['TV', 'TVAY'],
    // Capitals.
    ['String', 'Ingstray'],
    ['STRING', 'INGSTRAY'],
    ['APPLE', 'APPLEWAY'],
    ['A', 'Away'],
    ['iPhone', 'iPhoneway'],
    // Apostrophes, hyphens and other marks.
    ['don’t', 'on’tday'],
    ["can't", "an'tcay"],
    ["'tis", "'istay"],
    ['dogs’', 'ogsday’'],
    ['mother-in-law', 'othermay-inway-awlay'],
    ['“Hello, world!”\r\n(Yes…)', '“Ellohay, orldway!”\r\n(Esyay…)'],
    ['snake_case', 'akesnay_asecay'],
    // Letters with marks, in one and in two code points.
    ['éclair', 'éclairway'],
    ['ñandú', 'andúñay'],
    ['n\u0303andu\u0301', 'andu\u0301n\u0303ay'],
    ['Ångström', 'Ångströmway'],
    ['œuvre', 'œuvreway'],
    // What stays.
    ['3rd B2B 2026', '3rd B2B 2026'],
    ['see https://example.com/String?q=1 now', 'eesay https://example.com/String?q=1 ownay'],
    ['www.example.com', 'www.example.com'],
    ['write to me.too@example.co.uk.', 'itewray otay me.too@example.co.uk.'],
    ['привет שלום 你好', 'привет שלום 你好'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 amilyfay'],
    ['\ud800dog\0', '\ud800ogday\0'],
  ])('turns %j into %j', async (text, pig) => {
    expect(await output(pigLatinTranslator, { text })).toEqual({ text: pig })
  })

  it.each([
    ['way', 'appleway OXWAY y'],
    ['yay', 'appleyay OXYAY y'],
    ['hay', 'applehay OXHAY y'],
    ['ay', 'appleay OXAY y'],
  ])('ends words that begin with a vowel in %s', async (vowelEnding, text) => {
    expect(await output(pigLatinTranslator, { text: 'apple OX y', vowelEnding })).toEqual({ text: text.replace(/y$/, 'yay') })
  })

  it('marks what moved with a hyphen', async () => {
    expect(await output(pigLatinTranslator, { text: 'String apple HMM', hyphen: true })).toEqual({ text: 'Ing-stray apple-way HMM-AY' })
  })

  it('changes nothing between the words, and no word but its order of letters', async () => {
    const sorted = (text: string) => [...text.toLowerCase()].toSorted().join('')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[a-zA-Z]{1,10}$/), { minLength: 1 }), async (words) => {
        const { text } = await output(pigLatinTranslator, { text: words.join(', ') })
        const turned = (text as string).split(', ')
        expect(turned).toHaveLength(words.length)
        turned.forEach((word, index) => {
          const ending = /^[aeiou]|^y(?![aeiou]).|^y$/i.test(words[index] as string) && /way$/i.test(word) ? 3 : 2
          expect(sorted(word.slice(0, -ending))).toBe(sorted(words[index] as string))
        })
      }),
    )
  })
})
