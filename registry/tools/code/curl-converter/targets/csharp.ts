import { type BodyWords, bodyOf, indented, withBasic } from '../body.ts'
import { hasRawBytes } from '../bytes.ts'
import { base64Of, isAscii, literal as text, METHOD_NAMES } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'

/** Headers of the content, which .NET keeps apart. */
const OF_CONTENT = /^(?:allow|content-(?:disposition|encoding|language|location|md5|range|type)|expires|last-modified)$/i

const utf8 = (value: string) => `Encoding.UTF8.GetBytes(${text(value)})`
const words: BodyWords = {
  text: utf8,
  bytes: (value) => (hasRawBytes(value) ? `Convert.FromBase64String(${text(base64Of(value))})` : utf8(value)),
  raw: (path) => `File.ReadAllBytes(${text(path)})`,
  lines: (path) => `File.ReadAllBytes(${text(path)}).Where(b => b is not (0 or 10 or 13)).ToArray()`,
  encoded: (path) => `Encoding.UTF8.GetBytes(Uri.EscapeDataString(File.ReadAllText(${text(path)})))`,
  join: (parts) =>
    `Array.Empty<byte>()\n${indented(
      parts.map((part) => `.Concat(${part})`),
      '    ',
    )}\n    .ToArray()`,
}

function formLines(parts: readonly FormPart[]): string[] {
  const quoted = (value: string) => text(`"${value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`)
  const one = (part: FormPart, index: number) => {
    const source = 'value' in part ? words.text(part.value) : words.raw('file' in part ? part.file : part.contents)
    const name = `part${index + 1}`
    // Given one by one: .NET would leave out the quotation marks.
    const disposition = `${name}.Headers.ContentDisposition = new ContentDispositionHeaderValue("form-data") { Name = ${quoted(part.name)}${part.fileName === undefined ? '' : `, FileName = ${quoted(part.fileName)}`} };`
    const type = part.type === undefined ? [] : [`${name}.Headers.TryAddWithoutValidation("Content-Type", ${text(part.type)});`]
    return [`var ${name} = new ByteArrayContent(${source});`, disposition, ...type, `form.Add(${name});`].join('\n')
  }
  return ['var form = new MultipartFormDataContent();', ...parts.map(one), 'request.Content = form;']
}

function handlerLines(request: Request): string[] {
  const { redirects, proxy, cert, connectTimeout } = request
  const headers = [...request.headers.map(({ value }) => value), request.user?.name ?? '']
  const tls = [
    ...(request.isInsecure ? ['RemoteCertificateValidationCallback = (_, _, _, _) => true,'] : []),
    ...(cert
      ? [
          `ClientCertificates = new X509CertificateCollection { ${cert.password === undefined ? 'X509Certificate2.CreateFromPemFile' : 'X509Certificate2.CreateFromEncryptedPemFile'}(${[cert.file, ...(cert.password === undefined ? [] : [cert.password]), cert.key].map(text).join(', ')}) },`,
        ]
      : []),
  ]
  return [
    ...(redirects === undefined || redirects === 0
      ? ['AllowAutoRedirect = false,']
      : redirects === -1 || redirects === 50
        ? []
        : [`MaxAutomaticRedirections = ${redirects},`]),
    // What the command says of cookies is a header here.
    ...(request.headers.some(({ name }) => name.toLowerCase() === 'cookie') ? ['UseCookies = false,'] : []),
    ...(request.isCompressed ? ['AutomaticDecompression = DecompressionMethods.All,'] : []),
    ...(connectTimeout === undefined ? [] : [`ConnectTimeout = TimeSpan.FromSeconds(${connectTimeout}),`]),
    ...(proxy
      ? [
          `Proxy = new WebProxy(${text(`${proxy.scheme}://${proxy.host}:${proxy.port}`)})${proxy.user ? ` { Credentials = new NetworkCredential(${text(proxy.user.name)}, ${text(proxy.user.password)}) }` : ''},`,
        ]
      : []),
    ...(headers.every(isAscii) ? [] : ['RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8,']),
    ...(tls.length > 0 ? [`SslOptions = new SslClientAuthenticationOptions\n{\n${indented(tls, '    ')}\n},`] : []),
  ]
}

const NAMESPACES: readonly (readonly [string, RegExp])[] = [
  ['System.Net', /\b(?:WebProxy|NetworkCredential|DecompressionMethods|HttpVersion)\b/],
  ['System.Net.Http.Headers', /\bContentDispositionHeaderValue\b/],
  ['System.Net.Security', /\bSslClientAuthenticationOptions\b/],
  ['System.Security.Cryptography.X509Certificates', /\bX509/],
  ['System.Text', /\bEncoding\b/],
]

function writeCsharp(request: Request): string {
  const { method, body, output, maxTime, http } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const headers = withBasic(request)
  const content = pieces && bodyOf(pieces, words)
  const handler = handlerLines(request)
  const add =
    (to: string) =>
    ({ name, value }: { readonly name: string; readonly value: string }) =>
      `${to}.TryAddWithoutValidation(${text(name)}, ${text(value)});`
  const lines = [
    handler.length > 0
      ? `var handler = new SocketsHttpHandler\n{\n${indented(handler, '    ')}\n};`
      : 'var handler = new SocketsHttpHandler();',
    `using var client = new HttpClient(handler)${maxTime === undefined ? '' : ` { Timeout = TimeSpan.FromSeconds(${maxTime}) }`};`,
    '',
    `using var request = new HttpRequestMessage(${Object.hasOwn(METHOD_NAMES, method) ? `HttpMethod.${METHOD_NAMES[method] as string}` : `new HttpMethod(${text(method)})`}, ${text(request.url)});`,
    ...(http === undefined ? [] : [`request.Version = HttpVersion.Version${{ '1.0': '10', '1.1': '11', '2': '20' }[http]};`]),
    ...headers.filter(({ name }) => !OF_CONTENT.test(name)).map(add('request.Headers')),
    ...(content === undefined ? [] : [`request.Content = new ByteArrayContent(${content});`]),
    ...(form.length > 0 ? formLines(form) : []),
    ...(body ? headers.filter(({ name }) => OF_CONTENT.test(name)).map(add('request.Content.Headers')) : []),
    '',
    'using var response = await client.SendAsync(request);',
    ...(request.failsOnError ? ['response.EnsureSuccessStatusCode();'] : []),
    output !== undefined
      ? `await File.WriteAllBytesAsync(${text(output)}, await response.Content.ReadAsByteArrayAsync());`
      : method === 'HEAD'
        ? 'Console.WriteLine(response);'
        : 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ]
  const code = lines.join('\n')
  const outside = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  const namespaces = NAMESPACES.filter(([, pattern]) => pattern.test(outside)).map(([name]) => `using ${name};`)
  return `${namespaces.length > 0 ? `${namespaces.join('\n')}\n\n` : ''}${code}\n`
}

export const csharp: Writer = { write: writeCsharp, lacks: ['content-header-without-body'] }
