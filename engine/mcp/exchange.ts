import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { type Rows, rowsOf } from './calls.ts'
import type { McpCaller, McpHost } from './host.ts'
import { createMcpServer } from './server.ts'

export type Exchanged = { readonly status: number; readonly text: string; readonly headers: Record<string, string> }

const kept = new WeakMap<McpHost, Promise<Rows>>()

/** One message and its answer, by a server that lives as long as that: streamable HTTP without a session. */
export async function exchange(host: McpHost, caller: McpCaller, request: Request, message: unknown): Promise<Exchanged> {
  const rows = kept.get(host) ?? rowsOf(host)
  kept.set(host, rows)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createMcpServer(host, await rows, caller, request.signal)
  await server.connect(transport)
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message })
    const type = answer.headers.get('content-type')
    const headers = { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) }
    return { status: answer.status, text: await answer.text(), headers }
  } finally {
    await server.close()
  }
}
