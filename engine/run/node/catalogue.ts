import { readdir } from 'node:fs/promises'
import type { Tool } from '../../core/define.ts'
import { toolIn } from '../load-tool.ts'

/** The tools of a registry folder, found by their files and loaded one by one. */
export type ToolCatalogue = {
  /** Every id, sorted. */
  readonly ids: readonly string[]
  /** Absolute URL of a tool's module; undefined for an unknown id. */
  urlOf(id: string): string | undefined
  /** Imports one tool and no other. @throws Error for an unknown id, or a file that does not fit its name */
  load(id: string): Promise<Tool>
  loadAll(): Promise<Tool[]>
}

/**
 * Finds `tools/<category>/<id>.ts` below a folder, and `tools/<category>/<id>/tool.ts` of a tool with helpers beside it, without
 * importing any of them.
 * @param registry folder URL that ends with a slash
 * @param importModule how a file is imported; a development server brings its own
 * @throws Error naming both files when two have the same id, or a folder that holds no tool.ts
 */
export async function readCatalogue(
  registry: URL,
  importModule: (url: string) => Promise<Record<string, unknown>> = (url) => import(url) as Promise<Record<string, unknown>>,
): Promise<ToolCatalogue> {
  const urls = new Map<string, string>()
  const root = new URL('tools/', registry)
  for (const category of await readdir(root, { withFileTypes: true })) {
    if (!category.isDirectory()) continue
    const folder = new URL(`${category.name}/`, root)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = entry.isDirectory() ? await entryIn(folder, entry.name) : entry.name
      if (path === undefined || !CODE.test(path)) continue
      const id = path.replace(/(?:\/tool)?\.[jt]s$/, '')
      const url = new URL(path, folder).href
      const other = urls.get(id)
      if (other) throw new Error(`${url}: the id "${id}" is taken by ${other}; rename one of the files`)
      urls.set(id, url)
    }
  }
  const ids = [...urls.keys()].toSorted()
  const load = async (id: string): Promise<Tool> => {
    const url = urls.get(id)
    if (url === undefined) throw new Error(`no tool "${id}"`)
    const tool = toolIn(await importModule(url), url)
    if (tool.id !== id) throw new Error(`${url}: id "${tool.id}" differs from the file name; make them equal`)
    return tool
  }
  return { ids, urlOf: (id) => urls.get(id), load, loadAll: () => Promise.all(ids.map(load)) }
}

/** The tools without a page, which pages and faces run for themselves: the paths of their files below the registry, by id. */
export async function pagelessTools(registry: URL): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(new URL('pageless/', registry))).filter((name) => CODE.test(name))
  return new Map(names.toSorted().map((name) => [name.replace(CODE, ''), `pageless/${name}`]))
}

/** Sources, or what a package is built of. */
const CODE = /\.[jt]s$/

/** The entry of a tool's own folder; undefined where a folder holds no code. */
async function entryIn(category: URL, id: string): Promise<string | undefined> {
  const names = await readdir(new URL(`${id}/`, category))
  if (names.includes('tool.ts')) return `${id}/tool.ts`
  if (names.some((name) => name.endsWith('.ts'))) throw new Error(`${new URL(id, category).href}: it must hold the entry, tool.ts`)
  return undefined
}
