/** Letters whose title form is neither their capital nor their small one. */
const TITLE_DIGRAPHS: Readonly<Record<string, string>> = { ǆ: 'ǅ', Ǆ: 'ǅ', ǉ: 'ǈ', Ǉ: 'ǈ', ǌ: 'ǋ', Ǌ: 'ǋ', ǳ: 'ǲ', Ǳ: 'ǲ' }

/** A word's pieces: letters, marks and digits, apostrophes between them included. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

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
  const pieces = /[\p{L}\p{M}]+|\p{N}|[\n\r]|(?:[!?…‽。！？؟।]|(?<!\.\p{L})\.)[\p{Pe}\p{Pf}"'”’]*\s/gu
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
  if (!smallWords) return lower.replace(WORD, (word) => capitalize(word, language))
  return lower.replace(/[^\n\r]+/g, (line) => titleLine(line, language))
}

function titleLine(line: string, language: string): string {
  const words = [...line.matchAll(WORD)]
  return line.replace(WORD, (word, offset: number) => {
    const isFirst = offset === words[0]?.index || /[:.!?—–]["”’')\]]*\s*["“‘'([]*$/.test(line.slice(Math.max(0, offset - 10), offset))
    const isLast = offset === words.at(-1)?.index
    return SMALL_WORDS.has(word) && !isFirst && !isLast ? word : capitalize(word, language)
  })
}

/** Small and capital letters by turns, counting letters only. */
export function toAlternatingCase(text: string, language: string): string {
  let count = 0
  return text.replace(/\p{L}/gu, (letter) => (count++ % 2 === 0 ? letter.toLocaleLowerCase(language) : letter.toLocaleUpperCase(language)))
}

/** Every small letter as a capital and the other way round. */
export function toInverseCase(text: string, language: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLocaleLowerCase(language)
    return lower === letter ? letter.toLocaleUpperCase(language) : lower
  })
}
