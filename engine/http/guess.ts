import type { Context } from 'hono'
import { DEFAULT_LIMITS, type Language } from '../core/define.ts'
import { isLargeText } from '../core/large-text.ts'
import { createGuess, type Given, type GuessFile, type Offer, type Recognized } from '../faces/guess.ts'
import { readRun } from '../run/request.ts'
import type { Pool } from '../run/node/pool.ts'
import type { LocaleEntry } from '../site/entries.ts'
import type { ToolBug } from '../run/node/client.ts'
import type { HttpEnv, HttpFace } from './face.ts'
import { answerPosted, type Posted } from './posted.ts'

export type GuessOptions = {
  /** Address of the recognizer's module. */
  readonly module: string
  /** What a build wrote for a language. @throws ToolError unknown-language where there is none */
  readonly read: (language: Language) => Promise<GuessFile>
}

type Surroundings = {
  readonly face: HttpFace
  readonly pool: Pool
  readonly locales: readonly LocaleEntry[]
  readonly onBug?: ((toolId: string, bug: ToolBug) => void) | undefined
}

/** Stands for what was sent, of which only the process of the tool knows more than the beginning. */
const GIVEN: Given = { text: 'given' }
/** Longest answer of the recognizer, in bytes of its JSON. */
const RESULT_BYTES = 2 * 1024 * 1024

/**
 * `POST /api/guess` takes `{"input": {"text"} or {"file"}}`, as the recognizer does, and answers what it may be and which tools fit.
 * It runs in a process, within the limits of any tool.
 */
export function createGuessRoute({ module, read }: GuessOptions, { face, pool, locales, onBug }: Surroundings) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    await face.limit(c, 1)
    const ask = ({ isLarge, pieces, place, caller }: Posted) =>
      pool.run(
        {
          module,
          ...(isLarge ? { input: {}, request: pieces, options: place } : readRun(Buffer.concat(pieces), place)),
          wire: true,
          jsonBytes: RESULT_BYTES,
          limits: DEFAULT_LIMITS,
          effect: 'pure',
          isHeavy: isLarge,
          caller,
        },
        c.req.raw.signal,
      )
    return answerPosted(c, { face, locales, onBug, name: 'recognizer', maxBytes: DEFAULT_LIMITS.bytes }, ask, async (json, language) => {
      const text = isLargeText(json) ? new TextDecoder().decode(json.bytes) : json
      const { output } = JSON.parse(text) as { readonly output: Recognized }
      const file = await read(language)
      const guess = createGuess(
        () => Promise.resolve(output),
        () => file.tools,
      )
      return JSON.stringify(guessAnswer(await guess(GIVEN, language), file))
    })
  }
}

/** A guess as JSON: kinds and tools with their names, and what was given or found inside once, not with each offer. */
export function guessAnswer(
  { found, contents, offers }: Recognized & { readonly offers: readonly Offer[] },
  { tools, kinds }: Pick<GuessFile, 'tools' | 'kinds'>,
) {
  const byId = new Map(tools.map((tool) => [tool.tool, tool]))
  return {
    kinds: found.map(({ kind, confidence, within, facts, content }) => ({
      kind,
      label: kinds[kind] ?? kind,
      confidence,
      within,
      facts,
      content,
    })),
    contents,
    offers: offers.map(({ tool, field, values, kind, confidence, within, content, isRead }) => ({
      tool,
      title: byId.get(tool)?.text,
      url: byId.get(tool)?.url,
      field,
      content,
      values: isRead ? values : Object.fromEntries(Object.entries(values).filter(([name]) => name !== field)),
      kind,
      confidence,
      within,
    })),
  }
}
