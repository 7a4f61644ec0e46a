import type Browserslist from 'browserslist'
import type { AtRule, ChildNode, Container, Document, Root } from 'postcss'
import { defineFailures } from '../../../../engine/core/define.ts'
import { offsetAt } from '../../../../engine/core/errors.ts'
import { codeFailures, isStackOverflow, reasonOf, refuseDeepBrackets, refuseOverflow } from '../../../lib/code/failures.ts'

export const prefixFailures = defineFailures({
  'bad-query': 'This isn’t a valid browser query ({{reason}}). Write it like “defaults” or “last 2 versions, > 1%”.',
  'query-unavailable':
    '“{{query}}” needs statistics or files that aren’t available here. Query by browser, version, year or worldwide usage.',
  'no-browsers': 'No browser matches this query. Widen it, for example to “defaults”.',
})

type PrefixOptions = {
  /** A query as Browserslist takes it, in one or several lines. */
  readonly browsers: string
  readonly add: boolean
  readonly remove: boolean
  readonly grid: 'off' | 'no-autoplace' | 'autoplace'
  readonly now: number
}

type Prefixed = {
  readonly text: string
  readonly browsers: readonly { readonly browser: string; readonly versions: string; readonly share: number }[]
  readonly count: number
  readonly coverage: number
  /** Day of the newest release that the data know, as an ISO date. */
  readonly newest: string
  readonly before: number
  readonly after: number
  readonly warnings: readonly { readonly line: number; readonly column: number; readonly warning: string }[]
}

const NAMES: Readonly<Record<string, string>> = {
  and_chr: 'Chrome (Android)',
  and_ff: 'Firefox (Android)',
  and_qq: 'QQ Browser (Android)',
  and_uc: 'UC Browser (Android)',
  android: 'Android Browser',
  baidu: 'Baidu Browser',
  bb: 'BlackBerry',
  chrome: 'Chrome',
  edge: 'Edge',
  electron: 'Electron',
  firefox: 'Firefox',
  ie: 'Internet Explorer',
  ie_mob: 'Internet Explorer Mobile',
  ios_saf: 'Safari (iOS)',
  kaios: 'KaiOS',
  node: 'Node.js',
  op_mini: 'Opera Mini',
  op_mob: 'Opera Mobile',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}

/** Figures by country, by feature or of one's own, files, and what depends on the machine: a page has none of these. */
const UNAVAILABLE = /\bextends\b|\bsupports\b|\bconfig\b|\bstats\b|\bin\s+\S+|\bnode\b|\bbaseline\s+newly\b/i
const PREFIX = /(?:^|[^\w-])-[a-z]+-/i
/** Goes by a new name now, and is added and taken out like a prefixed one. */
const OLD_NAME = 'color-adjust'
const DAY = 86_400_000
const YEAR = 365.259641 * DAY

/** Adds the vendor prefixes that some browsers need, and takes out those that none needs. @throws ToolError */
export async function prefixCss(text: string, options: PrefixOptions): Promise<Prefixed> {
  const [{ default: browserslist }, { default: postcss, CssSyntaxError }, { default: autoprefixer }] = await Promise.all([
    import('browserslist'),
    import('postcss'),
    import('autoprefixer'),
  ])
  const queries = queriesOf(options.browsers, options.now)
  const chosen = chooseBrowsers(queries, browserslist)
  refuseDeepBrackets(text)
  const { add, remove, grid } = options
  const plugin = autoprefixer({ overrideBrowserslist: queries, add, remove, grid: grid === 'off' ? false : grid })
  return refuseOverflow(() => {
    try {
      const before = postcss.parse(text)
      const result = postcss([plugin]).process(text, { from: undefined, map: false })
      const root = postcss.parse(result.css)
      if (!isSubsequence(plainDeclarations(before), plainDeclarations(root))) codeFailures.fail('code-changed', { field: 'text' })
      return {
        text: result.css,
        ...tableOf(chosen, browserslist),
        before: countPrefixed(before),
        after: countPrefixed(root),
        warnings: result.warnings().map(({ text: warning, line, column }) => ({ line, column, warning })),
      }
    } catch (error) {
      if (error instanceof CssSyntaxError) {
        const offset = offsetAt(text, error.line ?? 1, error.column ?? 1)
        return codeFailures.fail('code-syntax', { reason: reasonOf(error.reason), field: 'text', offset, text })
      }
      // The plugin stumbles over names such as `constructor`, which every JavaScript object has.
      if (!(error instanceof Error) || !('postcssNode' in error) || isStackOverflow(error)) throw error
      const { source } = error.postcssNode as ChildNode
      return codeFailures.fail('code-syntax', { reason: 'unexpected input', field: 'text', offset: source?.start?.offset ?? 0, text })
    }
  })
}

/** The query as the library takes it, with what depends on today written out as days. */
function queriesOf(text: string, now: number): string[] {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const queries = text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
  for (const line of queries) {
    const query = UNAVAILABLE.exec(line)?.[0]
    if (query !== undefined) prefixFailures.fail('query-unavailable', { query, field: 'browsers', offset: text.indexOf(query), text })
  }
  if (queries.length === 0) prefixFailures.fail('no-browsers', { field: 'browsers' })
  return queries.map((line) =>
    line
      .replaceAll(
        /\blast\s+(\d{1,3}(?:\.\d{1,3})?)\s+years?\b/gi,
        (_, years: string) => `since ${dayOf(Math.max(0, now - Number(years) * YEAR))}`,
      )
      .replaceAll(/\b(baseline\s+widely\s+available)(?!\s+on\b)/gi, `$1 on ${dayOf(now)}`),
  )
}

function chooseBrowsers(queries: readonly string[], browserslist: typeof Browserslist): string[] {
  let chosen: string[]
  try {
    chosen = browserslist(queries)
  } catch (error) {
    if (!(error instanceof Error) || !('browserslist' in error)) throw error
    const reason = reasonOf(error.message)
      .replace(/\. Maybe .*$/, '.')
      .replaceAll('`', "'")
    return prefixFailures.fail('bad-query', { reason, field: 'browsers' })
  }
  return chosen.length > 0 ? chosen : prefixFailures.fail('no-browsers', { field: 'browsers' })
}

function tableOf(
  chosen: readonly string[],
  browserslist: typeof Browserslist,
): Pick<Prefixed, 'browsers' | 'count' | 'coverage' | 'newest'> {
  const versions = new Map<string, string[]>()
  for (const one of chosen) {
    const [id = '', version = ''] = one.split(' ')
    versions.set(id, [...(versions.get(id) ?? []), version])
  }
  const share = (list: readonly string[]) => Math.round(browserslist.coverage([...list]) * 100) / 100
  const releases = Object.values(browserslist.data as Record<string, { releaseDate?: Record<string, number | null> }>).flatMap(
    ({ releaseDate }) => Object.values(releaseDate ?? {}),
  )
  const newest = releases.reduce<number>((latest, seconds) => Math.max(latest, seconds ?? 0), 0)
  return {
    browsers: [...versions].map(([id, list]) => ({
      browser: NAMES[id] ?? id,
      versions: list.join(', '),
      share: share(list.map((version) => `${id} ${version}`)),
    })),
    count: chosen.length,
    coverage: share(chosen),
    newest: new Date(newest * 1000).toISOString().slice(0, 10),
  }
}

function isPrefixed(node: ChildNode): boolean {
  if (node.type === 'decl') return node.prop === OLD_NAME || PREFIX.test(node.prop) || PREFIX.test(node.value)
  if (node.type === 'rule') return /:-[a-z]+-/i.test(node.selector)
  return node.type === 'atrule' && PREFIX.test(node.name)
}

function countPrefixed(root: Root): number {
  let count = 0
  root.walk((node) => {
    if (isPrefixed(node)) count++
  })
  return count
}

/** The declarations that every browser reads. */
function plainDeclarations(root: Root): string[] {
  const found: string[] = []
  root.walkDecls((declaration) => {
    for (
      let node: ChildNode | Container | Document | undefined = declaration;
      node && node.type !== 'root';
      node = node.parent as AtRule | undefined
    )
      if (isPrefixed(node as ChildNode)) return
    found.push(`${declaration.prop}:${declaration.value}${declaration.important ? '!' : ''}`)
  })
  return found
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const one of whole) if (one === part[at]) at++
  return at === part.length
}
