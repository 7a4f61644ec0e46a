import type { Context } from 'hono'
import { DEFAULT_LIMITS, type Language } from '../core/define.ts'
import { createGuess, type Given, type GuessFile, type Offer, type Recognized } from '../faces/guess.ts'
import { readRun } from '../run/request.ts'
import type { Pool } from '../run/node/pool.ts'
import { ToolBug } from '../run/node/client.ts'
import { requireJson } from './body.ts'
import type { HttpEnv, HttpFace } from './face.ts'

export type GuessOptions = {
  /** Address of the recognizer's module. */
  readonly module: string
  /** What a build wrote for a language. @throws ToolError unknown-language where there is none */
  readonly read: (language: Language) => Promise<GuessFile>
}

type Surroundings = {
  readonly face: HttpFace
  readonly pool: Pool
  readonly locales: readonly { readonly id: Language; readonly bcp47: string; readonly currency: string }[]
  readonly onBug?: ((toolId: string, bug: ToolBug) => void) | undefined
}

/** Stands for what was sent, of which only the thread knows more than the beginning. */
const GIVEN: Given = { text: 'given' }
/** Longest answer of the recognizer, in bytes of its JSON. */
const RESULT_BYTES = 2 * 1024 * 1024

/**
 * `POST /api/guess` takes `{"input": {"text"} or {"file"}}`, as the recognizer does, and answers what it may be and which tools fit.
 * It runs in a thread, within the limits of any tool.
 */
export function createGuessRoute({ module, read }: GuessOptions, { face, pool, locales, onBug }: Surroundings) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    await face.limit(c, 1)
    requireJson(c.req.raw.headers)
    face.requireRoom(c)
    const language = face.languageOf(c)
    const { bcp47: locale, currency } = locales.find(({ id }) => id === language) ?? { bcp47: language, currency: 'USD' }
    const { pieces, release } = await face.receive(c, DEFAULT_LIMITS.bytes)
    const isLarge = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) > PARSED_HERE
    try {
      const result = await pool.run(
        {
          module,
          ...(isLarge
            ? { input: {}, request: pieces, options: { locale, currency } }
            : readRun(Buffer.concat(pieces), { locale, currency })),
          wire: true,
          jsonBytes: RESULT_BYTES,
          limits: DEFAULT_LIMITS,
          effect: 'pure',
          isHeavy: isLarge,
          caller: { id: face.callerOf(c), address: face.addressOf(c) },
        },
        c.req.raw.signal,
      )
      if (!result.ok) return await face.refuse(c, result.failures)
      const { json } = result.output
      const text = typeof json === 'string' ? json : new TextDecoder().decode((json as { readonly bytes: Uint8Array }).bytes)
      const { output } = JSON.parse(text) as { readonly output: Recognized }
      const file = await read(language)
      const guess = createGuess(
        () => Promise.resolve(output),
        () => file.tools,
      )
      return face.send(c, JSON.stringify(guessAnswer(await guess(GIVEN, language), file)), {
        'content-type': 'application/json',
        'content-language': language,
        'cache-control': 'no-store',
        vary: 'Accept-Language',
      })
    } catch (error) {
      if (!(error instanceof ToolBug)) throw error
      onBug?.('recognizer', error)
      return face.refuse(c, [{ code: 'bug', params: {} }])
    } finally {
      release()
    }
  }
}

/** Requests up to this many bytes are read on the spot, larger ones in the thread that runs them. */
const PARSED_HERE = 256 * 1024

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
