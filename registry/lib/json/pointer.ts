/** Where in a document a value is: keys of objects, and indexes of arrays from 0. */
export type JsonLocation = readonly (string | number)[]

/** One step of a JSON pointer (RFC 6901), slash included. */
export function pointerStep(step: string | number): string {
  return `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** One step of a JSONPath, short where the key is a plain name. */
export function pathStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : `[${quotedStep(step)}]`
}

/** The names and indexes in a JSON pointer. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A JSONPath that people read, `$.items[0].name`. */
export function pathOf(location: JsonLocation): string {
  return `$${location.map(pathStep).join('')}`
}

/** A normalized path (RFC 9535, 2.7), `$['items'][0]['name']`. */
export function normalizedPathOf(location: JsonLocation): string {
  return `$${location.map((step) => `[${typeof step === 'number' ? step : quotedStep(step)}]`).join('')}`
}

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
}

function quotedStep(step: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is escaped
  const escaped = step.replace(/[\u0000-\u001f'\\]/g, (unit) => SHORT[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${escaped}'`
}
