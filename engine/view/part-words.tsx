import { createContext, use } from 'react'
import type views from '../../locales/en/views.json'

/** Keys of a group of words in `views.json`: those of one page component, workbench, control or view of a result. */
export type GroupWord<Group extends string> = keyof typeof views extends infer Key
  ? Key extends `${Group}.${infer Word}`
    ? Word
    : never
  : never

/** Words of the parts that a tool's page uses, under `<group>.<word>`; no other page carries them. */
export const PartWords = createContext<Readonly<Record<string, string>>>({})

/** The words of a workbench, control or view, by the group that has its name. */
export function usePartWords<const Group extends string>(group: Group): (word: GroupWord<Group>) => string {
  const words = use(PartWords)
  return (word) => words[`${group}.${word}`] ?? word
}
