import type { Word } from './command.ts'
import { requestFailures } from './failures.ts'
import type { Proxy } from './request.ts'
import { decode } from './url.ts'

/** `[scheme://][user:password@]host[:port]`; without a scheme it is http, without a port 1080, as curl has it. */
export function readProxy({ text: given, at }: Word, user: string | undefined, text: string): Proxy {
  const [, scheme = 'http', credentials, host = '', port] =
    /^(?:([a-z][a-z0-9]*):\/\/)?(?:([^@/]*)@)?(\[[\da-f:.]+\]|[^:/?#@\s[\]]+)(?::(\d{1,5}))?\/?$/i.exec(given) ?? []
  const kind = scheme.toLowerCase()
  const isKnown = /^(?:https?|socks4a?|socks5h?)$/.test(kind)
  if (host === '' || !isKnown || Number(port) > 65_535) return requestFailures.fail('bad-proxy', { field: 'text', offset: at, text })
  const [name = '', ...password] = (user ?? credentials ?? '').split(':')
  const own = user === undefined ? decode : (value: string) => value
  return {
    scheme: kind,
    host,
    port: port === undefined ? (kind === 'https' ? 443 : 1080) : Number(port),
    ...((user ?? credentials) !== undefined && { user: { name: own(name), password: own(password.join(':')) } }),
  }
}

export function proxyUrl({ scheme, host, port, user }: Proxy): string {
  const credentials = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  return `${scheme}://${credentials}${host}:${port}`
}
