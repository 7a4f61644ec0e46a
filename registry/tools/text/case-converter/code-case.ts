import { capitalize } from './letter-case.ts'
import { eachLine } from '../../../lib/text/per-line.ts'

/** How names are written in code. */
const CODE_CASES = ['camel', 'pascal', 'snake', 'kebab', 'constant', 'dot', 'path', 'train'] as const
type CodeCase = (typeof CODE_CASES)[number]

/** Writes each line as one name. No language's own rules apply: a Turkish `I` would break the code. */
export function toCodeCase(text: string, style: CodeCase): string {
  return eachLine(text, (line) => joinWords(splitWords(line), style))
}

/** `parseXMLFile2 now` → parse, XML, File2, now. */
function splitWords(line: string): string[] {
  return line
    .replace(/['’]/g, '')
    .replace(/(\p{Ll}\p{M}*|\p{N})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

const SEPARATORS = { camel: '', pascal: '', snake: '_', kebab: '-', constant: '_', dot: '.', path: '/', train: '-' } as const

function joinWords(words: readonly string[], style: CodeCase): string {
  return words.map((word, index) => spellWord(word, index, style)).join(SEPARATORS[style])
}

function spellWord(word: string, index: number, style: CodeCase): string {
  if (style === 'constant') return word.toUpperCase()
  const isCapital = style === 'pascal' || style === 'train' || (style === 'camel' && index > 0)
  return isCapital ? capitalize(word.toLowerCase(), 'und') : word.toLowerCase()
}
