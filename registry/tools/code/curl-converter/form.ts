import type { Word } from './command.ts'
import { requestFailures } from './failures.ts'
import type { FormPart } from './request.ts'

/** What curl takes a file for by its name (lib/mime.c). */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  pdf: 'application/pdf',
  xml: 'application/xml',
}

const MOST_SETTINGS = 20

/** A field of `-F`: `name=value`, `name=@file` or `name=<file`, with `;type=` and `;filename=`. `--form-string` takes all as it is. */
export function readFormPart({ text: said, at }: Word, isLiteral: boolean, text: string): FormPart {
  const where = { field: 'text', offset: at, text }
  const equals = said.indexOf('=')
  if (equals < 0) return requestFailures.fail('form-field', where)
  const name = said.slice(0, equals)
  const given = said.slice(equals + 1)
  if (isLiteral) return { name, value: given }
  const kind = /^[@<]/.exec(given)?.[0]
  const content = readPart(given, kind === undefined ? 0 : 1, kind === '@' ? /[;,]/ : /;/)
  const settings: { type?: string; fileName?: string } = {}
  let index = content.end
  let count = 0
  while (given[index] === ';') {
    if (++count > MOST_SETTINGS) requestFailures.fail('form-field', where)
    const [head = '', key = ''] = /^;\s*(type|filename|headers|encoder)?=?\s*/.exec(given.slice(index)) ?? []
    // A media type has parameters of its own: `text/plain;charset=utf-8`.
    const next = key === 'type' ? readType(given, index + head.length) : readPart(given, index + head.length, /;|,/)
    if (key === 'headers' || key === 'encoder') requestFailures.fail('form-setting', { setting: `;${key}=`, ...where })
    if (key === 'type') settings.type = next.value
    if (key === 'filename') settings.fileName = next.value
    index = Math.max(next.end, index + 1)
  }
  if (given[index] === ',' && kind === '@') requestFailures.fail('form-files', where)
  if (kind === undefined) return { name, value: content.value, ...settings }
  if (content.value === '-') requestFailures.fail('standard-input', { value: given.slice(0, 40), ...where })
  if (kind === '<') return { name, contents: content.value, ...settings }
  const base = baseName(content.value)
  const ending = (settings.fileName ?? base).toLowerCase().split('.').at(-1) ?? ''
  const type = settings.type ?? (Object.hasOwn(TYPES, ending) ? TYPES[ending] : 'application/octet-stream')
  return { name, file: content.value, fileName: settings.fileName ?? base, type }
}

type Read = { readonly value: string; readonly end: number }

/** A value up to a separator, or in quotation marks, in which a backslash escapes them. */
function readPart(given: string, start: number, separator: RegExp): Read {
  let at = start
  while (/\s/.test(given[at] ?? '')) at++
  const quoted = /^"((?:[^"\\]|\\[^])*)"/.exec(given.slice(at))
  const found = given.slice(at + (quoted?.[0].length ?? 0)).search(separator)
  const end = found < 0 ? given.length : at + (quoted?.[0].length ?? 0) + found
  if (quoted) return { value: (quoted[1] ?? '').replaceAll(/\\(["\\])/g, '$1'), end }
  return { value: given.slice(at, end).replace(/\s+$/, ''), end }
}

function readType(given: string, start: number): Read {
  const end = start + (/^[^,;]*(?:;\s*(?!(?:filename|headers|encoder|type)=)[^,;]*)*/.exec(given.slice(start))?.[0].length ?? 0)
  return { value: given.slice(start, end).trim(), end }
}

export function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path
}
