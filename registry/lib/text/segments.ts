/**
 * The words of a text in any script, by Unicode's rules (UAX 29) and the dictionaries of the platform.
 * Parts joined by hyphens are one word, as editors count them.
 */
export function* wordsOf(text: string, language: string): Generator<string> {
  let word = ''
  let hyphen = ''
  for (const { segment, isWordLike } of segmenterOf(language, 'word').segment(text)) {
    // The platform takes a word that a joiner ties to an emoji for no word, but it holds letters (UAX 29, 4).
    if (isWordLike || (segment.includes('\u200d') && /[\p{L}\p{N}]/u.test(segment))) {
      if (word !== '' && hyphen === '') yield word
      word = hyphen === '' ? segment : word + hyphen + segment
      hyphen = ''
    } else if (word !== '' && hyphen === '' && HYPHENS.has(segment)) hyphen = segment
    else if (word !== '') {
      yield word
      word = hyphen = ''
    }
  }
  if (word !== '') yield word
}

const segmenters = new Map<string, Intl.Segmenter>()

/** The platform's segmenter; making one takes far longer than a sentence takes to read, so each is made once. */
export function segmenterOf(language: string, granularity: 'word' | 'sentence' | 'grapheme'): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity })
  segmenters.set(key, made)
  return made
}

const HYPHENS: ReadonlySet<string> = new Set(['-', '\u2010', '\u2011'])

/** Characters as people count them: a letter with its marks, or a whole emoji, is one. */
export function countGraphemes(text: string): number {
  let count = 0
  let end = 0
  for (const { 0: part, index } of text.matchAll(JOINABLE)) {
    count += countSimple(text.slice(end, index))
    for (const _ of GRAPHEMES.segment(part)) count++
    end = index + part.length
  }
  return count + countSimple(text.slice(end))
}

/** The same without spaces and line breaks; what stood on both sides of them does not join. */
export function countVisibleGraphemes(text: string): number {
  const broken = text.replace(/\s+/gu, '\n')
  let breaks = 0
  for (let at = broken.indexOf('\n'); at >= 0; at = broken.indexOf('\n', at + 1)) breaks++
  return countGraphemes(broken) - breaks
}

/** Gives these characters one by one, in order. */
export function eachGrapheme(text: string, use: (character: string) => void): void {
  let end = 0
  for (const { 0: part, index } of text.matchAll(JOINABLE)) {
    eachSimple(text, end, index, use)
    for (const { segment } of GRAPHEMES.segment(part)) use(segment)
    end = index + part.length
  }
  eachSimple(text, end, text.length, use)
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Looking each character up is slow. Most letters, digits and signs stand alone, and so does everything below U+0300 but CR LF;
 * marks, joiners, Hangul, emoji and the like may join what is beside them (UAX 29, GB6 to GB13) and are looked at with it.
 */
const JOINABLE =
  /(?:\r\n|[^])?(?:[^\0-\u{2ff}\p{Lu}\p{Ll}\p{Lt}\p{Nd}\p{Pc}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Sc}\p{Zs}]+(?:\r\n|[^])?)+/gu

/** Code points, with CR LF as one. */
function countSimple(text: string): number {
  let count = text.length
  for (let i = 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const before = unit === 10 || (unit & 0xfc00) === 0xdc00 ? text.charCodeAt(i - 1) : 0
    if ((unit === 10 && before === 13) || (before & 0xfc00) === 0xd800) count--
  }
  return count
}

/** Code points from one place to another, with CR LF as one. */
function eachSimple(text: string, start: number, end: number, use: (character: string) => void): void {
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i)
    const isPair = (unit === 13 || (unit & 0xfc00) === 0xd800) && i + 1 < end && joins(unit, text.charCodeAt(i + 1))
    if (isPair) use(text.slice(i, ++i + 1))
    else use(text.charAt(i))
  }
}

function joins(unit: number, next: number): boolean {
  return unit === 13 ? next === 10 : (next & 0xfc00) === 0xdc00
}

/** Lines; a line break at the very end starts none. */
export function countLines(text: string): number {
  return text === '' ? 0 : (text.replace(/(?:\r\n|[\r\n\u2028\u2029])$/, '').match(/\r\n|[\r\n\u2028\u2029]/g)?.length ?? 0) + 1
}

/** Blocks of text with blank lines between them. */
export function countParagraphs(text: string): number {
  let count = 0
  let isAfterBlank = true
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const isBlank = line.trim() === ''
    if (!isBlank && isAfterBlank) count++
    isAfterBlank = isBlank
  }
  return count
}
