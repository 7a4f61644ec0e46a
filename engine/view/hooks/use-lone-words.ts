import { useEffect, useState } from 'react'
import type { GroupWord } from '../part-words.tsx'
import { useShell } from '../shell-context.tsx'

type Texts = Readonly<Record<string, string>>
const loaded = new Map<string, Promise<Texts>>()

/** Words of a group that no page carries, fetched when first needed. @throws TypeError where they cannot be fetched */
export function loadLoneWords(group: string, language: string): Promise<Texts> {
  const url = `/words/${language}/${group}.json`
  const words = loaded.get(url) ?? fetch(url).then((response) => response.json() as Promise<Texts>)
  loaded.set(url, words)
  words.catch(() => loaded.delete(url))
  return words
}

/** A word of the group; `{{name}}` in it is filled by `values`. */
export type LoneWord<Group extends string> = (word: GroupWord<Group>, values?: Readonly<Record<string, string | number>>) => string

/** The words of such a group; undefined until they are there. */
export function useLoneWords<const Group extends string>(group: Group): LoneWord<Group> | undefined {
  const { language } = useShell()
  const [words, setWords] = useState<Texts>()
  useEffect(() => {
    let current = true
    loadLoneWords(group, language).then(
      (found) => current && setWords(found),
      // Cut off from the site: what needs the words is not offered.
      () => {},
    )
    return () => {
      current = false
    }
  }, [group, language])
  return (
    words &&
    ((word, values = {}) => (words[word] ?? word).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)))
  )
}
