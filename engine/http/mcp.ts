import { isIP } from 'node:net'
import { type Context, Hono } from 'hono'
import { DEFAULT_LIMITS, MOST_SERVER_MS, type Tool } from '../core/define.ts'
import { ToolError } from '../core/errors.ts'
import type { RunResult, Values } from '../core/run.ts'
import type { McpCaller, McpHost, McpRecipe, McpRun } from '../mcp/host.ts'
import { runAskedRecipe } from '../run/node/recipes.ts'
import { ToolBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { parseJson } from '../run/request.ts'
import { requireJson } from './body.ts'
import type { HttpEnv, HttpFace } from './face.ts'
import { HttpRefusal } from './problem.ts'

export type McpRoutesOptions = {
  readonly face: HttpFace
  readonly host: Omit<McpHost, 'isRemote'>
  readonly pool: Pool
  /** Origins of pages that may ask, besides pages on this machine. Programs name none. */
  readonly origins?: readonly string[]
  /** Longest run of a tool that holds a process, in milliseconds. */
  readonly runMs?: number
  readonly onBug?: ((toolId: string, bug: ToolBug) => void) | undefined
}

/** A message is read where it comes in, and its answer written there, so both are smaller than those of the API, which leaves that to the tool processes. */
const MOST_BYTES = 2 * 1024 * 1024
/** A request costs its caller one more for each of these. */
const BYTES_OF_ONE = 256 * 1024

const METHODS = 'POST, OPTIONS'
const HEADERS = 'content-type, accept, authorization, mcp-protocol-version, mcp-session-id, last-event-id'

/** The MCP face over HTTP at `/mcp`: each request stands alone, and is held to the limits of the API. */
export function createMcpRoutes({ face, host, pool, origins = [], runMs = MOST_SERVER_MS, onBug }: McpRoutesOptions): Hono<HttpEnv> {
  const remote: McpHost = { ...host, isRemote: true }
  // The SDK is loaded, and the chosen tools, once somebody asks.
  const load = () => import('../mcp/exchange.ts')

  const run = async (c: Context<HttpEnv>, tool: Tool, { input, options, module }: McpRun, signal: AbortSignal): Promise<RunResult> => {
    if (tool.effect === 'network') await face.limitLookups(c, tool.limits.lookups)
    const timeMs = tool.effect === 'network' ? tool.limits.timeMs : Math.min(tool.limits.timeMs, runMs)
    try {
      const result = await pool.run(
        {
          module: module ?? (host.tools.urlOf(tool.id) as string),
          input,
          options,
          wire: true,
          jsonBytes: Math.min(tool.limits.resultBytes, MOST_BYTES),
          limits: { ...tool.limits, timeMs },
          effect: tool.effect,
          isHeavy: tool.limits.timeMs > DEFAULT_LIMITS.timeMs,
          caller: { id: face.callerOf(c), address: face.addressOf(c) },
        },
        signal,
      )
      return result.ok ? { ok: true, output: outputIn(result.output.json) } : result
    } catch (error) {
      if (!(error instanceof ToolBug)) throw error
      onBug?.(tool.id, error)
      return { ok: false, failures: [{ code: 'bug', params: {} }] }
    }
  }

  const runRecipe = async (c: Context<HttpEnv>, { recipe, input, options }: McpRecipe, signal: AbortSignal): Promise<RunResult> => {
    const asked = {
      recipe,
      input,
      options,
      caller: { id: face.callerOf(c), address: face.addressOf(c) },
      timeMs: runMs,
      ready: await host.recipes(),
      limitLookups: (cost: number) => face.limitLookups(c, cost),
    }
    try {
      const result = await runAskedRecipe(host.tools, pool, asked, signal)
      if (!result.ok) return result
      const text = textIn(result.output.json)
      if (Buffer.byteLength(text) > MOST_BYTES)
        return { ok: false, failures: [{ code: 'result-too-big', params: { maximum: MOST_BYTES } }] }
      return { ok: true, output: JSON.parse(text) as Values }
    } catch (error) {
      if (!(error instanceof ToolBug)) throw error
      onBug?.('recipe', error)
      return { ok: false, failures: [{ code: 'bug', params: {} }] }
    }
  }

  const mcp = new Hono<HttpEnv>()
  mcp.use('/mcp', async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && !isAllowed(origin, c.req.header('host'), origins))
      throw new HttpRefusal(403, { code: 'other-site', params: {} })
    await next()
    c.res.headers.set('vary', 'Origin, Accept-Language')
    if (origin === undefined) return
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-expose-headers', 'mcp-protocol-version, retry-after')
  })
  mcp.options('/mcp', (c) =>
    c.body(null, 204, {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': '86400',
    }),
  )
  mcp.post('/mcp', async (c) => {
    await face.limit(c, 1)
    requireJson(c.req.raw.headers)
    face.requireRoom(c)
    const { pieces, release } = await face.receive(c, MOST_BYTES)
    try {
      const body = Buffer.concat(pieces)
      if (body.byteLength > BYTES_OF_ONE) await face.limit(c, Math.floor(body.byteLength / BYTES_OF_ONE))
      const message = parseJson(body)
      // One at a time, as the protocol has it since 2025-06-18: a list would be many for the price of one.
      if (Array.isArray(message)) throw new ToolError('wrong-type', { expected: 'object' })
      const { exchange } = await load()
      const caller: McpCaller = {
        language: face.languageOf(c),
        run: (tool, asked, signal) => run(c, tool, asked, signal),
        runRecipe: (asked, signal) => runRecipe(c, asked, signal),
      }
      const answer = await exchange(remote, caller, c.req.raw, message)
      const { status, text, headers } = answer
      return status === 200 ? face.send(c, text, headers) : new Response(text === '' ? null : text, { status, headers })
    } finally {
      release()
    }
  })
  // Nothing is kept between requests: there is no stream to listen to, and no session to end.
  mcp.all('/mcp', (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: METHODS } }))
  mcp.onError(face.answerError)
  return mcp
}

/** The text of `{"output": …}`, or a large one in bytes. */
function outputIn(json: unknown): Record<string, unknown> {
  return (JSON.parse(textIn(json)) as { output: Record<string, unknown> }).output
}

function textIn(json: unknown): string {
  const { bytes } = Object(json) as { bytes?: Uint8Array }
  return bytes ? new TextDecoder().decode(bytes) : (json as string)
}

/**
 * A page of another site could have its own name lead to this machine, and then ask with its own name as host. So a page is let in
 * by the names it cannot take: those that the operator lists, and addresses and names of this machine itself.
 */
function isAllowed(origin: string, host: string | undefined, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { hostname, host: own } = new URL(origin)
  const isHere = hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  return isHere && own === host?.toLowerCase()
}
