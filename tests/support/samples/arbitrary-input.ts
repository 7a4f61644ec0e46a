import * as fc from 'fast-check'
import type { Tool } from '../../../engine/core/define.ts'
import { type FieldSpec, fieldsOf } from '../../../engine/core/fields.ts'
import { toWire } from '../../../engine/core/wire.ts'

type Input = Readonly<Record<string, unknown>>

/** Longest text generated, in UTF-16 units. */
const LONGEST = 400

/**
 * Inputs of a tool as JSON faces send them: mostly one of its examples with some fields changed, now and then all made up.
 * Values keep the bounds that the schema states; what goes beyond them (a date that does not exist, text that is no JSON) may be refused.
 */
export function arbitraryInput(tool: Tool): fc.Arbitrary<Input> {
  const fields = fieldsOf(tool.input)
  const examples = tool.examples.map(({ input }) => toWire(input) as Input)
  const values = Object.fromEntries(
    fields.map((field) => [
      field.name,
      arbitraryValue(
        field,
        examples.flatMap((input) => input[field.name] ?? []),
      ),
    ]),
  )
  const invented = fc.record(values, { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) })
  const changed = fc
    .record({
      example: fc.constantFrom(...examples),
      names: fc.subarray(
        fields.map(({ name }) => name),
        { maxLength: Math.min(2, fields.length) },
      ),
      other: fc.record(values),
    })
    .map(({ example, names, other }) => ({ ...example, ...Object.fromEntries(names.map((name) => [name, other[name]])) }))
  return fc.oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: invented })
}

function arbitraryValue(field: FieldSpec, samples: readonly unknown[]): fc.Arbitrary<unknown> {
  const made = madeValue(field, samples)
  return samples.length === 0 ? made : fc.oneof(made, fc.constantFrom(...samples))
}

function madeValue(field: FieldSpec, samples: readonly unknown[]): fc.Arbitrary<unknown> {
  if (field.choices) return field.value === 'strings' ? fc.subarray([...field.choices], counts(field)) : fc.constantFrom(...field.choices)
  switch (field.value) {
    case 'boolean':
      return fc.boolean()
    case 'number':
      return arbitraryNumber(field)
    case 'decimal':
      return arbitraryDecimal(field)
    case 'rows':
      return fc.array(arbitraryRow(field.rows ?? []), counts(field))
    case 'file':
      return arbitraryFile(field, samples)
    case 'files':
      return fc.array(arbitraryFile(field, samples.flat()), counts(field))
    default:
      return arbitraryText(
        field,
        samples.filter((sample) => typeof sample === 'string'),
      )
  }
}

function counts({ minItems = 0, maxItems = 5, choices }: FieldSpec): { minLength: number; maxLength: number } {
  return { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, choices?.length ?? 5)) }
}

function arbitraryRow(fields: readonly FieldSpec[]): fc.Arbitrary<Input> {
  const values = Object.fromEntries(fields.map((field) => [field.name, arbitraryValue(field, [])]))
  return fc.record(values, { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) })
}

function arbitraryNumber({ integer, min = -1e9, max = 1e9, step }: FieldSpec): fc.Arbitrary<number> {
  const [low, high] = [Number(min), Number(max)]
  if (integer) return fc.integer({ min: Math.max(low, Number.MIN_SAFE_INTEGER), max: Math.min(high, Number.MAX_SAFE_INTEGER) })
  if (step !== undefined)
    return fc.integer({ min: 0, max: Math.floor((high - low) / step) }).map((steps) => Number((low + steps * step).toPrecision(12)))
  return fc.double({ min: low, max: high, noNaN: true })
}

/** Plain decimals with up to six places, and the bounds themselves. */
function arbitraryDecimal({ min = '-1000000000', max = '1000000000' }: FieldSpec): fc.Arbitrary<string> {
  const [low, high] = [Number(min), Number(max)]
  const inside = fc.record({
    whole: fc.integer({ min: Math.ceil(Math.max(low, -1e12)), max: Math.floor(Math.min(high, 1e12)) }),
    places: fc.integer({ min: 0, max: 6 }),
    digits: fc.nat({ max: 999_999 }),
  })
  const made = inside.map(({ whole, places, digits }) => {
    const text = places === 0 || whole === Math.floor(high) ? String(whole) : `${whole}.${String(digits).padStart(6, '0').slice(0, places)}`
    return whole === Math.ceil(low) && whole < 0 ? String(whole) : text
  })
  return fc.oneof({ weight: 5, arbitrary: made }, { weight: 1, arbitrary: fc.constantFrom(String(min), String(max)) })
}

const ZONES = ['UTC', 'Europe/Warsaw', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe']
const DATE = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map((date) => date.toISOString())

function arbitraryText(field: FieldSpec, samples: readonly string[]): fc.Arbitrary<string> {
  const most = Math.min(field.maxLength ?? LONGEST, LONGEST)
  const fit = (text: string) => text.slice(0, most).padEnd(field.minLength ?? 0, 'x')
  switch (field.control) {
    case 'date':
      return DATE.map((date) => date.slice(0, 10))
    case 'time':
      return DATE.map((date) => date.slice(11, 16))
    case 'date-time':
      return DATE.map((date) => date.slice(0, 16))
    case 'time-zone':
      return fc.constantFrom(...ZONES)
    case 'color':
      return fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    default: {
      const kinds = [
        fc.string({ unit: 'grapheme', maxLength: most }),
        fc.lorem({ mode: 'sentences', maxCount: 3 }),
        fc.json({ maxDepth: 2 }),
        fc.integer().map(String),
        lines(),
        fc.webUrl(),
        fc.ipV4(),
        fc.domain(),
      ]
      const texts = samples.length === 0 ? kinds : [...kinds, ...Array.from({ length: 8 }, () => edited(samples))]
      return fc.oneof(...texts).map(fit)
    }
  }
}

function lines(): fc.Arbitrary<string> {
  return fc.array(fc.string({ maxLength: 12 }), { maxLength: 8 }).map((parts) => parts.join('\n'))
}

/** A sample with a part of it cut out, doubled, or followed by something else. */
function edited(samples: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat({ max: 5 }), fc.constantFrom('', '', ' ', '\n', '0', '-', 'é', '😀', '"', '<'))
    .map(([sample, place, length, more]) => {
      const at = place % (sample.length + 1)
      return sample.slice(0, at) + more + sample.slice(at + (more === '' ? length : 0))
    })
}

type WireFile = { readonly base64: string; readonly type: string; readonly name: string }

function arbitraryFile({ accept = [] }: FieldSpec, samples: readonly unknown[]): fc.Arbitrary<WireFile> {
  const types = accept.filter((type) => /^\w+\/[\w.+-]+$/.test(type))
  const made = fc.record({
    base64: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64')),
    type: fc.constantFrom('', 'text/plain', ...types),
    name: fc.constantFrom('a.txt', 'ü 1.bin', 'no-ending'),
  })
  return samples.length === 0 ? made : fc.oneof(made, fc.constantFrom(...(samples as WireFile[])))
}
