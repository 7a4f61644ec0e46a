import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../engine/core/define.ts'
import { ToolError } from '../../engine/core/errors.ts'
import type { GuessFile } from '../../engine/faces/guess.ts'
import type { GuessOptions } from '../../engine/http/guess.ts'
import type { ApiOptions, ListedTool } from '../../engine/http/api.ts'
import type { FoundTool } from '../../engine/mcp/host.ts'
import type { SearchIndex } from '../../engine/search/documents.ts'
import { type Search, createSearch } from '../../engine/search/search.ts'

/** The tools of each language as the build wrote them: `tools.json` and `search.json` in `api/<language>/` of its folder. */
export type Listing = {
  readonly listTools: ApiOptions['listTools']
  /** What a text finds among the tools and the pages that are listed with them, the best first. */
  readonly find: (typed: string, language: Language) => Promise<readonly FoundTool[]>
}

export function createListing(root: string): Listing {
  const searches = new Map<Language, Promise<Search>>()
  const lists = new Map<Language, { readonly version: number; readonly list: readonly ListedTool[] }>()

  async function reading<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolError('unknown-language', {}, {}, { cause })
      throw cause
    }
  }
  const pathOf = (language: Language, name: string) => join(root, 'api', language, name)
  const read = async <T>(language: Language, name: string) => JSON.parse(await reading(readFile(pathOf(language, name), 'utf8'))) as T
  /** The same array again until the build writes another. */
  const listOf = async (language: Language) => {
    const { mtimeMs: version } = await reading(stat(pathOf(language, 'tools.json')))
    const kept = lists.get(language)
    if (kept?.version === version) return kept.list
    const list = await read<readonly ListedTool[]>(language, 'tools.json')
    lists.set(language, { version, list })
    return list
  }
  const searchOf = (language: Language) => {
    let search = searches.get(language)
    if (!search) {
      search = read<SearchIndex>(language, 'search.json').then(createSearch)
      searches.set(language, search)
      search.catch(() => searches.delete(language))
    }
    return search
  }
  return {
    async listTools(language, typed) {
      const all = await listOf(language)
      return typed === undefined ? all : foundIn(all, await searchOf(language), typed)
    },
    async find(typed, language) {
      const found = (await searchOf(language)).find(typed).filter(({ kind }) => kind === 'tool')
      return found.map(({ id, text, summary }) => ({ id, title: text, summary }))
    },
  }
}

/** What `POST /api/guess` goes by in each language, as the build wrote it. */
export function createGuesses(root: string): GuessOptions['read'] {
  const files = new Map<Language, Promise<GuessFile>>()
  return (language) => {
    let file = files.get(language)
    if (!file) {
      file = readFile(join(root, 'api', language, 'guess.json'), 'utf8').then((text) => JSON.parse(text) as GuessFile)
      files.set(language, file)
      file.catch(() => files.delete(language))
    }
    return file
  }
}

/** Of these tools those that a text finds, the best first. */
export function foundIn(tools: readonly ListedTool[], search: Search, typed: string): ListedTool[] {
  const byUrl = new Map(tools.map((tool) => [tool.url, tool]))
  return search.find(typed).flatMap(({ url }) => byUrl.get(url) ?? [])
}
