import { readFile, readdir } from 'node:fs/promises'
import type { Language, Tool } from '../core/define.ts'
import type { SearchWords } from '../search/documents.ts'
import { type ResolvedWords, type ToolWordsFile, type WordTree, englishWords, resolveWords } from '../core/words.ts'

/** A language's words as its folder holds them. */
export type LanguageWords = {
  readonly ui: WordTree
  /** Translations by their English text, for what many tools say alike. */
  readonly shared: WordTree
  /** Categories and pages: `category.text.title`, `page.home.summary`. */
  readonly site: WordTree
  /** Words of single views, `<view>.<key>`, which only the pages that show them carry. */
  readonly views: WordTree
  /** What the command line and the MCP server say themselves; English is in `engine/faces/words.ts`. */
  readonly faces?: WordTree
  /** What people type around the thing they look for. */
  readonly search?: Partial<SearchWords>
  /** Markdown of the text pages, by page id. */
  readonly bodies: ReadonlyMap<string, string>
  /** Markdown of the answers about tools, by tool id: see `parseAnswers`. */
  readonly answers: ReadonlyMap<string, string>
  readonly tools: ReadonlyMap<string, ToolWordsFile>
}

export type Words = ReadonlyMap<Language, LanguageWords>

/** Reads `locales/<language>/` for each language; a missing file is empty, a broken one throws with its name. */
export async function readWords(root: URL, languages: readonly Language[]): Promise<Words> {
  return new Map(
    await Promise.all(languages.map(async (language) => [language, await readLanguage(new URL(`${language}/`, root))] as const)),
  )
}

/** Ids in `locales/released.json`: the tools that have to be complete in every language. */
export async function readReleased(root: URL): Promise<readonly string[]> {
  return (await readJson(new URL('released.json', root), '[]')) as string[]
}

async function readLanguage(folder: URL): Promise<LanguageWords> {
  const toolFolder = new URL('tools/', folder)
  const files = await readdir(toolFolder).catch(ifMissing<string[]>([]))
  const tools = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => [file.slice(0, -'.json'.length), (await readJson(new URL(file, toolFolder))) as ToolWordsFile] as const),
  )
  const flat = async (name: string) => (await readJson(new URL(name, folder))) as WordTree
  return {
    ui: await flat('ui.json'),
    shared: await flat('shared.json'),
    site: await flat('site.json'),
    views: await flat('views.json'),
    faces: await flat('faces.json'),
    search: (await readJson(new URL('search.json', folder))) as Partial<SearchWords>,
    bodies: await readMarkdown(new URL('pages/', folder)),
    answers: await readMarkdown(new URL('answers/', folder)),
    tools: new Map(tools),
  }
}

/** The Markdown files of a folder by their names without the ending. */
async function readMarkdown(folder: URL): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(folder).catch(ifMissing<string[]>([]))).filter((file) => file.endsWith('.md'))
  const texts = files.map(async (file) => [file.slice(0, -'.md'.length), await readFile(new URL(file, folder), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

async function readJson(url: URL, missing = '{}'): Promise<unknown> {
  const text = await readFile(url, 'utf8').catch(ifMissing(missing))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${url.pathname}: not valid JSON`, { cause })
  }
}

function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value
    throw error
  }
}

/** A tool's words in a language; not complete when some are missing, and then the tool has no page there. */
export function toolWords(tool: Tool, language: Language, words: Words): ResolvedWords {
  const own = words.get(language)
  return resolveWords(englishWords(tool), language, own?.tools.get(tool.id), own?.shared ?? {})
}

/** What people of a language type when they look for a tool. */
export function toolKeywords(tool: Tool, language: Language, words: Words): readonly string[] {
  return language === 'en' ? tool.keywords : (words.get(language)?.tools.get(tool.id)?.keywords ?? [])
}
