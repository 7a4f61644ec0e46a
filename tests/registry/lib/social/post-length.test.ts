/** @module-tag long */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countXPost } from '../../../../registry/lib/social/post-length.ts'

/** The rule as X states it, character by character. */
function weigh(text: string): number {
  let length = 0
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text.normalize('NFC'))) {
    if (/^\p{RGI_Emoji}$/v.test(segment)) length += 2
    else for (const letter of segment) length += /[\0-\u{10ff}\u{2000}-\u{200d}\u{2010}-\u{201f}\u{2032}-\u{2037}]/u.test(letter) ? 1 : 2
  }
  return length
}

it('weighs any mixture as the rule says', () => {
  const parts = [
    'a',
    'é',
    'e\u0301',
    '1',
    '#',
    '\ufe0f',
    '\u20e3',
    '©',
    '®',
    '™',
    'Я',
    '한',
    '日',
    '—',
    '“',
    '👨',
    '\u200d',
    '👩',
    '🏽',
    '🇵',
    '🇱',
    '\r\n',
    'ა',
    'ᄀ',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
      expect(countXPost(chosen.join(''))).toBe(weigh(chosen.join('')))
    }),
    { numRuns: 10_000 },
  )
})
