import { defineFailures, type Note } from '../../../../engine/core/define.ts'
import { toBytes } from './bytes.ts'
import type { Word } from './command.ts'
import type { Header } from './request.ts'

export const urlFailures = defineFailures({
  'url-space': 'A URL can’t contain spaces or control characters. Write %20 for a space.',
  'url-pattern':
    'curl reads “{{part}}” as a pattern for several URLs. Write a single URL, or add -g (--globoff) if the brackets are meant literally.',
  'not-http': '“{{scheme}}” isn’t supported. Only http and https URLs can be converted.',
  'bad-address': 'This isn’t a valid URL. Check the host and the port.',
})

export const urlNotices = {
  'scheme-added': { info: 'The URL has no scheme, so curl uses http://.' },
  'url-encoded': { info: 'Some characters of the URL were percent-encoded, because most libraries need it. curl sends them as they are.' },
} as const

export type Address = {
  /** Without credentials and fragment. */
  readonly url: string
  readonly user?: { readonly name: string; readonly password: string }
  readonly hasPath: boolean
}

type Settings = { readonly isGlobOff: boolean; readonly isPathAsIs: boolean; readonly query: string }

/** A URL as curl reads it. @throws ToolError those of {@link urlFailures} */
export function readUrl(
  word: Word,
  { isGlobOff, isPathAsIs, query: added }: Settings,
  text: string,
  note: Note<typeof urlNotices>,
): Address {
  const where = { field: 'text', offset: word.at, text }
  const given = isGlobOff ? word.text : refusePatterns(word, text)
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\u0000-\u0020\u007f]/.test(given + added)) urlFailures.fail('url-space', where)
  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]*):\/{1,3})?([^]*)$/i.exec(given) ?? []
  if (scheme !== undefined && !/^https?$/i.test(scheme)) urlFailures.fail('not-http', { scheme: scheme.slice(0, 40), ...where })
  if (scheme === undefined) note('scheme-added')
  const [authority = '', path = '', query] = /^([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(rest)?.slice(1) ?? []
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  const credentials = authority.slice(0, Math.max(0, authority.lastIndexOf('@')))
  const asciiHost = /^[!-~]*$/.test(host) ? host : inAscii(host)
  const parts = [query, added === '' ? undefined : added].filter((part) => part !== undefined)
  const target = [isPathAsIs ? path : withoutDots(path), ...(parts.length > 0 ? [parts.filter((part) => part !== '').join('&')] : [])]
  const end = target.map((part, index) => encode(part, index === 0 ? '[]' : '')).join('?')
  const url = `${(scheme ?? 'http').toLowerCase()}://${asciiHost}${end.startsWith('/') ? '' : '/'}${end}`
  if (asciiHost === '' || !URL.canParse(url)) urlFailures.fail('bad-address', where)
  if (!/^[!-~]*$/.test(host) || end !== target.join('?')) note('url-encoded')
  const colon = credentials.includes(':') ? credentials.indexOf(':') : credentials.length
  const user = { name: decode(credentials.slice(0, colon)), password: decode(credentials.slice(colon + 1)) }
  return { url, ...(authority.includes('@') && { user }), hasPath: !/^\/?$/.test(path) && !path.endsWith('/') }
}

/** Refuses `{a,b}` and `[1-3]`, and takes the backslash from brackets that are meant literally; `[::1]` is a host. */
function refusePatterns({ text: url, at }: Word, text: string): string {
  const pattern = /\\[{}[\]]|\[[\da-f:.]*:[\da-f:.]*(?:%[^\]]*)?\]|\[\]|[{}[\]]/gi
  return url.replaceAll(pattern, (found: string, offset: number) => {
    if (found.length > 1) return found.startsWith('\\') ? found.slice(1) : found
    const close = url.indexOf(found === '{' ? '}' : ']', offset)
    const part = (close < 0 ? url.slice(offset) : url.slice(offset, close + 1)).slice(0, 60)
    return urlFailures.fail('url-pattern', { part, field: 'text', offset: at, text })
  })
}

/** Percent-encodes what RFC 3986 does not allow, and leaves every escape that is there. */
function encode(part: string, more: '[]' | ''): string {
  const pattern = more === '' ? /%(?![\da-f]{2})|[^!#-;=?-Z[\]_a-z~]/giu : /%(?![\da-f]{2})|[^!#-;=?-Z_a-z~]/giu
  return part.replaceAll(pattern, (found) => percent(toBytes(found)))
}

export function percent(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** RFC 3986, section 5.2.4. */
function withoutDots(path: string): string {
  if (!/\/\.{1,2}(?:\/|$)/.test(path)) return path
  const kept: string[] = []
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (segment === '..') {
      if (kept.length > 1) kept.pop()
    } else if (segment !== '.') kept.push(segment)
    if (isLast && (segment === '..' || segment === '.')) kept.push('')
  }
  return kept.join('/')
}

function inAscii(host: string): string {
  const [, name = '', port = ''] = /^([^]*?)(:\d*)?$/.exec(host) ?? []
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname + port : ''
}

/** The parameters of a query, decoded as forms are. */
export function queryOf(url: string): Header[] {
  return url.includes('?') ? Array.from(new URLSearchParams(url.slice(url.indexOf('?'))), ([name, value]) => ({ name, value })) : []
}
