import type { FileValue } from '../../../engine/core/file-value.ts'
import { type GuessFile, type Offer, type Recognized, offersFor } from '../../../engine/faces/guess.ts'
import type { ToolRunner } from '../../../engine/run/page/client.ts'
import type { Shell } from '../../../engine/site/page.ts'
import { loadSearch } from '../search/load-search.ts'

/** A tool that fits, with its words. */
export type GuessedTool = Offer &
  Pick<GuessFile['tools'][number], 'text' | 'url' | 'icon' | 'hue' | 'effect' | 'starts'> & {
    /** What it takes it for: `Base64 › JSON`. */
    readonly label: string
  }
export type Guessed = {
  readonly given: string | File
  /** What it most likely is. */
  readonly label: string
  readonly tools: readonly GuessedTool[]
  /** What is said where no tool fits. */
  readonly nothing: string
}

/** Longest text that is handed to the recognizer, which looks at less, in UTF-16 units. */
const MOST_TEXT = 300_000
/** Files up to this size are read whole, for the codes in images and the directory of archives. Of larger ones, the beginning tells. */
const MOST_FILE = 24 * 1024 * 1024
const TIME_MS = 10_000

/** Guesses in a worker of their own, so that what the page works on is not disturbed. The newest question wins. */
export type Guesser = {
  readonly file: GuessFile
  readonly runner: ToolRunner
  /** Undefined where another question came in between. */
  guess(given: string | File): Promise<Guessed | undefined>
}

const loading = new Map<string, Promise<Guesser>>()

/** What guesses in the language of a page; loaded once, and tried again after it failed. */
export function loadGuesser(shell: Shell, newRunner: () => ToolRunner): Promise<Guesser> {
  const key = shell.assets.search
  let guesser = loading.get(key)
  if (!guesser) {
    guesser = load(shell, newRunner).catch((error: unknown) => {
      loading.delete(key)
      throw error
    })
    loading.set(key, guesser)
  }
  return guesser
}

async function load(shell: Shell, newRunner: () => ToolRunner): Promise<Guesser> {
  const { guess: url } = await loadSearch(shell.assets.search)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`guesses: ${response.status}`)
  const file = (await response.json()) as GuessFile
  const runner = newRunner()
  const byId = new Map(file.tools.map((tool) => [tool.tool, tool]))
  const named = (kind: string) => file.kinds[kind] ?? kind
  return {
    file,
    runner,
    async guess(given) {
      const input = typeof given === 'string' ? { text: given.slice(0, MOST_TEXT) } : { file: await readBeginning(given) }
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const { module, assets } = file.recognizer
      const options = { locale: shell.locale, currency: shell.currency, timeZone }
      const result = await runner.run({ module, assets, input, options, timeMs: TIME_MS })
      if (!result.ok) return undefined
      const recognized = result.output as unknown as Recognized
      const [best] = recognized.found
      return {
        given,
        nothing: file.say.nothing ?? '',
        label: best ? [...best.within, best.kind].map(named).join(' › ') : '',
        tools: offersFor(input, recognized, file.tools).flatMap((offer) => {
          const tool = byId.get(offer.tool)
          if (!tool) return []
          // What was given goes on as it was, not as far as it was looked at.
          const values = offer.content === undefined && !offer.isRead ? { ...offer.values, [offer.field]: given } : offer.values
          return [{ ...tool, ...offer, values, label: [...offer.within, offer.kind].map(named).join(' › ') }]
        }),
      }
    },
  }
}

async function readBeginning(file: File): Promise<FileValue> {
  const part = file.size <= MOST_FILE ? file : file.slice(0, MOST_TEXT)
  return { name: file.name, type: file.type, bytes: new Uint8Array(await part.arrayBuffer()) }
}
