import * as fc from 'fast-check'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { jsonToToml } from '../../../../registry/tools/data/json-to-toml/tool.ts'
import { tomlToJson } from '../../../../registry/tools/data/toml-to-json.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToToml, { text, ...more })).text

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '"', "'", '\\', '\t', '\r', '#', '=', '😀', '\u0000', '\u007f', '.') }),
  fc.string({ unit: 'grapheme' }),
)
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('table'), { maxLength: 3 }),
    tie('table'),
  ),
  table: fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).table

describe('json-to-toml', () => {
  it('is read back as it was by smol-toml and by TOML to JSON', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(value, fc.boolean(), async (json, blocks) => {
        const toml = await convert(JSON.stringify(json), { blocks })
        expect(JSON.parse(JSON.stringify(parse(toml)))).toEqual(json)
        if (toml !== '') expect(JSON.parse((await output(tomlToJson, { text: toml })).text)).toEqual(json)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['{}', ''],
    ['{"a":{}}', '[a]\n'],
    ['{"a":{"b":{"c":1}}}', '[a.b]\nc = 1\n'],
    ['{"a":{"b":{"c":1},"d":2},"e":3}', 'e = 3\n\n[a]\nd = 2\n\n[a.b]\nc = 1\n'],
    ['{"a":[]}', 'a = []\n'],
    ['{"a":[{},{"b":[{"c":1}]}]}', '[[a]]\n\n[[a]]\n\n[[a.b]]\nc = 1\n'],
    ['{"a":[[1],[]],"b":[{"c":1},2]}', 'a = [[1], []]\nb = [{ c = 1 }, 2]\n'],
    ['{"a b":{"":1},"é":true}', '"é" = true\n\n["a b"]\n"" = 1\n'],
    ['{"n":[1,1.0,1e5,-0,9223372036854775807,1.10]}', 'n = [1, 1.0, 1e5, -0, 9223372036854775807, 1.10]\n'],
    ['{"s":"a\\nb\\n\\"\\"\\"\\\\"}', 's = """\na\nb\n\\""\\"\\\\"""\n'],
    ['{"s":["a\\nb"]}', 's = ["a\\nb"]\n'],
    ['{"s":"\\u0000\\u001f\\u007f\\t"}', 's = "\\u0000\\u001F\\u007F\\t"\n'],
  ])('writes %s', async (json, toml) => {
    expect(await convert(json)).toBe(toml)
  })

  it('detects dates and times only when asked, and only real ones', async () => {
    const json = '{"a":"2026-11-22","b":"08:30:00","c":"2026-11-22T08:30:00+01:00","d":"2026-02-30","e":"2026"}'
    expect(await convert(json, { dates: true })).toBe(
      'a = 2026-11-22\nb = 08:30:00\nc = 2026-11-22T08:30:00+01:00\nd = "2026-02-30"\ne = "2026"\n',
    )
    expect(await convert('{"a":"2026-11-22"}')).toBe('a = "2026-11-22"\n')
  })

  it('leaves nulls out when asked, and counts them', async () => {
    const { text: toml, notices } = await output(jsonToToml, { text: '{"a":null,"b":[1,null,{"c":null}],"d":{"e":null}}', nulls: 'drop' })
    expect(toml).toBe('b = [1, {}]\n\n[d]\n')
    expect(notices).toMatchObject([{ code: 'nulls-dropped', params: { count: 4 } }])
  })

  it('writes long integers as strings when asked', async () => {
    expect(await convert('{"a":12345678901234567890}', { longNumbers: 'string' })).toBe('a = "12345678901234567890"\n')
  })

  it.each([
    ['[1]', 'toml-root', 1],
    ['"x"', 'toml-root', 1],
    ['{"a":null}', 'toml-null', 6],
    ['{"a":[1,null]}', 'toml-null', 9],
    ['{"a":9223372036854775808}', 'toml-long-number', 6],
    ['{"a":-9223372036854775809}', 'toml-long-number', 6],
    ['{"a":"\\ud800"}', 'toml-surrogate', 6],
    ['{"\\ud800":1}', 'toml-surrogate', 2],
    ['{"a":1,"a":2}', 'json-repeated-name', 8],
  ])('refuses %s as %s', async (json, code, column) => {
    expect(await failure(jsonToToml, { text: json })).toMatchObject({ code, field: 'text', place: { column } })
  })
})
