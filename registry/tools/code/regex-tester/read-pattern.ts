import type { AST } from '@eslint-community/regexpp'
import { defineFailures } from '../../../../engine/core/define.ts'
import { faultOf, patternFailures } from './faults.ts'
import { findForeign, flavorFailures } from './flavor.ts'

export const FLAGS = {
  g: 'All matches (g)',
  i: 'Ignore case (i)',
  m: '^ and $ match at every line (m)',
  s: 'The dot matches line breaks (s)',
  u: 'Unicode (u)',
  v: 'Unicode with set operations (v)',
  y: 'Only where the last match ended (y)',
  d: 'With indices (d)',
} as const
export type Flag = keyof typeof FLAGS

export const flagFailures = defineFailures({
  'flag-x': 'JavaScript doesn’t have the flag x. Remove the flag, and the spaces and comments from the pattern.',
  'flag-other': 'JavaScript doesn’t have the flag “{{flag}}”. Its flags are d, g, i, m, s, u, v and y.',
  'flag-twice': 'The flag “{{flag}}” appears twice. Write it once.',
  'flags-u-v': 'The flags u and v can’t be used together. Choose only v, which includes what u does.',
})

export type ReadPattern = {
  readonly source: string
  /** In the order of their letters, as JavaScript gives them. */
  readonly flags: string
  readonly ast: AST.Pattern
  /** Where the pattern begins in its field. */
  readonly offset: number
}

/** Flags of JavaScript, and those of PCRE and Python, which are told apart later. */
const LITERAL = /^\/(?<source>(?:[^/\\[\r\n]|\\.|\[(?:[^\]\\\r\n]|\\.)*\])+)\/(?<flags>[dgimsuvyxADJLSUXan]{0,10})$/u

/** @throws ToolError one of the failures of flags, other flavors and patterns, at its place in the field `pattern` */
export async function readPattern(given: string, chosen: readonly Flag[]): Promise<ReadPattern> {
  const literal = LITERAL.exec(given)?.groups
  const source = literal?.['source'] ?? given
  const offset = literal ? 1 : 0
  const where = (at: number) => ({ field: 'pattern', offset: at + offset, text: given })
  const written = literal?.['flags'] ?? ''
  for (const [index, flag] of [...written].entries()) {
    const place = where(source.length + 1 + index)
    if (flag === 'x') flagFailures.fail('flag-x', place)
    if (!Object.hasOwn(FLAGS, flag)) flagFailures.fail('flag-other', { flag, ...place })
    if (written.indexOf(flag) < index) flagFailures.fail('flag-twice', { flag, ...place })
  }
  const flags = [...'dgimsuvy'].filter((flag) => written.includes(flag) || chosen.includes(flag as Flag)).join('')
  if (/u.*v/.test(flags))
    flagFailures.fail('flags-u-v', written.includes('u') && written.includes('v') ? where(source.length + 1) : { field: 'flags' })

  const foreign = findForeign(source, flags)
  if (foreign) refuse(foreign.code, { part: foreign.part, instead: foreign.instead, ...where(foreign.offset) })
  const { RegExpParser } = await import('@eslint-community/regexpp')
  try {
    const unicodeSets = flags.includes('v')
    const parser = new RegExpParser({ ecmaVersion: 2025 })
    const ast = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets })
    checkHere(source, flags, where(0))
    return { source, flags, ast, offset }
  } catch (error) {
    if (error instanceof RangeError) return patternFailures.fail('regex-too-big', { field: 'pattern' })
    if (!(error instanceof SyntaxError)) throw error
    const { index = 0 } = error as SyntaxError & { readonly index?: number }
    const fault = faultOf(error.message, source, index)
    return refuse(fault.code, { ...fault.params, ...where(fault.offset) })
  }
}

/** Codes that are found in tables; their sentences name what the tables give. */
function refuse(code: string, details: object): never {
  const { fail } = Object.hasOwn(flavorFailures.words, code) ? flavorFailures : patternFailures
  return (fail as (code: string, details: object) => never)(code, details)
}

/** What the standard allows, but not this browser or server. */
function checkHere(source: string, flags: string, where: object): void {
  const isHere = () => new RegExp(source, flags) instanceof RegExp
  try {
    isHere()
  } catch (error) {
    if (error instanceof SyntaxError && /too (?:large|big)|too many/i.test(error.message)) patternFailures.fail('regex-too-big', where)
    patternFailures.fail('not-here', where)
  }
}
