import { type Recognizer, weigh } from './look.ts'

const MARKDOWN: readonly (readonly [RegExp, number])[] = [
  [/^#{1,6} \S/m, 3],
  [/^(?:[^\n]{1,100}\n)(?:={3,}|-{3,})\s*$/m, 2],
  [/\[[^\]\n]{1,200}\]\((?:https?:\/\/|\/|\.|#|[\w-]{1,80}\.)[^)\n]{0,300}\)/, 3],
  [/!\[[^\]\n]{0,200}\]\([^)\n]{1,300}\)/, 3],
  [/(?:^|[\s(])(?:\*\*|__)(?=\S)[^*_\n]{1,200}(?:\*\*|__)/, 2],
  [/(?:^|\s)\*(?=\S)[^*\n]{1,200}\*(?:\s|[.,;:!?]|$)|(?:^|\s)_(?=\S)[^_\n]{1,200}_(?:\s|[.,;:!?]|$)/, 1],
  [/^\s{0,3}(?:[-*+]|\d{1,3}[.)]) \S/m, 1],
  [/^\s{0,3}[-*] \[[ x]\] /im, 3],
  [/^```/m, 3],
  [/(?:^|[\s(])`[^`\n]{1,200}`/, 1],
  [/^> \S/m, 1],
  [/^\|?[^\n|]{1,200}\|[^\n]{0,500}\n\|?\s*:?-{2,}:?\s*\|[\s|:-]*$/m, 4],
  [/~~\S[^~\n]{0,200}~~/, 2],
  [/^\[[^\]\n]{1,60}\]:\s*\S/m, 2],
]

export const markdown: Recognizer = ({ head }) => {
  if (/^[{<]/.test(head) && !/^<[^\n]{1,500}\n\n?#/.test(head)) return undefined
  const sum = weigh(head, MARKDOWN)
  if (sum < 2) return undefined
  // Comments of programs and settings begin with a hash, too.
  const isCode = /^#!|^\s*(?:def|class|import|from|export|apt|sudo|FROM|RUN|include)\b[^\n]{0,100}$|^\s*[\w-]{1,40}:\s|[;{]\s*$/m.test(head)
  return { confidence: Math.min(isCode ? 0.62 : 0.93, 0.5 + sum * 0.1) }
}

/** Scripts that tools here read: Unicode blocks of Balinese, Javanese, Sundanese, Hangul and Devanagari. */
const inScript =
  (letters: RegExp, confidence: number): Recognizer =>
  ({ head }) => {
    const sample = head.slice(0, 1000)
    const all = (sample.match(/\p{L}/gu) ?? []).length
    const own = (sample.match(letters) ?? []).length
    return own > 0 && own / Math.max(1, all) >= 0.4 ? { confidence } : undefined
  }

export const balinese = inScript(/[\u1b05-\u1b33\u1b45-\u1b4c]/g, 0.97)
export const javanese = inScript(/[\ua984-\ua9b2\ua9cf]/g, 0.97)
export const sundanese = inScript(/[\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1bbf]/g, 0.97)
export const hindi = inScript(/[\u0904-\u0939\u0958-\u0961]/g, 0.95)

export const koreanName: Recognizer = ({ text }) =>
  /^[\uac00-\ud7a3]{2,5}$|^[\uac00-\ud7a3]{1,2} [\uac00-\ud7a3]{1,3}$/.test(text) ? { confidence: 0.9 } : undefined

/** Letters from the mathematical alphabets, circles, squares and other blocks that people style posts with. */
export const styled: Recognizer = ({ head }) => {
  const sample = head.slice(0, 1000)
  const all = (sample.match(/[\p{L}\p{N}\u24b6-\u24e9\u{1f130}-\u{1f189}]/gu) ?? []).length
  const own = (sample.match(/[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f189}\uff21-\uff3a\uff41-\uff5a]/gu) ?? []).length
  return own >= 2 && own / Math.max(1, all) > 0.4 ? { confidence: 0.95 } : undefined
}

/** Heaps of marks above and below the letters. */
export const zalgo: Recognizer = ({ head }) => {
  const sample = head.slice(0, 1000)
  const marks = (sample.match(/[\u0300-\u036f\u0489]/g) ?? []).length
  return marks > 5 && /[\u0300-\u036f]{3}/.test(sample) && marks > sample.length / 4 ? { confidence: 0.95 } : undefined
}

/** One thing in each line, and none of them a sentence. */
export const list: Recognizer = ({ lines, isOneLine }) => {
  const items = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (isOneLine || items.length < 3) return undefined
  const short = items.filter((item) => item.length <= 60 && !/[.!?:;{}]$/.test(item)).length
  return short / items.length >= 0.9 ? { confidence: 0.6 } : undefined
}

/** Anything that has letters: it is what is left when nothing else is recognized. */
export const text: Recognizer = ({ head, lines }) => {
  const letters = (head.match(/\p{L}/gu) ?? []).length
  if (letters === 0) return { confidence: 0.1 }
  const words = head.split(/\s+/).length
  const isSentence = words >= 4 && lines.some((line) => /[.!?\u2026\u3002]["'\u201d\u00bb)]?\s*$|[.!?] /.test(line.trim()))
  return { confidence: isSentence ? 0.62 : words > 1 ? 0.5 : 0.42 }
}
