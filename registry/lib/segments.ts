/**
 * The words of a text in any script, by Unicode's rules (UAX 29) and the dictionaries of the platform.
 * Parts joined by hyphens are one word, as editors count them.
 */
export function* wordsOf(text: string, language: string): Generator<string> {
  let word = ''
  let hyphen = ''
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) {
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

const HYPHENS: ReadonlySet<string> = new Set(['-', '\u2010', '\u2011'])

/** Characters as people count them: a letter with its marks, or a whole emoji, is one. */
export function countGraphemes(text: string): number {
  // Below U+0300 only CR and LF join, and looking each character up is slow.
  if (!/[\u{300}-\u{10ffff}\r]/u.test(text)) return text.length
  let count = 0
  for (const _ of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) count++
  return count
}

/** Sentences that hold a letter or digit. */
export function countSentences(text: string, language: string): number {
  let count = 0
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text))
    if (/[\p{L}\p{N}]/u.test(segment)) count++
  return count
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
