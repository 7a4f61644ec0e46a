import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countGraphemes, eachGrapheme, wordsOf } from '../../../../registry/lib/text/segments.ts'

/** Characters that join, or do not, in every way that UAX 29 knows, and their neighbours. */
const PARTS = [
  'a',
  ' ',
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\u2028',
  'é',
  'é',
  '­',
  'Я',
  '𝐀',
  '１',
  '₿',
  '—',
  '　',
  '©',
  '®',
  '‍',
  '‌',
  '️',
  '👨',
  '👩',
  '🏽',
  '🇵',
  '🇱',
  '؀',
  'क',
  '्',
  'ष',
  'ि',
  'ำ',
  'ก',
  '한',
  'ᄀ',
  'ᅡ',
  'ᆨ',
  'カ',
  'ﾞ',
  '\ud800',
  '\udc00',
]

it('finds and counts what the platform finds, in any mixture', { tags: 'long' }, () => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }), (parts) => {
      const text = parts.join('')
      const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
      const found: string[] = []
      eachGrapheme(text, (character) => found.push(character))
      expect(found).toEqual(characters)
      expect(countGraphemes(text)).toBe(characters.length)
    }),
    { numRuns: 20_000 },
  )
})

// Unicode 17, WordBreakTest: a ZWJ ties letters to the emoji behind it (WB3c, WB4).
it.each([
  ['a\u200d🛑 b', ['a\u200d🛑', 'b']],
  ['é1\u200d🛑', ['é1\u200d🛑']],
  ['🛑\u200da', ['a']],
  ['a\u200d🛑-b c', ['a\u200d🛑-b', 'c']],
  ['👩\u200d🚀 🛑\u200d🛑 \u200d', []],
  ['a🛑', ['a']],
])('finds the words of %j', (text, words) => {
  expect([...wordsOf(text, 'en')]).toEqual(words)
})
