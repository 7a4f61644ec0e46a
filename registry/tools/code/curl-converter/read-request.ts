import type { Note } from '../../../../engine/core/define.ts'
import { hasRawBytes } from './bytes.ts'
import type { Word } from './command.ts'
import { joinPieces, readData } from './data.ts'
import { requestFailures, tokenFault } from './failures.ts'
import { baseName, readFormPart } from './form.ts'
import { bodyHeaders, type HeaderNotices, readHeaders } from './headers.ts'
import type { Given } from './options.ts'
import { readProxy } from './proxy.ts'
import type { FormPart, Header, Piece, Request } from './request.ts'
import { readUrl, type urlNotices } from './url.ts'

const NO_REDIRECTS = 50

type Command = { readonly given: readonly Given[]; readonly urls: readonly Word[]; readonly lost: readonly string[] }
type Notices = typeof urlNotices & HeaderNotices

/** What curl would send. @throws ToolError those of the failures of request, URL and options */
export function readRequest(
  command: Command,
  text: string,
  note: Note<Notices>,
): { readonly request: Request; readonly lost: readonly string[] } {
  const { given } = command
  const lost = [...command.lost]
  const where = (at: number) => ({ field: 'text', offset: at, text })
  const all = (...names: string[]) => given.filter(({ name }) => names.includes(name))
  const last = (...names: string[]) => all(...names).at(-1)
  const isOn = (...names: string[]) => last(...names)?.isOn === true
  const plain = (option: Given | undefined) => {
    if (option && hasRawBytes(option.value.text)) requestFailures.fail('not-utf8', where(option.value.at))
    return option?.value.text
  }

  const next = last('next')
  if (next) requestFailures.fail('next-request', { option: '--next', ...where(next.at) })
  const addresses = [...command.urls, ...all('url').map(({ value }) => value)].toSorted((a, b) => a.at - b.at)
  const [address, second] = addresses
  if (!address) return requestFailures.fail('no-url', { field: 'text' })
  if (second) requestFailures.fail('several-urls', where(second.at))

  const data = all('data', 'data-ascii', 'data-raw', 'data-binary', 'data-urlencode', 'json')
  const forms = all('form', 'form-string')
  const upload = last('upload-file')
  const isGet = isOn('get')
  const head = isOn('head') ? last('head') : undefined
  refuseTwo([isGet ? undefined : data[0], forms[0], upload, head], where)

  const pieces = isGet ? [] : joinPieces(dataPieces(data, text))
  const query =
    isGet && data.length > 0
      ? dataPieces(data, text)
      : all('url-query').flatMap(({ name, value }, index) => [...amp(index > 0), ...readData(name, value, text)])
  const readFromFile = query.find((piece) => 'file' in piece)
  if (readFromFile) lost.push(`@${readFromFile.file}`)
  const {
    url,
    user: urlUser,
    hasPath,
  } = readUrl(
    address,
    {
      isGlobOff: isOn('globoff'),
      isPathAsIs: isOn('path-as-is'),
      query: query.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    },
    text,
    note,
  )

  const isCompressed = isOn('compressed')
  const form = forms.map(({ name, value }): FormPart => readFormPart(value, name === 'form-string', text))
  for (const { value } of forms) if (hasRawBytes(value.text)) requestFailures.fail('not-utf8', where(value.at))
  const hasBody = data.length > 0 && !isGet
  const cookies = all('cookie').map((option) => plain(option) ?? '')
  for (const file of cookies) if (file !== '' && !file.includes('=')) lost.push(`--cookie ${file.slice(0, 40)}`)
  const {
    headers,
    removed,
    lost: lostHeaders,
  } = readHeaders(
    all('header').map(({ value }) => value),
    text,
    isCompressed,
    note,
  )
  lost.push(...lostHeaders)
  const bearer = plain(last('oauth2-bearer'))
  const range = plain(last('range'))
  const added: Header[] = [
    ...(hasBody ? bodyHeaders(data.some(({ name }) => name === 'json')) : []),
    ...header('User-Agent', plain(last('user-agent'))),
    ...header('Referer', plain(last('referer'))?.replace(/;auto$/, '')),
    ...header('Cookie', cookies.filter((one) => one.includes('=')).join(';')),
    ...header('Range', range && `bytes=${range}`),
    ...header('Authorization', bearer && `Bearer ${bearer}`),
  ]
  const isOwn = (name: string) => removed.has(name) || headers.some((one) => one.name.toLowerCase() === name)
  const sent = [...headers, ...added.filter(({ name }) => !isOwn(name.toLowerCase()))]
  const { user, lost: lostUser } = readUser(plain(last('user')), urlUser, given, command.lost)
  lost.push(...lostUser)

  const type = sent.find(({ name }) => name.toLowerCase() === 'content-type')
  if (forms.length > 0 && type && !type.value.startsWith('multipart/form-data')) lost.push('--header Content-Type')
  const method = plain(last('request')) || (head ? 'HEAD' : upload ? 'PUT' : hasBody || forms.length > 0 ? 'POST' : 'GET')
  const fault = tokenFault(method, 100)
  if (fault) requestFailures.fail('method-name', { method: method.slice(0, 40), ...fault, ...where(last('request')?.at ?? 0) })
  if (upload && /^(?:[-.]|)$/.test(upload.value.text))
    requestFailures.fail('standard-input', { value: `-T ${upload.value.text}`, ...where(upload.at) })
  const path = upload && plain(upload)
  const request: Request = {
    method,
    url: path === undefined || hasPath ? url : withFile(url, baseName(path)),
    headers: sent.filter((one) => forms.length === 0 || one.name.toLowerCase() !== 'content-type'),
    hasNoContentType: forms.length === 0 && type === undefined,
    ...(forms.length > 0 && { body: { form } }),
    ...(hasBody && { body: { pieces } }),
    ...(path !== undefined && { body: { pieces: [{ file: path, as: 'raw' as const }] } }),
    ...(user && !isOwn('authorization') && bearer === undefined && { user }),
    isInsecure: isOn('insecure'),
    ...(isOn('location', 'location-trusted') && { redirects: countOf(last('max-redirs'), where) }),
    isCompressed,
    ...(last('proxy') &&
      plain(last('proxy')) !== '' && { proxy: readProxy(last('proxy')?.value as Word, plain(last('proxy-user')), text) }),
    ...seconds('maxTime', last('max-time'), where),
    ...seconds('connectTimeout', last('connect-timeout'), where),
    ...httpVersion(last('http1.0', 'http1.1', 'http2', 'http2-prior-knowledge')),
    ...certificate(plain(last('cert')), plain(last('key'))),
    ...outputOf(last('output', 'remote-name'), url),
    failsOnError: isOn('fail'),
  }
  return { request, lost: [...new Set(lost)] }
}

const amp = (isNeeded: boolean): Piece[] => (isNeeded ? [{ text: '&' }] : [])
const header = (name: string, value: string | undefined): Header[] => (value === undefined || value === '' ? [] : [{ name, value }])

/** All data in one, joined by `&`; JSON is only put one after the other. */
function dataPieces(data: readonly Given[], text: string): Piece[] {
  return data.flatMap(({ name, value }, index) => [...amp(index > 0 && name !== 'json'), ...readData(name, value, text)])
}

function refuseTwo(kinds: readonly (Given | undefined)[], where: (at: number) => { field: string; offset: number; text: string }): void {
  const [first, second] = kinds.filter((kind) => kind !== undefined).toSorted((a, b) => a.at - b.at)
  if (first && second) requestFailures.fail('two-bodies', { first: `--${first.name}`, second: `--${second.name}`, ...where(second.at) })
}

/** Credentials for Basic; those for other ways of signing in are not sent in plain. */
function readUser(
  given: string | undefined,
  fromUrl: Request['user'],
  options: readonly Given[],
  lost: readonly string[],
): { readonly user?: Request['user']; readonly lost: readonly string[] } {
  const scheme = options.findLast(({ name, isOn }) => isOn && /^(?:basic|digest|ntlm|negotiate|anyauth)$/.test(name))?.name ?? 'basic'
  if (given === undefined && !fromUrl) return { lost: [] }
  if (/^(?:digest|ntlm|negotiate)$/.test(scheme)) return { lost: [`--${scheme}`] }
  if (lost.includes('--aws-sigv4')) return { lost: [] }
  const colon = given?.includes(':') ? given.indexOf(':') : (given?.length ?? 0)
  const user = given === undefined ? fromUrl : { name: given.slice(0, colon), password: given.slice(colon + 1) }
  return { user, lost: scheme === 'anyauth' ? ['--anyauth'] : [] }
}

function withFile(url: string, name: string): string {
  const [path = '', ...query] = url.split('?')
  return [`${path}${path.endsWith('/') ? '' : '/'}${encodeURIComponent(name)}`, ...query].join('?')
}

function countOf(option: Given | undefined, where: (at: number) => { field: string; offset: number; text: string }): number {
  const said = option?.value.text ?? String(NO_REDIRECTS)
  if (!/^-?\d{1,6}$/.test(said)) requestFailures.fail('not-a-count', { option: '--max-redirs', ...where(option?.at ?? 0) })
  return Math.max(-1, Number(said))
}

function seconds<K extends 'maxTime' | 'connectTimeout'>(
  key: K,
  option: Given | undefined,
  where: (at: number) => { field: string; offset: number; text: string },
): { readonly [P in K]?: number } {
  if (!option) return {}
  if (!/^(?:\d{1,8}(?:\.\d{1,6})?|\.\d{1,6})$/.test(option.value.text))
    requestFailures.fail('not-a-duration', { option: `--${option.name}`, ...where(option.at) })
  const value = Number(option.value.text)
  // Zero is no limit.
  return (value === 0 ? {} : { [key]: value }) as { readonly [P in K]?: number }
}

function httpVersion(option: Given | undefined): Pick<Request, 'http'> {
  return option ? { http: option.name === 'http1.0' ? '1.0' : option.name === 'http1.1' ? '1.1' : '2' } : {}
}

/** `file:password`, in which a backslash escapes a colon; the colon of a Windows drive is none. */
function certificate(given: string | undefined, key: string | undefined): Pick<Request, 'cert'> {
  if (given === undefined) return {}
  const [, file = given, password] = /^((?:[A-Za-z]:[\\/])?(?:\\:|[^:])*)(?::([^]*))?$/.exec(given) ?? []
  const path = file.replaceAll('\\:', ':')
  return { cert: { file: path, key: key ?? path, ...(password !== undefined && { password }) } }
}

function outputOf(option: Given | undefined, url: string): Pick<Request, 'output'> {
  if (!option || option.value.text === '-') return {}
  if (option.name === 'output') return { output: option.value.text }
  return { output: /\/([^/?]+)(?:\?|$)/.exec(url.replace(/^[a-z]+:\/\/[^/]*/, ''))?.[1] ?? 'curl_response' }
}
