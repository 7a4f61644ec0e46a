import type { Language, Tool } from '../core/define.ts'
import type { RunResult } from '../core/run.ts'
import type { WordTree } from '../core/words.ts'
import type { GuessIndex } from '../faces/guess.ts'
import type { Say } from '../faces/say.ts'
import type { RunOptions } from '../run/context.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { LocaleEntry } from '../site/entries.ts'

/** A tool as a search finds it. */
export type FoundTool = { readonly id: string; readonly title: string; readonly summary: string }

/** One run as a model asks for it. */
export type McpRun = {
  readonly input: unknown
  readonly options: RunOptions
  /** Address of the tool's module, where it is none of the catalogue. */
  readonly module?: string
}
/** A recipe, or the name of a ready one, and what goes into it. */
export type McpRecipe = { readonly recipe: unknown; readonly input?: string | undefined; readonly options: RunOptions }

/** Where the server of a model lives: on the caller's own device, or behind an address. */
export type McpHost = {
  readonly info: { readonly name: string; readonly title: string; readonly version: string }
  readonly tools: ToolCatalogue
  readonly locales: readonly LocaleEntry[]
  readonly say: Say
  readonly wordsOf: (tool: Tool, language: string) => Promise<WordTree>
  /** Tools that a text finds in a language, the best first. */
  readonly search: (typed: string, language: Language) => Promise<readonly FoundTool[]>
  /** Address of the module of what recognizes. */
  readonly recognizer: string
  /** What each tool takes, for guesses. */
  readonly takenIn: (language: Language) => Promise<GuessIndex>
  /** Ready recipes by their names. */
  readonly recipes: () => Promise<Readonly<Record<string, unknown>>>
  /** Ids of tools that are listed by their own names, too. */
  readonly direct: readonly string[]
  /** It is reached over a network, and so takes no secrets and uses no keys of its operator. */
  readonly isRemote: boolean
}

/** What belongs to one caller, or to one request of it. */
export type McpCaller = {
  /** The language where a call names none. */
  readonly language: Language
  /** Input and output are plain JSON, files as Base64. @throws ToolError, ToolBug, and refusals with a failure */
  readonly run: (tool: Tool, run: McpRun, signal: AbortSignal) => Promise<RunResult>
  /** Its output is the answer as plain JSON. @throws as `run` does */
  readonly runRecipe: (asked: McpRecipe, signal: AbortSignal) => Promise<RunResult>
}
