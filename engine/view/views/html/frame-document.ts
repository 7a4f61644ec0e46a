/** What a visitor's HTML may do in its frame. */
export type FrameRights = { readonly scripts: boolean; readonly network: boolean }

/** The whole policy of the frame, also where the site is served without headers. */
export function framePolicy({ scripts, network }: FrameRights): string {
  const web = network ? ' https: http:' : ''
  const allowed = [
    "default-src 'none'",
    `style-src 'unsafe-inline'${web}`,
    `img-src data: blob:${web}`,
    `media-src data: blob:${web}`,
    `font-src data:${web}`,
    "form-action 'none'",
  ]
  if (scripts) allowed.push(`script-src 'unsafe-inline' 'unsafe-eval'${web}`)
  if (scripts && network) allowed.push('connect-src data: blob: https: http:')
  return allowed.join('; ')
}

/** White space as HTML has it: any other sign would open the body, where a policy counts for nothing. */
const DOCTYPE = /^[\t\n\f\r ]*<!doctype[^>]*>/i

/** A visitor's HTML as the frame shows it. @param reporter a script that runs before all others, where scripts may */
export function frameDocument(html: string, rights: FrameRights, reporter = ''): string {
  const safe = withoutWaysOut(html, rights)
  const shown = rights.scripts ? safe : withIdleScripts(safe)
  // A doctype must come first, or the page is drawn in quirks mode.
  const [doctype = ''] = DOCTYPE.exec(shown) ?? []
  return `${doctype}<meta http-equiv="Content-Security-Policy" content="${framePolicy(rights)}">${rights.scripts && reporter !== '' ? `<script>${reporter}</script>` : ''}${shown.slice(doctype.length)}`
}

/** Whether a page would lead elsewhere, or to itself again, without a click. */
export function isRedirected(html: string): boolean {
  return /http-equiv/i.test(html) && redirectsIn(parse(html)).length > 0
}

/**
 * What no policy of the frame forbids: a redirect, which the page around it stops, but with nothing left to see; and without the network,
 * links that only open a connection or look up a name. HTML without any stays letter for letter.
 */
function withoutWaysOut(html: string, { network }: FrameRights): string {
  if (!/<link|http-equiv/i.test(html)) return html
  const document = parse(html)
  const ways = [...redirectsIn(document), ...(network ? [] : hintsIn(document))]
  if (ways.length === 0) return html
  for (const way of ways) way.remove()
  const [doctype = ''] = DOCTYPE.exec(html) ?? []
  return doctype + document.documentElement.outerHTML
}

/** What is no markup whatever is in it, up to its end or that of the text. */
const RAW = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp)(?=[\s/>])[\s\S]*?(?:<\/\1|$)/gi

/**
 * Scripts that may not run stay as elements, for the styles that count them, but of no type that runs: the browser would complain of each.
 * Of two attributes of one name the first counts.
 */
function withIdleScripts(html: string): string {
  return html.replace(RAW, (whole, name?: string) =>
    name?.toLowerCase() === 'script' ? `<script type="text/plain"${whole.slice('<script'.length)}` : whole,
  )
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const redirectsIn = (document: Document) => [...document.querySelectorAll('meta[http-equiv="refresh" i]')]

function hintsIn(root: ParentNode): Element[] {
  const own = [...root.querySelectorAll('link[rel]')].filter((link) =>
    /(?:^|\s)(?:preconnect|dns-prefetch)(?:\s|$)/i.test(link.getAttribute('rel') ?? ''),
  )
  return [...own, ...[...root.querySelectorAll('template')].flatMap(({ content }) => hintsIn(content))]
}
