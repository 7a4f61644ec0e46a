import { eachLine } from '../../../lib/text/per-line.ts'

/** Letters whose title form is neither their capital nor their small one. */
const TITLE_DIGRAPHS: Readonly<Record<string, string>> = { ǆ: 'ǅ', Ǆ: 'ǅ', ǉ: 'ǈ', Ǉ: 'ǈ', ǌ: 'ǋ', Ǌ: 'ǋ', ǳ: 'ǲ', Ǳ: 'ǲ' }

type Word = { readonly start: number; readonly end: number }

/** Letters, marks and digits, with single apostrophes between them; no pattern does it, as long words overflow the stack of those that can. */
function* wordsIn(text: string): Generator<Word> {
  let word: Word | undefined
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const goesOn = word?.end === index - 1 && /['’]/.test(text[index - 1] as string)
    if (word && !goesOn) yield word
    word = { start: word && goesOn ? word.start : index, end: index + piece.length }
  }
  if (word) yield word
}

function changeWords(text: string, change: (word: string, place: Word) => string): string {
  const pieces: string[] = []
  let at = 0
  for (const place of wordsIn(text)) {
    pieces.push(text.slice(at, place.start), change(text.slice(place.start, place.end), place))
    at = place.end
  }
  return pieces.join('') + text.slice(at)
}

/**
 * A word with a capital at its start and the rest as it is: `ß` gives `Ss`, `ﬁ` gives `Fi`, Dutch `ij` gives `IJ`.
 * @see Unicode Standard, section 3.13, Default Case Conversion
 */
export function capitalize(word: string, language: string): string {
  if (language === 'nl' && word.startsWith('ij')) return `IJ${word.slice(2)}`
  const first = String.fromCodePoint(word.codePointAt(0) ?? 32)
  return titleLetter(first, language) + word.slice(first.length)
}

function titleLetter(letter: string, language: string): string {
  // Georgian capitals (Mtavruli) are only used for whole words.
  if (/[\u10d0-\u10ff]/.test(letter)) return letter
  const digraph = TITLE_DIGRAPHS[letter]
  if (digraph) return digraph
  const [first = '', ...rest] = letter.toLocaleUpperCase(language)
  return /\p{Lu}/u.test(first) ? first + rest.join('').toLocaleLowerCase(language) : first + rest.join('')
}

/** Small letters, with a capital at the start of each sentence and line. */
export function toSentenceCase(text: string, language: string): string {
  const lower = text.toLocaleLowerCase(language)
  // Words, digits, and what ends a sentence; the last full stop of “e.g.” or “a.m.” does not.
  const pieces = /[\p{L}\p{M}]+|\p{N}|[\n\r\u2028\u2029]|(?:[!?…‽。！？؟।]|(?<!\.\p{L})\.)[\p{Pe}\p{Pf}"'”’]*\s/gu
  let isStart = true
  const sentences = lower.replace(pieces, (piece) => {
    const isWord = /^[\p{L}\p{M}\p{N}]/u.test(piece)
    const result = isWord && isStart ? capitalize(piece, language) : piece
    isStart = !isWord
    return result
  })
  // The English pronoun, but not the start of “i.e.”.
  return language === 'en' ? sentences.replace(/(?<![\p{L}\p{N}'’.])i(?=$|['’]|[^\p{L}\p{N}'’.]|\.(?!e\b))/gu, 'I') : sentences
}

/** Small words of English titles (Chicago Manual of Style, short prepositions included). */
const SMALL_WORDS = new Set('a an and as at but by en for if in nor of on or per so the to up via vs yet'.split(' '))

/** A capital at the start of every word; with `smallWords`, short English words inside a title stay small. */
export function toTitleCase(text: string, language: string, smallWords: boolean): string {
  const lower = text.toLocaleLowerCase(language)
  if (!smallWords) return changeWords(lower, (word) => capitalize(word, language))
  return eachLine(lower, (line) => titleLine(line, language), /[\n\r\u2028\u2029]/g)
}

function titleLine(line: string, language: string): string {
  let first = -1
  let last = -1
  for (const { start } of wordsIn(line)) {
    if (first < 0) first = start
    last = start
  }
  return changeWords(line, (word, { start }) => {
    const isFirst = start === first || /[:.!?—–]["”’')\]]*\s*["“‘'([]*$/.test(line.slice(Math.max(0, start - 10), start))
    return SMALL_WORDS.has(word) && !isFirst && start !== last ? word : capitalize(word, language)
  })
}

/** Small and capital letters by turns, counting letters only. */
export function toAlternatingCase(text: string, language: string): string {
  let count = 0
  return text.replace(/\p{L}/gu, (letter, offset: number) =>
    count++ % 2 === 0 ? smallLetter(letter, offset, text, language) : letter.toLocaleUpperCase(language),
  )
}

/** Every small letter as a capital and the other way round. */
export function toInverseCase(text: string, language: string): string {
  return text.replace(/\p{L}/gu, (letter, offset: number) => {
    const lower = smallLetter(letter, offset, text, language)
    return lower === letter ? letter.toLocaleUpperCase(language) : lower
  })
}

/** A sigma that ends a word of several letters has a form of its own, which platforms only see in the whole word. */
function smallLetter(letter: string, offset: number, text: string, language: string): string {
  if (letter !== 'Σ') return letter.toLocaleLowerCase(language)
  const isFinal =
    /\p{L}\p{M}*$/u.test(text.slice(Math.max(0, offset - 8), offset)) && !/^\p{M}*\p{L}/u.test(text.slice(offset + 1, offset + 9))
  return isFinal ? 'ς' : 'σ'
}
