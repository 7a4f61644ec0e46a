import type * as CssTree from 'css-tree'
import { refuseDeepBrackets } from '../code/failures.ts'

/** What is wrong with the build of a style sheet, as opposed to its words. */
export type CssFault =
  | 'unclosed-bracket'
  | 'stray-bracket'
  | 'unclosed-string'
  | 'unclosed-comment'
  | 'bad-url'
  | 'colon-missing'
  | 'block-missing'
  | 'value-missing'

export type CssToken = { readonly type: number; readonly text: string; readonly start: number }
/** Indices of tokens, the second one excluded. */
export type TokenRange = readonly [from: number, to: number]

export type CssItem =
  | { readonly kind: 'declaration'; readonly name: string; readonly start: number; readonly end: number; readonly value: TokenRange }
  | { readonly kind: 'rule'; readonly start: number; readonly end: number; readonly prelude: TokenRange; readonly items: CssItem[] }
  | {
      readonly kind: 'at-rule'
      readonly name: string
      readonly start: number
      readonly end: number
      readonly prelude: TokenRange
      readonly items?: CssItem[]
    }

export type CssSheet = {
  readonly tokens: readonly CssToken[]
  readonly items: readonly CssItem[]
  /** With the offset of each. */
  readonly faults: readonly { readonly fault: CssFault; readonly offset: number; readonly text: string }[]
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** The tokens of a style sheet as the CSS Syntax module cuts them. */
export function cssTokens(text: string, { tokenize }: Pick<typeof CssTree, 'tokenize'>): CssToken[] {
  const tokens: CssToken[] = []
  tokenize(text, (type, start, end) => tokens.push({ type, text: text.slice(start, end), start }))
  return tokens
}

/**
 * Rules, at-rules and declarations by the CSS Syntax module, level 3: nested rules need no ampersand,
 * and what a rule or declaration says does not matter. Faults are gathered, never thrown.
 */
export function readCss(text: string, library: Pick<typeof CssTree, 'tokenize' | 'tokenTypes'>): CssSheet {
  refuseDeepBrackets(text)
  const { tokenTypes: T } = library
  const tokens = cssTokens(text, library)
  const faults: { fault: CssFault; offset: number; text: string }[] = []
  const blame = (fault: CssFault, index: number) => {
    const token = tokens[index] ?? tokens.at(-1)
    if (token) faults.push({ fault, offset: token.start, text: token.text.slice(0, 80) })
  }
  const isBlank = (index: number): boolean => {
    const type = tokens[index]?.type
    return type === T.WhiteSpace || type === T.Comment || type === T.CDO || type === T.CDC
  }
  const skipBlank = (from: number): number => {
    let i = from
    while (i < tokens.length && isBlank(i)) i++
    return i
  }
  const opening = (index: number): string => {
    const token = tokens[index] as CssToken
    const last = token.type === T.Function || token.type === T.LeftParenthesis ? '(' : token.text
    return last === '(' || last === '[' || last === '{' ? last : ''
  }

  tokens.forEach((token, index) => {
    if (token.type === T.BadString || (token.type === T.String && !isClosedString(token.text))) blame('unclosed-string', index)
    else if (token.type === T.BadUrl || (token.type === T.Url && !token.text.endsWith(')'))) blame('bad-url', index)
    else if (token.type === T.Comment && (token.text.length < 4 || !token.text.endsWith('*/'))) blame('unclosed-comment', index)
  })

  /** Where a bracketed part ends: behind its closing bracket. */
  const endOfBracket = (from: number): number => {
    const closing = [CLOSING[opening(from)] as string]
    let i = from + 1
    for (; i < tokens.length && closing.length > 0; i++) {
      const open = opening(i)
      if (open !== '') closing.push(CLOSING[open] as string)
      else if (tokens[i]?.text === closing.at(-1)) closing.pop()
      else if (tokens[i]?.text === '}' && closing.at(-1) !== '}') break
    }
    if (closing.length > 0) blame('unclosed-bracket', from)
    return i
  }

  /** Goes on to a token with one of these texts that stands in no bracket. */
  const find = (from: number, stops: readonly string[]): number => {
    let i = from
    while (i < tokens.length && !stops.includes(tokens[i]?.text as string)) {
      if (opening(i) !== '') i = endOfBracket(i)
      else {
        if (tokens[i]?.text === ')' || tokens[i]?.text === ']') blame('stray-bracket', i)
        i++
      }
    }
    return i
  }

  const readBlock = (open: number): { items: CssItem[]; end: number } => {
    const { items, end } = readItems(open + 1, true)
    if (end >= tokens.length) blame('unclosed-bracket', open)
    return { items, end: Math.min(end + 1, tokens.length) }
  }

  const readItems = (from: number, nested: boolean): { items: CssItem[]; end: number } => {
    const items: CssItem[] = []
    let i = from
    while (i < tokens.length) {
      const token = tokens[i] as CssToken
      if (isBlank(i) || token.type === T.Semicolon) i++
      else if (token.text === '}') {
        if (nested) break
        blame('stray-bracket', i++)
      } else {
        const item = token.type === T.AtKeyword ? readAtRule(i) : readRuleOrDeclaration(i, nested)
        items.push(item)
        i = item.end
      }
    }
    return { items, end: i }
  }

  const readAtRule = (start: number): CssItem => {
    const name = (tokens[start]?.text ?? '').slice(1).toLowerCase()
    const stop = find(start + 1, ['{', '}', ';'])
    const shared = { kind: 'at-rule' as const, name, start, prelude: [start + 1, stop] as const }
    if (tokens[stop]?.text !== '{') return { ...shared, end: stop }
    return { ...shared, ...readBlock(stop) }
  }

  const readRuleOrDeclaration = (start: number, nested: boolean): CssItem => {
    const colon = findColon(start)
    const isCustom = colon !== undefined && (tokens[start]?.text ?? '').startsWith('--')
    const stop = isCustom && nested ? find(colon + 1, ['}', ';']) : find(start, nested ? ['{', '}', ';'] : ['{', '}'])
    if (tokens[stop]?.text === '{') return { kind: 'rule', start, prelude: [start, stop], ...readBlock(stop) }
    if (!nested) blame('block-missing', start)
    else if (colon === undefined) blame('colon-missing', start)
    else if (!isCustom && skipBlank(colon + 1) >= stop) blame('value-missing', start)
    const name = tokens
      .slice(start, colon ?? stop)
      .filter(({ type }) => type !== T.WhiteSpace && type !== T.Comment)
      .map(({ text }) => text)
      .join('')
    return { kind: 'declaration', name, start, end: stop, value: [colon === undefined ? stop : colon + 1, stop] }
  }

  /** The colon behind a property's name, which may have a sign before it that only old browsers pass over. */
  const findColon = (start: number): number | undefined => {
    const name = tokens[start]?.type === T.Ident ? start : start + 1
    if (tokens[name]?.type !== T.Ident) return undefined
    const next = skipBlank(name + 1)
    return tokens[next]?.type === T.Colon ? next : undefined
  }

  const { items } = readItems(0, false)
  return { tokens, items, faults: faults.toSorted((a, b) => a.offset - b.offset) }
}

function isClosedString(text: string): boolean {
  const body = text.slice(1)
  return body.endsWith(text[0] as string) && !/(?:^|[^\\])(?:\\\\)*\\$/.test(body.slice(0, -1))
}
