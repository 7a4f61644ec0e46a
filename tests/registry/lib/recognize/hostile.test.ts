import { describe, expect, it } from 'vitest'
import { MOST_PATTERN } from '../../../../engine/core/recognize.ts'
import { MOST_WHOLE, lookAt } from '../../../../registry/lib/recognize/look.ts'
import { recognizeText } from '../../../../registry/lib/recognize/recognize.ts'
import { RECOGNIZERS } from '../../../../registry/lib/recognize/recognizers.ts'
import { registry } from '../../../support/real-registry.ts'

/** Starts that make patterns go back and forth, repeated to any length. */
const HOSTILE: readonly (readonly [name: string, unit: string])[] = [
  ['one letter', 'a'],
  ['spaces', ' x'],
  ['line breaks', '\nx'],
  ['digits', '1'],
  ['zeros and ones', '01'],
  ['brackets', '['],
  ['braces', '{'],
  ['braces with names', '{a:'],
  ['tags', '<a'],
  ['tags with attributes', '<a b="'],
  ['comments', '<!--'],
  ['comments of programs', '/*'],
  ['slashes', '//'],
  ['quotation marks', '"'],
  ['backslashes', '"\\'],
  ['commas', ',a'],
  ['colons', 'a: '],
  ['hyphens', '- '],
  ['points', 'a.'],
  ['at signs', 'a@a.'],
  ['percent signs', '%41'],
  ['ampersands', '&amp;'],
  ['stars', '*a*'],
  ['underscores', '_a_'],
  ['backticks', '`a'],
  ['pipes', '|a'],
  ['hashes', '# '],
  ['links', '[a]('],
  ['equals signs', 'a='],
  ['parentheses', 'a('],
  ['functions', 'function a('],
  ['selectors', '.a{b:'],
  ['keywords', 'SELECT FROM '],
  ['types', 'type A='],
  ['surrogates', '\ud800'],
  ['marks', 'e\u0301\u0302\u0303'],
  ['nulls', '\0'],
]

/** As long as a recognizer ever gets one, and longer. */
const LENGTHS = [8 * 1024, MOST_WHOLE, MOST_WHOLE * 8]

describe('recognizers', () => {
  // What repeats a repetition would not end before the test does.
  it.each(HOSTILE)('end with %s of any length', (_, unit) => {
    for (const length of LENGTHS) {
      const text = unit.repeat(length / unit.length)
      expect(recognizeText(text, { language: 'en' }).every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true)
      expect(recognizeText(`${text}!`, { language: 'ru' })).toBeInstanceOf(Array)
    }
  })

  it('never see more than the bound', () => {
    const look = lookAt('x'.repeat(MOST_WHOLE + 1), 'en')
    expect([look.text.length, look.isWhole]).toEqual([MOST_WHOLE, false])
    expect(look.head.length).toBeLessThanOrEqual(8 * 1024)
  })

  it('say nothing, and throw nothing, for what is empty', () => {
    expect(recognizeText(' \n ', { language: 'en' })).toEqual([])
    for (const [kind, recognize] of Object.entries(RECOGNIZERS)) expect(() => recognize(lookAt('', 'en')), kind).not.toThrow()
  })

  it('look into what is inside at most twice', () => {
    const once = (text: string) => Buffer.from(text).toString('base64')
    const found = recognizeText(once(once(once(once('{"a": [1, 2, 3]}')))), { language: 'en' })
    expect(Math.max(...found.map(({ within }) => within.length))).toBe(2)
  })
})

describe('patterns of entries', () => {
  it('end for the longest text that they are tried on', () => {
    const { tools } = registry
    const patterns = tools.flatMap(({ recognizes }) => recognizes.flatMap(({ pattern }) => pattern ?? []))
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns)
      for (const [, unit] of HOSTILE) expect(() => pattern.test(`${unit.repeat(MOST_PATTERN)}\n!`.slice(-MOST_PATTERN))).not.toThrow()
  })
})
