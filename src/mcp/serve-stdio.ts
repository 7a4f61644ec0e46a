import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { rowsOf } from '../../engine/mcp/calls.ts'
import type { McpCaller, McpHost } from '../../engine/mcp/host.ts'
import { createMcpServer } from '../../engine/mcp/server.ts'
import { isLargeText } from '../../engine/core/large-text.ts'
import type { Values } from '../../engine/core/run.ts'
import { runAskedRecipe } from '../../engine/run/node/recipes.ts'
import type { Pool } from '../../engine/run/node/pool.ts'

/** Longest run of a recipe, in milliseconds. */
const LONGEST_MS = 10 * 60_000
/** Longest message, in bytes: a file of 64 MB in Base64, and its frame. */
const MOST_BYTES = 96 * 1024 * 1024

/** Serves one client over standard input and output until it closes them. Nothing else may write there. */
export async function serveStdio(host: McpHost, pool: Pool, language: McpCaller['language']): Promise<void> {
  const caller: McpCaller = {
    language,
    run: (tool, { input, options, module = host.tools.urlOf(tool.id) as string }, signal) =>
      pool.run({ module, input, options, wire: true, limits: tool.limits, effect: tool.effect }, signal),
    async runRecipe({ recipe, input, options }, signal) {
      const asked = { recipe, input, options, timeMs: LONGEST_MS, ready: await host.recipes() }
      const result = await runAskedRecipe(host.tools, pool, asked, signal)
      if (!result.ok) return result
      const { json } = result.output
      const text = isLargeText(json) ? new TextDecoder().decode(json.bytes) : (json as string)
      return { ok: true, output: JSON.parse(text) as Values }
    },
  }
  const ended = Promise.withResolvers<void>()
  const server = createMcpServer(host, await rowsOf(host), caller)
  server.onclose = ended.resolve
  // The transport tells of an end that it made itself, not of one that its client made.
  process.stdin.on('end', () => void server.close())
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES }))
  await ended.promise
  await pool.close()
}
