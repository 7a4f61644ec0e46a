import { type BodyWords, bodyOf, indented } from '../body.ts'
import { byteLiteral, METHOD_NAMES, rubyLiteral as text } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'

const words: BodyWords = {
  text,
  bytes: (value) => `${byteLiteral(value, /[\\"#]/)}.b`,
  raw: (path) => `File.binread(${text(path)})`,
  lines: (path) => `File.binread(${text(path)}).delete("\\r\\n\\0")`,
  encoded: (path) => `URI.encode_www_form_component(File.binread(${text(path)})).b`,
  join: (parts) => parts.join(' +\n  '),
}

function formField(part: FormPart): string {
  const source =
    'value' in part ? text(part.value) : 'file' in part ? `File.open(${text(part.file)}, 'rb')` : `File.binread(${text(part.contents)})`
  const settings = [
    ...(part.fileName === undefined ? [] : [`filename: ${text(part.fileName)}`]),
    ...(part.type === undefined ? [] : [`content_type: ${text(part.type)}`]),
  ]
  return `[${[text(part.name), source, ...(settings.length > 0 ? [`{ ${settings.join(', ')} }`] : [])].join(', ')}],`
}

function writeRuby(request: Request): string {
  const { method, body, user, proxy, cert, output, maxTime, connectTimeout } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const through = proxy
    ? `, ${text(proxy.host)}, ${proxy.port}${proxy.user ? `, ${text(proxy.user.name)}, ${text(proxy.user.password)}` : ''}`
    : ''
  const isKnown = Object.hasOwn(METHOD_NAMES, method)
  // Names and empty values that Ruby has of its own are replaced, a second header of a name is added.
  const seen = new Set<string>()
  const header = ({ name, value }: { readonly name: string; readonly value: string }) => {
    const isFirst = seen.size !== seen.add(name.toLowerCase()).size
    return isFirst ? `request[${text(name)}] = ${text(value)}` : `request.add_field(${text(name)}, ${text(value)})`
  }
  const lines = [
    `uri = URI(${text(request.url)})`,
    isKnown
      ? `request = Net::HTTP::${METHOD_NAMES[method] as string}.new(uri)`
      : `request = Net::HTTPGenericRequest.new(${text(method)}, ${body ? 'true' : 'false'}, true, uri)`,
    ...request.headers.map(header),
    // Net::HTTP would name a type of its own accord.
    ...(request.hasNoContentType && (pieces || /^(?:POST|PUT|PATCH)$/.test(method))
      ? ['def request.supply_default_content_type; end']
      : []),
    ...(user ? [`request.basic_auth(${text(user.name)}, ${text(user.password)})`] : []),
    ...(pieces ? [`request.body = ${bodyOf(pieces, words)}`] : []),
    ...(form.length > 0 ? [`request.set_form([\n${indented(form.map(formField), '  ')}\n], 'multipart/form-data')`] : []),
    '',
    `http = Net::HTTP.new(uri.hostname, uri.port${through})`,
    "http.use_ssl = uri.scheme == 'https'",
    ...(request.isInsecure ? ['http.verify_mode = OpenSSL::SSL::VERIFY_NONE'] : []),
    ...(cert
      ? [
          `http.cert = OpenSSL::X509::Certificate.new(File.read(${text(cert.file)}))`,
          `http.key = OpenSSL::PKey.read(File.read(${text(cert.key)})${cert.password === undefined ? '' : `, ${text(cert.password)}`})`,
        ]
      : []),
    ...(connectTimeout === undefined ? [] : [`http.open_timeout = ${connectTimeout}`]),
    ...(maxTime === undefined ? [] : [`http.read_timeout = ${maxTime}`]),
    'response = http.request(request)',
    ...(request.failsOnError ? ['response.value'] : []),
    '',
    output === undefined
      ? method === 'HEAD'
        ? 'puts response.code, response.to_hash'
        : 'puts response.body'
      : `File.binwrite(${text(output)}, response.body)`,
  ]
  return `require 'net/http'\n\n${lines.join('\n')}\n`
}

export const ruby: Writer = { write: writeRuby, lacks: ['location', 'socks', 'http1.0', 'http1.1', 'http2', 'value-type'] }
