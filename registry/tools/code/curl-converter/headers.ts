import type { Note } from '../../../../engine/core/define.ts'
import { hasRawBytes } from './bytes.ts'
import type { Word } from './command.ts'
import { requestFailures, tokenFault } from './failures.ts'
import type { Header, Request } from './request.ts'
import { queryOf } from './url.ts'

export const headerNotices = {
  'header-ignored': { warning: 'curl ignores the header “{{header}}”, because it has no colon. End it with a semicolon to send it empty.' },
  'encoding-left': { info: 'Accept-Encoding was left to the library, so that it can decompress the response.' },
} as const
export type HeaderNotices = typeof headerNotices

/** The headers of `-H`: `Name: value`, `Name;` for an empty one, and `Name:` for one that is not sent. */
export function readHeaders(
  words: readonly Word[],
  text: string,
  isCompressed: boolean,
  note: Note<HeaderNotices>,
): { readonly headers: readonly Header[]; readonly removed: ReadonlySet<string>; readonly lost: readonly string[] } {
  const headers: Header[] = []
  const removed = new Set<string>()
  const lost: string[] = []
  for (const { text: said, at } of words) {
    const where = { field: 'text', offset: at, text }
    if (hasRawBytes(said)) requestFailures.fail('not-utf8', where)
    if (said.startsWith('@')) {
      lost.push(`--header ${said.slice(0, 40)}`)
      continue
    }
    const [, name, value = ''] = /^([^:]+):([^]*)$/.exec(said) ?? /^([^:;]+);\s*()$/.exec(said) ?? []
    if (name === undefined) {
      note('header-ignored', { header: said.slice(0, 60) })
      continue
    }
    const fault = tokenFault(name, 200)
    if (fault) requestFailures.fail('bad-header', { name: name.slice(0, 40), ...fault, ...where })
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value.trim())) requestFailures.fail('bad-header-value', { name, ...where })
    if (value.trim() === '' && said.includes(':')) removed.add(name.toLowerCase())
    else if (isCompressed && name.toLowerCase() === 'accept-encoding') note('encoding-left')
    else headers.push({ name, value: value.trim() })
  }
  return { headers, removed, lost }
}

/** What curl says of a body by itself. */
export function bodyHeaders(isJson: boolean): Header[] {
  if (!isJson) return [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }]
  return [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'Accept', value: 'application/json' },
  ]
}

const SECRET = /auth|cookie|token|secret|api-?key|session|password|credential|signature/i

/** What of a request somebody else could use, each by its name. */
export function secretsOf({ headers, user, url, proxy, cert }: Request): string[] {
  const names = headers.filter(({ name, value }) => SECRET.test(name) && value !== '').map(({ name }) => name)
  const query = queryOf(url).flatMap(({ name }) => (SECRET.test(name) || name.toLowerCase() === 'key' ? [name.slice(0, 40)] : []))
  const others = [
    ...(user ? ['--user'] : []),
    ...(proxy?.user ? ['--proxy-user'] : []),
    ...(cert?.password === undefined ? [] : ['--cert']),
  ]
  return [...new Set([...names, ...query, ...others])]
}
