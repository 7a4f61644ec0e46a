import type * as z from 'zod'
import type { Failure, FailureParams } from './errors.ts'

type Issue = z.core.$ZodIssue

/** zod's issues as failures of ours, one for each field, in the order of the fields. */
export function failuresOf(issues: readonly Issue[], input: unknown): [Failure, ...Failure[]] {
  const failures: Failure[] = []
  const seen = new Set<string>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    if (seen.has(field)) continue
    seen.add(field)
    const [code, params] = codeOf(issue, valueAt(input, issue.path))
    failures.push({ code, params, field: field !== '' ? field : undefined })
  }
  const [first, ...rest] = failures
  return first ? [first, ...rest] : [{ code: 'bad-format', params: {} }]
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

const FORMAT_CODES: Readonly<Record<string, string>> = {
  date: 'bad-date',
  time: 'bad-time',
  datetime: 'bad-date-time',
  url: 'bad-url',
  email: 'bad-email',
}

function codeOf(issue: Issue, value: unknown): [string, FailureParams] {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined || value === '' || value === null) return ['required', {}]
      if (issue.expected === 'number') return ['not-a-number', {}]
      if (issue.expected === 'int') return ['not-an-integer', {}]
      return ['wrong-type', { expected: issue.expected }]
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return issue.divisor === 1 ? ['not-an-integer', {}] : ['not-a-multiple', { step: issue.divisor }]
    case 'invalid_format':
      if (value === '') return ['required', {}]
      return [FORMAT_CODES[issue.format] ?? 'bad-format', {}]
    case 'invalid_value':
      if (value === undefined) return ['required', {}]
      return ['not-a-choice', { choices: issue.values.map(String).slice(0, 40).join(', ') }]
    case 'unrecognized_keys':
      return ['unknown-field', { name: issue.keys.join(', ').slice(0, 100) }]
    case 'custom': {
      const { failure = 'bad-format', ...params } = (issue.params ?? {}) as Record<string, string | number>
      if (failure !== 'required' && value === '') return ['required', {}]
      return [String(failure), params]
    }
    default:
      return ['bad-format', {}]
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): [string, FailureParams] {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string') return minimum === 1 ? ['required', {}] : ['too-short', { count: minimum }]
  if (issue.origin === 'array') return minimum === 1 ? ['required', {}] : ['too-few', { count: minimum }]
  if (issue.origin === 'int' && !Number.isSafeInteger(minimum)) return ['not-an-integer', {}]
  return [issue.inclusive === false ? 'not-above' : 'too-small', { minimum }]
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): [string, FailureParams] {
  const maximum = Number(issue.maximum)
  if (issue.origin === 'string') return ['too-long', { count: maximum }]
  if (issue.origin === 'array') return ['too-many', { count: maximum }]
  return [issue.inclusive === false ? 'not-below' : 'too-large', { maximum }]
}
