import type { CST } from 'yaml'

type DirectiveFault = { readonly code: 'yaml-stray-directive' | 'yaml-version'; readonly offset: number }

/** A directive that YAML 1.2 passes over with a warning (YAML 1.2.2, 6.8). */
export type DirectiveWarning = { readonly code: 'newer-version' | 'unknown-directive'; readonly offset: number; readonly found: string }

const isBlank = ({ type }: CST.Token) => type === 'comment' || type === 'newline' || type === 'space'

/**
 * What the parser lets pass: directives without a document, given twice for it, or of another YAML than 1.x
 * (YAML 1.2.2, 6.8.1, 6.8.2 and 9.1.2). What it refuses itself is left out.
 */
export function checkDirectives(tokens: readonly CST.Token[]): {
  readonly faults: readonly DirectiveFault[]
  readonly warnings: readonly DirectiveWarning[]
} {
  const faults: DirectiveFault[] = []
  const warnings: DirectiveWarning[] = []
  const given = new Map<string, number>()
  for (const token of tokens) {
    if (isBlank(token)) continue
    if (token.type !== 'directive') {
      // Of a document without “---” after directives the parser says so itself.
      given.clear()
      continue
    }
    const { source, offset } = token
    const [name = '', what = ''] = source.trim().split(/\s+/)
    const id = name === '%TAG' ? `${name} ${what}` : name
    const [, major, minor] = (name === '%YAML' && /^(\d+)\.(\d+)$/.exec(what)) || []
    if (name !== '%YAML' && name !== '%TAG') warnings.push({ code: 'unknown-directive', offset, found: name })
    else if (given.has(id)) faults.push({ code: 'yaml-stray-directive', offset })
    else if (major !== undefined && Number(major) !== 1) faults.push({ code: 'yaml-version', offset })
    else if (Number(minor) > 2) warnings.push({ code: 'newer-version', offset, found: source.trim() })
    given.set(id, offset)
  }
  for (const offset of given.values()) faults.push({ code: 'yaml-stray-directive', offset })
  return { faults, warnings }
}

/** Leaves out a “...” that ends no document (YAML 1.2.2, 9.1.4 and 9.2), for which the parser makes an empty one; its comment stays. */
export function withoutEmptyDocuments(tokens: readonly CST.Token[]): CST.Token[] {
  const kept: CST.Token[] = []
  let before: CST.Token | undefined
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as CST.Token
    const next = tokens[i + 1]
    const isEmpty = token.type === 'document' && token.start.length === 0 && !token.value
    if (isEmpty && next?.type === 'doc-end' && before?.type !== 'directive') {
      kept.push(...(next.end ?? []))
      i++
    } else kept.push(token)
    if (!isBlank(token)) before = token
  }
  return kept
}
