import { useEffect, useState } from 'react'
import { useSite } from '../app/site-context.tsx'
import type { ViewWord } from '../pages/view-words.ts'
import { WheelEntries } from './wheel-entries.tsx'
import type { Looks } from './wheel-looks.ts'
import { WheelShelf } from './wheel-shelf.tsx'
import type { Slice } from './wheel-slices.ts'

export type WheelWords = (word: ViewWord<'wheel'>) => string

type Props = {
  readonly slices: readonly Slice[]
  readonly looks: Looks
  readonly text: string
  readonly isTurning: boolean
  readonly onLooks: (looks: Looks) => void
  readonly onText: (text: string) => void
}

/** What a wheel can do beyond turning: colours and pictures of its entries, and wheels kept on the device. */
export function WheelExtras({ slices, looks, text, isTurning, onLooks, onText }: Props) {
  const { language } = useSite().shell
  const [words, setWords] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    let current = true
    void fetch(`/words/${language}/wheel.json`)
      .then((answer) => answer.json() as Promise<Readonly<Record<string, string>>>)
      // Cut off from the site: the keys are better than nothing at all.
      .catch(() => ({}))
      .then((loaded) => current && setWords(loaded))
    return () => {
      current = false
    }
  }, [language])
  if (!words) return null
  const say: WheelWords = (word) => words[word] ?? word
  const names = [...new Set(slices.map(({ name }) => name))]
  return (
    <fieldset className="wheel-more" disabled={isTurning}>
      <WheelEntries names={names} looks={looks} say={say} onLooks={onLooks} />
      <WheelShelf
        say={say}
        wheel={{ text, looks: Object.fromEntries(names.flatMap((name) => (looks[name] ? [[name, looks[name]]] : []))) }}
        onOpen={(kept) => {
          onLooks(kept.looks)
          onText(kept.text)
        }}
      />
    </fieldset>
  )
}
