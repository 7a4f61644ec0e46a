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
  const shown = tamed(html, rights)
  // A doctype must come first, or the page is drawn in quirks mode.
  const [doctype = ''] = DOCTYPE.exec(shown) ?? []
  return `${doctype}<meta http-equiv="Content-Security-Policy" content="${framePolicy(rights)}">${rights.scripts && reporter !== '' ? `<script>${reporter}</script>` : ''}${shown.slice(doctype.length)}`
}

/** Whether a page would lead elsewhere, or to itself again, without a click. */
export function isRedirected(html: string): boolean {
  return /http-equiv/i.test(html) && redirectsIn(parse(html)).length > 0
}

/**
 * Without what no policy of the frame forbids: a redirect, which the page around it stops, but with nothing left to see; and without the
 * network, links that only open a connection or look up a name. Scripts that may not run stay as elements, for the styles that count them,
 * but of no type that runs: the browser would complain of each. HTML without any of these stays letter for letter.
 */
function tamed(html: string, { scripts, network }: FrameRights): string {
  if (!(scripts ? /<link|http-equiv/i : /<link|http-equiv|<script/i).test(html)) return html
  const document = parse(html)
  const ways = [...redirectsIn(document), ...(network ? [] : hintsIn(document))]
  const idle = scripts ? [] : [...document.querySelectorAll('script')]
  if (ways.length + idle.length === 0) return html
  for (const way of ways) way.remove()
  for (const script of idle) script.setAttribute('type', 'text/plain')
  const [doctype = ''] = DOCTYPE.exec(html) ?? []
  return doctype + document.documentElement.outerHTML
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const redirectsIn = (document: Document) => [...document.querySelectorAll('meta[http-equiv="refresh" i]')]

function hintsIn(root: ParentNode): Element[] {
  const own = [...root.querySelectorAll('link[rel]')].filter((link) =>
    /(?:^|\s)(?:preconnect|dns-prefetch)(?:\s|$)/i.test(link.getAttribute('rel') ?? ''),
  )
  return [...own, ...[...root.querySelectorAll('template')].flatMap(({ content }) => hintsIn(content))]
}
