import { readRegistry } from '../../engine/read/registry.ts'
import type { AnyExample, Tool } from '../../engine/core/define.ts'
import { EXAMPLE_NOW } from '../../engine/core/example.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import type { RunOptions } from '../../engine/run/context.ts'
import { chosenOf, ownChoice } from '../../scripts/choose.ts'

export const REGISTRY_URL = new URL('../../registry/', import.meta.url)
export const LOCALES_URL = new URL('../../locales/', import.meta.url)

/** The site's own entries. */
export const registry = await readRegistry(REGISTRY_URL)
export const catalogue = await readCatalogue(REGISTRY_URL)
/** Those that this run is about; all, unless it was asked for some. */
export const tools = chosenOf(registry.tools, ownChoice())

export function moduleOf(tool: Tool): string {
  return catalogue.urlOf(tool.id) as string
}

export type SettledExample = AnyExample & { readonly seed: string | number; readonly now: string; readonly timeZone: string }

/** An example with the chance, clock and zone that it leaves open. */
export function settle(example: AnyExample): SettledExample {
  return { seed: 'example', now: EXAMPLE_NOW, timeZone: 'UTC', ...example }
}

export function optionsOf({ seed, now, timeZone }: SettledExample): RunOptions {
  return { locale: 'en', seed, now: Date.parse(now), timeZone }
}

/** Tools that run in any process and ask nobody. */
export const runsAnywhere = tools.filter(({ effect }) => effect !== 'network' && effect !== 'browser')
