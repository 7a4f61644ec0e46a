import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The matchers of the library whose findings are named. */
export const PATTERNS = {
  dictionary: 'Known word or password',
  spatial: 'Keys next to each other',
  repeat: 'Repetition',
  sequence: 'Sequence',
  wordSequence: 'Words in their usual order',
  regex: 'Year',
  date: 'Date',
  separator: 'Separator',
  bruteforce: 'No pattern found',
} as const
export type Pattern = keyof typeof PATTERNS

type Found = {
  readonly guesses: number
  readonly guessesLog10: number
  readonly score: number
  readonly warning: string | null
  readonly suggestions: readonly string[]
  readonly parts: readonly { readonly text: string; readonly pattern: Pattern; readonly power: number }[]
}

/** Below this, two letters changed make a different password, not a misspelled word. */
const LONG_ENOUGH_TO_MISSPELL = 8

const made: { exact?: Promise<ZxcvbnFactory>; misspelled?: Promise<ZxcvbnFactory> } = {}

/** The dictionaries are large, and ranking them takes longer than many checks: it is done once for each way. */
function factory(way: keyof typeof made): Promise<ZxcvbnFactory> {
  made[way] ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')])
    .then(
      ([core, common, english]) =>
        new core.ZxcvbnFactory({
          dictionary: { ...common.dictionary, ...english.dictionary },
          graphs: common.adjacencyGraphs,
          useLevenshteinDistance: way === 'misspelled',
        }),
    )
    .catch((error: unknown) => {
      delete made[way]
      throw error
    })
  return made[way]
}

/** What attackers who know words, passwords and habits need. @param personal words that they try first */
export async function estimate(password: string, personal: readonly string[]): Promise<Found> {
  const way = [...password].length < LONG_ENOUGH_TO_MISSPELL ? 'exact' : 'misspelled'
  const { guesses, guessesLog10, score, feedback, sequence } = (await factory(way)).check(password, [...personal])
  return {
    guesses,
    guessesLog10,
    score,
    warning: feedback.warning,
    suggestions: feedback.suggestions,
    parts: sequence.map(({ token, pattern, guessesLog10: power }) => ({
      text: token.toWellFormed(),
      pattern: (Object.hasOwn(PATTERNS, pattern) ? pattern : 'bruteforce') as Pattern,
      power: Number(power),
    })),
  }
}
