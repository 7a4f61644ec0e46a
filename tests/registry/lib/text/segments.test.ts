import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countGraphemes, eachGrapheme } from '../../../../registry/lib/text/segments.ts'

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

it('finds and counts what the platform finds, in any mixture', () => {
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
