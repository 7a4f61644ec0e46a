import { shellLiteral as text } from '../literals.ts'
import { type FormPart, formOf, type Piece, piecesOf, type Request, type Writer } from '../request.ts'
import { proxyUrl } from '../proxy.ts'

/** Every piece is an option of its own; those in a row are joined by `&` again. */
function dataLines(pieces: readonly Piece[], hasType: boolean): string[] {
  const [only] = pieces
  if (pieces.length === 1 && only)
    return 'text' in only ? [`${only.text.startsWith('@') ? '--data-raw' : '--data'} ${text(only.text)}`] : [fileLine(only, hasType)]
  return pieces.flatMap((piece, index) => {
    if ('file' in piece) return piece.as === 'encoded' && index > 0 ? [] : [fileLine(piece, hasType)]
    const next = pieces[index + 1]
    const name = next && 'file' in next && next.as === 'encoded' ? /(?:^|&)([^&=]*)=$/.exec(piece.text) : null
    const before = (name ? piece.text.slice(0, name.index) : piece.text)
      .replace(index > 0 ? /^&/ : /^$/, '')
      .replace(next && !name ? /&$/ : /^$/, '')
    return [
      ...(before === '' ? [] : [`--data-raw ${text(before)}`]),
      ...(name && next && 'file' in next ? [`--data-urlencode ${text(`${name[1] ?? ''}@${next.file}`)}`] : []),
    ]
  })
}

const fileLine = ({ file, as }: Extract<Piece, { readonly file: string }>, hasType: boolean) =>
  `${{ raw: hasType ? '--data-binary' : '--upload-file', lines: '--data', encoded: '--data-urlencode' }[as]} ${text(hasType || as !== 'raw' ? `@${file}` : file)}`

function formLine(part: FormPart): string {
  if ('value' in part && part.type === undefined && part.fileName === undefined)
    return `${/^[@<"\s]|;|\s$/.test(part.value) ? '--form-string' : '--form'} ${text(`${part.name}=${part.value}`)}`
  const quoted = (value: string) => (/[;,"\s]/.test(value) ? `"${value.replaceAll(/[\\"]/g, '\\$&')}"` : value)
  const source = 'value' in part ? quoted(part.value) : 'file' in part ? `@${quoted(part.file)}` : `<${quoted(part.contents)}`
  return `--form ${text(`${part.name}=${source}${part.type === undefined ? '' : `;type=${part.type}`}${part.fileName === undefined ? '' : `;filename=${quoted(part.fileName)}`}`)}`
}

function writeCurl(request: Request): string {
  const { method, body, redirects, user, proxy, cert, output, maxTime, connectTimeout, http } = request
  const form = formOf(body)
  const pieces = piecesOf(body)
  const isUpload =
    method === 'PUT' && request.hasNoContentType && pieces?.length === 1 && pieces.every((piece) => 'file' in piece && piece.as === 'raw')
  const isPlain = body && !isUpload ? method === 'POST' : method === (isUpload ? 'PUT' : 'GET')
  const headers = request.headers.filter(
    ({ name, value }) => !(pieces && !isUpload && name.toLowerCase() === 'content-type' && value === 'application/x-www-form-urlencoded'),
  )
  const lines = [
    ...(isPlain ? [] : method === 'HEAD' && !body ? ['--head'] : [`--request ${text(method)}`]),
    ...headers.map(({ name, value }) => `--header ${text(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(pieces && !isUpload && request.hasNoContentType ? ["--header 'Content-Type:'"] : []),
    ...(user ? [`--user ${text(`${user.name}:${user.password}`)}`] : []),
    ...(pieces ? dataLines(pieces, !isUpload) : []),
    ...form.map(formLine),
    ...(redirects === undefined ? [] : ['--location']),
    ...(redirects === undefined || redirects === 50 ? [] : [`--max-redirs ${redirects}`]),
    ...(request.isCompressed ? ['--compressed'] : []),
    ...(request.isInsecure ? ['--insecure'] : []),
    ...(proxy ? [`--proxy ${text(proxyUrl(proxy))}`] : []),
    ...(cert
      ? [
          `--cert ${text(cert.file.replaceAll(':', '\\:') + (cert.password === undefined ? '' : `:${cert.password}`))}`,
          ...(cert.key === cert.file ? [] : [`--key ${text(cert.key)}`]),
        ]
      : []),
    ...(maxTime === undefined ? [] : [`--max-time ${maxTime}`]),
    ...(connectTimeout === undefined ? [] : [`--connect-timeout ${connectTimeout}`]),
    ...(http === undefined ? [] : [`--http${http}`]),
    ...(output === undefined ? [] : [`--output ${text(output)}`]),
    ...(request.failsOnError ? ['--fail'] : []),
  ]
  // Brackets that are left in the URL are meant literally.
  const glob = /[{}[\]]/.test(request.url) ? ['--globoff'] : []
  return `curl ${[text(request.url), ...glob, ...lines].join(' \\\n  ')}\n`
}

export const curl: Writer = { write: writeCurl, lacks: [] }
