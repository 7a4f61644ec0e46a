import { useEffect, useState } from 'react'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'

type Counts = { readonly words: number; readonly characters: number; readonly lines: number }

/** Pause after the last key before the text is counted anew. */
const PAUSE_MS = 200
/** Longer texts are not counted while somebody types. */
const MOST_COUNTED = 400_000

/** Words, characters as readers see them, and lines of the note. */
export function NoteCounts({ text }: { text: string }) {
  const say = usePartWords('notes')
  const { locale } = useShell()
  const [counts, setCounts] = useState<Counts>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      if (text.length > MOST_COUNTED) return setCounts(undefined)
      const { countGraphemes, countLines, wordsOf } = await import('../../registry/lib/text/segments.ts')
      if (!isCurrent) return
      let words = 0
      for (const _ of wordsOf(text, locale)) words++
      setCounts({ words, characters: countGraphemes(text), lines: countLines(text) })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, locale])
  const number = new Intl.NumberFormat(locale)
  return (
    <p className="note-counts quiet small">
      {counts && (
        <>
          <span>{`${say('words')} ${number.format(counts.words)}`}</span>
          <span>{`${say('characters')} ${number.format(counts.characters)}`}</span>
          <span>{`${say('lines')} ${number.format(counts.lines)}`}</span>
        </>
      )}
    </p>
  )
}
