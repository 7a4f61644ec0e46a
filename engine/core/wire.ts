import type { FieldSpec } from './fields.ts'
import { ToolError } from './errors.ts'
import { type FileValue, isFileValue } from './file-value.ts'

/** Deepest JSON that a caller may send. */
export const MAX_DEPTH = 64

/** Turns an output or input into plain JSON: files become `{"base64", "type", "name"}`. */
export function toWire(value: unknown): unknown {
  if (isFileValue(value)) return { base64: toBase64(value.bytes), type: value.type, name: value.name }
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'object' && value !== null) {
    const result: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(value)) if (item !== undefined) define(result, key, toWire(item))
    return result
  }
  return value
}

/** Turns an output that came as JSON back: whatever has just the three parts of a file becomes one. @throws ToolError bad-encoding */
export function outputFromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outputFromWire)
  if (typeof value !== 'object' || value === null) return value
  const { base64, type, name } = value as Record<string, unknown>
  if (typeof base64 === 'string' && typeof type === 'string' && typeof name === 'string' && Object.keys(value).length === 3)
    return { name, type, bytes: fromBase64(base64, 'output') } satisfies FileValue
  const result: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) define(result, key, outputFromWire(item))
  return result
}

/** Turns `{"base64", …}` in the file fields of a JSON input back into files. @throws ToolError bad-encoding, wrong-type, too-deep */
export function fromWire(fields: readonly FieldSpec[], input: unknown): unknown {
  checkDepth(input)
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const result: Record<string, unknown> = {}
  const byName = new Map(fields.map((field) => [field.name, field]))
  for (const [name, value] of Object.entries(input)) define(result, name, fieldFromWire(byName.get(name), name, value))
  return result
}

function fieldFromWire(field: FieldSpec | undefined, path: string, value: unknown): unknown {
  if (field?.value === 'file') return fileFromWire(path, value)
  if (field?.value === 'files' && Array.isArray(value)) return value.map((item, index) => fileFromWire(`${path}.${index}`, item))
  if (field?.rows && Array.isArray(value)) return value.map((row) => fromWire(field.rows ?? [], row))
  return value
}

function fileFromWire(path: string, value: unknown): unknown {
  if (isFileValue(value) || typeof value !== 'object' || value === null) return value
  const { base64, type = 'application/octet-stream', name = 'file' } = value as Record<string, unknown>
  if (typeof base64 !== 'string' || typeof type !== 'string' || typeof name !== 'string')
    throw new ToolError('wrong-type', { expected: 'file' }, { field: path })
  return { name, type, bytes: fromBase64(base64, path) } satisfies FileValue
}

/** Own property even for `__proto__`, which then is refused as an unknown field. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

function checkDepth(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new ToolError('too-deep', { count: MAX_DEPTH })
  if (typeof value === 'object' && value !== null && !isFileValue(value))
    for (const item of Object.values(value)) checkDepth(item, depth + 1)
}

/** Standard Base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(binary)
}

/** @throws ToolError bad-encoding */
export function fromBase64(text: string, field: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw new ToolError('bad-encoding', { encoding: 'Base64' }, { field })
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
