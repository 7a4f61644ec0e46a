import { bodyOf, indented } from '../body.ts'
import { type Request, formOf, piecesOf, type Writer } from '../request.ts'
import { formLines, headerLines, LOST_NAME, text, withFiles, words } from './javascript.ts'

/** Axios trims JSON, and turns what is none into a string of JSON. */
function changesJson({ headers, body }: Request): boolean {
  const [piece] = piecesOf(body) ?? []
  if (!piece || !('text' in piece) || !headers.some(({ name, value }) => name.toLowerCase() === 'content-type' && /json/i.test(value)))
    return false
  try {
    JSON.parse(piece.text)
    return piece.text.trim() !== piece.text
  } catch {
    return true
  }
}

function writeAxios(request: Request): string {
  const { method, body, redirects, maxTime, user, proxy, output, cert } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const headers = headerLines(request.headers)
  // Axios names a type of its own accord, even where there is no body.
  if (request.hasNoContentType && (pieces || /^(?:POST|PUT|PATCH)$/.test(method))) headers.push("  'Content-Type': false,")
  const credentials = (one: { readonly name: string; readonly password: string }) =>
    `{ username: ${text(one.name)}, password: ${text(one.password)} }`
  const agent = [
    ...(request.isInsecure ? ['rejectUnauthorized: false'] : []),
    ...(cert ? [`cert: await readFile(${text(cert.file)})`, `key: await readFile(${text(cert.key)})`] : []),
    ...(cert?.password === undefined ? [] : [`passphrase: ${text(cert.password)}`]),
  ]
  const options = [
    `method: ${text(method.toLowerCase())},`,
    `url: ${text(request.url)},`,
    ...(headers.length > 0 ? [`headers: {\n${headers.join('\n')}\n},`] : []),
    ...(user ? [`auth: ${credentials(user)},`] : []),
    ...(pieces ? [`data: ${bodyOf(pieces, words)},`] : []),
    ...(form.length > 0 ? ['data: form,'] : []),
    ...(changesJson(request) ? ['transformRequest: (data) => data,'] : []),
    ...(redirects === -1 ? [] : [`maxRedirects: ${redirects ?? 0},`]),
    ...(maxTime === undefined ? [] : [`timeout: ${Math.round(maxTime * 1000)},`]),
    ...(proxy
      ? [
          `proxy: { protocol: ${text(proxy.scheme)}, host: ${text(proxy.host)}, port: ${proxy.port}${proxy.user ? `, auth: ${credentials(proxy.user)}` : ''} },`,
        ]
      : []),
    ...(agent.length > 0 ? [`httpsAgent: new https.Agent({ ${agent.join(', ')} }),`] : []),
    ...(output === undefined ? ["responseType: 'text',"] : ["responseType: 'arraybuffer',"]),
    ...(request.failsOnError ? [] : ['validateStatus: () => true,']),
  ]
  const show =
    output === undefined
      ? `console.log(response.${method === 'HEAD' ? 'status, response.headers' : 'data'});`
      : `await writeFile(${text(output)}, response.data);`
  const lines = [
    ...(form.length > 0 ? formLines(form) : []),
    `const response = await axios.request({\n${indented(options, '  ')}\n});`,
    show,
  ]
  return withFiles(lines, output, [...(agent.length > 0 ? ["import https from 'node:https';"] : []), "import axios from 'axios';"])
}

export const node: Writer = {
  write: writeAxios,
  lacks: ['socks', 'connect-timeout', 'http1.0', 'http1.1', 'http2', 'value-type', 'value-file-name', 'value-lines'],
  refusedHeaders: LOST_NAME,
}
