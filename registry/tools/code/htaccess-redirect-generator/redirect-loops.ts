import type { RedirectRule, SiteRules } from './redirect-rules.ts'

type Request = { readonly path: string; readonly query: string }
/** Where a request ends up: after how many redirects, or never. `isSure` is false where parts of it had to be guessed. */
type Journey = { readonly hops: number; readonly isLoop: boolean; readonly isSure: boolean }

const MOST_HOPS = 40
/** What stands for a part of the path that is known only when a request comes. */
const SAMPLES = ['x', '1']

/** Whether each rule, in order, leads into a loop. Patterns are tried as JavaScript reads them. */
export function followRules(rules: readonly RedirectRule[], slash: SiteRules['slash']): Journey[] {
  const patterns = rules.map(({ isRegex, from }) => (isRegex ? new RegExp(from) : undefined))
  const first = ({ path, query }: Request): number =>
    rules.findIndex(
      (rule, index) => patterns[index]?.test(path) ?? (rule.from === path && (rule.query === undefined || rule.query === query)),
    )

  const next = (request: Request): { to: Request; isSure: boolean } | undefined => {
    const index = first(request)
    const rule = rules[index]
    if (!rule) return slashed(request, slash)
    if (rule.status === '410') return undefined
    const groups = patterns[index]?.exec(request.path) ?? []
    const written = rule.hasGroups ? rule.to.replace(/\$([1-9])/g, (_, digit: string) => groups[Number(digit)] ?? '') : rule.to
    return { to: requestOf(written, rule.query === undefined ? request.query : ''), isSure: !rule.hasGroups && written.startsWith('/') }
  }

  const follow = (start: Request, startsSure: boolean): Journey => {
    const seen = new Set<string>()
    let [request, isSure, hops] = [start, startsSure, 0]
    for (;;) {
      const key = `${request.path}?${request.query}`
      if (seen.has(key) || hops > MOST_HOPS) return { hops, isLoop: true, isSure: isSure && hops <= MOST_HOPS }
      seen.add(key)
      const step = next(request)
      if (!step) return { hops, isLoop: false, isSure }
      request = step.to
      isSure &&= step.isSure
      hops++
    }
  }

  return rules.map((rule) => {
    if (rule.status === '410') return { hops: 0, isLoop: false, isSure: true }
    if (!rule.isRegex) return follow({ path: rule.from, query: rule.query ?? '' }, true)
    const starts = rule.hasGroups ? SAMPLES.map((sample) => rule.to.replace(/\$[1-9]/g, sample)) : [rule.to]
    const journeys = starts.map((start) => follow(requestOf(start, ''), !rule.hasGroups && start.startsWith('/')))
    return journeys.find(({ isLoop }) => isLoop) ?? (journeys[0] as Journey)
  })
}

/** The exact rules that are never reached, because an earlier one answers in their place. */
export function hiddenRules(rules: readonly RedirectRule[]): number[] {
  return rules.flatMap((rule, index) => {
    if (rule.isRegex) return []
    const isHidden = rules
      .slice(0, index)
      .some((other) =>
        other.isRegex
          ? new RegExp(other.from).test(rule.from)
          : other.from === rule.from && (other.query === undefined || other.query === rule.query),
      )
    return isHidden ? [index] : []
  })
}

/** The request that a browser makes for a target, as if its host were this one. */
function requestOf(target: string, query: string): Request {
  const { pathname, search } = new URL(target, 'https://host.invalid')
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Bytes that are no UTF-8 cannot be equal to any path of a rule.
  }
  return { path, query: target.includes('?') ? search.slice(1) : target.includes('#') ? '' : query }
}

function slashed({ path, query }: Request, slash: SiteRules['slash']): { to: Request; isSure: boolean } | undefined {
  if (slash === 'add' && !/(?:\/|\.[^/]*)$/.test(path)) return { to: { path: `${path}/`, query }, isSure: true }
  if (slash === 'remove' && /[^/]\/+$/.test(path)) return { to: { path: path.replace(/\/+$/, ''), query }, isSure: true }
  return undefined
}
