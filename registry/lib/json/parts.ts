/** Parts of a JSON document from a stranger: each is there in the right form, or not there at all. */
export type Json = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listAt(value: unknown, name: string): readonly unknown[] {
  const found = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(found) ? (found as readonly unknown[]) : []
}

export function objectsAt(value: unknown, name: string): readonly Json[] {
  return listAt(value, name).filter(isObject)
}

/** A text that says something, on one line and of bounded length; numbers count as texts. */
export function textAt(value: unknown, name: string): string | undefined {
  const found = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return tidy(typeof found === 'number' ? String(found) : found)
}

export function tidy(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(/\s+/g, ' ').trim().slice(0, 500)
  return text === '' ? undefined : text
}
