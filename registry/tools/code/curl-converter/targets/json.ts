import { base64Of } from '../literals.ts'
import { hasRawBytes } from '../bytes.ts'
import { formOf, piecesOf, type Request, type Writer } from '../request.ts'
import { queryOf } from '../url.ts'

/** The parts of the request. Lists of pairs keep their order, and names that objects would take for something else. */
function writeJson(request: Request): string {
  const { method, url, headers, user, body, redirects } = request
  const pieces = piecesOf(body)?.map((piece) => ('text' in piece && hasRawBytes(piece.text) ? { base64: base64Of(piece.text) } : piece))
  const query = queryOf(url)
  const { isInsecure, isCompressed, failsOnError, maxTime, connectTimeout, http, proxy, cert, output } = request
  const settings = {
    followRedirects: redirects !== undefined && redirects !== 0,
    ...(redirects !== undefined && { maxRedirects: redirects }),
    compressed: isCompressed,
    insecure: isInsecure,
    failOnError: failsOnError,
    maxTime,
    connectTimeout,
    http,
    proxy,
    cert,
    output,
  }
  const form = formOf(body)
  return `${JSON.stringify({ method, url, query, headers, user, body: pieces, form: form.length > 0 ? form : undefined, settings }, undefined, 2)}\n`
}

export const json: Writer = { write: writeJson, lacks: [] }
