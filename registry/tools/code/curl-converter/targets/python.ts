import { type BodyWords, bodyOf, indented } from '../body.ts'
import { byteLiteral, eitherQuotes, isAscii } from '../literals.ts'
import { type FormPart, formOf, joinHeaders, piecesOf, type Request, type Writer } from '../request.ts'
import { proxyUrl } from '../proxy.ts'

const text = (value: string): string => eitherQuotes(value, '"')
const open = (path: string) => `open(${text(path)}, "rb")`
/** Requests sends strings as Latin-1, so other letters are encoded here. */
const utf8 = (value: string) => (isAscii(value.replaceAll(/[\r\n]/g, '')) ? text(value) : `${text(value)}.encode()`)

const words: BodyWords = {
  text: utf8,
  bytes: (value) => `b${byteLiteral(value)}`,
  raw: (path) => `${open(path)}.read()`,
  lines: (path) => `${open(path)}.read().translate(None, b"\\r\\n\\0")`,
  encoded: (path) => `quote_plus(${open(path)}.read()).encode()`,
  join: (parts) =>
    `(\n${indented(
      parts.map((part, index) => (index === 0 ? part : `+ ${part}`)),
      '    ',
    )}\n)`,
}

/** A field of a form is a file without a name. */
function formField(part: FormPart): string {
  const name = text(part.name)
  if ('file' in part) return `(${name}, (${text(part.fileName ?? '')}, ${open(part.file)}, ${text(part.type ?? '')})),`
  const value = 'value' in part ? utf8(part.value) : open(part.contents)
  const fileName = part.fileName === undefined ? 'None' : text(part.fileName)
  return part.type === undefined ? `(${name}, (${fileName}, ${value})),` : `(${name}, (${fileName}, ${value}, ${text(part.type)})),`
}

function writePython(request: Request): string {
  const { method, body, redirects, maxTime, connectTimeout, user, proxy, cert, output } = request
  const headers = joinHeaders(request.headers).map(({ name, value }) => `    ${text(name)}: ${utf8(value)},`)
  const form = formOf(body)
  const pieces = piecesOf(body)
  const through = proxy && text(proxyUrl(proxy))
  const isKnown = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
  const session = redirects !== undefined && redirects > 0 && redirects !== 50
  const by = session ? 'session' : 'requests'
  const call = isKnown ? `${by}.${method.toLowerCase()}(` : `${by}.request(`
  const limit = maxTime ?? connectTimeout
  const options = [
    ...(isKnown ? [] : [`${text(method)},`]),
    `${text(request.url)},`,
    ...(headers.length > 0 ? [`headers={\n${headers.join('\n')}\n},`] : []),
    ...(user ? [`auth=(${utf8(user.name)}, ${utf8(user.password)}),`] : []),
    ...(pieces ? [`data=${bodyOf(pieces, words)},`] : []),
    ...(form.length > 0 ? [`files=[\n${indented(form.map(formField), '    ')}\n],`] : []),
    ...(redirects === undefined || redirects === 0 ? ['allow_redirects=False,'] : method === 'HEAD' ? ['allow_redirects=True,'] : []),
    ...(limit === undefined ? [] : [`timeout=(${connectTimeout ?? limit}, ${maxTime ?? 'None'}),`]),
    ...(through === undefined ? [] : [`proxies={"http": ${through}, "https": ${through}},`]),
    ...(request.isInsecure ? ['verify=False,'] : []),
    ...(cert ? [`cert=(${text(cert.file)}, ${text(cert.key)}),`] : []),
  ]
  const code = [
    ...(session ? ['session = requests.Session()', `session.max_redirects = ${redirects}`] : []),
    options.length === 1 ? `response = ${call}${text(request.url)})` : `response = ${call}\n${indented(options, '    ')}\n)`,
    ...(request.failsOnError ? ['response.raise_for_status()'] : []),
    output === undefined
      ? method === 'HEAD'
        ? 'print(response.status_code, response.headers)'
        : 'print(response.text)'
      : `with open(${text(output)}, "wb") as file:\n    file.write(response.content)`,
  ].join('\n')
  const imports = [...(/\bquote_plus\(/.test(code) ? ['from urllib.parse import quote_plus\n'] : []), 'import requests']
  return `${imports.join('\n')}\n\n${code}\n`
}

export const python: Writer = { write: writePython, lacks: ['http1.0', 'http1.1', 'http2', 'cert-password'] }
