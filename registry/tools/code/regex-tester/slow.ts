import type { AST } from '@eslint-community/regexpp'
import { defineFailures } from '../../../../engine/core/define.ts'

/** Why a search took too long, with the part of the pattern that makes it so. */
export const slowFailures = defineFailures({
  'slow-nested':
    'The search took too long and was stopped. “{{part}}” repeats something that repeats itself, so each further character doubles the ways to try. Repeat it once: (?:a+)+ finds the same as a+.',
  'slow-alternatives':
    'The search took too long and was stopped. “{{part}}” repeats alternatives that match the same character, so each further character doubles the ways to try. Let only one of them match it.',
  'slow-adjacent':
    'The search took too long and was stopped. In “{{part}}” two repeats side by side can match the same characters in many ways. Combine them, or put something between them that neither can match.',
  'slow-pattern':
    'The search took too long and was stopped, because there are too many ways to try. Use something more precise than .*, such as [^"]*, or shorten the text.',
})

type Code = keyof typeof slowFailures.words
/** `isSure`: it is slow on some text, whatever else is in the pattern. */
export type Slow = { readonly code: Code; readonly part: string; readonly offset: number; readonly isSure: boolean }

/** Fewer repeats than these are no danger by themselves. */
const MANY = 10
const ORDER: readonly Code[] = ['slow-nested', 'slow-alternatives', 'slow-adjacent']
/** What alternatives are tried with, to see whether two match the same: Latin characters, and some of other kinds. */
const PROBES = [...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)), 'я', '中', '\u2028', '٣']
const MOST_ALTERNATIVES = 20

/** What is most likely to make a pattern slow. */
export function findSlow(pattern: AST.Pattern, flags: string): Slow | undefined {
  const found: Slow[] = []
  const add = (code: Code, isSure: boolean, part: string, offset: number) => found.push({ code, part: part.toWellFormed(), offset, isSure })
  walk(pattern, (node) => {
    if (node.type === 'Alternative') {
      const pair = adjacent(node)
      if (pair) add('slow-adjacent', false, pair.part, pair.offset)
    }
    if (node.type !== 'Quantifier' || node.max < MANY) return
    const { element, raw, start } = node
    if (element.type !== 'Group' && element.type !== 'CapturingGroup') return
    const { alternatives } = element
    if (alternatives.some((alternative) => isOnlyRepeat(alternative))) add('slow-nested', true, raw, start)
    else if (overlap(alternatives, flags)) add('slow-alternatives', true, raw, start)
    else if (alternatives.some((alternative) => holdsRepeat(alternative))) add('slow-nested', false, raw, start)
  })
  const rank = ({ code, isSure }: Slow) => ORDER.indexOf(code) + (isSure ? 0 : ORDER.length)
  return found.toSorted((one, other) => rank(one) - rank(other))[0]
}

function walk(node: AST.Node, visit: (node: AST.Node) => void): void {
  visit(node)
  if (node.type === 'Quantifier') walk(node.element, visit)
  else if (node.type === 'Alternative') for (const element of node.elements) walk(element, visit)
  else for (const alternative of alternativesOf(node)) walk(alternative, visit)
}

function alternativesOf(node: AST.Node): readonly AST.Alternative[] {
  return node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup' || isLookaround(node) ? node.alternatives : []
}

export function isLookaround(node: AST.Node): node is AST.LookaroundAssertion {
  return node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind')
}

const isRepeat = (node: AST.Node): node is AST.Quantifier => node.type === 'Quantifier' && node.max >= MANY

/** Whether nothing must be matched beside a repeat, so that one long run may be cut into runs in many ways. */
function isOnlyRepeat({ elements }: AST.Alternative): boolean {
  const needed = elements.filter((element) => !canBeEmpty(element))
  if (needed.length === 0) return elements.some((element) => isRepeat(inner(element)))
  const [only] = needed
  return needed.length === 1 && only !== undefined && isRepeat(inner(only))
}

/** What is in groups that are not repeated themselves and have one alternative of one part. */
function inner(element: AST.Element): AST.Element {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return element
  const [alternative] = element.alternatives
  const [only] = alternative?.elements ?? []
  return element.alternatives.length === 1 && alternative?.elements.length === 1 && only ? inner(only) : element
}

function canBeEmpty(node: AST.Element): boolean {
  if (node.type === 'Assertion') return true
  if (node.type === 'Quantifier') return node.min === 0 || canBeEmpty(node.element)
  if (node.type === 'Group' || node.type === 'CapturingGroup') return node.alternatives.some(({ elements }) => elements.every(canBeEmpty))
  return false
}

function holdsRepeat(node: AST.Node): boolean {
  let holds = false
  walk(node, (each) => (holds ||= isRepeat(each)))
  return holds
}

/** Two repeats with nothing between them that must be there. */
function adjacent({ elements, raw, start }: AST.Alternative): { readonly part: string; readonly offset: number } | undefined {
  let last: AST.Quantifier | undefined
  for (const element of elements) {
    if (isRepeat(element)) {
      if (last) return { part: raw.slice(last.start - start, element.end - start), offset: last.start }
      last = element
    } else if (!canBeEmpty(element)) last = undefined
  }
  return undefined
}

/** Whether two alternatives of one character each match the same one. */
function overlap(alternatives: readonly AST.Alternative[], flags: string): boolean {
  const single = alternatives.flatMap(({ elements: [only, ...others], raw }) =>
    only && others.length === 0 && only.type.startsWith('Character') ? [raw] : [],
  )
  if (single.length < 2 || single.length > MOST_ALTERNATIVES) return false
  const tests = single.map((raw) => new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')))
  return PROBES.some((probe) => tests.filter((test) => test.test(probe)).length > 1)
}
