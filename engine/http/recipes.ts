import type { Hono } from 'hono'
import { MOST_SERVER_MS } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { ToolBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { RECIPE_BYTES, runAskedRecipe } from '../run/node/recipes.ts'
import { readRecipeRun } from '../run/request.ts'
import type { HttpEnv, HttpFace } from './face.ts'
import { answerPosted } from './posted.ts'

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
    const ready = (await recipes?.()) ?? {}
    return answerPosted(c, { face, locales, onBug, name: 'recipe', maxBytes: RECIPE_BYTES }, ({ isLarge, pieces, place, caller }) =>
      runAskedRecipe(
        tools,
        pool,
        {
          ...(isLarge ? { request: pieces, options: place } : readRecipeRun(Buffer.concat(pieces), place)),
          caller,
          timeMs: runMs,
          ready,
          limitLookups: (cost) => face.limitLookups(c, cost),
        },
        c.req.raw.signal,
      ),
    )
  })
  api.all('/recipes/run', (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
}
