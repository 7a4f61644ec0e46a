import type { Hono } from 'hono'
import { MOST_SERVER_MS } from '../core/define.ts'
import { isLargeText } from '../core/large-text.ts'
import type { LocaleEntry } from '../site/entries.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import { ToolBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { RECIPE_BYTES, runAskedRecipe } from '../run/node/recipes.ts'
import { readRecipeRun } from '../run/request.ts'
import { requireJson } from './body.ts'
import type { HttpEnv, HttpFace } from './face.ts'

export type RecipeRoutes = {
  readonly face: HttpFace
  readonly tools: ToolCatalogue
  readonly pool: Pool
  readonly locales: readonly LocaleEntry[]
  /** Recipes that may be asked for by name. */
  readonly recipes?: () => Promise<Readonly<Record<string, unknown>>>
  readonly runMs?: number
  readonly onBug?: (id: string, bug: ToolBug) => void
}

/** Requests up to this many bytes are read on the spot, larger ones in the thread that runs them. */
const PARSED_HERE = 256 * 1024

/**
 * `POST /recipes/run`: the steps of a recipe, within the bounds of one tool: body, time, answer, and the caller's turn. Steps that ask
 * over the network count as look-ups, each run of them.
 */
export function addRecipeRoutes(
  api: Hono<HttpEnv>,
  { face, tools, pool, locales, recipes, runMs = MOST_SERVER_MS, onBug }: RecipeRoutes,
): void {
  api.post('/recipes/run', async (c) => {
    await face.limit(c, 1)
    requireJson(c.req.raw.headers)
    face.requireRoom(c)
    const language = face.languageOf(c)
    const { bcp47: locale, currency } = locales.find((entry) => entry.id === language) as LocaleEntry
    const ready = (await recipes?.()) ?? {}
    const { pieces, release } = await face.receive(c, RECIPE_BYTES)
    try {
      const isLarge = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) > PARSED_HERE
      const place = { locale, currency }
      const result = await runAskedRecipe(
        tools,
        pool,
        {
          ...(isLarge ? { request: pieces, options: place } : readRecipeRun(Buffer.concat(pieces), place)),
          caller: { id: face.callerOf(c), address: face.addressOf(c) },
          timeMs: runMs,
          ready,
          limitLookups: (cost) => face.limitLookups(c, cost),
        },
        c.req.raw.signal,
      )
      if (!result.ok) return await face.refuse(c, result.failures)
      const { json } = result.output
      const headers = {
        'content-type': 'application/json',
        'content-language': language,
        'cache-control': 'no-store',
        vary: 'Accept-Language',
      }
      return face.send(c, isLargeText(json) ? json.bytes : (json as string), headers)
    } catch (error) {
      if (!(error instanceof ToolBug)) throw error
      onBug?.('recipe', error)
      return face.refuse(c, [{ code: 'bug', params: {} }])
    } finally {
      release()
    }
  })
  api.all('/recipes/run', (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
}
