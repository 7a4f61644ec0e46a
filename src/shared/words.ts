import { use, useEffect, useState } from 'react'
import { type GroupWord, PartWords } from '../../engine/view/part-words.tsx'
import { useSite } from '../app/site-context.tsx'
import { SealError } from './seal-error.ts'
import { faultOf, ShareError } from './share-error.ts'

export type SharedWord = (word: GroupWord<'shared'>, values?: Readonly<Record<string, string>>) => string

let loaded: Promise<Readonly<Record<string, string>>> | undefined

/**
 * The words of shared documents: from the page, where its entry names the group `shared`;
 * elsewhere they are fetched, and stand empty until they are there.
 */
export function useSharedWords(): SharedWord {
  const around = use(PartWords)
  const { language } = useSite().shell
  const isAround = 'shared.link' in around
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (isAround) return
    loaded ??= fetch(`/words/${language}/shared.json`).then((response) => response.json() as Promise<Record<string, string>>)
    loaded.then(setWords, () => {
      loaded = undefined
    })
  }, [isAround, language])
  return (word, values = {}) => fill((isAround ? around[`shared.${word}`] : words[word]) ?? '', values)
}

/** Puts values in the place of `{{names}}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

/** What kept something from being shared or opened, in a sentence. */
export function faultText(say: SharedWord, error: unknown, locale: string): string {
  const fault = faultOf(error)
  if (error instanceof ShareError && fault === 'too-many' && error.seconds !== undefined)
    return say('fault-too-many-until', { time: timeText(Date.now() + error.seconds * 1000, locale) })
  if (!(error instanceof ShareError) && !(error instanceof SealError)) console.error(error)
  return say(`fault-${fault}`)
}

/** A moment as the reader writes it; the day only where it is another one. */
export function timeText(time: number, locale: string, now: number = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Date(time).toLocaleString(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
