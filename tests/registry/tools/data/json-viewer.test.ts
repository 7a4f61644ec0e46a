import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonViewer } from '../../../../registry/tools/data/json-viewer.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('json-viewer', () => {
  it.each([
    ['1', 0, 1],
    ['{}', 1, 1],
    ['[[[]],2]', 3, 4],
    ['[[[]],[2]]', 3, 5],
    ['{"a":{"b":[true,null]}}', 3, 5],
  ])('measures %s', async (text, depth, values) => {
    expect((await output(jsonViewer, { text })).facts).toMatchObject({ depth, values })
  })

  it('gives the size in UTF-8 as TextEncoder does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀', '\ud800', '\udc00') }), async (content) => {
        const text = `"${content}"`
        expect((await output(jsonViewer, { text })).facts.size).toBe(new TextEncoder().encode(text).length)
      }),
    )
  })

  it('gives the document to the letter', async () => {
    const text = ' {"n": 12345678901234567890,\n "n": 1.10, "__proto__": {}} '
    const result = await output(jsonViewer, { text })
    expect(result.text).toBe(text)
    expect(result.notices).toEqual([{ code: 'repeated-name', params: { name: 'n', line: 2 }, level: 'warning' }])
  })

  it('gives pure JSON when something was passed over', async () => {
    expect(await output(jsonViewer, { text: '\ufeff[1]' })).toMatchObject({ text: '[1]' })
    expect(await output(jsonViewer, { text: '[1, /* x */]', tolerant: true })).toMatchObject({
      text: '[1]',
      notices: [{ code: 'comments-passed' }, { code: 'commas-passed' }],
    })
  })

  it('refuses nothing and faults', async () => {
    expect(await failure(jsonViewer, { text: ' ' })).toMatchObject({ code: 'required', field: 'text' })
    expect(await failure(jsonViewer, { text: '{"a":1,\n"b"}' })).toMatchObject({
      code: 'json-colon-missing',
      place: { line: 2, column: 4 },
    })
  })

  it('takes deep and big documents', { tags: 'long' }, async () => {
    expect((await output(jsonViewer, { text: '['.repeat(200_000) + ']'.repeat(200_000) })).facts).toMatchObject({ depth: 200_000 })
    const text = `[${'{"id":1,"tags":["a","b"]},'.repeat(400_000)}0]`
    expect((await output(jsonViewer, { text })).facts).toMatchObject({ values: 2_000_002 })
  })

  it.each([
    ['json5', '{2: 1}', 'json5-name-expected', 1],
    ['json5', '[yes]', 'json5-bad-word', 1],
    ['json5', '[NaN]', 'json-no-number', 1],
    ['lines', '{"a":\n1}', 'json-line-unfinished', 5],
  ])('as %s refuses %j', async (syntax, text, code, offset) => {
    expect(await failure(jsonViewer, { text, syntax })).toMatchObject({ code, place: { offset } })
  })

  it('reads JSON5 and JSON Lines', async () => {
    expect(JSON.parse((await output(jsonViewer, { text: "{a: 'b',} // c", syntax: 'json5' })).text)).toEqual({ a: 'b' })
    expect(JSON.parse((await output(jsonViewer, { text: '1\n[2]\n', syntax: 'lines' })).text)).toEqual([1, [2]])
  })
})
