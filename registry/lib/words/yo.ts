import { YO_WORDS } from '../../data/text/yo-words.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  YO_WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('ё', 'е'), word]),
)

/** A Russian name with ё where the reviewed list has it. */
export function writeYo(name: string): string {
  return name.replace(/[а-яё]+/giu, (word) => {
    const written = WRITTEN.get(word.toLowerCase())
    if (written === undefined) return word
    return word.charAt(0) === word.charAt(0).toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1)
  })
}
