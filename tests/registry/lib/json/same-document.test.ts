import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeUtf8 } from '../../../../engine/core/bytes/utf8.ts'
import { differOnlyInSpace, unitsOf } from '../../../../registry/lib/json/same-document.ts'

const both = (text: string, other: string) => [
  differOnlyInSpace(unitsOf(text), unitsOf(other)),
  differOnlyInSpace(encodeUtf8(text), encodeUtf8(other)),
]

it.each([
  ['{"a":[1,"ż 😀"]}', '{\n\t"a" : [ 1, "ż 😀" ]\r\n}\n'],
  [' [1] ', '[1]'],
  [String.raw`["\"", "\\"]`, String.raw`["\"","\\"]`],
  ['1', '1'],
])('the same but for space: %j', (text, other) => expect(both(text, other)).toEqual([true, true]))

it.each([
  ['["a b"]', '["a  b"]'],
  ['["a"]', '["a" ,]'],
  ['[1]', '[1'],
  ['[1', '[1]'],
  ['["a"]', '["a'],
  ['[1,2]', '[1\u00a0,2]'],
  ['[1,2]', '[1\0,2]'],
  ['[1]', '[1]1'],
  ['["a","b"]', '["a","c"]'],
  [String.raw`["\" ]"]`, String.raw`["\"]"]`],
])('not the same: %j, %j', (text, other) => expect(both(text, other)).toEqual([false, false]))

it('comes to an end where a text ends behind a backslash', () => {
  expect(both('"\\', '"\\')).toEqual([false, false])
})

it('agrees with what is left without the space', () => {
  const bare = (text: string) => text.replaceAll(/"(?:\\.|[^"\\])*(?:"|\\?$)|[ \n\r\t]+/gs, (part) => (part.startsWith('"') ? part : ''))
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.nat(), fc.constantFrom('', ' ', '\n', '"', '\\', '1', ']'), (json, another, at, put) => {
      const place = at % (json.length + 1)
      for (const other of [json.slice(0, place) + put + json.slice(place), JSON.stringify(JSON.parse(json), null, 2), another])
        expect(both(json, other)).toEqual(Array(2).fill(bare(json) === bare(other)))
    }),
    { numRuns: 500 },
  )
})
