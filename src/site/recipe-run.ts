import type { Tool } from '../../engine/core/define.ts'
import { EXAMPLE_NOW } from '../../engine/core/example.ts'
import type { Recipe } from '../../engine/core/recipe.ts'
import { readAsset } from '../../engine/run/node/read-asset.ts'
import { runRecipeJob } from '../../engine/run/recipe-job.ts'
import type { FirstReport } from '../../engine/site/recipe-data.ts'
import type { Reader } from './kept-runs.ts'
import { shownParts } from './shown-parts.ts'

/** The card of a step shows no more. */
const PREVIEW = 400

/** What the steps of a recipe make of its example, as far as the page can carry it. @throws Error where a step refuses it */
export async function exampleReports(
  recipe: Recipe,
  input: string,
  tools: readonly Tool[],
  { locale, currency, timeZone }: Reader,
): Promise<readonly FirstReport[]> {
  const byId = new Map(tools.map((tool) => [tool.id, tool]))
  const modules = Object.fromEntries(tools.map(({ id }) => [id, id]))
  const { reports, failures } = await runRecipeJob(
    { recipe, input, modules, isPage: true },
    { locale, currency, timeZone, seed: 'example', now: Date.parse(EXAMPLE_NOW) },
    {
      load: (id) => Promise.resolve(byId.get(id) as Tool),
      host: () => ({ asset: readAsset }),
      started: () => {},
      progress: () => {},
      within: () => {},
    },
  )
  if (failures) throw new Error(`the example of recipe “${recipe.name}” is refused: ${JSON.stringify(failures)}`)
  return reports.map(({ step, ways, preview, length, output, all }) => ({
    step,
    ...(ways !== undefined && { ways }),
    ...(preview !== undefined && { preview: preview.slice(0, PREVIEW) }),
    ...(length !== undefined && { length }),
    ...(output && { output: shownParts(output) }),
    ...(typeof all === 'string' && { all }),
    notices: [],
  }))
}
