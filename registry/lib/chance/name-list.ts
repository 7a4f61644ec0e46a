import { inText } from '../words/in-text.ts'

/** First names as people of a language have them, in the order of the alphabet. */
const NAMES = {
  es: ['Ana', 'Bruno', 'Carmen', 'Diego', 'Elena', 'Felipe'],
  fr: ['Alice', 'Bastien', 'Chloé', 'David', 'Emma', 'Farid'],
  id: ['Ayu', 'Budi', 'Citra', 'Dewi', 'Eko', 'Fitri'],
  it: ['Anna', 'Bruno', 'Chiara', 'Davide', 'Elisa', 'Fabio'],
  pl: ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa', 'Filip'],
  pt: ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Felipe'],
  ru: ['Аня', 'Борис', 'Вера', 'Глеб', 'Даша', 'Егор'],
} as const

/** An example’s list of so many names in other languages, one in a line. */
export function nameList(count: number): ReturnType<typeof inText> {
  return inText(Object.fromEntries(Object.entries(NAMES).map(([language, names]) => [language, names.slice(0, count).join('\n')])))
}
