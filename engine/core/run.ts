import * as z from 'zod'
import type { FullContext } from './context.ts'
import { failWith, type Tool } from './define.ts'
import { COMMON_FAILURES, type Failure, ToolError } from './errors.ts'
import { type FieldSpec, fieldsOf } from './fields.ts'
import { failuresOf } from './issues.ts'

/** What came of a run. A bug is thrown, never returned here. */
export type RunResult =
  | { readonly ok: true; readonly output: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] }

/**
 * Validates, transforms, and checks the answer against the output schema.
 * @throws anything that is not a declared failure: a bug in the tool or here
 */
export async function runTool(tool: Tool, raw: unknown, context: FullContext): Promise<RunResult> {
  try {
    const input = validate(tool, raw, context)
    const output = await tool.transform(input, { ...context, fail: failWith } as never)
    context.signal.throwIfAborted()
    return { ok: true, output: checkOutput(tool, output) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failures: error.failures }
    if (error instanceof ToolError) return { ok: false, failures: [declared(tool, error)] }
    if (context.signal.aborted) return { ok: false, failures: [{ code: 'cancelled', params: {} }] }
    throw error
  }
}

class Refusal extends Error {
  readonly failures: readonly [Failure, ...Failure[]]
  constructor(failures: readonly [Failure, ...Failure[]]) {
    super('refused')
    this.failures = failures
  }
}

/** @throws Refusal with one failure for each wrong field */
function validate(tool: Tool, raw: unknown, context: FullContext): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Refusal([{ code: 'wrong-type', params: { expected: 'object' } }])
  const fields = fieldsOf(tool.input)
  const known = new Set(fields.map((field) => field.name))
  const unknown = Object.keys(raw).find((key) => !known.has(key))
  if (unknown !== undefined) throw new Refusal([{ code: 'unknown-field', params: { name: unknown.slice(0, 100) }, field: unknown.slice(0, 100) }])
  const prepared = prepareInput(fields, raw as Record<string, unknown>, context)
  const parsed = tool.input.safeParse(prepared)
  if (parsed.success) return parsed.data as Record<string, unknown>
  throw new Refusal(failuresOf(parsed.error.issues, prepared))
}

/** Fills what comes from the visitor (language, zone, clock) and turns JSON numbers into the decimals a field asks for. */
export function prepareInput(
  fields: readonly FieldSpec[],
  raw: Readonly<Record<string, unknown>>,
  context: Pick<FullContext, 'locale' | 'now' | 'timeZone'>,
): Record<string, unknown> {
  const prepared: Record<string, unknown> = {}
  for (const field of fields) {
    let value = Object.hasOwn(raw, field.name) ? raw[field.name] : undefined
    if (value === undefined && field.defaultFrom) value = visitorDefault(field, context)
    if (field.value === 'decimal' && typeof value === 'number' && Number.isFinite(value)) value = plainDecimal(value)
    if (field.rows && Array.isArray(value))
      value = value.map((row) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? prepareInput(field.rows ?? [], row as Record<string, unknown>, context) : row))
    if (value !== undefined) prepared[field.name] = value
  }
  return prepared
}

/** The first value of a field whose default comes from the visitor; undefined when theirs is not among the choices. */
export function visitorDefault(field: FieldSpec, visitor: Pick<FullContext, 'locale' | 'now' | 'timeZone'>): string | undefined {
  const value = visitorValue(field, visitor)
  return value !== undefined && field.choices && !field.choices.includes(value) ? undefined : value
}

function visitorValue(field: FieldSpec, { locale, now, timeZone }: Pick<FullContext, 'locale' | 'now' | 'timeZone'>): string | undefined {
  switch (field.defaultFrom) {
    case 'locale':
      return field.choices?.includes(locale) ? locale : locale.split('-')[0]
    case 'time-zone':
      return timeZone
    case 'today':
      return localIso(now, timeZone).slice(0, 10)
    case 'now':
      return field.control === 'time' ? localIso(now, timeZone).slice(11, 16) : localIso(now, timeZone)
    case 'currency':
      return LOCALE_CURRENCY[locale.split('-')[0] ?? ''] ?? 'USD'
    case undefined:
      return undefined
  }
}

const LOCALE_CURRENCY: Readonly<Record<string, string>> = { en: 'USD', es: 'EUR', fr: 'EUR', id: 'IDR', it: 'EUR', pl: 'PLN', pt: 'BRL', ru: 'RUB' }

/** `2026-11-21T14:05` as the clocks in a zone show it. */
function localIso(now: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(now).replace(' ', 'T')
}

/** A finite number as a decimal without exponent, by its shortest digits. */
export function plainDecimal(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length)
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

function declared(tool: Tool, error: ToolError): Failure {
  const { code } = error.failure
  if (Object.hasOwn(tool.failures, code) || Object.hasOwn(COMMON_FAILURES, code)) return error.failure
  throw new Error(`${tool.id}: failure "${code}" is not declared in the entry's failures`, { cause: error })
}

function checkOutput(tool: Tool, output: unknown): Record<string, unknown> {
  const parsed = tool.output.safeParse(output)
  if (parsed.success) return parsed.data as Record<string, unknown>
  const [issue] = parsed.error.issues
  throw new Error(`${tool.id}: output does not fit its schema at "${issue?.path.join('.')}": ${z.prettifyError(parsed.error)}`)
}
