import { type Look, type Recognizer, type Sight, weigh } from './look.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of a JSON text that is cut off, how its beginning looks. */
const JSON_START = /^(?:\{\s*(?:"(?:[^"\\]|\\.){0,200}"\s*:|\}?$)|\[\s*(?:[[{"\d-]|true|false|null))/

export const json: Recognizer = ({ text, head, isWhole }) => {
  if (!/^[[{"]/.test(text)) return undefined
  if (isWhole) {
    const value = parsed(text)
    if (isObject(value)) return { confidence: 0.97 }
    if (typeof value === 'string') return { confidence: 0.6, inside: value }
    // Somebody pastes broken JSON to have it mended.
    return /^[[{]/.test(text) && JSON_START.test(head) && /[\]}]$/.test(text) && weigh(head, BROKEN) > 0
      ? { confidence: /(?:^|\n)\s{0,40}\/[/*]|\/\*/.test(head) ? 0.65 : 0.8 }
      : undefined
  }
  return JSON_START.test(head) ? { confidence: 0.95 } : undefined
}

/** What makes braces with names in them JSON, though it does not parse. */
const BROKEN: readonly (readonly [RegExp, number])[] = [[/"(?:[^"\\\n]|\\.){1,100}"\s*:\s*(?:["[{\d-]|true|false|null)/, 1]]

export const jsonLines: Recognizer = ({ lines, isWhole, text, head }) => {
  const full = isWhole && text.length === head.length ? lines : lines.slice(0, -1)
  const filled = full.filter((line) => line.trim() !== '')
  if (filled.length < 2 || !filled.every((line) => /^\s*[[{]/.test(line) && isObject(parsed(line)))) return undefined
  return { confidence: 0.98 }
}

const JSON5_START = /^(?:\/\/[^\n]{0,200}\n\s*|\/\*[^*]{0,500}\*\/\s*){0,20}[[{]/

/** JSON as people write it into settings: comments, bare names, single quotes, commas at the end. */
export const json5: Recognizer = ({ text, head, isWhole }) => {
  if (
    !JSON5_START.test(head) ||
    !/[\]}]\s*;?\s*(?:\/\/[^\n]{0,200}|\/\*[^*]{0,200}\*\/)?$/.test(isWhole ? text : '}') ||
    /[;]\s*\n|=>|\bfunction\b/.test(head)
  )
    return undefined
  if (isWhole && isObject(parsed(text))) return undefined
  const signs = weigh(head, JSON5)
  return signs > 0 ? { confidence: Math.min(0.9, 0.6 + signs * 0.1) } : undefined
}

const JSON5: readonly (readonly [RegExp, number])[] = [
  [/(?:^|[{,]\s{0,20})[A-Za-z_$][\w$]{0,60}\s{0,5}:\s{0,5}(?:["'[{\d+.-]|true\b|false\b|null\b|NaN|Infinity)/, 2],
  [/[{,[]\s{0,40}'[^'\n]{0,100}'\s{0,5}[:,\]}]/, 2],
  [/,\s{0,40}[\]}]/, 1],
  [/(?:^|\n|[\]}",\d]\s{0,4})\s{0,40}\/\/|\/\*/, 1],
]

export const svg: Recognizer = ({ head }) => {
  const body = head.replace(/^<\?xml[^>]{0,200}\?>\s*/, '').replace(/^<!--[^]{0,500}?-->\s*/, '')
  return /^(?:<!DOCTYPE svg[^>]{0,200}>\s*)?<svg[\s>/]/i.test(body) ? { confidence: 0.99 } : undefined
}

const HTML_NAMES =
  'a|abbr|article|aside|b|blockquote|body|br|button|cite|code|dd|del|details|div|dl|dt|em|fieldset|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|q|samp|script|section|select|small|span|strong|style|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video'
const HTML_TAGS = new RegExp(`</?(?:${HTML_NAMES})(?=[\\s>/])[^<>]{0,400}>`, 'gi')
/** The first tag, after comments. */
const HTML_FIRST = new RegExp(`^(?:<!--[^]{0,500}?-->\\s*)?<(?:${HTML_NAMES})(?=[\\s>/])`, 'i')

export const html: Recognizer = ({ head, lines }) => {
  const isTemplate = /<\?(?:php\b|=)/.test(head)
  if (/^(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype html|html|head|body)[\s>]/i.test(head)) return { confidence: isTemplate ? 0.85 : 0.99 }
  if (/^<\?(?:xml|php)/.test(head)) return undefined
  const count = (head.match(HTML_TAGS) ?? []).length
  if (count === 0) return undefined
  const isFirst = HTML_FIRST.test(head)
  const isLast = /(?:>|-->)$/.test(head)
  if (isFirst && (isLast || count > 1)) return { confidence: 0.94 }
  // A tag or two within a text of another kind say little.
  return { confidence: Math.min(0.75, 0.3 + (count / Math.max(1, lines.length)) * 0.3) }
}

export const xml: Recognizer = ({ head, text, isWhole }) => {
  if (/^<\?xml\s/.test(head)) return { confidence: 0.98 }
  const root = /^(?:<!--[^]{0,500}?-->\s*)?(?:<!DOCTYPE\s[^>]{0,200}>\s*)?<([A-Za-z_][\w.:-]{0,100})(?=[\s>/])[^<>]{0,2000}>/.exec(head)
  if (!root || /^<!doctype html/i.test(head)) return undefined
  const [tag = '', name = ''] = root
  const isClosed = tag.endsWith('/>') ? tag.length === text.length : !isWhole || text.endsWith(`</${name}>`)
  return isClosed ? { confidence: 0.9 } : { confidence: 0.6 }
}

const DELIMITERS = [
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['pipe', '|'],
] as const

/** How many cells a line has, quotation marks kept together. */
function cellsOf(line: string, delimiter: string): number {
  let count = 1
  let isQuoted = false
  for (const unit of line)
    if (unit === '"') isQuoted = !isQuoted
    else if (unit === delimiter && !isQuoted) count++
  return isQuoted ? 0 : count
}

/** The delimiter that cuts all lines into as many cells, and into how many. */
function tableOf({
  lines,
  text,
  head,
}: Look): { readonly delimiter: (typeof DELIMITERS)[number][0]; readonly cells: number; readonly rows: number } | undefined {
  const whole = (text.length === head.length ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '').slice(0, 50)
  if (whole.length < 2) return undefined
  const found = DELIMITERS.flatMap(([delimiter, unit]) => {
    const counts = whole.map((line) => cellsOf(line, unit))
    const cells = counts[0] ?? 0
    const even = counts.filter((count) => count === cells).length / counts.length
    return cells > 1 && even >= 0.9 ? [{ delimiter, cells, rows: whole.length, even }] : []
  })
  return found.toSorted((a, b) => b.even - a.even || b.cells - a.cells)[0]
}

/** Many cells in many rows are no chance; two columns of prose may be. */
function sureOf(look: Look, cells: number, rows: number): number {
  if (/^[[{<]|^(?:SELECT|INSERT|CREATE|UPDATE|import|const|let|var|function|public|package|#include|#!|\/\/|\/\*)/i.test(look.head))
    return 0.3
  if (/^[\s|:-]+$/.test(look.lines[1] ?? '') && (look.lines[1] ?? '').includes('-')) return 0.4
  const isProse = look.lines.filter((line) => /[a-z][,;] [a-z]/i.test(line) && /[.!?]$/.test(line.trim())).length > rows / 3
  const code = look.lines.filter((line) => /[{};]$|^\s*[\w-]+:\s|^\s*(?:for|if|def|end|return)\b/.test(line)).length > rows / 3
  if (isProse || code) return 0.25
  return Math.min(0.95, 0.66 + Math.min(cells - 1, 4) * 0.05 + Math.min(rows - 1, 6) * 0.02)
}

export const csv: Recognizer = (look) => {
  const table = tableOf(look)
  if (!table || table.delimiter === 'tab') return undefined
  const { delimiter, cells, rows } = table
  return {
    confidence: sureOf(look, cells, rows),
    readings: { delimiter },
    facts: { delimiter: DELIMITERS.find(([name]) => name === delimiter)?.[1] ?? '' },
  }
}

export const tsv: Recognizer = (look) => {
  const table = tableOf(look)
  if (table?.delimiter !== 'tab') return undefined
  return { confidence: Math.min(0.96, sureOf(look, table.cells, table.rows) + 0.15) }
}

const YAML_LINE =
  /^\s*(?:- +|-$)?(?:[\w./-]{1,80}|<<|"[^"]{1,80}"|'[^']{1,80}')(?: [\w./-]{1,40}){0,3}\s?:(?:\s+\S.{0,2000})?$|^\s*- \S.{0,2000}$|^\s*-$|^\s*#|^---\s*$|^\.\.\.$|^%YAML/

export const yaml: Recognizer = ({ lines, head }): Sight | undefined => {
  if (/^[{<]|^"|\*\*\S|\]\(/.test(head)) return undefined
  const filled = lines.filter((line) => line.trim() !== '')
  const fit = filled.filter((line) => YAML_LINE.test(line)).length / filled.length
  const keys = filled.filter((line) => /^\s*(?:- )?["']?[\w./-]{1,80}["']?:(?:\s|$)/.test(line)).length
  const isMarked = /^(?:---\s*\n|%YAML)/.test(head)
  if (isMarked && keys > 0 && !/\n---\s*\n\s*#? ?\w/.test(head.slice(4))) return { confidence: 0.95 }
  // A block text may say anything, deeper in.
  const fits = fit >= 0.8 || (fit >= 0.5 && /:\s+[|>][+-]?\s*\n/.test(head))
  if (!fits || keys === 0 || filled.length < 2 || filled.some((line) => /[;{]\s*$/.test(line))) return undefined
  const isNested = filled.some((line, index) => /:\s*$/.test(line) && /^\s+\S|^- /.test(filled[index + 1] ?? ''))
  const isSettings = filled.some((line) => /:\s+(?:true|false|null|\d+|["'[{])/.test(line))
  return { confidence: Math.min(0.95, 0.62 + (isNested ? 0.25 : 0) + (isSettings ? 0.12 : 0) + Math.min(keys, 5) * 0.02) }
}
