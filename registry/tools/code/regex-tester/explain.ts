import type { AST } from '@eslint-community/regexpp'
import { isLookaround } from './slow.ts'

/** What a part of a pattern does, in words. */
export const MEANINGS = {
  text: 'This text',
  'text-any-case': 'This text in uppercase or lowercase',
  characters: 'Any of these characters',
  any: 'Any character except a line break',
  'any-at-all': 'Any character, including line breaks',
  digit: 'A digit from 0 to 9',
  'not-digit': 'Any character except the digits 0 to 9',
  word: 'A letter from a to z, a digit or an underscore',
  'not-word': 'Any character except a to z, digits and the underscore',
  space: 'A space, tab, line break or other whitespace',
  'not-space': 'Any character except whitespace',
  property: 'A character with this Unicode property',
  'not-property': 'A character without this Unicode property',
  strings: 'A character or sequence with this Unicode property',
  set: 'One of these characters',
  'not-set': 'One character, but none of these',
  'empty-set': 'Nothing: an empty set never matches',
  'full-set': 'Any character at all',
  range: 'A character in this range',
  intersection: 'What is in both sets',
  subtraction: 'What is in the first set, but not in the second',
  alternatives: 'One of these strings',
  start: 'The start of the text',
  'start-line': 'The start of a line',
  end: 'The end of the text',
  'end-line': 'The end of a line',
  boundary: 'The start or end of a word',
  'not-boundary': 'Not the start or end of a word',
  capture: 'A capturing group',
  named: 'A named capturing group',
  group: 'A non-capturing group',
  modifiers: 'A group with flags turned on or off',
  ahead: 'Only if this follows',
  'not-ahead': 'Only if this doesn’t follow',
  behind: 'Only if this comes before',
  'not-behind': 'Only if this doesn’t come before',
  reference: 'The same text as the group matched before',
  alternative: 'Either this or another alternative',
  nothing: 'Nothing, which always matches',
} as const
export type Meaning = keyof typeof MEANINGS

export const GREED = { most: 'As often as possible', least: 'As rarely as possible' } as const

export type Row = {
  readonly number: string
  readonly part: string
  readonly meaning: Meaning
  readonly detail?: string
  readonly times?: string
  readonly greed?: keyof typeof GREED
}

type Env = { readonly isAnyCase: boolean; readonly isMultiline: boolean; readonly isDotAll: boolean }
type Said = { readonly node: AST.Node; readonly part?: string; readonly meaning: Meaning; readonly detail?: string | undefined }

/** A pattern as rows, each part numbered within the one that it is in; no more than `most` of them. */
export function explain(pattern: AST.Pattern, flags: string, most: number): Row[] {
  const rows: Row[] = []
  const env: Env = { isAnyCase: flags.includes('i'), isMultiline: flags.includes('m'), isDotAll: flags.includes('s') }

  const put = ({ node, part = node.raw, meaning, detail }: Said, number: string, quantifier: AST.Quantifier | undefined) => {
    const repeated = quantifier && {
      times: timesOf(quantifier),
      ...(quantifier.min !== quantifier.max && { greed: quantifier.greedy ? ('most' as const) : ('least' as const) }),
    }
    rows.push({
      number,
      part: (quantifier?.raw ?? part).toWellFormed(),
      meaning,
      ...(detail !== undefined && { detail: detail.toWellFormed() }),
      ...repeated,
    })
  }
  const each = (nodes: readonly AST.Node[], within: string, inside: Env) => {
    let at = 0
    for (const [index, nodesOfOne] of joined(nodes).entries()) {
      if (rows.length >= most) return
      at = index + 1
      one(nodesOfOne, within === '' ? String(at) : `${within}.${at}`, inside)
    }
  }
  const one = (nodes: readonly [AST.Node, ...AST.Node[]], number: string, inside: Env) => {
    const [first] = nodes
    const quantifier = first.type === 'Quantifier' ? first : undefined
    const node = first.type === 'Quantifier' ? first.element : first
    if (node.type === 'Character') return put(textOf(nodes as readonly AST.Node[], node, inside), number, quantifier)
    put({ node, ...meaningOf(node, inside) }, number, quantifier)
    each(childrenOf(node), number, envOf(node, inside))
  }
  each(pattern.alternatives.length === 1 ? (pattern.alternatives[0]?.elements ?? []) : pattern.alternatives, '', env)
  return rows
}

/** Characters that follow one another are one text. */
function joined(nodes: readonly AST.Node[]): (readonly [AST.Node, ...AST.Node[]])[] {
  const runs: [AST.Node, ...AST.Node[]][] = []
  for (const node of nodes) {
    const run = runs.at(-1)
    if (node.type === 'Character' && run?.[0].type === 'Character') run.push(node)
    else runs.push([node])
  }
  return runs
}

function textOf(nodes: readonly AST.Node[], first: AST.Character, env: Env): Said {
  const characters = nodes.map((node) => (node.type === 'Character' ? node : first))
  const part = characters.map(({ raw }) => raw).join('')
  const text = characters.map(({ value }) => shown(value)).join('')
  if (first.parent.type !== 'Alternative' && first.parent.type !== 'Quantifier')
    return { node: first, part, meaning: 'characters', detail: text === part ? undefined : text }
  const hasCases = env.isAnyCase && text.toLowerCase() !== text.toUpperCase()
  return { node: first, part, meaning: hasCases ? 'text-any-case' : 'text', detail: text === part ? undefined : text }
}

/** A character as it is, or by its number where it cannot be seen. */
function shown(code: number): string {
  const character = String.fromCodePoint(code)
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')} `
}

const TIMES: Readonly<Record<string, string>> = { '0,Infinity': '0–∞', '1,Infinity': '1–∞' }
function timesOf({ min, max }: AST.Quantifier): string {
  return TIMES[`${min},${max}`] ?? (min === max ? String(min) : `${min}–${max === Infinity ? '∞' : max}`)
}

function childrenOf(node: AST.Node): readonly AST.Node[] {
  if (node.type === 'Alternative') return node.elements
  if (node.type === 'Group' || node.type === 'CapturingGroup' || isLookaround(node))
    return node.alternatives.length === 1 ? (node.alternatives[0]?.elements ?? []) : node.alternatives
  if (node.type === 'CharacterClass') return node.elements
  if (node.type === 'ExpressionCharacterClass') return [node.expression]
  if (node.type === 'ClassIntersection' || node.type === 'ClassSubtraction') return [node.left, node.right]
  return []
}

function envOf(node: AST.Node, env: Env): Env {
  if (node.type !== 'Group' || !node.modifiers) return env
  const { add, remove } = node.modifiers
  return {
    isAnyCase: (env.isAnyCase || add.ignoreCase) && !remove?.ignoreCase,
    isMultiline: (env.isMultiline || add.multiline) && !remove?.multiline,
    isDotAll: (env.isDotAll || add.dotAll) && !remove?.dotAll,
  }
}

function meaningOf(node: AST.Node, env: Env): { readonly meaning: Meaning; readonly detail?: string } {
  switch (node.type) {
    case 'Alternative':
      return { meaning: node.elements.length === 0 ? 'nothing' : 'alternative' }
    case 'Assertion':
      return { meaning: assertionOf(node, env) }
    case 'Backreference':
      return { meaning: 'reference', detail: String(node.ref) }
    case 'CapturingGroup':
      return node.name === null ? { meaning: 'capture', detail: numberOf(node) } : { meaning: 'named', detail: node.name }
    case 'Group':
      return node.modifiers ? { meaning: 'modifiers', detail: node.modifiers.raw } : { meaning: 'group' }
    case 'CharacterSet':
      return characterSetOf(node, env)
    case 'CharacterClass':
      if (node.elements.length === 0) return { meaning: node.negate ? 'full-set' : 'empty-set' }
      return { meaning: node.negate ? 'not-set' : 'set' }
    case 'ExpressionCharacterClass':
      return { meaning: node.negate ? 'not-set' : 'set' }
    case 'CharacterClassRange':
      return { meaning: 'range', detail: `${shown(node.min.value).trim()}–${shown(node.max.value).trim()}` }
    case 'ClassIntersection':
      return { meaning: 'intersection' }
    case 'ClassSubtraction':
      return { meaning: 'subtraction' }
    case 'ClassStringDisjunction':
      return { meaning: 'alternatives' }
    default:
      return { meaning: 'text' }
  }
}

function numberOf(group: AST.CapturingGroup): string {
  let node: AST.Node = group
  while (node.parent) node = node.parent
  return String(capturingGroups(node).indexOf(group) + 1)
}

/** In the order of their numbers. */
export function capturingGroups(node: AST.Node): AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = []
  const look = (each: AST.Node) => {
    if (each.type === 'CapturingGroup') groups.push(each)
    if (each.type === 'Quantifier') look(each.element)
    else if (each.type === 'Pattern') for (const alternative of each.alternatives) look(alternative)
    else for (const child of childrenOf(each)) look(child)
  }
  look(node)
  return groups
}

function assertionOf(node: AST.Assertion, { isMultiline }: Env): Meaning {
  if (node.kind === 'end') return isMultiline ? 'end-line' : 'end'
  if (node.kind === 'word') return node.negate ? 'not-boundary' : 'boundary'
  if (!isLookaround(node)) return isMultiline ? 'start-line' : 'start'
  const kind = node.kind === 'lookahead' ? 'ahead' : 'behind'
  return node.negate ? `not-${kind}` : kind
}

function characterSetOf(node: AST.CharacterSet, { isDotAll }: Env): { readonly meaning: Meaning; readonly detail?: string } {
  if (node.kind === 'any') return { meaning: isDotAll ? 'any-at-all' : 'any' }
  if (node.kind !== 'property') return { meaning: node.negate ? `not-${node.kind}` : node.kind }
  const detail = node.raw.slice('\\p{'.length, -1)
  if (node.strings) return { meaning: 'strings', detail }
  return { meaning: node.negate ? 'not-property' : 'property', detail }
}
