import http from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '../../engine/core/define.ts'
import type { Failure } from '../../engine/core/errors.ts'
import type { Say } from '../../engine/faces/say.ts'
import { problemResponse } from '../../engine/http/problem.ts'

/** How long a request may take to arrive, in milliseconds. */
export type Patience = {
  /** Its head, counted from the first byte, or from the connection. */
  readonly headersMs?: number
  /** All of it. */
  readonly requestMs?: number
  /** How often that is looked at: a limit holds to within this. */
  readonly checkMs?: number
}

export type FrontOptions = Patience & {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly say: Say
  /** A request that cannot be read says nothing of languages. */
  readonly language: Language
}

/** What stands before the application: requests that are no HTTP, or come too slowly, get no further. */
export type Front = {
  readonly limits: http.ServerOptions
  /** Sets our headers; false when the request has been refused. */
  admit(request: http.IncomingMessage, response: http.ServerResponse): boolean
  /** The answer to a request whose address or host makes no URL. */
  badRequest(): Promise<Response>
  /** Answers what the server's parser refuses, in its place. */
  guard(server: http.Server): void
}

const MOST_HEADER_BYTES = 16 * 1024
const VERSIONS = new Set(['1.0', '1.1'])
/** What the parser calls its refusals, where they are not a plain 400. */
const PARSER_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

export function createFront({ headers, say, language, headersMs = 15_000, requestMs = 60_000, checkMs = 1_000 }: FrontOptions): Front {
  const all = Object.entries(headers)
  const responses = new WeakMap<Socket, http.ServerResponse>()
  const refused = new WeakSet<Socket>()
  const failureOf = (status: number): Failure => {
    if (status === 408) return { code: 'too-slow', params: { count: Math.ceil(headersMs / 1000) } }
    if (status === 431 || status === 413) return { code: 'too-big', params: { maximum: MOST_HEADER_BYTES } }
    return { code: 'bad-http', params: {} }
  }
  const problem = (status: number) =>
    problemResponse([failureOf(status)], { say, language, status, headers: { connection: 'close', vary: 'Accept-Language' } })

  const refuse = async (response: http.ServerResponse, status: number) => {
    const answer = await problem(status)
    const body = await answer.text()
    response.writeHead(status, { ...Object.fromEntries(answer.headers), 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
  /** The same where there is no request to answer: a whole answer as it goes over the line. */
  const refuseOnWire = async (socket: Socket, status: number) => {
    const answer = await problem(status)
    const body = await answer.text()
    const lines = [
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? 'Error'}`,
      `date: ${new Date().toUTCString()}`,
      ...all.map(([name, value]) => `${name}: ${value}`),
      ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    if (!socket.writable) return
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
    // Whatever else comes is not waited for.
    socket.destroySoon()
  }

  const admit: Front['admit'] = (request, response) => {
    for (const [name, value] of all) response.setHeader(name, value)
    responses.set(request.socket, response)
    const status = wrongStatus(request)
    if (status !== undefined) void refuse(response, status)
    return status === undefined
  }

  return {
    limits: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: MOST_HEADER_BYTES,
      // Checked here, since Node's own refusal has neither our headers nor a body.
      requireHostHeader: false,
    },
    admit,
    badRequest: () => problem(400),
    guard(server) {
      server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
        const response = responses.get(socket)
        // Not into the middle of an answer, nor twice, nor to who is gone.
        const isUnderWay = response?.headersSent === true && !response.writableFinished
        if (refused.has(socket)) return
        refused.add(socket)
        if (isUnderWay || !socket.writable) socket.destroy()
        else void refuseOnWire(socket, PARSER_STATUS[error.code ?? ''] ?? 400)
      })
      server.on('checkExpectation', (request: http.IncomingMessage, response: http.ServerResponse) => {
        if (admit(request, response)) void refuse(response, 417)
      })
    },
  }
}

/** HTTP/0.9 has no headers to answer with, HTTP/2 begins otherwise, and HTTP/1.1 names its host, once (RFC 9112, section 3.2). */
function wrongStatus({ httpVersion, rawHeaders }: http.IncomingMessage): number | undefined {
  if (!VERSIONS.has(httpVersion)) return 505
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? 400 : undefined
}
