import { describe, expect, it } from 'vitest'
import { jsonSchemaValidator } from '../../../../registry/tools/data/json-schema-validator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const validate = (data: unknown, schema: unknown, more: object = {}) =>
  output(jsonSchemaValidator, { text: JSON.stringify(data), schema: JSON.stringify(schema), ...more })
const refuse = (schema: unknown, more: object = {}) =>
  failure(jsonSchemaValidator, { text: '1', schema: typeof schema === 'string' ? schema : JSON.stringify(schema), ...more })
const problems = async (data: unknown, schema: unknown, more: object = {}) =>
  ((await validate(data, schema, more)).errors ?? []).map(({ problem }: { problem: string }) => problem)

describe('json-schema-validator', () => {
  // Keywords of draft 2020-12 (json-schema.org/draft/2020-12/json-schema-validation), each with what breaks it and what was asked for.
  it.each([
    ['type', '"a"', { type: 'integer' }, '"integer"'],
    ['type', '1.5', { type: ['integer', 'null'] }, '["integer","null"]'],
    ['enum', '3', { enum: [1, 2] }, '[1,2]'],
    ['const', '3', { const: { a: 1 } }, '{"a":1}'],
    ['required', '{}', { required: ['a"b'] }, '"a\\"b"'],
    ['dependentRequired', '{"a":1}', { dependentRequired: { a: ['b'] } }, '"b"'],
    ['minimum', '1', { minimum: 2 }, '2'],
    ['maximum', '3', { maximum: 2.5 }, '2.5'],
    ['exclusiveMinimum', '2', { exclusiveMinimum: 2 }, '2'],
    ['exclusiveMaximum', '2', { exclusiveMaximum: 2 }, '2'],
    ['multipleOf', '0.35', { multipleOf: 0.1 }, '0.1'],
    ['minLength', '"😀"', { minLength: 2 }, '2'],
    ['maxLength', '"😀😀"', { maxLength: 1 }, '1'],
    ['pattern', '"b"', { pattern: '^a' }, '"^a"'],
    ['minItems', '[]', { minItems: 1 }, '1'],
    ['maxItems', '[1,2]', { maxItems: 1 }, '1'],
    ['uniqueItems', '[{"a":1,"b":2},{"b":2,"a":1}]', { uniqueItems: true }, 'true'],
    ['contains', '[1,2]', { contains: { const: 3 } }, '{"const":3}'],
    ['minContains', '[1]', { contains: { const: 1 }, minContains: 2 }, '2'],
    ['maxContains', '[1,1]', { contains: { const: 1 }, maxContains: 1 }, '1'],
    ['minProperties', '{}', { minProperties: 1 }, '1'],
    ['maxProperties', '{"a":1}', { maxProperties: 0 }, '0'],
    ['not', '1', { not: { type: 'number' } }, '{"type":"number"}'],
    ['oneOf', '5', { oneOf: [{ type: 'number' }, { minimum: 3 }] }, '[{"type":"number"},{"minimum":3}]'],
    ['extraKey', '{"b":1}', { additionalProperties: false }, undefined],
    ['extraItem', '[1,2]', { prefixItems: [true], items: false }, undefined],
    ['never', '1', false, undefined],
  ])('tells %s of %s', async (problem, text, schema, expected) => {
    const { valid, errors } = await output(jsonSchemaValidator, { text, schema: JSON.stringify(schema) })
    expect(valid).toBe(false)
    expect(errors[0]).toMatchObject({ problem })
    expect(errors[0].expected).toBe(expected)
  })

  it('leaves out what only repeats, and keeps the alternatives', async () => {
    const deep = { properties: { a: { items: { allOf: [{ $ref: '#/$defs/n' }] } } }, $defs: { n: { if: false, else: { minimum: 5 } } } }
    expect((await validate({ a: [1] }, deep)).errors).toMatchObject([{ problem: 'minimum', path: '/a/0', expected: '5' }])
    expect(await problems(2, { anyOf: [{ type: 'string' }, { const: 1 }] })).toEqual(['anyOf', 'type', 'const'])
    // What is called like a keyword is none.
    expect(await problems({ contains: { a: 1 } }, { properties: { contains: { properties: { a: { const: 2 } } } } })).toEqual(['const'])
    expect(await problems([1, 2], { contains: { const: 3 } })).toEqual(['contains'])
  })

  it('says where: JSON pointer, line and column', async () => {
    const { errors } = await output(jsonSchemaValidator, {
      text: '{\r\n "a/b~": [\r\n  1, "é%"]\r\n}',
      schema: '{"additionalProperties":{"items":{"type":"number"}}}',
    })
    expect(errors).toEqual([
      { problem: 'type', path: '/a~1b~0/1', found: '"é%"', expected: '"number"', keyword: 'type', line: 3, column: 6 },
    ])
  })

  // Where the drafts differ: draft 4 and 7 have tuples in items, draft 4 boolean limits, and both pass over what is beside a $ref.
  it.each([
    ['4', 3, { minimum: 3, exclusiveMinimum: true }, false],
    ['7', [1, 2], { items: [{ type: 'number' }], additionalItems: false }, false],
    ['7', 1, { $ref: '#/definitions/a', type: 'string', definitions: { a: { type: 'number' } } }, true],
    ['2020-12', 1, { $ref: '#/$defs/a', type: 'string', $defs: { a: { type: 'number' } } }, false],
    ['2020-12', 'x', { type: 'string', id: 'not a uri %' }, true],
    ['4', { a: 1 }, { dependencies: { a: ['b'] } }, false],
    ['2019-09', [1, 2], { prefixItems: [{ type: 'string' }] }, true],
  ] as const)('follows draft %s', async (draft, data, schema, valid) => {
    expect((await validate(data, schema, { draft })).valid).toBe(valid)
  })

  it('tells what was expected behind references by address, by anchor, and by those that depend on the way', async () => {
    const parts = { a: { $id: 'https://a.example/a', $anchor: 'n', minimum: 5 }, b: { $id: 'b', $anchor: 'n', minimum: 7 } }
    const expected = async (schema: object) => (await validate([1], { ...schema, $defs: parts })).errors[0]?.expected
    expect(await expected({ items: { $ref: 'https://a.example/a' } })).toBe('5')
    expect(await expected({ items: { $ref: 'b#n' } })).toBe('7')
    expect(await expected({ $id: 'https://a.example/', items: { $ref: 'a#n' } })).toBe('5')
    expect(await expected({ $dynamicAnchor: 'x', items: { anyOf: [{ $dynamicRef: '#x' }] }, minItems: 2 })).toBe('2')
  })

  // JSON Schema 2020-12, 7.7.1.1 and 8.2.3.2; 2019-09, 8.2.4.2.
  it('follows a dynamic reference to the outermost resource that led to it', async () => {
    const list = { $id: 'list', type: 'array', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } }
    const of = (id: string, type: string) => ({ $id: id, $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type } } })
    const when = (kind: string, $ref: string) => ({ properties: { kind: { const: kind }, list: { $ref } } })
    const both = {
      anyOf: [when('number', 'numbers'), when('string', 'strings')],
      $defs: { list, numbers: of('numbers', 'number'), strings: of('strings', 'string') },
    }
    for (const [kind, item, valid] of [
      ['number', 1, true],
      ['number', 'a', false],
      ['string', 'a', true],
      ['string', 1, false],
    ])
      expect((await validate({ kind, list: [item] }, both)).valid, `${kind} ${item}`).toBe(valid)
    expect((await validate([1, 'a'], { $ref: 'list', $defs: { list } })).valid).toBe(true)
    // Nothing is dynamic about a reference to a plain anchor, nor in a draft without it.
    const plain = {
      $id: 'https://a.example/',
      $dynamicAnchor: 'x',
      type: 'array',
      items: { $id: 'b', $anchor: 'x', $dynamicRef: '#x', type: 'null' },
    }
    expect((await validate([null], { ...plain, items: { ...plain.items, $dynamicRef: undefined } })).valid).toBe(true)
    expect((await validate([1], { $dynamicAnchor: 'x', type: 'array', items: { $dynamicRef: '#x' } }, { draft: '2019-09' })).valid).toBe(
      true,
    )

    const tree = { $id: 'tree', $recursiveAnchor: true, type: 'object', properties: { child: { $recursiveRef: '#' } } }
    const strict = { $id: 'strict', $recursiveAnchor: true, $ref: 'tree', unevaluatedProperties: false, $defs: { tree } }
    expect((await validate({ child: { chidl: {} } }, strict, { draft: '2019-09' })).valid).toBe(false)
    expect((await validate({ child: { chidl: {} } }, tree, { draft: '2019-09' })).valid).toBe(true)
  })

  it('refuses dynamic anchors that are met in too many orders, and takes a few', { tags: 'long' }, async () => {
    const tangle = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `r${index}`)
      const parts = names.map((name) => [name, { $id: name, $dynamicAnchor: name, anyOf: names.map(($ref) => ({ $ref })) }])
      return { items: { $ref: 'r0' }, $defs: Object.fromEntries(parts) as object }
    }
    expect(await validate([], tangle(4))).toMatchObject({ valid: true })
    expect(await refuse(tangle(40))).toMatchObject({ code: 'schema-loop' })
  })

  it('takes the draft from $schema', async () => {
    const tuple = { items: [{ type: 'string' }] }
    expect((await validate([1], { $schema: 'http://json-schema.org/draft-07/schema#', ...tuple })).valid).toBe(false)
    const unknown = await validate(1, { $schema: 'https://example.com/my' })
    expect(noticeCodes(unknown)).toEqual(['unknown-draft'])
  })

  it('checks formats where the draft does, or when asked', async () => {
    const schema = { format: 'date' }
    expect(await validate('x', schema)).toMatchObject({ valid: true, notices: [{ code: 'formats-not-checked' }] })
    expect((await validate('x', schema, { formats: 'always' })).valid).toBe(false)
    expect((await validate('x', schema, { draft: '7' })).valid).toBe(false)
    expect((await validate('x', schema, { draft: '7', formats: 'never' })).valid).toBe(true)
    expect(await problems({ format: 1 }, { properties: { format: { type: 'string' } } })).toEqual(['type'])
  })

  it('reads patterns as JavaScript does without Unicode mode, where the meaning is plain', async () => {
    expect((await validate('a-b', { pattern: '^[\\w-.]+\\-b$' })).valid).toBe(true)
    expect((await validate({ 'a-b': 1 }, { patternProperties: { '^a\\-': { type: 'string' } } })).valid).toBe(false)
    expect(await problems({ 'a-b': 1 }, { patternProperties: { '^a\\-': { type: 'string' }, '^a-': { minimum: 2 } } })).toEqual([
      'type',
      'minimum',
    ])
  })

  it('tells of numbers that a double cannot hold', async () => {
    const result = await output(jsonSchemaValidator, { text: '[9007199254740993, 1.5, 1e400]', schema: 'true' })
    expect(result.notices).toMatchObject([{ code: 'long-numbers', params: { count: 1 } }])
  })

  it('keeps names such as __proto__', async () => {
    const { errors } = await output(jsonSchemaValidator, {
      text: '{"__proto__":1}',
      schema: '{"properties":{"__proto__":{"type":"string"},"toString":{"type":"string"}},"required":["constructor"]}',
    })
    expect(errors.map(({ problem, path }: { problem: string; path: string }) => [problem, path])).toEqual([
      ['required', ''],
      ['type', '/__proto__'],
    ])
  })

  it.each([
    ['[]', 'schema-kind', { column: 1 }],
    ['{"properties":{"a":1}}', 'schema-kind', { column: 20 }],
    ['{"minLength":"3"}', 'schema-keyword', { column: 14 }],
    ['{"items":[{"minimum":"3"}]}', 'schema-keyword', { column: 22 }],
    ['{"type":"text"}', 'schema-type', { column: 9 }],
    ['{"type":["string",1]}', 'schema-type', { column: 19 }],
    ['{"pattern":"("}', 'schema-pattern', { column: 12 }],
    ['{"patternProperties":{"(":{}}}', 'schema-pattern', { column: 23 }],
    ['{"$ref":"#/nowhere"}', 'schema-ref', { column: 9 }],
    ['{"$ref":"https://example.com/x.json"}', 'schema-ref', { column: 9 }],
    ['{"$dynamicRef":"#a"}', 'schema-ref', { column: 16 }],
    ['{"$ref":"#/type","type":"string"}', 'schema-kind', { column: 25 }],
    ['{"$ref":"#"}', 'schema-loop', undefined],
    ['{"$defs":{"a":{"$id":"http://a.b/c"},"b":{"$id":"http://a.b/c","type":"string"}}}', 'schema-name', { column: 42 }],
    ['{"$id":"http://a.b/c","$defs":{"a":{"$id":"c"}}}', 'schema-name', { column: 43 }],
    ['{"$ref":"#a","$defs":{"x":{"$anchor":"a"},"y":{"$anchor":"a"}}}', 'schema-name', { column: 58 }],
    ['{"a":1,"a":2}', 'json-repeated-name', { column: 8 }],
    ['', 'required', undefined],
  ])('refuses the schema %s as %s', async (schema, code, place) => {
    expect(await refuse(schema)).toMatchObject({ code, field: 'schema', ...(place && { place }) })
  })

  it('shows the first thousand errors, and has a cap on time', async () => {
    const asked: number[] = []
    const input = { text: JSON.stringify(Array.from({ length: 1200 }, () => 1)), schema: '{"items":{"type":"string"}}' }
    const result = await output(jsonSchemaValidator, input, {}, { within: (ms) => asked.push(ms) })
    expect([result.count, result.errors.length, noticeCodes(result), asked]).toEqual([1200, 1000, ['rows-cut'], [10_000, Infinity]])
  })
})
