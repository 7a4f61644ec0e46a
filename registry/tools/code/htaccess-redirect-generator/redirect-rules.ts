/** A redirect after its row has been checked. */
export type RedirectRule = {
  readonly isRegex: boolean
  /** The decoded path, or a regular expression for it. */
  readonly from: string
  /** The query that must be there, letter for letter; any if undefined. */
  readonly query?: string
  /** Where to, ready for a Location header; empty with status 410. With `hasGroups`, $1 to $9 stand for parts of the path. */
  readonly to: string
  readonly hasGroups: boolean
  readonly status: string
}

export type SiteRules = {
  readonly https: boolean
  /** True where a proxy before the server speaks HTTPS and says so in X-Forwarded-Proto. */
  readonly proxy: boolean
  readonly www: 'any' | 'add' | 'remove'
  readonly slash: 'any' | 'add' | 'remove'
  readonly move?: DomainMove
}

/** All of a domain leads to another one. */
export type DomainMove = {
  /** The host that moves, without “www.”; every host but that of `to` if undefined. */
  readonly from?: string
  /** Scheme and host, and perhaps a path without a slash at its end. */
  readonly to: string
  /** Each page leads to the same path there, else to the home page. */
  readonly keepsPath: boolean
}

/** A target that has a query or fragment does not take over the query of the request. */
const keepsQuery = (to: string): boolean => !/[?#]/.test(to)

const quoteRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A word in double quotes for Apache, where a backslash is itself unless another or a quote follows. */
function apacheWord(text: string): string {
  const written = text.replace(/\\(?=[\\"]|$)/g, '\\\\').replaceAll('"', '\\"')
  return /[\s"\\]|^['#]/.test(written.replace(/\\[^\s"\\]/g, '')) || written !== text ? `"${written}"` : text
}

/** The same for nginx, which also knows \t, \r, \n and both quotes. */
function nginxWord(text: string): string {
  return `"${text.replace(/\\(?=[\\"'trn]|$)/g, '\\\\').replaceAll('"', '\\"')}"`
}

/** The hosts that move: those that fit a pattern, or with `fits` false all others. */
function movingHost({ from, to }: DomainMove, www: SiteRules['www']): { readonly fits: boolean; readonly pattern: string } {
  const host = new URL(to).hostname
  // Where “www.” is decided here, both names of the new domain are its own.
  const own = www === 'any' ? quoteRegex(host) : `(?:www\\.)?${quoteRegex(host.replace(/^www\./, ''))}`
  return { fits: from !== undefined, pattern: `^${from === undefined ? own : `(?:www\\.)?${quoteRegex(from)}`}` }
}

const section = (title: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `\n# ${title}\n${lines.join('\n')}\n`)

/** Rules of mod_rewrite for the .htaccess file in the root of a site, Apache 2.4. */
export function writeApache(rules: readonly RedirectRule[], site: SiteRules): string {
  const [host, redirects] = [section('HTTPS and host name', apacheHost(site)), section('Redirects', rules.flatMap(apacheRule))]
  const move = section('Another domain', apacheMove(site))
  // A page that has its own redirect leads there, and what moves is not sent to this host first.
  return `RewriteEngine On\n${move === '' ? host + redirects : redirects + move + host}${section('Trailing slash', apacheSlash(site))}`
}

function apacheMove({ move, www }: SiteRules): string[] {
  if (!move) return []
  const { fits, pattern } = movingHost(move, www)
  return [
    `RewriteCond %{HTTP_HOST} ${fits ? '' : '!'}${pattern}(?::\\d+)?$ [NC]`,
    `RewriteRule ^ ${move.to}${move.keepsPath ? '%{REQUEST_URI} [R=301,L]' : '/ [R=301,QSD,L]'}`,
  ]
}

function apacheHost({ https, proxy, www }: SiteRules): string[] {
  const insecure = proxy ? '%{HTTP:X-Forwarded-Proto} !=https' : '%{HTTPS} !=on'
  const wrongHost = www === 'add' ? '!^www\\. [NC]' : '^www\\. [NC]'
  if (!https && www === 'any') return []
  const lines = https ? [`RewriteCond ${insecure}${www === 'any' ? '' : ' [OR]'}`] : []
  if (www !== 'any') lines.push(`RewriteCond %{HTTP_HOST} ${wrongHost}`)
  // The last condition only takes the name: without port, and without “www.” where that is decided here.
  lines.push(`RewriteCond %{HTTP_HOST} ^${www === 'any' ? '' : '(?:www\\.)?'}([^:]+) [NC]`)
  lines.push(`RewriteRule ^ ${https ? 'https' : '%{REQUEST_SCHEME}'}://${www === 'add' ? 'www.' : ''}%1%{REQUEST_URI} [R=301,L]`)
  return lines
}

function apacheSlash({ slash }: SiteRules): string[] {
  if (slash === 'add')
    return ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_URI} !(?:/|\\.[^/]*)$', 'RewriteRule ^ %{REQUEST_URI}/ [R=301,L]']
  if (slash === 'remove')
    return ['RewriteCond %{REQUEST_FILENAME} !-d', 'RewriteCond %{REQUEST_URI} ^/+(.*[^/])/+$', 'RewriteRule ^ /%1 [R=301,L]']
  return []
}

function apacheRule({ isRegex, from, query, to, hasGroups, status }: RedirectRule): string[] {
  // In .htaccess a pattern sees the path without its first slash; what cannot be cut off so is tested whole.
  const isPlainStart = !isRegex || /^\^\/(?![?*+{])[^|]*$/s.test(from)
  const pattern = isRegex ? (isPlainStart ? `^${from.slice(2)}` : '^') : `^${quoteRegex(from.slice(1))}$`
  const conditions = [
    ...(isPlainStart ? [] : [`RewriteCond %{REQUEST_URI} ${apacheWord(/^[!=<>-]/.test(from) ? `(?:${from})` : from)}`]),
    ...(query === undefined ? [] : [`RewriteCond %{QUERY_STRING} ${query === '' ? '^$' : apacheWord(`=${query}`)}`]),
  ]
  if (status === '410') return [...conditions, `RewriteRule ${apacheWord(pattern)} - [G]`]
  const target = hasGroups ? (isPlainStart ? to : to.replace(/\$(?=\d)/g, '%')) : to.replace(/[%$]/g, '\\$&')
  // A ready address must not be escaped again; parts of the path have to be.
  const dropped = !to.includes('?') && (query !== undefined || !keepsQuery(to)) ? ',QSD' : ''
  return [...conditions, `RewriteRule ${apacheWord(pattern)} ${target} [R=${status}${hasGroups ? '' : ',NE'}${dropped},L]`]
}

/** Lines for the server block of nginx. */
export function writeNginx(rules: readonly RedirectRule[], site: SiteRules): string {
  const needsQuery = rules.some(({ query }) => query !== undefined)
  const redirects = [...(needsQuery ? ['set $path_and_query "$uri?$args";'] : []), ...rules.map(nginxRule)]
  const [host, pages, move] = [
    section('HTTPS and host name', nginxHost(site)),
    section('Redirects', redirects),
    section('Another domain', nginxMove(site)),
  ]
  return `# Inside the server block\n${move === '' ? host + pages : pages + move + host}${section('Trailing slash', nginxSlash(site))}`
}

function nginxMove({ move, www }: SiteRules): string[] {
  if (!move) return []
  const { fits, pattern } = movingHost(move, www)
  return [`if ($host ${fits ? '~*' : '!~*'} "${pattern}$") { return 301 ${move.to}${move.keepsPath ? '$request_uri' : '/'}; }`]
}

function nginxHost({ https, proxy, www }: SiteRules): string[] {
  const scheme = https ? 'https' : '$scheme'
  return [
    ...(www === 'add' ? [`if ($host !~* "^www\\.") { return 301 ${scheme}://www.$host$request_uri; }`] : []),
    ...(www === 'remove' ? [`if ($host ~* "^www\\.(.+)$") { return 301 ${scheme}://$1$request_uri; }`] : []),
    ...(https ? [`if (${proxy ? '$http_x_forwarded_proto' : '$scheme'} != "https") { return 301 https://$host$request_uri; }`] : []),
  ]
}

function nginxSlash({ slash }: SiteRules): string[] {
  // “rewrite” escapes what it has matched; “return” with $uri would not.
  if (slash === 'add') return ['if (!-f $request_filename) { rewrite "^(.*/[^./]+)$" $1/ permanent; }']
  if (slash === 'remove') return ['if (!-d $request_filename) { rewrite "^/+(.*[^/])/+$" /$1 permanent; }']
  return []
}

function nginxRule({ isRegex, from, query, to, hasGroups, status }: RedirectRule): string {
  if (hasGroups)
    return `rewrite ${nginxWord(from)} "${to}${to.includes('?') ? '?' : ''}" ${isPermanent(status) ? 'permanent' : 'redirect'};`
  const answer = status === '410' ? 'return 410;' : `return ${status} "${nginxTarget(to, query === undefined)}";`
  if (query !== undefined) return `if ($path_and_query ${nginxEquals(`${from}?${query}`)}) { ${answer} }`
  return `if ($uri ${isRegex ? `~ ${nginxWord(from)}` : nginxEquals(from)}) { ${answer} }`
}

const isPermanent = (status: string): boolean => status === '301' || status === '308'

const nginxTarget = (to: string, mayKeep: boolean): string => to.replaceAll('$', '%24') + (mayKeep && keepsQuery(to) ? '$is_args$args' : '')

/** A text with a dollar sign would be read as a variable, so it becomes a regular expression. */
const nginxEquals = (text: string): string => (text.includes('$') ? `~ ${nginxWord(`^${quoteRegex(text)}$`)}` : `= ${nginxWord(text)}`)
