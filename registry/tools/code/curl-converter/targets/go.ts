import { type BodyWords, bodyOf, indented } from '../body.ts'
import { byteLiteral, goLiteral as text } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'
import { proxyUrl } from '../proxy.ts'

const words: BodyWords = {
  text: (value) => `strings.NewReader(${text(value)})`,
  bytes: (value) => `strings.NewReader(${byteLiteral(value)})`,
  raw: (path) => `mustOpen(${text(path)})`,
  lines: (path) => `strings.NewReader(strings.NewReplacer("\\r", "", "\\n", "", "\\x00", "").Replace(mustRead(${text(path)})))`,
  encoded: (path) => `strings.NewReader(url.QueryEscape(mustRead(${text(path)})))`,
  join: (parts) =>
    `io.MultiReader(\n${indented(
      parts.map((part) => `${part},`),
      '\t',
    )}\n)`,
}

const CHECK = 'if err != nil {\n\tlog.Fatal(err)\n}'
const HELPERS: Readonly<Record<string, string>> = {
  mustOpen:
    'func mustOpen(name string) *os.File {\n\tfile, err := os.Open(name)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\treturn file\n}',
  mustRead:
    'func mustRead(name string) string {\n\tdata, err := os.ReadFile(name)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\treturn string(data)\n}',
}
/** Packages by what of them the code uses. */
const PACKAGES: readonly (readonly [string, RegExp])[] = [
  ['bytes', /\bbytes\./],
  ['crypto/tls', /\btls\./],
  ['fmt', /\bfmt\./],
  ['io', /\bio\./],
  ['log', /\blog\./],
  ['mime/multipart', /\bmultipart\./],
  ['net', /\bnet\./],
  ['net/http', /\bhttp\./],
  ['net/textproto', /\btextproto\./],
  ['net/url', /\burl\./],
  ['os', /\bos\./],
  ['strings', /\bstrings\./],
  ['time', /\btime\./],
]

function formLines(parts: readonly FormPart[]): string[] {
  const one = (part: FormPart) => {
    const source =
      'value' in part ? `strings.NewReader(${text(part.value)})` : `mustOpen(${text('contents' in part ? part.contents : part.file)})`
    if ('value' in part && part.type === undefined && part.fileName === undefined)
      return `form.WriteField(${text(part.name)}, ${text(part.value)})`
    const quoted = (value: string) => value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
    const file = part.fileName === undefined ? '' : `; filename="${quoted(part.fileName)}"`
    const disposition = `form-data; name="${quoted(part.name)}"${file}`
    const type = part.type === undefined ? '' : `\n\t"Content-Type":        {${text(part.type)}},`
    return `addPart(form, textproto.MIMEHeader{\n\t"Content-Disposition": {${text(disposition)}},${type}\n}, ${source})`
  }
  return ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...parts.map(one), 'form.Close()', '']
}
const ADD_PART =
  'func addPart(form *multipart.Writer, header textproto.MIMEHeader, source io.Reader) {\n\tpart, err := form.CreatePart(header)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tif _, err := io.Copy(part, source); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}'

function transportLines({ proxy, isInsecure, cert, connectTimeout, http }: Request): string[] {
  const tls = [...(isInsecure ? ['InsecureSkipVerify: true'] : []), ...(cert ? ['Certificates: []tls.Certificate{certificate}'] : [])]
  const lines = [
    ...(proxy ? ['Proxy: http.ProxyURL(proxy),'] : []),
    ...(tls.length > 0 ? [`TLSClientConfig: &tls.Config{${tls.join(', ')}},`] : []),
    ...(connectTimeout === undefined ? [] : [`DialContext: (&net.Dialer{Timeout: ${milliseconds(connectTimeout)}}).DialContext,`]),
    // An empty map turns HTTP/2 off; with settings of one’s own it has to be asked for.
    ...(http === '1.1' ? ['TLSNextProto: map[string]func(string, *tls.Conn) http.RoundTripper{},'] : []),
    ...(http === '2' ? ['ForceAttemptHTTP2: true,'] : []),
  ]
  return lines.length > 0 ? [`Transport: &http.Transport{\n${indented(lines, '\t')}\n},`] : []
}

const milliseconds = (seconds: number) => `${Math.round(seconds * 1000)} * time.Millisecond`

function writeGo(request: Request): string {
  const { method, body, redirects, user, proxy, cert, output, maxTime } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const source = form.length > 0 ? 'body' : pieces ? bodyOf(pieces, words) : 'nil'
  const headers = request.headers.map(({ name, value }) =>
    name.toLowerCase() === 'host' ? `req.Host = ${text(value)}` : `req.Header.Add(${text(name)}, ${text(value)})`,
  )
  const client = [
    ...transportLines(request),
    ...(maxTime === undefined ? [] : [`Timeout: ${milliseconds(maxTime)},`]),
    ...(redirects === undefined || redirects === 0
      ? ['CheckRedirect: func(*http.Request, []*http.Request) error {\n\treturn http.ErrUseLastResponse\n},']
      : limitRedirects(redirects)),
  ]
  const lines = [
    ...(form.length > 0 ? formLines(form) : []),
    `req, err := http.NewRequest(${text(method)}, ${text(request.url)}, ${source})`,
    CHECK,
    ...headers,
    ...(form.length > 0 ? ['req.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    ...(user ? [`req.SetBasicAuth(${text(user.name)}, ${text(user.password)})`] : []),
    '',
    ...(proxy ? [`proxy, err := url.Parse(${text(proxyUrl(proxy))})`, CHECK] : []),
    ...(cert ? [`certificate, err := tls.LoadX509KeyPair(${text(cert.file)}, ${text(cert.key)})`, CHECK] : []),
    `client := &http.Client{\n${indented(client, '\t')}\n}`,
    'resp, err := client.Do(req)',
    CHECK,
    'defer resp.Body.Close()',
    ...(request.failsOnError ? ['if resp.StatusCode >= 400 {\n\tlog.Fatal(resp.Status)\n}'] : []),
    '',
    ...showLines(method, output),
  ]
  const main = `func main() {\n${indented(lines, '\t')}\n}`
  const used = [
    ...(main.includes('addPart(') ? [ADD_PART] : []),
    ...Object.entries(HELPERS).flatMap(([name, code]) => (main.includes(`${name}(`) ? [code] : [])),
  ]
  const code = [main, ...used].join('\n\n')
  const outside = code.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '')
  const imports = PACKAGES.filter(([, pattern]) => pattern.test(outside)).map(([name]) => `\t"${name}"`)
  return `package main\n\nimport (\n${imports.join('\n')}\n)\n\n${code}\n`
}

function limitRedirects(most: number): string[] {
  if (most === -1) return ['CheckRedirect: func(*http.Request, []*http.Request) error {\n\treturn nil\n},']
  return [
    `CheckRedirect: func(_ *http.Request, via []*http.Request) error {\n\tif len(via) > ${most} {\n\t\treturn http.ErrUseLastResponse\n\t}\n\treturn nil\n},`,
  ]
}

function showLines(method: string, output: string | undefined): string[] {
  if (output !== undefined)
    return [
      `file, err := os.Create(${text(output)})`,
      CHECK,
      'defer file.Close()',
      'if _, err := io.Copy(file, resp.Body); err != nil {\n\tlog.Fatal(err)\n}',
    ]
  if (method === 'HEAD') return ['fmt.Println(resp.Status, resp.Header)']
  return ['data, err := io.ReadAll(resp.Body)', CHECK, 'fmt.Println(string(data))']
}

export const go: Writer = { write: writeGo, lacks: ['http1.0', 'cert-password'] }
