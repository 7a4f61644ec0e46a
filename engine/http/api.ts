import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Language, MOST_SERVER_MS } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { ToolError } from '../core/errors.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { ToolBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { readRun } from '../run/request.ts'
import type { HttpEnv, HttpFace } from './face.ts'
import { type ApiInfo, openApi } from './openapi.ts'
import { type BatchLimits, createBatch } from './batch.ts'
import { createGuessRoute, type GuessOptions } from './guess.ts'
import { isHeld, packedText, type PackedText } from './packed.ts'
import { answerPosted, toolJob } from './posted.ts'
import { addRecipeRoutes } from './recipes.ts'

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
  /** How `POST /api/guess` is answered; without it there is none. */
  readonly guess?: GuessOptions
  /** Recipes that may be asked for by name. */
  readonly recipes?: () => Promise<Readonly<Record<string, unknown>>>
  /** Longest run of a tool that holds a process, in milliseconds. */
  readonly runMs?: number
  /** How much one request with many lines may ask for. */
  readonly batchLimits?: BatchLimits
  /** Told of every bug. The error's message may hold what the visitor typed. */
  readonly onBug?: (toolId: string, bug: ToolBug) => void
}

/** Any site's pages may ask, and read of the headers these. */
export const FOR_ALL_SITES = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after,content-language' }

/** The HTTP face of the tools, below `/api`. */
export function createApi({
  face,
  tools,
  pool,
  locales,
  listTools,
  info,
  guess,
  runMs = MOST_SERVER_MS,
  batchLimits,
  recipes,
  onBug,
}: ApiOptions): Hono<HttpEnv> {
  const { languages, limit, refuse } = face
  let document: Promise<PackedText> | undefined
  const lists = new WeakMap<readonly ListedTool[], PackedText>()
  const packedList = (list: readonly ListedTool[]): PackedText => {
    const packed = lists.get(list) ?? packedText(JSON.stringify(list))
    lists.set(list, packed)
    return packed
  }
  const answerPacked = async (c: Context<HttpEnv>, text: PackedText, more: Readonly<Record<string, string>> = {}) => {
    const { bytes, headers } = await text.for(c.req.header('accept-encoding'))
    const all = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', ...headers, ...more }
    return isHeld(c.req.header('if-none-match'), headers.etag) ? c.body(null, 304, all) : c.body(bytes, 200, all)
  }

  const api = new Hono<HttpEnv>().basePath('/api')
  api.use(async (c, next) => {
    await next()
    // Set on the answer as it is. What puts headers ready before makes a stream of each answer, and so a copy of its bytes.
    for (const [name, value] of Object.entries(FOR_ALL_SITES)) c.res.headers.set(name, value)
  })
  api.options('*', cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type', 'accept-language'], maxAge: 86_400 }))

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
    return answerPosted(c, { face, locales, onBug, name: id, toolId: id, maxBytes: tool.limits.bytes }, (posted) => {
      const { isLarge, pieces, place } = posted
      const asked = isLarge ? { input: {}, request: pieces, options: place } : readRun(Buffer.concat(pieces), place)
      return pool.run({ ...toolJob(tool, module, runMs, posted), ...asked }, c.req.raw.signal)
    })
  })

  if (guess) {
    api.post('/guess', createGuessRoute(guess, { face, pool, locales, onBug }))
    api.all('/guess', (c) => refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
  }
  const batch = createBatch({ face, tools, pool, locales, runMs, onBug, ...batchLimits })
  api.post('/tools/:id/batch', (c) => batch(c, c.req.param('id')))
  api.all('/tools/:id/batch', (c) => refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
  api.all('/tools/:id', (c) => refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
  addRecipeRoutes(api, { face, tools, pool, locales, recipes, runMs, onBug })
  api.all('/*', (c) => refuse(c, [{ code: 'not-found', params: { name: c.req.path.slice(0, 100) } }]))
  api.onError(face.answerError)
  return api
}
