import { defineFailures } from '../../../../engine/core/define.ts'

/** What other languages and programs write in patterns, and JavaScript reads as something else or not at all. */
export const flavorFailures = defineFailures({
  'pcre-flags':
    '“{{part}}” turns on flags in the middle of a pattern, as PCRE and Python do. In JavaScript, remove it and choose the flags in the options.',
  'pcre-name': '“{{part}}” starts a named group in Python or PCRE. In JavaScript, write {{instead}}.',
  'pcre-reference': '“{{part}}” refers to a group as in Python or PCRE. In JavaScript, write {{instead}}.',
  'pcre-recursion':
    '“{{part}}” runs a part of the pattern again (recursion), which JavaScript can’t do. Repeat that part of the pattern as deep as you need it.',
  'pcre-atomic': 'JavaScript has no atomic groups (?>…). Write (?=(…))\\1 with the number of that group, which doesn’t backtrack either.',
  'pcre-possessive':
    '“{{part}}” is a possessive quantifier, which JavaScript doesn’t have. Remove the last +, or capture in a lookahead: (?=(…))\\1.',
  'pcre-comment': 'JavaScript has no comments in patterns. Remove “{{part}}”.',
  'pcre-condition': 'JavaScript has no conditionals (?(1)…|…). Write each case as an alternative with |.',
  'pcre-branch':
    'JavaScript can’t reset the numbers of groups in alternatives with (?|…). Write (?:…) and give each group a number or a name.',
  'pcre-verb': '“{{part}}” controls the search in PCRE. JavaScript has nothing like it, so remove it.',
  'pcre-keep': 'JavaScript doesn’t have \\K. Put what comes before it in a lookbehind: (?<=…).',
  'pcre-continue': 'JavaScript doesn’t have \\G. Remove it and choose the flag y, which only matches where the last match ended.',
  'pcre-quote': 'JavaScript has no \\Q…\\E. Put a backslash before each special character instead.',
  'pcre-escape': '“{{part}}” means something in PCRE or Python, but only the letter in JavaScript. Write {{instead}} instead.',
  'pcre-class': '“{{part}}” is a POSIX class, which JavaScript doesn’t have. Write {{instead}} instead.',
  'needs-unicode': '“{{part}}” only works with the flag u or v. Choose one of them.',
})

type Code = keyof typeof flavorFailures.words
type Found = { readonly code: Code; readonly offset: number; readonly part: string; readonly instead: string }

type Rule = readonly [start: RegExp, code: Code, instead?: (match: RegExpExecArray) => string]

const named = ({ groups }: RegExpExecArray) => `(?<${groups?.['name'] ?? ''}>…)`
const referred = ({ groups }: RegExpExecArray) =>
  /^\d+$/.test(groups?.['name'] ?? '') ? `\\${groups?.['name']}` : `\\k<${groups?.['name']}>`

/** How groups begin that JavaScript does not have; each is tried at an opening parenthesis. */
const GROUPS: readonly Rule[] = [
  [/^\(\?P<(?<name>\w*)>/, 'pcre-name', named],
  [/^\(\?'(?<name>\w*)'/, 'pcre-name', named],
  [/^\(\?P=(?<name>\w+)\)/, 'pcre-reference', referred],
  [/^\(\?(?:R|[+-]?\d+|&\w+|P>\w+)\)/, 'pcre-recursion'],
  [/^\(\?>/, 'pcre-atomic'],
  [/^\(\?#[^)]*\)?/, 'pcre-comment'],
  [/^\(\?\(/, 'pcre-condition'],
  [/^\(\?\|/, 'pcre-branch'],
  [/^\(\*[A-Z_]+(?::[^)]*)?\)/, 'pcre-verb'],
  [/^\(\?\^?[a-zA-Z]*(?:-[a-zA-Z]+)?\)/, 'pcre-flags'],
  // (?i:…) is JavaScript, with the flags that it has.
  [/^\(\?(?=[a-zA-Z-]*[^ims:-])[a-zA-Z]*(?:-[a-zA-Z]+)?:/, 'pcre-flags'],
]

const ESCAPES: readonly Rule[] = [
  [/^\\K/, 'pcre-keep'],
  [/^\\G/, 'pcre-continue'],
  [/^\\Q/, 'pcre-quote'],
  [/^\\g\{?(?<name>\d+|[A-Za-z_]\w*)\}?/, 'pcre-reference', referred],
  [/^\\g<\w+>/, 'pcre-recursion'],
  [/^\\k(?:\{(?<name>\w+)\}|'\w+')/, 'pcre-reference', (match) => `\\k<${match[0].slice(3, -1)}>`],
]

/** What stands for an escape of PCRE, in a set too where the second is given. */
const LETTERS: Readonly<Record<string, readonly [outside: string, inSet?: string]>> = {
  R: ['(?:\\r\\n|\\n|\\r)'],
  h: ['[ \\t]', ' \\t'],
  H: ['[^ \\t]'],
  N: ['[^\\n]'],
  X: ['\\P{M}\\p{M}*'],
  a: ['\\x07', '\\x07'],
  e: ['\\x1B', '\\x1B'],
}

const POSIX: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  cntrl: '\\x00-\\x1F\\x7F',
  graph: '!-~',
  print: ' -~',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
  ascii: '\\x00-\\x7F',
}

/** How far the pattern is looked at from each place; names of groups and properties are shorter. */
const WINDOW = 200

/** The first thing in a pattern that is meant for another flavor. */
export function findForeign(pattern: string, flags: string): Found | undefined {
  const isUnicode = /[uv]/.test(flags)
  const isMultiline = flags.includes('m')
  let depth = 0
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] as string
    const rest = pattern.slice(at, at + WINDOW)
    const found = (code: Code, part: string, instead = '') => ({ code, offset: at, part: part.toWellFormed(), instead })
    if (character === '\\') {
      const escape = foreignEscape(rest, depth > 0, isUnicode, isMultiline)
      if (escape) return found(...escape)
      at++
    } else if (depth > 0) {
      const posix = /^\[:(\^?)([a-z]+):\]/.exec(rest)
      if (posix && Object.hasOwn(POSIX, posix[2] as string)) return found('pcre-class', posix[0], insteadOfPosix(posix))
      // Only with the flag v are there sets in sets.
      if (character === '[' && flags.includes('v')) depth++
      else if (character === ']') depth--
    } else if (character === '[') depth = 1
    else if (character === '(') {
      const hit = matchOf(GROUPS, rest)
      if (hit) return found(...hit)
      if (rest.startsWith('(?')) at++
    } else {
      const possessive = at > 0 && /^(?:[*+?]|\{\d+(?:,\d*)?\})\+/.exec(rest)?.[0]
      if (possessive) return found('pcre-possessive', possessive)
    }
  }
  return undefined
}

function insteadOfPosix([, negation, name]: RegExpExecArray): string {
  const inside = POSIX[name as string] as string
  return negation ? `[^${inside}]` : inside
}

function matchOf(rules: readonly Rule[], rest: string): readonly [Code, string, string] | undefined {
  for (const [start, code, instead] of rules) {
    const match = start.exec(rest)
    if (match) return [code, match[0], instead?.(match) ?? '']
  }
  return undefined
}

function foreignEscape(
  rest: string,
  isInSet: boolean,
  isUnicode: boolean,
  isMultiline: boolean,
): readonly [Code, string, string] | undefined {
  const letter = rest[1] ?? ''
  if (!isInSet) {
    const rule = matchOf(ESCAPES, rest)
    if (rule) return rule
    if (letter === 'A') return ['pcre-escape', '\\A', isMultiline ? '(?<![^])' : '^']
    if (letter === 'Z' || letter === 'z') return ['pcre-escape', `\\${letter}`, isMultiline ? '(?![^])' : '$']
  }
  const instead = Object.hasOwn(LETTERS, letter) ? LETTERS[letter]?.[isInSet ? 1 : 0] : undefined
  if (instead !== undefined) return ['pcre-escape', `\\${letter}`, instead]
  const short = /^\\([pP])([LMNPSZC])/.exec(rest)
  if (short) return ['pcre-escape', short[0], `\\${short[1]}{${short[2]}}`]
  const code = /^\\x\{([\da-fA-F]{1,6})\}/.exec(rest)
  if (code) return ['pcre-escape', code[0], `\\u{${code[1]}}`]
  const unicode = isUnicode ? undefined : /^\\(?:[pP]\{[\w=]{1,100}\}|u\{[\da-fA-F]{1,6}\})/.exec(rest)?.[0]
  return unicode === undefined ? undefined : ['needs-unicode', unicode, '']
}
