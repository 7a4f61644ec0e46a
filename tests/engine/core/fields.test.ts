import { choice, choices, color, decimal, file, money, percent, timeZone } from '../../../engine/core/kit.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { withMeta } from '../../../engine/core/schema.ts'

const fieldOf = (schema: z.ZodType) => fieldsOf(z.object({ part: schema }))[0]

describe('fieldsOf', () => {
  it.each([
    ['one line', z.string().max(100), { control: 'line', value: 'string', maxLength: 100 }],
    ['several lines', z.string().max(1001), { control: 'multiline', value: 'string', maxLength: 1001 }],
    [
      'code',
      withMeta(z.string().min(2).max(9), { control: 'code', language: 'json' }),
      { control: 'code', value: 'string', minLength: 2, maxLength: 9, language: 'json' },
    ],
    [
      'a secret',
      withMeta(z.string().max(9), { control: 'secret', sensitive: true }),
      { control: 'secret', value: 'string', maxLength: 9, sensitive: true },
    ],
    ['a number', z.number().min(0.5).max(2).multipleOf(0.5), { control: 'number', value: 'number', min: 0.5, max: 2, step: 0.5 }],
    ['a number above a bound', z.number().gt(0), { control: 'number', value: 'number', min: 0 }],
    ['a whole number', z.int().min(1).max(9), { control: 'integer', value: 'number', integer: true, min: 1, max: 9 }],
    ['a whole number without bounds', z.int(), { control: 'integer', value: 'number', integer: true }],
    [
      'a slider',
      withMeta(z.int().min(0).max(100), { control: 'slider', step: 5 }),
      { control: 'slider', value: 'number', integer: true, min: 0, max: 100, step: 5 },
    ],
    ['a decimal', decimal('Part', { min: '0', max: '1.5' }), { control: 'number', value: 'decimal', min: '0', max: '1.5' }],
    ['money', money('Part', { currency: 'currency' }), { control: 'money', value: 'decimal', currency: 'currency' }],
    ['a percentage', percent('Part'), { control: 'percent', value: 'decimal' }],
    ['a switch', z.boolean(), { control: 'switch', value: 'boolean' }],
    [
      'a choice of names that objects would sort',
      choice('Version', ['auto', '7', '4'], { named: 'raw' }),
      { required: false, choices: ['auto', '7', '4'], default: 'auto' },
    ],
    [
      'choices in an order',
      choices('Days', { '0': 'Sunday', '1': 'Monday' }, { order: ['1', '0'] }),
      { required: false, choices: ['1', '0'] },
    ],
    ['a choice', z.enum(['a', 'b']), { control: 'choice', value: 'string', choices: ['a', 'b'] }],
    [
      'several choices',
      z
        .array(z.enum(['a', 'b']))
        .min(1)
        .max(2),
      { control: 'choices', value: 'strings', choices: ['a', 'b'], minItems: 1, maxItems: 2 },
    ],
    ['a date', z.iso.date(), { control: 'date', value: 'string' }],
    ['a time', z.iso.time(), { control: 'time', value: 'string' }],
    ['a date and time', z.iso.datetime({ local: true }), { control: 'date-time', value: 'string' }],
    ['a time zone', timeZone('Part'), { control: 'time-zone', value: 'string', named: 'time-zone' }],
    ['a colour', color('Part'), { control: 'color', value: 'string' }],
    ['a file', file('Part', { accept: ['image/*'], maxBytes: 10 }), { control: 'file', value: 'file', accept: ['image/*'], maxBytes: 10 }],
    [
      'several files',
      z.array(file('Part', { accept: ['.csv'] })).max(3),
      { control: 'files', value: 'files', accept: ['.csv'], maxItems: 3 },
    ],
  ] as const)('derives %s', (_, schema, expected) => {
    expect(fieldOf(schema as z.ZodType)).toMatchObject({ name: 'part', required: true, ...expected })
  })

  it('derives rows with their parts', () => {
    expect(fieldOf(z.array(z.object({ name: z.string().max(5), amount: z.number().default(1) })).max(4))).toMatchObject({
      control: 'rows',
      maxItems: 4,
      rows: [
        { name: 'name', required: true },
        { name: 'amount', required: false, default: 1 },
      ],
    })
  })

  it('knows what may be left out', () => {
    expect(fieldOf(z.string().max(5).optional())).toMatchObject({ required: false })
    expect(fieldOf(z.boolean().default(true))).toMatchObject({ required: false, default: true })
    expect(fieldOf(z.boolean().default(false))).toMatchObject({ required: false, default: false })
  })

  it('lets outer words win over inner ones', () => {
    expect(fieldOf(withMeta(withMeta(z.string().max(5), { control: 'code', lines: 3 }).optional(), { control: 'line' }))).toMatchObject({
      control: 'line',
      lines: 3,
    })
  })

  it.each([z.record(z.string(), z.string()), z.array(z.string()), z.date(), z.union([z.string(), z.number()])])(
    'refuses a schema that has no control, naming the field',
    (schema) => {
      expect(() => fieldOf(schema)).toThrow(/^field "part": /)
    },
  )
})
