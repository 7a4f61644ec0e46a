import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTextCoder } from '../../../../engine/core/bytes/text-coder.ts'
import { layoutJson } from '../../../../registry/lib/json/layout.ts'
import { layoutBytes } from '../../../../registry/lib/json/layout-bytes.ts'
import { surveyJson } from '../../../../registry/lib/json/survey.ts'

const INDENTATIONS = ['2', '4', 'tab', 'none', 10] as const
/** As the reader of texts lays it out: all of this is too short for the other. */
const slowly = (text: string, indentation: (typeof INDENTATIONS)[number]) => layoutJson(text, { indentation, sortNames: false })
/** Names whose spelling may differ are left to the reader of texts. */
const hasOddName = (text: string) => /\\[u/]/.test(text)

it('lays out as the reader of texts does', () => {
  const space = fc.constantFrom(0, 1, 2, '\t', ' \n\r\t')
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), space, fc.constantFrom(...INDENTATIONS), (value, around, indentation) => {
      const text = JSON.stringify(value, null, around)
      const made = layoutBytes(text, indentation, createTextCoder())
      if (made === undefined) expect(hasOddName(text)).toBe(true)
      else expect(made).toBe(slowly(text, indentation))
    }),
    { numRuns: 1500 },
  )
})

it('takes what JSON.parse takes but for repeated names, and lays it out alike', { tags: 'long' }, () => {
  const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '"b"', '"é😀"', '"\\', '"', 'n"', '/', '1', '0', '-', '.', '5', 'e', '+', 'u00Af']
  const words = ['true', 'false', 'null', 'nul', ' ', '\n', '\r', '\t', '\f', '\0', '\u001f', '\ufeff', '\u00a0', "'", '[]', '{}', '"c":']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 9 }), (parts) => {
      for (const text of [parts.join(''), `{"a":${parts.join('')}}`, `["${parts.join('')}",${parts.join('')}]`]) {
        const made = layoutBytes(text, '2', createTextCoder())
        if (isJson(text) && surveyJson(text).repeated.length === 0 && !hasOddName(text)) expect(made).toBe(slowly(text, '2'))
        else if (!isJson(text)) expect(made).toBeUndefined()
      }
    }),
    { numRuns: 30_000 },
  )
})

const MANY = Array.from({ length: 3000 }, (_, index) => `"name ${index}":${index}`).join(',')

it.each([
  ['{"a":1,"a":2}', false],
  ['{"a":{"a":1},"b":[{"a":1}],"c":{"a":1}}', true],
  ['{"a":1,"\\u0061":2}', false],
  ['{"/":1,"\\/":2}', false],
  ['{"a\\"b":1,"a\\\\u0061":2}', true],
  ['["\\u00e9","\\uD83D\\ude00","\\/"]', true],
  ['["\\b\\f\\n\\r\\t\\\\\\""]', true],
  ['["\\v"]', false],
  ['["\\u00g0"]', false],
  ['["\ud800"]', false],
  ['\ufeff[]', false],
  ['["\\', false],
  ['["\\u00', false],
  [`[{${MANY}},{${MANY}}]`, true],
  [`{${MANY},"name 1234":0}`, false],
  [`{${Array.from({ length: 20 }, (_, index) => `"${index}":0`).join(',')},"a":{"1":[{"2":0}]},"b":0}`, true],
  [`{${Array.from({ length: 20 }, (_, index) => `"${index}":0`).join(',')},"a":{"1":[{"2":0}]},"a":0}`, false],
  [`${'['.repeat(200)}${']'.repeat(200)}`, true],
  [`${'['.repeat(201)}${']'.repeat(201)}`, false],
  [`${'['.repeat(150)}${'1,'.repeat(2000)}1${']'.repeat(150)}`, true],
  [`${'['.repeat(190)}${'1,'.repeat(200_000)}1${']'.repeat(190)}`, false],
])('leaves to the reader of texts what it cannot be sure of: %#', (text, isTaken) => {
  const made = layoutBytes(text, '2', createTextCoder())
  expect(made !== undefined).toBe(isTaken)
  if (isTaken) expect(made === slowly(text, '2')).toBe(true)
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
