/** Embeddings, overrides and isolates, and what ends them. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const BEGINS = new Set(['\u2066', '\u2067', FIRST_STRONG_ISOLATE])

/**
 * A text as it may stand within a sentence: what it holds of controls of direction ends with it, so that it turns round nothing else.
 * A text without any stays as it is.
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolated(text: string): string {
  if (!CONTROLS.test(text)) return text
  let open = 0
  let kept = ''
  for (const sign of text) {
    // One more than were begun would end ours. Embeddings and overrides end with the isolate that they are in.
    if (sign === POP_ISOLATE && open === 0) continue
    if (sign === POP_ISOLATE) open--
    else if (BEGINS.has(sign)) open++
    kept += sign
  }
  return FIRST_STRONG_ISOLATE + kept + POP_ISOLATE.repeat(open + 1)
}
