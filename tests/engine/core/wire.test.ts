import { file } from '../../../engine/core/kit.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ToolError } from '../../../engine/core/errors.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { value } from '../../../engine/core/schema.ts'
import { fromBase64, fromWire, outputFromWire, toBase64, toWire } from '../../../engine/core/wire.ts'

const fields = fieldsOf(
  z.object({
    picture: file('Part'),
    pages: z.array(value.file).max(9),
    rows: z.array(z.object({ scan: file('Part') })).max(9),
    text: z.string().max(9),
  }),
)
const codeOf = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error instanceof ToolError ? error.failure : error
  }
}

describe('files on JSON faces', () => {
  const one = { name: 'a.bin', type: 'image/png', bytes: new Uint8Array([0, 255, 10]) }

  it('go there and back, alone, in lists and in rows', () => {
    const input = { picture: one, pages: [one, one], rows: [{ scan: one }], text: 'x' }
    const wire = toWire(input)
    expect(wire).toMatchObject({ picture: { base64: 'AP8K', type: 'image/png', name: 'a.bin' } })
    expect(fromWire(fields, JSON.parse(JSON.stringify(wire)))).toEqual(input)
  })

  it('are known in an output by exactly their three parts', () => {
    const wire = { base64: 'AP8K', type: 'image/png', name: 'a.bin' }
    expect(outputFromWire({ part: wire })).toEqual({ part: one })
    expect(outputFromWire({ ...wire, more: 1 })).toEqual({ ...wire, more: 1 })
  })

  it('leave nothing of what is undefined', () => {
    expect(Object.keys(toWire({ a: 1, b: undefined }) as object)).toEqual(['a'])
  })

  it('may leave out name and type', () => {
    expect(fromWire(fields, { picture: { base64: '' } })).toEqual({
      picture: { name: 'file', type: 'application/octet-stream', bytes: new Uint8Array() },
    })
  })

  it.each([
    ['Base64 with a blank', { base64: 'AA A' }, { code: 'bad-encoding', field: 'picture' }],
    ['Base64 that ends too soon', { base64: 'AAA' }, { code: 'bad-encoding' }],
    ['no Base64', {}, { code: 'wrong-type', params: { expected: 'file' } }],
    ['a name that is none', { base64: '', name: 5 }, { code: 'wrong-type' }],
  ])('are refused for %s', (_, picture, failure) => {
    expect(codeOf(() => fromWire(fields, { picture }))).toMatchObject(failure)
  })

  it('are refused with their place in a list', () => {
    expect(codeOf(() => fromWire(fields, { pages: [{ base64: '' }, { base64: '!' }] }))).toMatchObject({ field: 'pages.1' })
  })
})

describe('an output as JSON', () => {
  it('has big numbers as texts, and nothing for what is undefined', () => {
    expect(toWire({ a: 10n ** 20n, b: undefined, c: [1n, { d: undefined, e: null }] })).toEqual({
      a: '100000000000000000000',
      c: ['1', { e: null }],
    })
  })

  it('keeps a name that means something to JavaScript as a name', () => {
    const value = toWire(JSON.parse('{"__proto__": {"a": 1}}')) as object
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

it('input deeper than it may be is refused', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  expect(codeOf(() => fromWire(fields, { text: nested(200) }))).toMatchObject({ code: 'too-deep' })
  expect(codeOf(() => fromWire(fields, { text: nested(20) }))).not.toMatchObject({ code: 'too-deep' })
})

it('Base64 is that of the platform, both ways', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70_000 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64')
      expect(toBase64(bytes)).toBe(text)
      expect(Buffer.compare(fromBase64(text, 'a'), bytes)).toBe(0)
    }),
    { numRuns: 20 },
  )
})

it('an output comes back from JSON with its files, however deep, and with all else as it was', () => {
  const one = { name: 'a.png', type: 'image/png', bytes: Uint8Array.of(1, 2, 3) }
  const output = { image: one, files: [one, one], rows: [{ scan: one, text: 'x' }], none: null, plain: { base64: 'AQID', type: 'x' } }
  expect(outputFromWire(JSON.parse(JSON.stringify(toWire(output))))).toEqual(output)
})
