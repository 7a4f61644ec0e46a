import { describe, expect, it } from 'vitest'
import { isolated } from '../../../engine/core/directions.ts'
import { createSentences } from '../../../engine/core/sentences.ts'

const [LRE, RLO, PDF, LRI, RLI, FSI, PDI] = ['\u202a', '\u202e', '\u202c', '\u2066', '\u2067', '\u2068', '\u2069']

describe('isolated', () => {
  it.each(['', 'abc', 'שלום', 'a\u200fb', '$& {{x}}'])('leaves %j as it is', (text) => expect(isolated(text)).toBe(text))

  it.each([
    ['an override', `a${RLO}b`, `${FSI}a${RLO}b${PDI}`],
    ['one that has ended', `a${RLO}b${PDF}c`, `${FSI}a${RLO}b${PDF}c${PDI}`],
    ['an embedding', `${LRE}a`, `${FSI}${LRE}a${PDI}`],
    ['an isolate without end', `a${RLI}b`, `${FSI}a${RLI}b${PDI}${PDI}`],
    ['an isolate with its end', `a${LRI}b${PDI}c`, `${FSI}a${LRI}b${PDI}c${PDI}`],
    ['an end without an isolate', `a${PDI}b${RLO}c`, `${FSI}ab${RLO}c${PDI}`],
    ['ends beyond measure', `${PDI}${RLI}${PDI}${PDI}${RLO}x`, `${FSI}${RLI}${PDI}${RLO}x${PDI}`],
  ])('holds %s within the text', (_what, text, expected) => expect(isolated(text)).toBe(expected))
})

it('keeps a sentence in its order, whatever is quoted in it', () => {
  const { say } = createSentences('en', { unknown: '“{{name}}” is unknown, after {{count, number}} tries.' })
  expect(say('unknown', { name: 'plain', count: 1000 })).toBe('“plain” is unknown, after 1,000 tries.')
  expect(say('unknown', { name: `a${PDI}${RLO}b`, count: 2 })).toBe(`“${FSI}a${RLO}b${PDI}” is unknown, after 2 tries.`)
  expect(say('unknown', { name: '<b> & "c" $t(unknown) {{count}}', count: 2 })).toBe(
    '“<b> & "c" $t(unknown) {{count}}” is unknown, after 2 tries.',
  )
})
