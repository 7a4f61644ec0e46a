import { type BodyWords, bodyOf, indented } from '../body.ts'
import { byteLiteral, isAscii, rustLiteral as text } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'

const words: BodyWords = {
  text,
  bytes: (value) => `b${byteLiteral(value)}.to_vec()`,
  raw: (path) => `std::fs::read(${text(path)})?`,
  lines: (path) =>
    `std::fs::read(${text(path)})?\n    .into_iter()\n    .filter(|byte| !b"\\r\\n\\0".contains(byte))\n    .collect::<Vec<u8>>()`,
  encoded: (path) => `form_urlencoded::byte_serialize(&std::fs::read(${text(path)})?)\n    .collect::<String>()\n    .into_bytes()`,
  join: (parts) =>
    `[\n${indented(
      parts.map((part) => `${part},`),
      '    ',
    )}\n]\n.concat()`,
}

function formLines(parts: readonly FormPart[]): string[] {
  const one = (part: FormPart) => {
    const source =
      'value' in part
        ? `Part::text(${text(part.value)})`
        : `Part::bytes(std::fs::read(${text('file' in part ? part.file : part.contents)})?)`
    if ('value' in part && part.type === undefined && part.fileName === undefined) return `.text(${text(part.name)}, ${text(part.value)})`
    const fileName = part.fileName === undefined ? '' : `.file_name(${text(part.fileName)})`
    const type = part.type === undefined ? '' : `.mime_str(${text(part.type)})?`
    return `.part(${text(part.name)}, ${source}${fileName}${type})`
  }
  return [`let form = Form::new()\n${indented(parts.map(one), '    ')};`]
}

function clientLines({ redirects, isInsecure, isCompressed, proxy, connectTimeout, maxTime, http, cert }: Request): string[] {
  const duration = (seconds: number) => `Duration::from_millis(${Math.round(seconds * 1000)})`
  const user = proxy?.user ? `.basic_auth(${text(proxy.user.name)}, ${text(proxy.user.password)})` : ''
  return [
    ...(redirects === undefined || redirects === 0
      ? ['.redirect(reqwest::redirect::Policy::none())']
      : [`.redirect(reqwest::redirect::Policy::limited(${redirects === -1 ? 'usize::MAX' : redirects}))`]),
    ...(isCompressed ? ['.gzip(true)'] : []),
    ...(isInsecure ? ['.danger_accept_invalid_certs(true)'] : []),
    ...(proxy ? [`.proxy(reqwest::Proxy::all(${text(`${proxy.scheme}://${proxy.host}:${proxy.port}`)})?${user})`] : []),
    ...(connectTimeout === undefined ? [] : [`.connect_timeout(${duration(connectTimeout)})`]),
    ...(maxTime === undefined ? [] : [`.timeout(${duration(maxTime)})`]),
    ...(http === '1.1' ? ['.http1_only()'] : []),
    ...(cert
      ? [`.identity(reqwest::Identity::from_pem(&[std::fs::read(${text(cert.file)})?, std::fs::read(${text(cert.key)})?].concat())?)`]
      : []),
  ]
}

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/

function writeRust(request: Request): string {
  const { method, body, user, output } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const begin = METHODS.test(method)
    ? `.${method.toLowerCase()}(${text(request.url)})`
    : `.request(reqwest::Method::from_bytes(b${byteLiteral(method)})?, ${text(request.url)})`
  const call = [
    begin,
    ...request.headers.map(({ name, value }) => `.header(${text(name)}, ${text(value)}${isAscii(value) ? '' : '.as_bytes()'})`),
    ...(user ? [`.basic_auth(${text(user.name)}, Some(${text(user.password)}))`] : []),
    ...(pieces ? [`.body(${bodyOf(pieces, words)})`] : []),
    ...(form.length > 0 ? ['.multipart(form)'] : []),
    '.send()?',
    ...(request.failsOnError ? ['.error_for_status()?'] : []),
  ]
  const lines = [
    ...(form.length > 0 ? formLines(form) : []),
    `let client = reqwest::blocking::Client::builder()\n${indented([...clientLines(request), '.build()?;'], '    ')}`,
    `let response = client\n${indented(call, '    ')};`,
    '',
    output === undefined
      ? method === 'HEAD'
        ? 'println!("{} {:#?}", response.status(), response.headers());'
        : 'println!("{}", response.text()?);'
      : `std::fs::write(${text(output)}, response.bytes()?)?;`,
    'Ok(())',
  ]
  const features = [
    'blocking',
    ...(form.length > 0 ? ['multipart'] : []),
    ...(request.isCompressed ? ['gzip'] : []),
    ...(request.proxy?.scheme.startsWith('socks') ? ['socks'] : []),
    ...(request.cert ? ['rustls-tls'] : []),
  ]
  const code = lines.join('\n')
  const uses = [
    ...(form.length > 0 ? ['use reqwest::blocking::multipart::{Form, Part};'] : []),
    ...(/\bDuration::/.test(code) ? ['use std::time::Duration;'] : []),
  ].map((line) => (line.includes('Part}') && !/\bPart::/.test(code) ? 'use reqwest::blocking::multipart::Form;' : line))
  const more = /\bform_urlencoded::/.test(code) ? '// form_urlencoded = "1"\n' : ''
  return `// Cargo.toml: reqwest = { version = "0.12", features = [${features.map((name) => `"${name}"`).join(', ')}] }\n${more}${uses.length > 0 ? `${uses.join('\n')}\n` : ''}\nfn main() -> Result<(), Box<dyn std::error::Error>> {\n${indented(lines, '    ')}\n}\n`
}

export const rust: Writer = { write: writeRust, lacks: ['http1.0', 'http2', 'cert-password'] }
