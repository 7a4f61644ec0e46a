import type { Recognizer } from './look.ts'

const LONGEST = 200
const FUNCTIONS = new Set(
  'sqrt cbrt root abs exp ln log log2 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh floor ceil round trunc sign min max gcd lcm ncr npr fact'.split(
    ' ',
  ),
)
const CONSTANTS = new Set(['pi', 'π', 'tau', 'τ', 'e', 'phi', 'φ'])
const TOKEN = /\s*(?:(\d{1,60}(?:[.,]\d{1,60})?(?:e[-+]?\d{1,3})?)|(\p{L}[\p{L}\d]{0,9})|(\*\*|[-−–+*×·/÷^!²³%();,√]))/iuy

/** Whether a calculator would read it, and whether it asks for more than the hyphens and slashes of dates, ranges and phone numbers. */
function isExpression(text: string, hasDecimalComma: boolean): boolean {
  /** What each open parenthesis began with: whether it is that of a function. */
  const open: boolean[] = []
  let [needsValue, asks, at] = [true, false, 0]
  while (at < text.length) {
    TOKEN.lastIndex = at
    const [all, number, name, sign] = TOKEN.exec(text) ?? []
    if (all === undefined) return false
    // A multiplication sign may be left out before a name or a parenthesis that follows at once: 2pi, 3(4 + 5).
    const isJoined = at > 0 && !/^\s/.test(all)
    at += all.length
    if (number !== undefined) {
      if (!needsValue || (number.includes(',') && !hasDecimalComma)) return false
      needsValue = false
    } else if (name !== undefined) {
      if (!needsValue && !isJoined) return false
      if (text[at] === '(' && FUNCTIONS.has(name.toLowerCase())) {
        open.push(true)
        asks = needsValue = true
        at++
      } else if (CONSTANTS.has(name)) needsValue = false
      else return false
    } else if (sign === '(') {
      if (!needsValue && !isJoined) return false
      open.push(false)
      needsValue = true
    } else if (sign === '√') {
      if (!needsValue) return false
      asks = true
    } else if (needsValue) {
      if (!/[-+−–]/.test(sign as string)) return false
    } else if (sign === ')') {
      if (open.pop() === undefined) return false
    } else if (/[!²³%]/.test(sign as string)) {
      asks ||= sign !== '%'
    } else {
      if (/[;,]/.test(sign as string) && open.at(-1) !== true) return false
      asks ||= !/[-−–/]/.test(sign as string) || open.length > 0
      needsValue = true
    }
  }
  return asks && !needsValue && open.length === 0
}

/** A subtraction or division of two numbers with spaces around its sign: from the larger one, which no range, date or score is written like. */
function isPlainOfTwo(text: string): boolean {
  const [, first, second] = /^(\d{2,9}) [-−÷/] (\d{1,9})$/.exec(text) ?? []
  return first !== undefined && Number(first) > 31 && !/^(?:19|20)\d\d$/.test(first) && Number(first) > Number(second) && second !== '0'
}

/** Pixels, as 1920×1080, and days. */
const OTHERWISE = /^\d{3,5}[×*]\d{3,5}$|\d[/-]\d{1,2}[/-]\d{4}|\d{4}[/-]\d{1,2}[/-]\d/

export const expression: Recognizer = ({ text, isOneLine, language }) => {
  if (!isOneLine || text.length > LONGEST || OTHERWISE.test(text)) return undefined
  return isPlainOfTwo(text) || isExpression(text, language !== 'en') ? { confidence: 0.93 } : undefined
}

const DIE = '(\\d{0,3})d(\\d{1,6}|%|f)(!?(?:[kd][hl]?\\d{1,3})?!?)'
const DICE = new RegExp(`^(?:${DIE}|\\d{1,6})(?:\\s?[-+−]\\s?(?:${DIE}|\\d{1,6})){0,20}$`, 'i')
/** Dice that are sold. */
const SOLD = /^(?:2|3|4|6|8|10|12|20|30|100|%|f)$/i

/** Dice as players write them: 2d6+3, 4d6kh3, d20. */
export const dice: Recognizer = ({ text }) => {
  if (text.length > LONGEST || !DICE.test(text)) return undefined
  const thrown = Array.from(text.matchAll(new RegExp(DIE, 'gi')))
  if (thrown.length === 0 || thrown.some(([, count = '', sides = '']) => /^0+$/.test(count) || /^0+$/.test(sides))) return undefined
  // 2d7 is rather a hexadecimal number.
  return { confidence: thrown.every(([, , sides = '']) => SOLD.test(sides)) ? 0.95 : 0.6 }
}
