import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinTexts, splitTexts } from '../../../../engine/view/drafts/joined-texts.ts'
import { isBlank, titleOf } from '../../../../engine/view/drafts/draft.ts'

describe('several texts kept as one', () => {
  it('are the same again, whatever is in them', () => {
    const text = fc.array(fc.constantFrom('\u2029', '\u2028', 'a', '\n', '<p>'), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        expect(splitTexts(joinTexts(texts), texts.length)).toEqual(texts)
      }),
    )
  })

  it('are one text as it stands where the others are empty, and blank where nothing is written', () => {
    expect(joinTexts(['<p>a</p>', '', ''])).toBe('<p>a</p>')
    expect(joinTexts(['', '', ''])).toBe('')
    expect(isBlank({ text: joinTexts([' ', '', '\n']) })).toBe(true)
    expect(titleOf({ text: joinTexts(['', 'h1 {}']) })).toBe('h1 {}')
  })
})
