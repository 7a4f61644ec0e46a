import { type BodyWords, bodyOf, indented } from '../body.ts'
import { byteLiteral, phpLiteral as text } from '../literals.ts'
import { type FormPart, formOf, piecesOf, type Request, type Writer } from '../request.ts'

const words: BodyWords = {
  text,
  bytes: (value) => byteLiteral(value, /[\\"$]/),
  raw: (path) => `file_get_contents(${text(path)})`,
  lines: (path) => `str_replace(["\\r", "\\n", "\\0"], '', file_get_contents(${text(path)}))`,
  encoded: (path) => `urlencode(file_get_contents(${text(path)}))`,
  join: (parts) => parts.join('\n    . '),
}

/** An array names each field once; fields of the same name become a list of their own, which only files may be. */
function formLines(parts: readonly FormPart[]): string[] {
  const one = (part: FormPart) => {
    if ('file' in part) return `new CURLFile(${text(part.file)}, ${text(part.type ?? '')}, ${text(part.fileName ?? '')})`
    const value = 'value' in part ? text(part.value) : `file_get_contents(${text(part.contents)})`
    return part.fileName === undefined
      ? value
      : `new CURLStringFile(${value}, ${text(part.fileName)}, ${text(part.type ?? 'application/octet-stream')})`
  }
  return parts.map((part) => `${text(part.name)} => ${one(part)},`)
}

const VERSIONS = { '1.0': 'CURL_HTTP_VERSION_1_0', '1.1': 'CURL_HTTP_VERSION_1_1', '2': 'CURL_HTTP_VERSION_2' } as const

function writePhp(request: Request): string {
  const { method, body, redirects, user, proxy, cert, output, maxTime, connectTimeout, http } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const lines = request.headers.map(({ name, value }) => `${text(value === '' ? `${name};` : `${name}: ${value}`)},`)
  if (pieces && request.hasNoContentType) lines.push("'Content-Type:',")
  const milliseconds = (seconds: number) => Math.round(seconds * 1000)
  const options = [
    `CURLOPT_URL => ${text(request.url)},`,
    'CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'HEAD' && !body ? ['CURLOPT_NOBODY => true,', 'CURLOPT_HEADER => true,'] : []),
    ...(method === 'GET'
      ? body
        ? ["CURLOPT_CUSTOMREQUEST => 'GET',"]
        : []
      : method === 'POST' && body
        ? ['CURLOPT_POST => true,']
        : method === 'HEAD' && !body
          ? []
          : [`CURLOPT_CUSTOMREQUEST => ${text(method)},`]),
    ...(lines.length > 0 ? [`CURLOPT_HTTPHEADER => [\n${indented(lines, '    ')}\n],`] : []),
    ...(pieces ? [`CURLOPT_POSTFIELDS => ${bodyOf(pieces, words)},`] : []),
    ...(form.length > 0 ? [`CURLOPT_POSTFIELDS => [\n${indented(formLines(form), '    ')}\n],`] : []),
    ...(user ? [`CURLOPT_USERPWD => ${text(`${user.name}:${user.password}`)},`] : []),
    ...(redirects === undefined ? [] : ['CURLOPT_FOLLOWLOCATION => true,', `CURLOPT_MAXREDIRS => ${redirects},`]),
    ...(request.isCompressed ? ["CURLOPT_ENCODING => '',"] : []),
    ...(request.isInsecure ? ['CURLOPT_SSL_VERIFYPEER => false,', 'CURLOPT_SSL_VERIFYHOST => 0,'] : []),
    ...(proxy ? [`CURLOPT_PROXY => ${text(`${proxy.scheme}://${proxy.host}:${proxy.port}`)},`] : []),
    ...(proxy?.user ? [`CURLOPT_PROXYUSERPWD => ${text(`${proxy.user.name}:${proxy.user.password}`)},`] : []),
    ...(maxTime === undefined ? [] : [`CURLOPT_TIMEOUT_MS => ${milliseconds(maxTime)},`]),
    ...(connectTimeout === undefined ? [] : [`CURLOPT_CONNECTTIMEOUT_MS => ${milliseconds(connectTimeout)},`]),
    ...(http === undefined ? [] : [`CURLOPT_HTTP_VERSION => ${VERSIONS[http]},`]),
    ...(cert ? [`CURLOPT_SSLCERT => ${text(cert.file)},`, `CURLOPT_SSLKEY => ${text(cert.key)},`] : []),
    ...(cert?.password === undefined ? [] : [`CURLOPT_KEYPASSWD => ${text(cert.password)},`]),
    ...(request.failsOnError ? ['CURLOPT_FAILONERROR => true,'] : []),
  ]
  const show = output === undefined ? 'echo $response;' : `file_put_contents(${text(output)}, $response);`
  return `<?php

$ch = curl_init();
curl_setopt_array($ch, [
${indented(options, '    ')}
]);

$response = curl_exec($ch);
if ($response === false) {
    throw new RuntimeException(curl_error($ch));
}
curl_close($ch);

${show}
`
}

export const php: Writer = { write: writePhp, lacks: ['value-type', 'repeated-field'] }
