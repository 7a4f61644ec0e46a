import { type Json, isObject } from '../json/parts.ts'

/** Places of a name that are tried, and the longest object that is read, in UTF-16 units. */
const MOST_PLACES = 5
const MOST_LENGTH = 4_000_000

/**
 * The object that a page's own script assigns to a variable, such as `var ytInitialPlayerResponse = {…};`. It is cut out and
 * read as JSON; nothing of the page is ever run. Undefined where there is none that can be read.
 */
export function assignedObject(page: string, variable: string): Json | undefined {
  let at = 0
  for (let place = 0; place < MOST_PLACES; place++) {
    at = page.indexOf(variable, at)
    if (at < 0) return undefined
    at += variable.length
    const start = /^["'\]\s]{0,5}[=:]\s{0,5}(?=\{)/.exec(page.slice(at, at + 20))
    const text = start ? objectAt(page, at + start[0].length) : undefined
    const data = text === undefined ? undefined : parse(text)
    if (isObject(data)) return data
  }
  return undefined
}

/** The text of an object from its brace to the one that closes it; braces inside strings do not count. */
function objectAt(page: string, from: number): string | undefined {
  const marks = /["{}]/g
  marks.lastIndex = from
  const end = Math.min(page.length, from + MOST_LENGTH)
  let depth = 0
  for (let mark = marks.exec(page); mark !== null && mark.index < end; mark = marks.exec(page)) {
    if (mark[0] === '"') {
      const close = endOfString(page, mark.index + 1)
      if (close < 0) return undefined
      marks.lastIndex = close + 1
    } else if (mark[0] === '{') depth++
    else if (--depth === 0) return page.slice(from, mark.index + 1)
  }
  return undefined
}

function endOfString(page: string, from: number): number {
  const marks = /["\\]/g
  marks.lastIndex = from
  for (let mark = marks.exec(page); mark !== null; mark = marks.exec(page)) {
    if (mark[0] === '"') return mark.index
    marks.lastIndex = mark.index + 2
  }
  return -1
}

/** JSON from elsewhere; undefined for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
