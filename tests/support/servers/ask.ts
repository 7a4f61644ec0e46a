import { once } from 'node:events'
import http from 'node:http'
import { readAll } from '../../../engine/cli/terminal.ts'

export type Answer = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly bytes: Buffer; readonly text: string }
export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** A request whose path is sent byte for byte, as no URL parser would let it pass. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  // A body that is refused is not taken whole, and the rest of it finds no reader.
  request.on('error', () => {})
  const bytes = Buffer.from(await readAll(response))
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }
}
