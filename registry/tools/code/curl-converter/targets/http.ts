import { withBasic } from '../body.ts'
import { toBytes } from '../bytes.ts'
import { formOf, piecesOf, type Request, type Writer } from '../request.ts'

const BOUNDARY = '------------------------boundary'

/** The message of HTTP/1.1 (RFC 9112). Where a file belongs, its name is between angle brackets. */
function writeHttp(request: Request): string {
  const { method, url, http } = request
  const [, host = '', target = ''] = /^https?:\/\/([^/]*)([^]*)$/.exec(url) ?? []
  const form = formOf(request.body)
  const pieces = piecesOf(request.body)
  const body =
    form.length > 0 ? formText(request) : (pieces ?? []).map((piece) => ('text' in piece ? piece.text : `<${piece.file}>`)).join('')
  const isKnown = form.length === 0 && (pieces ?? []).every((piece) => 'text' in piece)
  const own = withBasic(request)
  const has = (wanted: string) => own.some(({ name }) => name.toLowerCase() === wanted)
  const headers = [
    ...(has('host') ? [] : [`Host: ${host.replace(url.startsWith('https') ? /:443$/ : /:80$/, '')}`]),
    ...(has('accept') ? [] : ['Accept: */*']),
    ...own.map(({ name, value }) => `${name}:${value === '' ? '' : ` ${value}`}`),
    ...(request.isCompressed && !has('accept-encoding') ? ['Accept-Encoding: deflate, gzip, br, zstd'] : []),
    ...(form.length > 0 ? [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`] : []),
    ...(pieces && isKnown ? [`Content-Length: ${toBytes(body).length}`] : []),
  ]
  return `${method} ${target} HTTP/${http === '1.0' ? '1.0' : '1.1'}\n${headers.join('\n')}\n\n${body}`
}

function formText({ body }: Request): string {
  const escape = (value: string) => value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const parts = formOf(body).map((part) => {
    const fileName = part.fileName === undefined ? '' : `; filename="${escape(part.fileName)}"`
    const type = part.type === undefined ? '' : `\nContent-Type: ${part.type}`
    const content = 'value' in part ? part.value : `<${'file' in part ? part.file : part.contents}>`
    return `--${BOUNDARY}\nContent-Disposition: form-data; name="${escape(part.name)}"${fileName}${type}\n\n${content}\n`
  })
  return `${parts.join('')}--${BOUNDARY}--\n`
}

export const http: Writer = { write: writeHttp, lacks: ['proxy', 'raw-bytes'] }
