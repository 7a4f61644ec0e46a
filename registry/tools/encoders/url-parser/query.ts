/** One parameter of a query as it is written, so that what nobody changes stays letter for letter. */
export type QueryPart = { readonly raw: string; readonly rawName: string; readonly rawValue: string | undefined; readonly name: string }

/** The parameters of a query, in order, with those that come twice. */
export function readQuery(search: string, plus: boolean): QueryPart[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const equals = raw.indexOf('=')
      const rawName = equals < 0 ? raw : raw.slice(0, equals)
      return { raw, rawName, rawValue: equals < 0 ? undefined : raw.slice(equals + 1), name: decodePart(rawName, plus).text }
    })
}

/** Percent escapes as UTF-8; what is none stays as it is written. */
export function decodePart(raw: string, plus = false): { readonly text: string; readonly isWhole: boolean } {
  const spaced = plus ? raw.replaceAll('+', ' ') : raw
  try {
    return { text: decodeURIComponent(spaced), isWhole: true }
  } catch {
    // Only runs of escapes that are valid UTF-8 are decoded.
    const text = spaced.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run
      }
    })
    return { text, isWhole: false }
  }
}

/** Parameters by which advertisers and newsletters follow visitors, as their makers document them. */
const TRACKING =
  /^(?:utm_.+|(?:g|fb|ms|tw|tt|y|ys|d)cl(?:id|kid)|gbraid|wbraid|msclkid|igshid|igsh|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|__hs(?:tc|sc|fp)|hsctatracking|mkt_tok|vero_id|oly_(?:anon|enc)_id|li_fat_id|srsltid|epik|rdt_cid|sccid|yclid|_openstat|wickedid|s_cid|mtm_.+|pk_.+)$/i

export const isTracking = (name: string): boolean => TRACKING.test(name)

type Changes = {
  readonly set: readonly { readonly name: string; readonly value: string }[]
  readonly remove: ReadonlySet<string>
  readonly tracking: boolean
  readonly sort: boolean
}

/** The query after the changes: what is set takes the place of the first of its name, or comes at the end. */
export function changeQuery(
  parts: readonly QueryPart[],
  { set, remove, tracking, sort }: Changes,
): { readonly query: string; readonly removed: number } {
  const kept = parts.filter(({ name }) => !remove.has(name) && !(tracking && isTracking(name)))
  const wanted = new Map(set.map(({ name, value }) => [name, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`]))
  const done = new Set<string>()
  const made = kept.flatMap(({ name, raw }) => {
    const written = wanted.get(name)
    if (written === undefined) return [{ name, raw }]
    if (done.has(name)) return []
    done.add(name)
    return [{ name, raw: written }]
  })
  for (const [name, raw] of wanted) if (!done.has(name)) made.push({ name, raw })
  // By code units, as URLSearchParams sorts; parameters of one name keep their order.
  if (sort) made.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return { query: made.map(({ raw }) => raw).join('&'), removed: parts.length - kept.length }
}
