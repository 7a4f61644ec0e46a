import { file, money, percent } from '../../../engine/core/kit.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { value, withMeta } from '../../../engine/core/schema.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { LARGE_TEXT } from '../../../engine/core/large-text.ts'
import { type FormValues, initialValues, isEmpty, isShown, toInput } from '../../../engine/view/form-values.ts'
import { numberMarks } from '../../../engine/view/local-number.ts'
import { fieldsFrom } from '../../support/labelled.ts'

const fields = fieldsFrom({
  text: withMeta(z.string().max(1e7), { control: 'code' }),
  note: z.string().max(100).optional(),
  ratio: z.number().default(1.5),
  price: money('Part').default('1234.50'),
  count: z.int().optional(),
  on: z.boolean().default(true),
  mode: z.enum(['fast', 'slow']).default('slow'),
  kind: z.enum(['a', 'b']),
  days: z
    .array(z.enum(['mo', 'tu']))
    .max(2)
    .default(['tu']),
  people: z.array(z.object({ name: z.string().max(9), age: z.number().optional() })).max(9),
  speed: withMeta(z.number().optional(), { when: { field: 'mode', is: ['fast'] } }),
  title: z.string().max(9).default('Mx'),
  since: withMeta(z.iso.date().default('2026-01-01'), { defaultFrom: 'today' }),
  fee: money('Part').default('0.00'),
  picture: file('Part').optional(),
  pages: z.array(value.file).max(3).optional(),
})

describe('initialValues', () => {
  it('starts with the defaults, numbers as the language writes them', () => {
    expect(initialValues(fields, numberMarks('es'))).toEqual({
      text: '',
      note: '',
      ratio: '1,5',
      price: '1234,50',
      count: '',
      on: true,
      mode: 'slow',
      kind: 'a',
      days: ['tu'],
      people: [{ name: '', age: '' }],
      speed: '',
      title: 'Mx',
      since: '2026-01-01',
      fee: '0,00',
      picture: null,
      pages: [],
    })
  })

  it('takes the values of an example', () => {
    expect(initialValues(fields, numberMarks('en'), { text: 'x', on: false, people: [{ name: 'Ada', age: 36.5 }] })).toMatchObject({
      text: 'x',
      on: false,
      people: [{ name: 'Ada', age: '36.5' }],
    })
  })
})

describe('toInput', () => {
  const filled = (change: FormValues, locale = 'en') =>
    toInput(fields, { ...initialValues(fields, numberMarks(locale)), ...change }, numberMarks(locale))

  it('takes the sign of a currency in money and of percent in a percentage, and nowhere else', async () => {
    const own = fieldsFrom({
      price: money('Part').optional(),
      rate: percent('Part').optional(),
      count: z.int().optional(),
      ratio: z.number().optional(),
    })
    const given = async (values: Partial<FormValues>) =>
      toInput(own, { ...initialValues(own, numberMarks('en')), ...values } as FormValues, numberMarks('en'))
    expect(await given({ price: '$1,200.50', rate: '12.5 %', count: '1e6', ratio: '2.5e-3' })).toEqual({
      price: '1200.50',
      rate: '12.5',
      count: 1_000_000,
      ratio: 0.0025,
    })
    expect(await given({ price: '12 %', rate: '$5', count: '5 %', ratio: '$5' })).toEqual({
      price: '12 %',
      rate: '$5',
      count: '5 %',
      ratio: '$5',
    })
  })

  it('reads numbers in the visitor’s language and leaves out what is empty', async () => {
    expect(
      await filled(
        {
          text: 'x',
          ratio: '2,25',
          price: '1.000,10',
          people: [
            { name: 'Ada', age: '36,5' },
            { name: 'Bo', age: '' },
          ],
        },
        'es',
      ),
    ).toEqual({
      text: 'x',
      ratio: 2.25,
      price: '1000.10',
      on: true,
      mode: 'slow',
      kind: 'a',
      days: ['tu'],
      people: [{ name: 'Ada', age: 36.5 }, { name: 'Bo' }],
      title: 'Mx',
      since: '2026-01-01',
      fee: '0.00',
    })
  })

  it('passes on what is no number, for the tool to refuse', async () => {
    expect(await filled({ ratio: 'many', price: '1,2,3' })).toMatchObject({ ratio: 'many', price: '1,2,3' })
  })

  it('keeps an empty main text, which means something', async () => {
    expect(await filled({})).toMatchObject({ text: '' })
    expect(await filled({})).not.toHaveProperty('note')
  })

  it('says that what was emptied is empty, where leaving it out would bring its default back', async () => {
    expect(await filled({ days: [], ratio: '', title: '', since: '', fee: '' })).toMatchObject({
      days: [],
      ratio: '',
      title: '',
      since: '',
    })
    expect(await filled({ fee: '' })).not.toHaveProperty('fee')
  })

  it('leaves out what does not count at present', async () => {
    expect(await filled({ speed: '3' })).not.toHaveProperty('speed')
    expect(await filled({ speed: '3', mode: 'fast' })).toMatchObject({ speed: 3 })
  })

  it('sends a large text, or a text kept as a file, as bytes', async () => {
    const text = 'é'.repeat(LARGE_TEXT + 1)
    expect(await filled({ text })).toMatchObject({ text: { kind: 'large-text', bytes: new TextEncoder().encode(text) } })
    expect((await filled({ text: 'é'.repeat(LARGE_TEXT) })).text).toBe('é'.repeat(LARGE_TEXT))
    expect(await filled({ text: new File(['abc'], 'a.txt') })).toMatchObject({
      text: { kind: 'large-text', bytes: new TextEncoder().encode('abc') },
    })
  })

  it('reads files', async () => {
    const one = new File([new Uint8Array([1, 2])], 'a.png', { type: 'image/png' })
    const read = { name: 'a.png', type: 'image/png', bytes: new Uint8Array([1, 2]) }
    expect(await filled({ picture: one, pages: [one, one] })).toMatchObject({ picture: read, pages: [read, read] })
    expect(await filled({ pages: one })).toMatchObject({ pages: [read] })
  })

  it('hands a large file to a field that takes huge ones without its bytes', { tags: 'long' }, async () => {
    const huge = fieldsFrom({ file: file('Part', { maxBytes: 2 * 1024 ** 3 }), other: file('Part', { maxBytes: 1024 ** 3 }) })
    const large = new File([new Uint8Array(64 * 1024 * 1024 + 1)], 'a.iso')
    const input = (await toInput(huge, { file: large, other: large }, numberMarks('en'))) as Record<string, FileValue>
    expect([input['file']?.bytes.length, input['file']?.source]).toEqual([0, large])
    expect(input['other']?.bytes.length).toBe(large.size)
  })
})

describe('isShown', () => {
  it('follows the field that it hangs on', () => {
    const speed = fields.find(({ name }) => name === 'speed')
    expect(speed && isShown(speed, { mode: 'fast' })).toBe(true)
    expect(speed && isShown(speed, { mode: 'slow' })).toBe(false)
  })
})

describe('isEmpty', () => {
  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [[], true],
    [false, false],
    [' ', false],
    [['a'], false],
  ] as const)('of %j is %s', (value, empty) => {
    expect(isEmpty(value as never)).toBe(empty)
  })
})
