import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../engine/core/define.ts'
import { ToolError } from '../../engine/core/errors.ts'
import type { ApiOptions, ListedTool } from '../../engine/http/api.ts'
import type { SearchIndex } from '../../engine/search/documents.ts'
import { type Search, createSearch } from '../../engine/search/search.ts'

/** The tools of each language as the build wrote them: `tools.json` and `search.json` in `api/<language>/` of its folder. */
export function createListing(root: string): ApiOptions['listTools'] {
  const searches = new Map<Language, Promise<Search>>()

  async function read<T>(language: Language, name: string): Promise<T> {
    try {
      return JSON.parse(await readFile(join(root, 'api', language, name), 'utf8')) as T
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolError('unknown-language', {}, {}, { cause })
      throw cause
    }
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
  return async (language, typed) => {
    const all = await read<readonly ListedTool[]>(language, 'tools.json')
    return typed === undefined ? all : foundIn(all, await searchOf(language), typed)
  }
}

/** Of these tools those that a text finds, the best first. */
export function foundIn(tools: readonly ListedTool[], search: Search, typed: string): ListedTool[] {
  const byUrl = new Map(tools.map((tool) => [tool.url, tool]))
  return search.find(typed).flatMap(({ url }) => byUrl.get(url) ?? [])
}
