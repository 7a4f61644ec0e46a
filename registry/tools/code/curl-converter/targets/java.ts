import { type BodyWords, bodyOf, indented, withBasic } from '../body.ts'
import { hasRawBytes } from '../bytes.ts'
import { base64Of, literal as text } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'

const PUBLISHERS = 'HttpRequest.BodyPublishers'
const publisher = (array: string) => `${PUBLISHERS}.ofByteArray(${array})`
const ofString = (value: string) => `${PUBLISHERS}.ofString(${text(value)})`
const words: BodyWords = {
  text: ofString,
  bytes: (value) => (hasRawBytes(value) ? publisher(`Base64.getDecoder().decode(${text(base64Of(value))})`) : ofString(value)),
  raw: (path) => `${PUBLISHERS}.ofFile(Path.of(${text(path)}))`,
  lines: (path) =>
    `${PUBLISHERS}.ofString(Files.readString(Path.of(${text(path)}), StandardCharsets.ISO_8859_1).replaceAll("[\\\\r\\\\n\\\\x00]", ""), StandardCharsets.ISO_8859_1)`,
  encoded: (path) => `${PUBLISHERS}.ofString(URLEncoder.encode(Files.readString(Path.of(${text(path)})), StandardCharsets.UTF_8))`,
  // Needs Java 16.
  join: (parts) => `${PUBLISHERS}.concat(\n${indented([parts.join(',\n')], '    ')}\n)`,
}

/** The library has no forms, so that the parts are written one after the other. */
function formLines(parts: readonly FormPart[]): string[] {
  const escape = (value: string) => value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const one = (part: FormPart) => {
    const fileName = part.fileName === undefined ? '' : `; filename="${escape(part.fileName)}"`
    const type = part.type === undefined ? '' : `\r\nContent-Type: ${part.type}`
    const head = `\r\nContent-Disposition: form-data; name="${escape(part.name)}"${fileName}${type}\r\n\r\n`
    const content =
      'value' in part
        ? `${text(part.value)}.getBytes(StandardCharsets.UTF_8)`
        : `Files.readAllBytes(Path.of(${text('file' in part ? part.file : part.contents)}))`
    return `body.write(("--" + boundary + ${text(head)}).getBytes(StandardCharsets.UTF_8));\nbody.write(${content});\nbody.write("\\r\\n".getBytes(StandardCharsets.UTF_8));`
  }
  return [
    'String boundary = "----" + UUID.randomUUID();',
    'ByteArrayOutputStream body = new ByteArrayOutputStream();',
    ...parts.map(one),
    'body.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));',
    '',
  ]
}

/** Types by package; what the code uses is imported. */
const IMPORTS = [
  'java.io.ByteArrayOutputStream',
  'java.net.InetSocketAddress',
  'java.net.ProxySelector',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Files',
  'java.nio.file.Path',
  'java.time.Duration',
  'java.util.Base64',
  'java.util.UUID',
]

function writeJava(request: Request): string {
  const { method, body, redirects, proxy, output, maxTime, connectTimeout, http } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const duration = (seconds: number) => `Duration.ofMillis(${Math.round(seconds * 1000)})`
  const source = form.length > 0 ? publisher('body.toByteArray()') : pieces ? bodyOf(pieces, words) : `${PUBLISHERS}.noBody()`
  const headers = withBasic(request).filter(({ name }) => !java.refusedHeaders?.test(name))
  const client = [
    ...(http === '1.1' ? ['.version(HttpClient.Version.HTTP_1_1)'] : http === '2' ? ['.version(HttpClient.Version.HTTP_2)'] : []),
    ...(redirects === undefined || redirects === 0 ? [] : ['.followRedirects(HttpClient.Redirect.NORMAL)']),
    ...(connectTimeout === undefined ? [] : [`.connectTimeout(${duration(connectTimeout)})`]),
    ...(proxy ? [`.proxy(ProxySelector.of(new InetSocketAddress(${text(proxy.host.replaceAll(/[[\]]/g, ''))}, ${proxy.port})))`] : []),
  ]
  const build = [
    `.uri(URI.create(${text(request.url)}))`,
    ...headers.map(({ name, value }) => `.header(${text(name)}, ${text(value)})`),
    ...(form.length > 0 ? ['.header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    ...(maxTime === undefined ? [] : [`.timeout(${duration(maxTime)})`]),
    method === 'GET' && !body ? '.GET()' : `.method(${text(method)}, ${source})`,
    '.build();',
  ]
  const handler =
    output === undefined ? 'HttpResponse.BodyHandlers.ofString()' : `HttpResponse.BodyHandlers.ofFile(Path.of(${text(output)}))`
  const lines = [
    ...(form.length > 0 ? formLines(form) : []),
    client.length === 0
      ? 'HttpClient client = HttpClient.newHttpClient();'
      : `HttpClient client = HttpClient.newBuilder()\n${indented([...client, '.build();'], '    ')}`,
    `HttpRequest request = HttpRequest.newBuilder()\n${indented(build, '    ')}`,
    '',
    `HttpResponse<${output === undefined ? 'String' : 'Path'}> response = client.send(request, ${handler});`,
    ...(request.failsOnError
      ? ['if (response.statusCode() >= 400) {\n    throw new IllegalStateException("HTTP " + response.statusCode());\n}']
      : []),
    method === 'HEAD'
      ? 'System.out.println(response.statusCode() + " " + response.headers().map());'
      : 'System.out.println(response.body());',
  ]
  const main = `public class Main {\n    public static void main(String[] args) throws Exception {\n${indented(lines, '        ')}\n    }\n}`
  const outside = main.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  const imports = IMPORTS.filter((name) => new RegExp(`\\b${name.split('.').at(-1) ?? ''}\\b`).test(outside)).map(
    (name) => `import ${name};`,
  )
  return `${imports.join('\n')}\n\n${main}\n`
}

export const java: Writer = {
  write: writeJava,
  lacks: ['insecure', 'socks', 'proxy-user', 'max-redirs', 'http1.0', 'cert'],
  refusedHeaders: /^(?:connection|content-length|expect|host|upgrade)$/i,
  isAsciiOnly: true,
}
