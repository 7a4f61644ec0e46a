import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Language, MOST_SERVER_MS } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { ToolError } from '../core/errors.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import { ToolBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { readRequest, RUN_REQUEST, runOptions } from '../faces/request.ts'
import type { HttpEnv, HttpFace } from './face.ts'
import { type ApiInfo, openApi } from './openapi.ts'
import { packedText, type PackedText } from './packed.ts'

/** A tool in a list: its title, its page and its icon as SVG markup. */
export type ListedTool = { readonly text: string; readonly url: string; readonly icon: string }

export type ApiOptions = {
  readonly face: HttpFace
  readonly tools: ToolCatalogue
  readonly pool: Pool
  readonly locales: readonly LocaleEntry[]
  /**
   * All tools of a language in their order; for a text, those that it finds, the best first.
   * A list that is the same array as before is packed once.
   */
  readonly listTools: (language: Language, typed?: string) => Promise<readonly ListedTool[]>
  readonly info: ApiInfo
  /** Longest run of a tool that holds a thread, in milliseconds. */
  readonly runMs?: number
  /** Told of every bug. The error's message may hold what the visitor typed. */
  readonly onBug?: (toolId: string, bug: ToolBug) => void
}

/** The HTTP face of the tools, below `/api`. */
export function createApi({ face, tools, pool, locales, listTools, info, runMs = MOST_SERVER_MS, onBug }: ApiOptions): Hono<HttpEnv> {
  const { languages, languageOf, limit, refuse } = face
  let document: Promise<PackedText> | undefined
  const lists = new WeakMap<readonly ListedTool[], PackedText>()
  const packedList = (list: readonly ListedTool[]): PackedText => {
    const packed = lists.get(list) ?? packedText(JSON.stringify(list))
    lists.set(list, packed)
    return packed
  }
  const answerPacked = async (c: Context<HttpEnv>, text: PackedText, more: Readonly<Record<string, string>> = {}) => {
    const { bytes, headers } = await text.for(c.req.header('accept-encoding'))
    return c.body(bytes, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', ...headers, ...more })
  }

  const api = new Hono<HttpEnv>().basePath('/api')
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
    await limit(c, 1)
    document ??= tools.loadAll().then((all) => packedText(JSON.stringify(openApi(all, info, languages))))
    return answerPacked(c, await document)
  })

  api.get('/:lang/tools', async (c) => {
    await limit(c, 1)
    const language = languages.find((id) => id === c.req.param('lang'))
    if (!language) throw new ToolError('unknown-language')
    return answerPacked(c, packedList(await listTools(language, c.req.query('q'))), { 'content-language': language })
  })

  api.post('/tools/:id', async (c) => {
    const id = c.req.param('id')
    const module = tools.urlOf(id)
    const tool = module === undefined ? undefined : await tools.load(id)
    // Neither kind of run eats what a caller has left of the other.
    if (tool?.effect === 'network') await face.limitLookups(c, tool.limits.lookups)
    else await limit(c, 1)
    if (module === undefined || !tool) throw new ToolError('unknown-tool', { name: id.slice(0, 100) })
    if (tool.effect === 'browser') throw new ToolError('browser-only')
    const body = readRequest(RUN_REQUEST, await face.readJson(c, tool.limits.bytes))
    const language = languageOf(c)
    const { bcp47, currency } = locales.find((entry) => entry.id === language) as LocaleEntry
    const caller = { id: face.callerOf(c), address: face.addressOf(c) }
    const job = {
      module,
      input: body.input,
      wire: true,
      options: runOptions(body, { locale: bcp47, currency }),
      // Tools of effect `network` only wait, in a lane of their own.
      limits: tool.effect === 'network' ? tool.limits : { ...tool.limits, timeMs: Math.min(tool.limits.timeMs, runMs) },
      effect: tool.effect,
      caller,
    }
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
  api.onError(face.answerError)
  return api
}
