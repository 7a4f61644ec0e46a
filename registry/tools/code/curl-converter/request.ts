import { hasRawBytes } from './bytes.ts'

/** A part of a body: text, or a file that is read. `lines` drops line breaks and NUL as `-d @file` does, `encoded` percent-encodes. */
export type Piece = { readonly text: string } | { readonly file: string; readonly as: 'raw' | 'lines' | 'encoded' }

/** A field of a multipart form: a value, the contents of a file, or a file. */
export type FormPart = { readonly name: string; readonly type?: string; readonly fileName?: string } & (
  | { readonly value: string }
  | { readonly contents: string }
  | { readonly file: string }
)

export type Header = { readonly name: string; readonly value: string }

/** Where a proxy is, and who asks there. */
export type Proxy = {
  readonly scheme: string
  readonly host: string
  readonly port: number
  readonly user?: { readonly name: string; readonly password: string }
}

/** What curl would send, and how. */
export type Request = {
  readonly method: string
  readonly url: string
  /** In order, those that curl adds by itself for body, cookies and the like included. */
  readonly headers: readonly Header[]
  /** A header without which curl sends the request, although libraries add it. */
  readonly hasNoContentType: boolean
  readonly body?: { readonly pieces: readonly Piece[] } | { readonly form: readonly FormPart[] }
  /** Basic authentication. */
  readonly user?: { readonly name: string; readonly password: string }
  readonly isInsecure: boolean
  /** How many redirects are followed: none where it is left out, -1 is without limit. */
  readonly redirects?: number
  readonly isCompressed: boolean
  readonly proxy?: Proxy
  /** In seconds. */
  readonly maxTime?: number
  readonly connectTimeout?: number
  readonly http?: '1.0' | '1.1' | '2'
  readonly cert?: { readonly file: string; readonly key: string; readonly password?: string }
  /** The file into which the response is written. */
  readonly output?: string
  readonly failsOnError: boolean
}

/** What a library may lack, each by the options that ask for it. */
export const SETTINGS = {
  insecure: ['--insecure', ({ isInsecure }: Request) => isInsecure],
  proxy: ['--proxy', ({ proxy }: Request) => proxy !== undefined],
  socks: ['--proxy', ({ proxy }: Request) => proxy !== undefined && proxy.scheme.startsWith('socks')],
  'proxy-user': ['--proxy-user', ({ proxy }: Request) => proxy?.user !== undefined],
  'max-time': ['--max-time', ({ maxTime }: Request) => maxTime !== undefined],
  'connect-timeout': ['--connect-timeout', ({ connectTimeout }: Request) => connectTimeout !== undefined],
  'max-redirs': ['--max-redirs', ({ redirects }: Request) => redirects !== undefined && redirects > 0 && redirects !== 50],
  'http1.0': ['--http1.0', ({ http }: Request) => http === '1.0'],
  'http1.1': ['--http1.1', ({ http }: Request) => http === '1.1'],
  http2: ['--http2', ({ http }: Request) => http === '2'],
  cert: ['--cert', ({ cert }: Request) => cert !== undefined],
  'cert-password': ['--cert', ({ cert }: Request) => cert?.password !== undefined],
  'value-type': ['--form …;type=', ({ body }: Request) => formOf(body).some((part) => !('file' in part) && part.type !== undefined)],
  'value-file-name': [
    '--form …;filename=',
    ({ body }: Request) => formOf(body).some((part) => !('file' in part) && part.fileName !== undefined),
  ],
  'value-lines': [
    '--form …=…\\n',
    ({ body }: Request) =>
      formOf(body).some((part) => 'contents' in part || ('value' in part && /(?:^|[^\r])\n|\r(?!\n)/.test(part.value))),
  ],
  'raw-bytes': [
    '--data-binary',
    ({ body }: Request) => piecesOf(body)?.some((piece) => 'text' in piece && hasRawBytes(piece.text)) === true,
  ],
  location: ['--location', ({ redirects }: Request) => redirects !== undefined],
  'repeated-field': ['--form', ({ body }: Request) => new Set(formOf(body).map(({ name }) => name)).size < formOf(body).length],
  'content-header-without-body': [
    '--header Content-Type',
    ({ headers, body }: Request) => !body && headers.some(({ name }) => /^content-/i.test(name)),
  ],
  'get-body': ['--data', ({ method, body }: Request) => body !== undefined && /^(?:GET|HEAD)$/.test(method)],
} as const satisfies Record<string, readonly [option: string, isAsked: (request: Request) => boolean]>
export type Setting = keyof typeof SETTINGS

/** Writes a request in a language. */
export type Writer = {
  readonly write: (request: Request) => string
  /** What its library cannot do. */
  readonly lacks: readonly Setting[]
  /** Names of headers that it refuses or sets itself. */
  readonly refusedHeaders?: RegExp
  /** Whether it can send only ASCII in headers. */
  readonly isAsciiOnly?: boolean
}

export function formOf(body: Request['body']): readonly FormPart[] {
  return body && 'form' in body ? body.form : []
}

export function piecesOf(body: Request['body']): readonly Piece[] | undefined {
  return body && 'pieces' in body ? body.pieces : undefined
}

/** Headers of the same name as one, which means the same (RFC 9110, section 5.3), for libraries that know a name once. */
export function joinHeaders(headers: readonly Header[]): Header[] {
  const joined = new Map<string, Header>()
  for (const { name, value } of headers) {
    const before = joined.get(name.toLowerCase())
    const separator = name.toLowerCase() === 'cookie' ? '; ' : ', '
    joined.set(name.toLowerCase(), before ? { name: before.name, value: before.value + separator + value } : { name, value })
  }
  return [...joined.values()]
}
