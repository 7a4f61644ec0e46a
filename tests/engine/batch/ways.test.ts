import { describe, expect, it } from 'vitest'
import { csvLine, resultCells, resultColumns } from '../../../engine/batch/cells.ts'
import { valueOfText } from '../../../engine/batch/text-value.ts'
import { batchField, batchWays, fieldsOfColumns } from '../../../engine/batch/ways.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { viewsOf } from '../../../engine/core/views.ts'
import { poolSize } from '../../../engine/run/page/worker-pool.ts'
import { catalogue } from '../../support/real-registry.ts'

const tools = await catalogue.loadAll()
const fieldsOfTool = (id: string) => fieldsOf((tools.find((tool) => tool.id === id) as (typeof tools)[number]).input)

describe('batchWays', () => {
  it.each([
    ['json-formatter', 'text', 'file line row'],
    ['word-to-markdown', 'file', 'file'],
    ['image-compressor', 'files', 'file'],
    ['cron-parser', 'text', 'line row'],
    ['loan-calculator', undefined, 'row'],
    ['dns-lookup', 'name', 'line row'],
  ])('of %s fill %s by %s', (id, field, ways) => {
    expect(batchWays(fieldsOfTool(id)).join(' ')).toBe(ways)
    if (field !== undefined) expect(batchField(fieldsOfTool(id))?.value).toMatch(/string|file/)
  })

  it('are there for every tool with a file or a long text', () => {
    const without = tools.filter(({ input }) => {
      const field = batchField(fieldsOf(input))
      return field !== undefined && batchWays(fieldsOf(input)).length === 0
    })
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('fieldsOfColumns', () => {
  const fields = fieldsOfTool('loan-calculator')
  it('finds fields by name or label, each once, and leaves what fits none', () => {
    expect(
      fieldsOfColumns(['PRINCIPAL', 'Annual interest rate', 'first-date', 'rate', 'nonsense', ''], fields, {
        rate: 'Annual interest rate',
      }),
    ).toEqual(['principal', 'rate', 'firstDate', undefined, undefined, undefined])
  })
  it('fills no rows or files', () => expect(fieldsOfColumns(['lumps'], fields)).toEqual([undefined]))
})

describe('valueOfText', () => {
  it.each([
    ['number', ' 1.5 ', 1.5],
    ['number', '1,5', '1,5'],
    ['number', '1e3', 1000],
    ['decimal', '0.10', '0.10'],
    ['boolean', 'Yes', true],
    ['boolean', '0', false],
    ['boolean', 'maybe', 'maybe'],
    ['strings', 'a, b,,c', ['a', 'b', 'c']],
    ['rows', '[{"a":1}]', [{ a: 1 }]],
    ['string', ' as it is ', ' as it is '],
  ] as const)('%s: %j is %j', (value, text, expected) => expect(valueOfText({ name: 'x', value }, text)).toEqual(expected))
  it('names the field of rows that are no JSON', () => {
    expect(() => valueOfText({ name: 'x', value: 'rows' }, '[{')).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'bad-json', field: 'x' }) }),
    )
  })
})

describe('cells of results', () => {
  it('are texts, single values and facts, each in a column', () => {
    const tool = tools.find(({ id }) => id === 'loan-calculator') as (typeof tools)[number]
    const columns = resultColumns(viewsOf(tool.output))
    expect(columns.length).toBeGreaterThan(2)
    expect(
      resultCells([{ part: 'a' }, { part: 'b', fact: 'c' }, { part: 'd' }, { part: 'gone' }], { a: 1.5, b: { c: 'x' }, d: ['1', '2'] }),
    ).toEqual(['1.5', 'x', '1\n2', ''])
  })
  it('are quoted as in RFC 4180, and never run as a formula', () => {
    expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', '=1+1', '@x', '-5', '-x'])).toBe(`a,"b,c","d""e","f\ng",'=1+1,'@x,-5,'-x`)
  })
})

describe('poolSize', () => {
  it.each([
    [{ hardwareConcurrency: 2 }, 2],
    [{ hardwareConcurrency: 64 }, 8],
    [{ hardwareConcurrency: 8, deviceMemory: 2 }, 2],
    [{ hardwareConcurrency: 8, deviceMemory: 0.25 }, 1],
    [{}, 4],
    [{ hardwareConcurrency: 0 }, 4],
  ])('of %j is %i', (machine, size) => expect(poolSize(machine)).toBe(size))
})
