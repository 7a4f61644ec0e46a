import { defineFailures } from '../../../../engine/core/define.ts'
import { regexFailures } from '../../../lib/regex/faults.ts'

const { words } = regexFailures

/** What may be wrong with a pattern of JavaScript. */
export const patternFailures = defineFailures({
  'regex-unclosed-group': words['regex-unclosed-group'],
  'regex-unopened-group': words['regex-unopened-group'],
  'regex-unclosed-class': words['regex-unclosed-class'],
  'regex-lone-bracket': words['regex-lone-bracket'],
  'regex-nothing-to-repeat':
    'There is nothing to repeat before “{{character}}”. Put a backslash before it to search for the character itself.',
  'regex-trailing-backslash': words['regex-trailing-backslash'],
  'regex-bad-escape': words['regex-bad-escape'],
  'regex-too-big': words['regex-too-big'],
  'regex-unknown-group': words['regex-unknown-group'],
  'regex-bad-range': words['regex-bad-range'],
  'pattern-invalid': 'This isn’t a valid regular expression in JavaScript. Check its brackets and backslashes.',
  'duplicate-name': 'Another group has the name “{{name}}” already. Give this one a different name.',
  'bad-name': 'The name of a group needs letters, digits, _ or $, can’t start with a digit, and ends with “>”: (?<year>…).',
  'missing-group': 'No group is named “{{name}}”. Give a group that name, or correct the name here.',
  'bad-reference': '\\k needs the name of a group in angle brackets: \\k<year>. Write k for the letter itself.',
  'bad-property': '“{{part}}” isn’t a Unicode property that JavaScript knows. Examples are \\p{L}, \\p{Lu} and \\p{Script=Greek}.',
  'class-range': 'A range in a character set can’t begin or end with a set such as \\d. Write \\- for a hyphen.',
  'class-character': '“{{character}}” needs a backslash before it in a character set here.',
  'class-operation': 'In one pair of brackets, write only && or only --, with a set on each side. Put the rest in brackets inside.',
  'negated-strings': 'A negated set can only exclude single characters, not strings of several. Remove the strings.',
  'unclosed-strings': 'The list of strings \\q{…} isn’t closed. Add “}”.',
  'bad-modifiers': 'Between “(?” and “:” there must be some of the flags i, m and s, each once, such as (?i:…) or (?-i:…).',
  'not-here':
    'This needs a newer version of JavaScript than your browser or our server has. Update the browser, or avoid named groups of the same name and (?i:…).',
})

type Code = keyof typeof patternFailures.words
type Fault = { readonly code: Code; readonly offset: number; readonly params?: Readonly<Record<string, string>> }

/** How the parser words each fault, and what we make of it at the place where it stopped. */
const FAULTS: readonly (readonly [message: RegExp, make: (pattern: string, at: number) => Fault])[] = [
  [/^Unterminated group/, (pattern) => ({ code: 'regex-unclosed-group', offset: lastOpen(pattern).group })],
  [/^Unmatched/, (_, offset) => ({ code: 'regex-unopened-group', offset })],
  [/^Unterminated character class/, (pattern) => ({ code: 'regex-unclosed-class', offset: lastOpen(pattern).set })],
  [/^Unterminated class string/, (pattern, at) => ({ code: 'unclosed-strings', offset: Math.max(0, pattern.lastIndexOf('\\q', at)) })],
  [/^Lone quantifier/, (pattern, offset) => ({ code: 'regex-lone-bracket', offset, params: { character: pattern[offset] ?? '' } })],
  [
    /^Incomplete quantifier/,
    (pattern, at) => ({ code: 'regex-lone-bracket', offset: Math.max(0, pattern.lastIndexOf('{', at - 1)), params: { character: '{' } }),
  ],
  [
    /^Nothing to repeat/,
    (pattern, at) => {
      const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??$/.exec(pattern.slice(0, at))?.[0] ?? pattern.slice(at, at + 1)
      return { code: 'regex-nothing-to-repeat', offset: at - quantifier.length, params: { character: quantifier.slice(0, 1) } }
    },
  ],
  [/^\\ at end/, (_, offset) => ({ code: 'regex-trailing-backslash', offset })],
  [
    /^Invalid (?:unicode )?escape/,
    (pattern, at) => {
      const offset = Math.max(0, pattern.lastIndexOf('\\', at))
      const escape = /^\\(?:u\{[^}]*\}|u[\da-f]{0,4}|x[\da-f]?|c[^]?|[^]|$)/iu.exec(pattern.slice(offset, offset + 100))?.[0] ?? '\\'
      return { code: 'regex-bad-escape', offset, params: { escape: escape.toWellFormed() } }
    },
  ],
  [
    /^Invalid group/,
    (pattern, at) => {
      const offset = Math.max(0, pattern.lastIndexOf('(', at))
      return { code: 'regex-unknown-group', offset, params: { start: pattern.slice(offset, offset + 3).toWellFormed() } }
    },
  ],
  [
    /^Range out of order/,
    (pattern, at) => {
      const range = /(?:\\[^]|[^])-(?:\\[^]|[^])$/u.exec(pattern.slice(0, at))?.[0] ?? pattern.slice(at - 3, at)
      return { code: 'regex-bad-range', offset: at - range.length, params: { range: range.toWellFormed() } }
    },
  ],
  [
    /^numbers out of order/,
    (pattern, at) => {
      const offset = Math.max(0, pattern.lastIndexOf('{', at - 1))
      return { code: 'regex-bad-range', offset, params: { range: pattern.slice(offset, at) } }
    },
  ],
  [
    /^Duplicate capture/,
    (pattern, at) => {
      const offset = Math.max(0, pattern.lastIndexOf('(?<', at))
      return { code: 'duplicate-name', offset, params: { name: pattern.slice(offset + 3, pattern.indexOf('>', offset)).toWellFormed() } }
    },
  ],
  [/^Invalid capture group name/, (pattern, at) => ({ code: 'bad-name', offset: Math.max(0, pattern.lastIndexOf('(?<', at)) })],
  [
    /^Invalid named capture referenced/,
    (pattern) => {
      const { index = 0, name = '' } = missingReference(pattern)
      return { code: 'missing-group', offset: index, params: { name: name.toWellFormed() } }
    },
  ],
  [/^Invalid named reference/, (pattern, at) => ({ code: 'bad-reference', offset: Math.max(0, pattern.lastIndexOf('\\k', at)) })],
  [
    /^Invalid property name/,
    (pattern, at) => {
      const offset = Math.max(pattern.lastIndexOf('\\p', at), pattern.lastIndexOf('\\P', at), 0)
      const part = /^\\p(?:\{[^}]*\}?)?/i.exec(pattern.slice(offset, offset + 100))?.[0] ?? ''
      return { code: 'bad-property', offset, params: { part: part.toWellFormed() } }
    },
  ],
  [/^Invalid character class/, (pattern, at) => ({ code: 'class-range', offset: Math.max(0, pattern.lastIndexOf('-', at - 1)) })],
  [
    /^Invalid character in character class/,
    (pattern, at) =>
      /^(?:--|&&)/.test(pattern.slice(at, at + 2)) || /(?:--|&&)$/.test(pattern.slice(0, at))
        ? { code: 'class-operation', offset: at }
        : characterFault(pattern, at),
  ],
  [/^Invalid set operation/, (_, offset) => ({ code: 'class-operation', offset })],
  [/^Negated character class/, (pattern, at) => ({ code: 'negated-strings', offset: Math.max(0, pattern.lastIndexOf('[^', at)) })],
  [
    /^(?:Duplicated flag|Invalid empty flags)/,
    (pattern, at) => ({ code: 'bad-modifiers', offset: Math.max(0, pattern.lastIndexOf('(?', at)) }),
  ],
]

/** The parser stops before or at the bracket of a set; the character that it cannot take comes after. */
function characterFault(pattern: string, at: number): Fault {
  const offset = pattern[at] === '[' && /[(){}/|-]/.test(pattern[at + 1] ?? '') ? at + 1 : at
  return { code: 'class-character', offset, params: { character: (pattern.slice(offset).match(/^[^]/u)?.[0] ?? '').toWellFormed() } }
}

/** @param message of the parser, and the place where it stopped */
export function faultOf(message: string, pattern: string, at: number): Fault {
  const reason = message.slice(message.lastIndexOf(': ') + 2)
  const known = FAULTS.find(([words]) => words.test(reason))
  return known ? known[1](pattern, at) : { code: 'pattern-invalid', offset: at }
}

/** Where the last group and the last set begin that are still open at the end. */
function lastOpen(pattern: string): { readonly group: number; readonly set: number } {
  const groups: number[] = []
  let set = -1
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') at++
    else if (set >= 0) {
      if (character === ']') set = -1
    } else if (character === '[') set = at
    else if (character === '(') groups.push(at)
    else if (character === ')') groups.pop()
  }
  return { group: groups.at(-1) ?? 0, set: Math.max(0, set) }
}

function missingReference(pattern: string): { readonly index?: number; readonly name?: string } {
  const names = new Set(Array.from(pattern.matchAll(/\(\?<([^>=!][^>]*)>/g), ([, name]) => name))
  for (const { index, 1: name } of pattern.matchAll(/\\k<([^>]*)>/g)) if (!names.has(name)) return { index, name: name as string }
  return {}
}
