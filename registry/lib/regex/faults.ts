import { defineFailures, fail } from '../../../engine/core/define.ts'

export const regexFailures = defineFailures({
  'regex-invalid': 'This isn’t a valid regular expression. Turn off “Regular expression” to search for it literally.',
  'regex-unclosed-group': 'The group opened here is never closed. Add “)”, or write \\( for the character itself.',
  'regex-unopened-group': 'This “)” doesn’t close a group. Write \\) for the character itself.',
  'regex-unclosed-class': 'The character set opened here is never closed. Add “]”, or write \\[ for the character itself.',
  'regex-lone-bracket': '“{{character}}” needs a backslash before it here.',
  'regex-nothing-to-repeat':
    'There is nothing to repeat before “{{character}}”. Put a backslash before it to search for the character itself.',
  'regex-trailing-backslash': 'The expression can’t end with a backslash. Write \\\\ for a backslash.',
  'regex-bad-escape': '“{{escape}}” isn’t a valid escape in a regular expression. Write \\\\ for a backslash.',
  'regex-too-big': 'This expression is too big to run. Use smaller repeat counts.',
  'regex-unknown-group': '“{{start}}” doesn’t start any group that JavaScript supports. Write \\( for the character itself.',
  'regex-bad-range': 'The range “{{range}}” is in the wrong order. Put the lower end first.',
})

/**
 * Compiles a pattern in Unicode mode. What that mode refuses although its meaning is plain is taken as usual:
 * needless escapes of signs (`\"`), and hyphens beside a set (`[\w-.]`).
 * @throws ToolError one of {@link regexFailures} at the place in `field`
 */
export function compileRegex(pattern: string, flags: string, field: string, wrap: (source: string) => string = (source) => source): RegExp {
  const source = tidySigns(pattern)
  try {
    // Alone first: between brackets `a)|(b` would be an expression too.
    const alone = new RegExp(source, flags)
    const wrapped = wrap(source)
    return wrapped === source ? alone : new RegExp(wrapped, flags)
  } catch {
    const [code, params, offset] = findRegexFault(pattern)
    return (fail as (code: string, details: object) => never)(code, { ...params, field, offset, text: pattern })
  }
}

const TOKENS = /\\(?:[pP]\{[^}]*\}|[^])|[^]/gu
const SET = /^\\[dDwWsSpP]/

/** Escapes of signs as Unicode mode wants them. */
export function tidySigns(pattern: string): string {
  const tokens = pattern.match(TOKENS) ?? []
  let isInClass = false
  return tokens
    .map((token, index) => {
      if (token === '[') isInClass = true
      else if (token === ']') isInClass = false
      else if (isInClass && token === '-') return SET.test(tokens[index - 1] ?? '') || SET.test(tokens[index + 1] ?? '') ? '\\-' : token
      if (token.length < 2 || token[0] !== '\\') return token
      return /^\\[\p{L}\p{N}^$\\.*+?()[\]{}|/]/u.test(token) || (isInClass && token === '\\-') ? token : token.slice(1)
    })
    .join('')
}

type Fault = readonly [code: keyof typeof regexFailures.words, params: Record<string, string>, offset: number]

/** Platforms name the fault of a pattern in words of their own and without its place; this finds the usual ones. */
function findRegexFault(pattern: string): Fault {
  const groups: number[] = []
  let isRepeatable = false
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] as string
    if (character === '\\') {
      const escape = escapeAt(pattern, at)
      if (!isEscape(escape)) return escapeFault(escape, at)
      at += escape.length - 1
      isRepeatable = true
    } else if (character === '[') {
      const close = classEnd(pattern, at)
      if (close < 0) return ['regex-unclosed-class', {}, at]
      const range = classFault(pattern, at, close)
      if (range) return range
      at = close
      isRepeatable = true
    } else if (character === '(') {
      const opening = /^\((?:\?(?:[ims]*(?:-[ims]*)?:|[=!]|<[=!]|<[^>]*>)|(?!\?))/.exec(pattern.slice(at, at + 100))?.[0]
      if (opening === undefined) return ['regex-unknown-group', { start: pattern.slice(at, at + 3).toWellFormed() }, at]
      groups.push(at)
      at += opening.length - 1
      isRepeatable = false
    } else if (character === ')') {
      if (groups.pop() === undefined) return ['regex-unopened-group', {}, at]
      isRepeatable = true
    } else if ('*+?{'.includes(character)) {
      const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(pattern.slice(at, at + 100))?.[0]
      if (!quantifier) return ['regex-lone-bracket', { character }, at]
      if (!isRepeatable) return ['regex-nothing-to-repeat', { character }, at]
      const [, low, high] = /(\d+),(\d+)/.exec(quantifier) ?? []
      if (low && high && Number(low) > Number(high)) return ['regex-bad-range', { range: quantifier }, at]
      at += quantifier.length - 1
      isRepeatable = false
    } else if ('}]'.includes(character)) return ['regex-lone-bracket', { character }, at]
    else isRepeatable = !'|^$'.includes(character)
  }
  const unclosed = groups.at(-1)
  return unclosed === undefined ? ['regex-invalid', {}, 0] : ['regex-unclosed-group', {}, unclosed]
}

function escapeAt(pattern: string, at: number): string {
  const escape = /^\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{0,4}|x[\da-fA-F]{0,2}|c[A-Za-z]|[^]|$)/u.exec(pattern.slice(at, at + 100))
  return escape?.[0] ?? '\\'
}

/** Signs may always be escaped, as {@link compileRegex} sees to it; groups are known to the whole pattern only. */
function isEscape(escape: string): boolean {
  if (/^\\(?:[^\p{L}\p{N}]|[1-9k])/u.test(escape)) return true
  try {
    return new RegExp(escape, 'u') instanceof RegExp
  } catch {
    return false
  }
}

function escapeFault(escape: string, at: number): Fault {
  return escape === '\\' ? ['regex-trailing-backslash', {}, at] : ['regex-bad-escape', { escape: escape.toWellFormed() }, at]
}

function classEnd(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === ']') return at
  }
  return -1
}

function classFault(pattern: string, start: number, end: number): Fault | undefined {
  for (let at = start + 1; at < end; at++) {
    if (pattern[at] === '\\') {
      const escape = escapeAt(pattern, at)
      if (!isEscape(escape)) return escapeFault(escape, at)
      at += escape.length - 1
    } else {
      const [range, low = '', high = ''] = /^([^\\])-([^\\\]])/u.exec(pattern.slice(at, at + 5)) ?? []
      if (range && (low.codePointAt(0) as number) > (high.codePointAt(0) as number))
        return ['regex-bad-range', { range: range.toWellFormed() }, at]
    }
  }
  return undefined
}
