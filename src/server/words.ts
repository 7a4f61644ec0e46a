import { readWords, toolWords, type Words } from '../../engine/read/words.ts'
import type { Language, Tool } from '../../engine/core/define.ts'
import type { LocaleEntry } from '../../engine/site/entries.ts'
import { createSentences, type Sentences } from '../../engine/core/sentences.ts'
import { englishWords, type WordTree } from '../../engine/core/words.ts'
import type { ToolCatalogue } from '../../engine/run/node/catalogue.ts'
import type { Say } from '../../engine/faces/say.ts'
import { faceWords } from '../../engine/faces/words.ts'

/** Words of the faces that have no page: read when a language is first asked for, then kept. */
export type FaceWords = {
  readonly say: Say
  /** A tool's words; in English where the language has none. */
  wordsOf(tool: Tool, language: string): Promise<WordTree>
  /** What the command line itself says. */
  ownWords(language: string): Promise<WordTree>
}

/** @param root the folder `locales/`, as a URL that ends with a slash */
export function createFaceWords(root: URL, tools: ToolCatalogue, locales: readonly LocaleEntry[]): FaceWords {
  const languages = new Map<Language, Promise<Words>>()
  const kept = new Map<string, Promise<Sentences>>()
  const entryOf = (language: string) => locales.find(({ id }) => id === language) ?? (locales[0] as LocaleEntry)

  const wordsIn = (language: Language) => keep(languages, language, () => readWords(root, [language]))
  const wordsOf = async (tool: Tool, language: string): Promise<WordTree> => {
    const { id } = entryOf(language)
    return { ...englishWords(tool), ...toolWords(tool, id, await wordsIn(id)).words }
  }
  const sentencesOf = (language: string, toolId?: string) =>
    keep(kept, `${language} ${toolId ?? ''}`, async () => {
      const { id, bcp47 } = entryOf(language)
      const own = (await wordsIn(id)).get(id)
      return createSentences(bcp47, {
        ...own?.ui,
        ...faceWords(own?.faces),
        ...recipeFailures(own?.views ?? {}),
        ...(toolId !== undefined && (await wordsOf(await tools.load(toolId), id))),
      })
    })

  const say: Say = async (failure, language, toolId) => {
    for (const candidate of new Set([language, entryOf('').id])) {
      const sentences = await sentencesOf(candidate, toolId)
      try {
        return sentences.failure(failure)
      } catch {
        // No words for it here: the next language may have them.
      }
    }
    return failure.code
  }
  const ownWords = async (language: string) => {
    const { id } = entryOf(language)
    return faceWords((await wordsIn(id)).get(id)?.faces)
  }
  return { say, wordsOf, ownWords }
}

/** What is wrong in a recipe is worded with the page that makes recipes. */
function recipeFailures(views: WordTree): WordTree {
  const group = 'recipe.'
  return Object.fromEntries(
    Object.entries(views).flatMap(([key, text]) => (key.startsWith(`${group}failures.`) ? [[key.slice(group.length), text]] : [])),
  )
}

function keep<K, V>(kept: Map<K, V>, key: K, make: () => V): V {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}
