import { file } from '../../../engine/core/kit.ts'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { withMeta } from '../../../engine/core/schema.ts'
import { initialValues } from '../../../engine/view/form-values.ts'
import { numberMarks } from '../../../engine/view/local-number.ts'
import { inputFragment, inputName, LINK_LIMIT, optionsQuery, readFragment, readQuery } from '../../../engine/view/link.ts'
import { fieldsFrom } from '../../support/labelled.ts'

const EN = numberMarks('en')
const ES = numberMarks('es')
const fields = fieldsFrom({
  text: withMeta(z.string().max(1e6), { control: 'code' }),
  ratio: z.number().default(1.5),
  on: z.boolean().default(true),
  mode: z.enum(['fast', 'slow']).default('slow'),
  days: z
    .array(z.enum(['mo', 'tu']))
    .max(2)
    .default(['tu']),
  title: z.string().max(50).default(''),
  sign: z.string().max(9).default('-'),
  password: withMeta(z.string().max(50).optional(), { control: 'secret', sensitive: true }),
  diary: withMeta(z.string().max(1e5).optional(), { control: 'multiline', sensitive: true }),
  people: z
    .array(z.object({ name: z.string().max(9) }))
    .max(9)
    .optional(),
  picture: file('Part').optional(),
})
const start = (locale = 'en') => initialValues(fields, numberMarks(locale))

describe('the name of an input', () => {
  it('is the start of its text in one line, else its options, and never what is sensitive', () => {
    expect(inputName(fields, { ...start(), text: ' one\n two ', title: 'T' })).toBe('one two')
    expect(inputName(fields, { ...start(), title: 'T' })).toContain('T')
    expect(inputName(fields, { ...start(), text: '', password: 'hush', diary: 'dear diary' })).not.toMatch(/hush|diary/)
    expect([...inputName(fields, { ...start(), text: '𝕏'.repeat(80) })]).toHaveLength(61)
  })
})

describe('the options in a link', () => {
  it('may say 1 or true of a switch', () => {
    expect(['1', 'true', '0', 'false', 'yes'].map((on) => readQuery(fields, `?on=${on}`, EN).on)).toEqual([true, true, false, false, false])
  })

  it('are none when nothing was changed', () => {
    expect(optionsQuery(fields, start(), start(), EN)).toBe('')
  })

  it('are those that differ, with plain numbers, and never texts, files or secrets', () => {
    const values = {
      ...start('es'),
      text: 'mine',
      ratio: '2,5',
      on: false,
      mode: 'fast',
      days: ['mo', 'tu'],
      title: 'a&b=c',
      password: 'hush',
      diary: 'dear',
      people: [{ name: 'Ada' }],
    }
    expect(optionsQuery(fields, values, start(), ES)).toBe('?ratio=2.5&on=0&mode=fast&days=mo%2Ctu&title=a%26b%3Dc')
  })

  it('say what was emptied', () => {
    const emptied = { ratio: '', days: [], sign: '' }
    expect(optionsQuery(fields, { ...start(), ...emptied }, start(), EN)).toBe('?ratio=&days=&sign=')
    expect(readQuery(fields, '?ratio=&days=&sign=', ES)).toEqual(emptied)
  })

  it('are read back in another language', () => {
    const values = { ...start('es'), ratio: '2,5', on: false, mode: 'fast', days: ['mo'], title: 'é?' }
    expect(readQuery(fields, optionsQuery(fields, values, start(), ES), EN)).toEqual({
      ratio: '2.5',
      on: false,
      mode: 'fast',
      days: ['mo'],
      title: 'é?',
    })
  })

  it('are passed over where they do not fit, and for secrets', () => {
    expect(readQuery(fields, '?mode=sideways&days=mo,xx&password=x&diary=y&unknown=1&picture=z&people=q', EN)).toEqual({ days: ['mo'] })
  })
})

describe('the input in a link', () => {
  it('is read back to the letter, without anything sensitive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (text) => {
        const fragment = (await inputFragment(fields, {
          ...start(),
          text,
          diary: 'dear',
          password: 'hush',
          people: [{ name: 'Ada' }],
        })) as string
        expect(fragment).toMatch(/^#in=[\w-]+$/)
        // As anyone with the link can read it, whatever the page itself would take from it.
        expect(JSON.parse(inflateRawSync(Buffer.from(fragment.slice('#in='.length), 'base64url')).toString())).toEqual({
          text,
          people: [{ name: 'Ada' }],
        })
        expect(await readFragment(fields, fragment, EN)).toEqual({ text, people: [{ name: 'Ada' }] })
      }),
      { numRuns: 30 },
    )
  })

  it('is none when there is nothing, or too much', async () => {
    expect(await inputFragment(fieldsFrom({ text: z.string().max(9) }), { text: '' })).toBeUndefined()
    const noise = Array.from({ length: LINK_LIMIT }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('')
    expect(await inputFragment(fields, { ...start(), text: noise })).toBeUndefined()
  })

  const packed = (value: unknown) =>
    `#in=${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`
  it.each([
    ['nothing', ''],
    ['another hash', '#main'],
    ['what is not packed', '#in=abc'],
    ['what is no JSON', packed('{')],
    ['a list', packed(['text'])],
    ['null', packed(null)],
    ['values of the wrong kind', packed({ text: 5, people: 'Ada' })],
    ['what is sensitive', packed({ diary: 'dear', password: 'x' })],
    ['options, which belong into the query', packed({ mode: 'fast' })],
    ['what only fits a prototype', '#in=' + deflateRawSync('{"__proto__":{"text":"x"}}').toString('base64url')],
    ['a very long run of one letter', packed({ text: 'a'.repeat(3_000_000) })],
  ])('is nothing for %s', async (_, hash) => {
    expect(await readFragment(fields, hash, EN)).toEqual({})
  })

  it('keeps only known parts of rows', async () => {
    expect(await readFragment(fields, packed({ people: [{ name: 'Ada', extra: 1 }, 'x', null] }), EN)).toEqual({
      people: [{ name: 'Ada' }, { name: '' }, { name: '' }],
    })
  })
})
