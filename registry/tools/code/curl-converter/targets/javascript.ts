import { type BodyWords, bodyOf, indented, withBasic } from '../body.ts'
import { hasRawBytes } from '../bytes.ts'
import { base64Of, byteString, eitherQuotes } from '../literals.ts'
import { type FormPart, formOf, type Header, joinHeaders, piecesOf, type Request, type Writer } from '../request.ts'

export const text = (value: string): string => eitherQuotes(value, "'")
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name))
/** Node.js keeps headers in objects, which lose this name. */
export const LOST_NAME = /^__proto__$/

export const words: BodyWords = {
  text,
  bytes: (value) => (hasRawBytes(value) ? `Buffer.from(${text(base64Of(value))}, 'base64')` : `Buffer.from(${text(value)})`),
  raw: (path) => `await readFile(${text(path)})`,
  lines: (path) => `Buffer.from((await readFile(${text(path)}, 'latin1')).replace(/[\\r\\n\\0]/g, ''), 'latin1')`,
  encoded: (path) => `Buffer.from(encodeURIComponent(await readFile(${text(path)}, 'utf8')).replaceAll('%20', '+'))`,
  join: (parts) =>
    `Buffer.concat([\n${indented(
      parts.map((part) => `${part},`),
      '  ',
    )}\n])`,
}

/** Statements that fill a form. */
export function formLines(parts: readonly FormPart[]): string[] {
  const one = (part: FormPart) => {
    if ('value' in part) return text(part.value)
    if ('contents' in part) return `await readFile(${text(part.contents)}, 'utf8')`
    return `new Blob([await readFile(${text(part.file)})], { type: ${text(part.type ?? '')} }), ${text(part.fileName ?? '')}`
  }
  return ['const form = new FormData();', ...parts.map((part) => `form.append(${text(part.name)}, ${one(part)});`), '']
}

export function headerLines(headers: readonly Header[]): string[] {
  return joinHeaders(headers).map(({ name, value }) => `  ${key(name)}: ${text(byteString(value))},`)
}

export const readsFile = (code: string): boolean => /\breadFile\(/.test(code)

function writeFetch(request: Request): string {
  const { method, body, redirects, maxTime, output } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const headers = headerLines(withBasic(request))
  const ofBody =
    pieces &&
    (request.hasNoContentType && 'text' in (pieces[0] ?? {}) ? `new TextEncoder().encode(${bodyOf(pieces, words)})` : bodyOf(pieces, words))
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)},`]),
    ...(headers.length > 0 ? [`headers: {\n${headers.join('\n')}\n},`] : []),
    ...(ofBody === undefined ? [] : [`body: ${ofBody},`]),
    ...(form.length > 0 ? ['body: form,'] : []),
    ...(redirects === undefined || redirects === 0 ? ["redirect: 'manual',"] : []),
    ...(maxTime === undefined ? [] : [`signal: AbortSignal.timeout(${Math.round(maxTime * 1000)}),`]),
  ]
  const call = `const response = await fetch(${text(request.url)}${options.length > 0 ? `, {\n${indented(options, '  ')}\n}` : ''});`
  const show = output === undefined ? showIn(method) : [`await writeFile(${text(output)}, Buffer.from(await response.arrayBuffer()));`]
  const fails = request.failsOnError ? ['if (!response.ok) throw new Error(`HTTP ${response.status}`);'] : []
  return withFiles([...(form.length > 0 ? formLines(form) : []), call, ...fails, ...show], output)
}

const showIn = (method: string) =>
  method === 'HEAD' ? ['console.log(response.status, Object.fromEntries(response.headers));'] : ['console.log(await response.text());']

/** Code after the imports that it needs. */
export function withFiles(lines: readonly string[], output: string | undefined, imports: readonly string[] = []): string {
  const code = lines.join('\n')
  const functions = [...(readsFile(code) ? ['readFile'] : []), ...(output === undefined ? [] : ['writeFile'])]
  const all = [...(functions.length > 0 ? [`import { ${functions.join(', ')} } from 'node:fs/promises';`] : []), ...imports]
  return `${all.length > 0 ? `${all.join('\n')}\n\n` : ''}${code}\n`
}

export const javascript: Writer = {
  write: writeFetch,
  lacks: [
    'insecure',
    'proxy',
    'connect-timeout',
    'max-redirs',
    'http1.0',
    'http1.1',
    'http2',
    'cert',
    'value-type',
    'value-file-name',
    'value-lines',
    'get-body',
  ],
  refusedHeaders: LOST_NAME,
}
