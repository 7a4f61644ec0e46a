import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { fill } from '../shared/words.ts'
import { SnapshotError } from './tokens.ts'
import type { Snapshot } from './use-scene.ts'

/** Longest start of the code that the alternative text tells. */
const MOST_START = 120

export function useSnapshotWords() {
  const say = usePartWords('snap')
  const { locale } = useShell()
  const number = new Intl.NumberFormat(locale)
  const values = (given: Readonly<Record<string, string | number>>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? number.format(value) : value]))
  return {
    say,
    number,
    /** What kept a snapshot from being made, in a sentence. */
    fault: (error: unknown): string =>
      error instanceof SnapshotError ? fill(say(`fault-${error.fault}`), values(error.values)) : say('fault-failed'),
    symbols: (count: number) => fill(say('symbols'), values({ count })),
    languageName: (language: Snapshot['language']) => (language === 'plain' ? say('plain') : language),
    /** For those who cannot see the image: language, number of lines, and how it begins. */
    altText: ({ code, language, lines }: Pick<Snapshot, 'code' | 'language' | 'lines'>): string => {
      const start = code.trim().replace(/\s+/g, ' ')
      const short = start.length > MOST_START ? `${start.slice(0, MOST_START).toWellFormed()}…` : start
      return fill(say('alt'), { ...values({ lines }), language: language === 'plain' ? say('plain') : language, start: short })
    },
  }
}
