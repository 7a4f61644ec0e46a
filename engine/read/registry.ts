import { readdir } from 'node:fs/promises'
import type { Category, Guard, Layout, LocaleEntry, PageEntry, SiteEntry } from '../site/entries.ts'
import type { Author, Deal } from '../site/content.ts'
import { type RecipeEntry, recipeOf } from '../site/recipe-entry.ts'
import type { Recipe } from '../core/recipe.ts'
import type { Registry } from '../site/registry.ts'
import { pagelessTools, readCatalogue } from '../run/node/catalogue.ts'
import { readPosts } from './posts.ts'

/** Imports a module of the registry; a development server passes its own so that changed files are read anew. */
export type ImportModule = (url: string) => Promise<Record<string, unknown>>

/** What tells the kinds apart is a tool without a page. */
const RECOGNIZER = 'pageless/recognizer.ts'

const nativeImport: ImportModule = (url) => import(url) as Promise<Record<string, unknown>>

/**
 * Reads every entry of a registry folder.
 * @param root folder URL that ends with a slash
 */
export async function readRegistry(root: URL, importModule: ImportModule = nativeImport): Promise<Registry> {
  const part = async <T>(file: string, name: string): Promise<T> => {
    const module = await importModule(new URL(file, root).href)
    if (module[name] === undefined) throw new Error(`${file}: it must export "${name}"`)
    return module[name] as T
  }
  const catalogue = await readCatalogue(root, importModule)
  return {
    site: await part<SiteEntry>('site.ts', 'site'),
    locales: await part<readonly LocaleEntry[]>('locales.ts', 'locales'),
    categories: (await part<readonly Category[]>('categories.ts', 'categories')).toSorted((a, b) => a.order - b.order),
    layouts: await part<readonly Layout[]>('layouts.ts', 'layouts'),
    guards: await part<readonly Guard[]>('guards.ts', 'guards'),
    pages: await readPages(root, importModule),
    tools: await catalogue.loadAll(),
    authors: await readEntries<Author>(new URL('authors/', root), 'author', importModule),
    posts: await readPosts(new URL('blog/', root)),
    deals: await readEntries<Deal>(new URL('deals/', root), 'deal', importModule),
    recipes: await readRecipes(root, importModule),
    popular: await part<readonly string[]>('popular.ts', 'popular'),
    kinds: await part<Registry['kinds']>(RECOGNIZER, 'kinds'),
    files: new Map([
      ...catalogue.ids.map((id) => [id, (catalogue.urlOf(id) as string).slice(root.href.length)] as const),
      ...(await pagelessTools(root)),
    ]),
  }
}

/** The pages alone, for a server that needs no tool's module. */
export function readPages(root: URL, importModule: ImportModule = nativeImport): Promise<PageEntry[]> {
  return readEntries<PageEntry>(new URL('pages/', root), 'page', importModule)
}

/** The ready recipes alone, which name tools and import none. */
export function readRecipes(root: URL, importModule: ImportModule = nativeImport): Promise<RecipeEntry[]> {
  return readEntries<RecipeEntry>(new URL('recipes/', root), 'recipe', importModule)
}

/** The ready recipes as they are run, by name; read when they are first asked for. */
export function readyRecipes(root: URL, importModule?: ImportModule): () => Promise<Readonly<Record<string, Recipe>>> {
  let ready: Promise<Readonly<Record<string, Recipe>>> | undefined
  return () =>
    (ready ??= readRecipes(root, importModule).then((all) => Object.fromEntries(all.map((entry) => [entry.id, recipeOf(entry)]))))
}

/** The entries of one kind in a folder: every export that says it is of that kind; none where there is no folder. */
async function readEntries<T>(folder: URL, kind: string, importModule: ImportModule): Promise<T[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = all.filter((file) => /\.[jt]s$/.test(file)).toSorted()
  const modules = await Promise.all(files.map((file) => importModule(new URL(file, folder).href)))
  return modules.flatMap((module) => Object.values(module).filter((value) => (value as { kind?: string } | null)?.kind === kind)) as T[]
}
