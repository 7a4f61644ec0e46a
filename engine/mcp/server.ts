import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js'
import { callRow, type Rows } from './calls.ts'
import type { McpCaller, McpHost } from './host.ts'
import type { ToolRow } from './tool-rows.ts'

const INSTRUCTIONS = `Toolglot has many small, exact tools: encoders, formatters, converters, calculators, generators, look-ups.
Find one with search_tools, read its schema with describe_tool, then run it with run_tool. Results are computed, never guessed.`

/**
 * A server of the official SDK over the rows, for one connection or one request.
 * @param signal ends what still runs, once its caller has gone
 */
export function createMcpServer(host: McpHost, rows: Rows, caller: McpCaller, signal?: AbortSignal): Server {
  const server = new Server(host.info, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...rows.values()].map(listed) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const row = rows.get(params.name)
    if (!row) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name.slice(0, 100)}"`)
    return callRow(row, params.arguments, host, caller, signal ? AbortSignal.any([signal, extra.signal]) : extra.signal)
  })
  return server
}

function listed({ name, title, description, inputSchema, output, isOpen = false }: ToolRow) {
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as ListedTool['inputSchema'],
    ...(output && { outputSchema: output as NonNullable<ListedTool['outputSchema']> }),
    annotations: { title, readOnlyHint: true, openWorldHint: isOpen },
  }
}
