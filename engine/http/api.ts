import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Language } from '../core/define.ts'
import type { LocaleEntry } from '../core/entries.ts'
import { type Failure, ToolError } from '../core/errors.ts'
import type { ToolCatalogue } from '../run/load.ts'
import { ToolBug } from '../run/node-thread.ts'
import type { Pool } from '../run/pool.ts'
import { BadRequest, parseJson, readRequest, RUN_REQUEST, runOptions } from '../run/request.ts'
import type { Say } from '../run/say.ts'
import { readBody, requireJson } from './body.ts'
import { preferredLanguage } from './language.ts'
import { type ApiInfo, openApi } from './openapi.ts'
import { HttpRefusal, problemResponse } from './problem.ts'
import { callerOf, createRateLimiter, type RateLimitOptions } from './rate-limit.ts'

/** A tool in a list: its title, its page and its icon as SVG markup. */
export type ListedTool = { readonly text: string; readonly url: string; readonly icon: string }

export type ApiOptions = {
  readonly tools: ToolCatalogue
  readonly pool: Pool
  readonly say: Say
  readonly locales: readonly LocaleEntry[]
  readonly listTools: (language: Language) => Promise<readonly ListedTool[]>
  readonly info: ApiInfo
  readonly rateLimit?: RateLimitOptions
  /** Proxies in front whose X-Forwarded-For is true; 0 goes by the socket alone. */
  readonly proxies?: number
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeMs?: number
  /** Told of every bug. The error's message may hold what the visitor typed. */
  readonly onBug?: (toolId: string, bug: ToolBug) => void
  /** Told of what broke outside a tool. */
  readonly onError?: (error: unknown) => void
}

type Env = { Bindings: Partial<HttpBindings> }

/** A lookup on the network weighs as much as this many other runs. */
const NETWORK_COST = 5

/** The HTTP face of the tools, below `/api`. */
export function createApi(options: ApiOptions): Hono<Env> {
  const { tools, pool, say, locales, listTools, info, proxies = 0, bodyTimeMs = 20_000, onBug } = options
  const languages = locales.map(({ id }) => id) as [Language, ...Language[]]
  const limiter = createRateLimiter(options.rateLimit)
  let document: Promise<string> | undefined

  const languageOf = (c: Context<Env>) => preferredLanguage(c.req.header('accept-language'), languages)
  const refuse = (
    c: Context<Env>,
    failures: readonly [Failure, ...Failure[]],
    more: { toolId?: string; status?: number; headers?: Readonly<Record<string, string>> } = {},
  ) => problemResponse(failures, { say, language: languageOf(c), ...more, headers: { vary: 'Accept-Language', ...more.headers } })
  const limit = (c: Context<Env>, cost: number) => {
    const caller = callerOf(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), proxies)
    const seconds = limiter(caller, cost)
    if (seconds > 0) throw new HttpRefusal(429, { code: 'rate-limited', params: { count: seconds } }, { 'retry-after': String(seconds) })
  }

  const api = new Hono<Env>().basePath('/api')
  api.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type', 'accept-language'],
      exposeHeaders: ['retry-after', 'content-language'],
      maxAge: 86_400,
    }),
  )

  api.get('/openapi.json', async (c) => {
    limit(c, 1)
    document ??= tools.loadAll().then((all) => JSON.stringify(openApi(all, info, languages)))
    return c.body(await document, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' })
  })

  api.get('/:lang/tools', async (c) => {
    limit(c, 1)
    const language = languages.find((id) => id === c.req.param('lang'))
    if (!language) throw new ToolError('unknown-language')
    return c.json(await listTools(language), 200, { 'content-language': language, 'cache-control': 'public, max-age=300' })
  })

  api.post('/tools/:id', async (c) => {
    const id = c.req.param('id')
    const module = tools.urlOf(id)
    limit(c, 1)
    if (module === undefined) throw new ToolError('unknown-tool', { name: id.slice(0, 100) })
    const tool = await tools.load(id)
    if (tool.effect === 'browser') throw new ToolError('browser-only')
    if (tool.effect === 'network') limit(c, NETWORK_COST - 1)
    requireJson(c.req.raw.headers)
    const body = readRequest(RUN_REQUEST, parseJson(await readBody(c.req.raw, tool.limits.bytes, bodyTimeMs)))
    const language = languageOf(c)
    const locale = locales.find((entry) => entry.id === language)?.bcp47 ?? language
    const job = { module, input: body.input, wire: true, options: runOptions(body, locale), limits: tool.limits }
    try {
      const result = await pool.run(job, c.req.raw.signal)
      if (!result.ok) return await refuse(c, result.failures, { toolId: id })
      return c.json({ output: result.output }, 200, { 'content-language': language, 'cache-control': 'no-store', vary: 'Accept-Language' })
    } catch (error) {
      if (!(error instanceof ToolBug)) throw error
      onBug?.(id, error)
      return refuse(c, [{ code: 'bug', params: {} }], { toolId: id })
    }
  })

  api.all('/tools/:id', (c) => refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
  api.all('/*', (c) => refuse(c, [{ code: 'not-found', params: { name: c.req.path.slice(0, 100) } }]))
  api.onError((error, c) => {
    if (error instanceof ToolError) return refuse(c, [error.failure])
    if (error instanceof BadRequest) return refuse(c, error.failures)
    if (error instanceof HttpRefusal) return refuse(c, [error.failure], { status: error.status, headers: error.headers })
    options.onError?.(error)
    return refuse(c, [{ code: 'bug', params: {} }])
  })
  return api
}
