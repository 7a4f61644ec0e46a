/** Between texts that are kept as one draft: white space, so that a draft without a word is blank; a text's own U+2029 is doubled. */
const BETWEEN = '\u2029\u2028'

/** Several texts as one, empty where all are. */
export function joinTexts(texts: readonly string[]): string {
  const written = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
  return written.map((text) => text.replaceAll('\u2029', '\u2029\u2029')).join(BETWEEN)
}

/** The texts that were joined; those that are not there are empty. */
export function splitTexts(joined: string, count: number): string[] {
  const texts: string[] = []
  let text = ''
  let from = 0
  for (const { 0: mark, index } of joined.matchAll(/\u2029[\u2029\u2028]/g)) {
    text += joined.slice(from, index)
    from = index + mark.length
    if (mark === BETWEEN) {
      texts.push(text)
      text = ''
    } else text += '\u2029'
  }
  texts.push(text + joined.slice(from))
  return Array.from({ length: count }, (_, at) => texts[at] ?? '')
}
