import * as z from 'zod'
import { type Fail, defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, rows, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { followRules, hiddenRules } from './redirect-loops.ts'
import { type DomainMove, type RedirectRule, writeApache, writeNginx } from './redirect-rules.ts'
import { isWebAddress } from '../../../lib/web/web-address.ts'
const failures = {
  'nothing-to-do': 'Add a redirect or turn on one of the options.',
  'bad-path': 'This isn’t a page path. Start it with “/”, and leave out the host, fragment (#), %2F and control characters.',
  'bad-pattern':
    'This regular expression can’t be used here. Close all parentheses and brackets, and leave out “${” and Perl-only syntax such as (?i).',
  'bad-target': 'This isn’t a valid target. Enter a path that starts with a single “/”, or a full URL.',
  'bad-group': {
    one: 'The target uses {{group}}, but the pattern has only {{count, number}} group in parentheses.',
    other: 'The target uses {{group}}, but the pattern has only {{count, number}} groups in parentheses.',
  },
  'bad-group-target':
    'Besides $1 to $9, the target of a pattern can have only plain letters, digits and URL characters: no “%”, “#” or space.',
  'bad-domain': 'This isn’t a valid target domain. Write it like new.example or https://new.example/shop.',
  'bad-old-domain': 'This isn’t a domain. Write it like old.example, without https:// or a path.',
  'same-domain': 'A domain can’t move to itself. Enter a different one.',
  loop: 'This redirect leads back to itself, so no page would ever open. Change its target.',
} as const

const row = {
  from: text('From', { min: 1, max: 1000, placeholder: '/old-page' }),
  to: text('To', { max: 1000, default: '', placeholder: '/new-page', help: 'Not for 410.' }),
  status: choice(
    'Status',
    {
      '301': '301 Moved permanently',
      '302': '302 Found (temporary)',
      '307': '307 Temporary, same method',
      '308': '308 Permanent, same method',
      '410': '410 Gone',
    },
    { default: '301' },
  ),
  regex: flag('Regular expression'),
}

/** The first example with paths in another language. */
const moved = (old: string, now: string, posts: string, gone: string) => ({
  input: {
    redirects: [
      { from: `/${old}`, to: `/${now}` },
      { from: '^/blog/(\\d+)/(.*)$', to: `/${posts}/$2?id=$1`, regex: true },
      { from: `/${gone}.html`, status: '410' as const },
    ],
  },
})

const nonAscii = (query: string, flowers: string, menu: string, now: string) => ({
  input: {
    redirects: [
      { from: query, to: flowers, status: '308' as const },
      { from: menu, to: `https://example.com/${now}`, status: '302' as const },
    ],
  },
})

export const htaccessRedirectGenerator = defineTool({
  id: 'htaccess-redirect-generator',
  category: 'code',
  icon: 'signpost',
  title: '.htaccess redirect generator',
  summary: 'Generate redirects for Apache and nginx: single pages, patterns, HTTPS, www and trailing slashes, checked for loops.',
  keywords: [
    '301 redirect',
    'mod_rewrite',
    'rewriterule',
    'apache redirect',
    'nginx redirect',
    'force https',
    'www redirect',
    'redirect domain',
  ],
  aliases: ['htaccess-generator', 'redirect-generator', '301-redirect-generator'],
  slugs: {
    es: 'generador-de-redirecciones-htaccess',
    fr: 'generateur-de-redirections-htaccess',
    id: 'generator-redirect-htaccess',
    it: 'generatore-redirect-htaccess',
    pl: 'generator-przekierowan-htaccess',
    pt: 'gerador-de-redirecionamento-htaccess',
    ru: 'generator-redirektov-htaccess',
  },
  effect: 'pure',
  input: z.object({
    redirects: rows('Redirects', row, { max: 500, default: [] }),
    https: flag('Always HTTPS'),
    proxy: flag('HTTPS ends at a proxy', { help: 'Trusts the X-Forwarded-Proto header.', advanced: true, when: { https: true } }),
    www: choice('Host name', { any: 'As it is', add: 'With www.', remove: 'Without www.' }),
    domain: text('Move to another domain', {
      max: 300,
      default: '',
      placeholder: 'https://new.example',
      help: 'Each page redirects to the same path there. Redirects of single pages come first.',
      advanced: true,
    }),
    oldDomain: text('Old domain', {
      max: 253,
      default: '',
      placeholder: 'old.example',
      help: 'With and without www. Leave empty to move every domain except the new one.',
      advanced: true,
    }),
    keepPath: flag('Keep the path', { default: true, help: 'If off, every page redirects to the home page.', advanced: true }),
    slash: choice('Trailing slash', { any: 'As it is', add: 'Add', remove: 'Remove' }),
  }),
  output: z.object({
    text: part(z.string(), 'Apache (.htaccess)', { view: 'code', language: 'apache', fileName: 'htaccess.txt' }),
    nginx: part(z.string(), 'nginx', { view: 'code', language: 'nginx', fileName: 'redirects.conf' }),
  }),
  failures,
  notices: {
    chain: { warning: 'Redirect {{row, number}} leads to an address that is redirected again. Point it straight to the final address.' },
    hidden: { warning: 'Redirect {{row, number}} is never used: an earlier one matches the same address.' },
    'maybe-loop': { warning: 'Redirect {{row, number}} may lead back to itself. Test it before you use it.' },
    'nginx-status': {
      warning: 'In nginx, redirect {{row, number}} answers with 301 or 302, the only statuses it allows for patterns with groups.',
    },
    more: {
      warning: { one: 'There is {{count, number}} more notice like this.', other: 'There are {{count, number}} more notices like this.' },
    },
  },
  notes: [
    'The Apache rules use mod_rewrite (Apache 2.4) and go in the .htaccess file in the site’s root; the nginx rules go in the server block. The first redirect that matches applies.',
    'Paths are compared after percent-decoding and are case-sensitive. A query in “From” must match exactly; without one, any query matches and is passed on unless the target has its own query or fragment. Regular expressions see the whole path, including the leading slash.',
    'Each redirect is followed to find loops. Test the rules with 302 before you switch to 301: browsers keep a 301 in their cache, often until it is cleared.',
  ],
  limits: { timeMs: 1000 },
  examples: [
    {
      title: 'Moved pages, with HTTPS',
      input: {
        https: true,
        redirects: [
          { from: '/old-page', to: '/new-page' },
          { from: '^/blog/(\\d+)/(.*)$', to: '/posts/$2?id=$1', regex: true },
          { from: '/gone.html', status: '410' },
        ],
      },
      in: {
        es: moved('pagina-antigua', 'pagina-nueva', 'articulos', 'borrada'),
        fr: moved('ancienne-page', 'nouvelle-page', 'articles', 'supprimee'),
        id: moved('halaman-lama', 'halaman-baru', 'artikel', 'terhapus'),
        it: moved('vecchia-pagina', 'nuova-pagina', 'articoli', 'rimossa'),
        pl: moved('stara-strona', 'nowa-strona', 'wpisy', 'usunieta'),
        pt: moved('pagina-antiga', 'pagina-nova', 'artigos', 'removida'),
        ru: moved('staraya-stranica', 'novaya-stranica', 'stati', 'udaleno'),
      },
      output: {
        text: 'RewriteEngine On\n\n# HTTPS and host name\nRewriteCond %{HTTPS} !=on\nRewriteCond %{HTTP_HOST} ^([^:]+) [NC]\nRewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]\n\n# Redirects\nRewriteRule ^old-page$ /new-page [R=301,NE,L]\nRewriteRule ^blog/(\\d+)/(.*)$ /posts/$2?id=$1 [R=301,L]\nRewriteRule ^gone\\.html$ - [G]\n',
        nginx:
          '# Inside the server block\n\n# HTTPS and host name\nif ($scheme != "https") { return 301 https://$host$request_uri; }\n\n# Redirects\nif ($uri = "/old-page") { return 301 "/new-page$is_args$args"; }\nrewrite "^/blog/(\\d+)/(.*)$" "/posts/$2?id=$1?" permanent;\nif ($uri = "/gone.html") { return 410; }\n',
      },
    },
    {
      title: 'One host name, no trailing slash',
      input: { https: true, www: 'remove', slash: 'remove' },
      output: {
        text: 'RewriteEngine On\n\n# HTTPS and host name\nRewriteCond %{HTTPS} !=on [OR]\nRewriteCond %{HTTP_HOST} ^www\\. [NC]\nRewriteCond %{HTTP_HOST} ^(?:www\\.)?([^:]+) [NC]\nRewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]\n\n# Trailing slash\nRewriteCond %{REQUEST_FILENAME} !-d\nRewriteCond %{REQUEST_URI} ^/+(.*[^/])/+$\nRewriteRule ^ /%1 [R=301,L]\n',
        nginx:
          '# Inside the server block\n\n# HTTPS and host name\nif ($host ~* "^www\\.(.+)$") { return 301 https://$1$request_uri; }\nif ($scheme != "https") { return 301 https://$host$request_uri; }\n\n# Trailing slash\nif (!-d $request_filename) { rewrite "^/+(.*[^/])/+$" /$1 permanent; }\n',
      },
    },
    {
      title: 'By query, and with non-ASCII letters',
      input: {
        redirects: [
          { from: '/page.php?id=7', to: '/roses', status: '308' },
          { from: '/caf%C3%A9 menu', to: 'https://example.com/menü#top', status: '302' },
        ],
      },
      in: {
        es: nonAscii('/pagina.php?id=7', '/rosas', '/caf%C3%A9 solo', 'menú#carta'),
        fr: nonAscii('/page.php?id=7', '/roses', '/caf%C3%A9 menu', 'goûter#carte'),
        it: nonAscii('/pagina.php?id=7', '/rose', '/caff%C3%A8 corretto', 'menù#bar'),
        pl: nonAscii('/strona.php?id=7', '/roze', '/%C5%9Bniadanie menu', 'śniadania#karta'),
        pt: nonAscii('/pagina.php?id=7', '/rosas', '/caf%C3%A9 novo', 'cardápio#topo'),
        ru: nonAscii('/stranica.php?id=7', '/rozy', '/%D0%BA%D0%B0%D1%84%D0%B5 %D0%BC%D0%B5%D0%BD%D1%8E', 'меню#top'),
      },
      output: {
        text: 'RewriteEngine On\n\n# Redirects\nRewriteCond %{QUERY_STRING} =id=7\nRewriteRule ^page\\.php$ /roses [R=308,NE,QSD,L]\nRewriteRule "^café menu$" https://example.com/men\\%C3\\%BC#top [R=302,NE,QSD,L]\n',
        nginx:
          '# Inside the server block\n\n# Redirects\nset $path_and_query "$uri?$args";\nif ($path_and_query = "/page.php?id=7") { return 308 "/roses"; }\nif ($uri = "/café menu") { return 302 "https://example.com/men%C3%BC#top"; }\n',
      },
    },
    {
      title: 'A whole domain',
      input: { domain: 'new.example', oldDomain: 'old.example' },
      in: {
        es: { input: { domain: 'nuevo.example', oldDomain: 'viejo.example' } },
        fr: { input: { domain: 'nouveau.example', oldDomain: 'ancien.example' } },
        id: { input: { domain: 'baru.example', oldDomain: 'lama.example' } },
        it: { input: { domain: 'nuovo.example', oldDomain: 'vecchio.example' } },
        pl: { input: { domain: 'nowy.example', oldDomain: 'stary.example' } },
        pt: { input: { domain: 'novo.example', oldDomain: 'antigo.example' } },
        ru: { input: { domain: 'novyy.example', oldDomain: 'staryy.example' } },
      },
      output: {
        text: 'RewriteEngine On\n\n# Another domain\nRewriteCond %{HTTP_HOST} ^(?:www\\.)?old\\.example(?::\\d+)?$ [NC]\nRewriteRule ^ https://new.example%{REQUEST_URI} [R=301,L]\n',
        nginx:
          '# Inside the server block\n\n# Another domain\nif ($host ~* "^(?:www\\.)?old\\.example$") { return 301 https://new.example$request_uri; }\n',
      },
    },
  ],
  transform: ({ redirects, https, proxy, www, slash, domain, oldDomain, keepPath }, { fail, note }) => {
    const move = moveOf(domain.trim(), oldDomain.trim(), keepPath, fail)
    if (redirects.length === 0 && !https && www === 'any' && slash === 'any' && !move) fail('nothing-to-do', { field: 'redirects' })
    const rules = redirects.map((row, index) => ruleOf(row, index, fail))
    const site = { https, proxy: proxy && https, www, slash, move }
    const journeys = followRules(rules, slash)
    journeys.forEach(({ isLoop, isSure }, index) => {
      if (isLoop && isSure) fail('loop', { field: `redirects.${index}.to` })
    })
    const rows = (fits: (index: number) => boolean): number[] => rules.flatMap((_, index) => (fits(index) ? [index] : []))
    const found = {
      hidden: hiddenRules(rules),
      'maybe-loop': rows((index) => journeys[index]?.isLoop === true),
      chain: rows((index) => !rules[index]?.isRegex && journeys[index]?.isSure === true && (journeys[index]?.hops ?? 0) > 1),
      'nginx-status': rows((index) => rules[index]?.hasGroups === true && /30[78]/.test(rules[index].status)),
    }
    for (const code of WARNINGS) {
      for (const index of found[code].slice(0, MOST_GIVEN)) note(code, { row: index + 1 })
      if (found[code].length > MOST_GIVEN) note('more', { count: found[code].length - MOST_GIVEN })
    }
    return { text: writeApache(rules, site), nginx: writeNginx(rules, site) }
  },
})

/** @throws ToolError bad-domain, bad-old-domain, same-domain, required */
function moveOf(domain: string, oldDomain: string, keepsPath: boolean, fail: Refuse): DomainMove | undefined {
  if (domain === '') return oldDomain === '' ? undefined : fail('required', { field: 'domain' })
  const address = domain.includes('://') ? domain : `https://${domain}`
  // Other characters would mean something to the servers, or be escaped a second time.
  const isPlain = isWebAddress(address) && /^https?:\/\/[^/?#@]+(?:\/[\w\-.~]+)*\/?$/i.test(address)
  if (!isPlain) return fail('bad-domain', { field: 'domain' })
  const { origin, hostname, pathname } = new URL(address)
  if (oldDomain === '') return { to: origin + pathname.replace(/\/+$/, ''), keepsPath }
  const host = /^[^\s/?#@:%[\]]+$/.test(oldDomain) && isWebAddress(`http://${oldDomain}`) ? new URL(`http://${oldDomain}`).hostname : ''
  const from = host.replace(/^www\./, '')
  if (from === '') fail('bad-old-domain', { field: 'oldDomain' })
  if (from === hostname.replace(/^www\./, '')) fail('same-domain', { field: 'domain' })
  return { from, to: origin + pathname.replace(/\/+$/, ''), keepsPath }
}

const MOST_GIVEN = 10

/** In the order in which they are said. */
const WARNINGS = ['hidden', 'maybe-loop', 'chain', 'nginx-status'] as const

type Row = z.output<z.ZodObject<typeof row>>
type Refuse = Fail<typeof failures>

function ruleOf({ from, to, status, regex }: Row, index: number, fail: Refuse): RedirectRule {
  const source = regex ? { from: patternOf(from, index, fail) } : pathOf(from.trim(), index, fail)
  if (status === '410') return { ...source, isRegex: regex, to: '', hasGroups: false, status }
  const field = `redirects.${index}.to`
  const target = to.trim()
  if (target === '') fail('required', { field })
  const hasGroups = regex && /\$\d/.test(target)
  if (hasGroups) checkGroups(source.from, target, field, fail)
  const written = target.toWellFormed().replace(/[^\x21\x23-\x3b=\x3f-\x5b\x5d\x5f\x61-\x7a~]|%(?![\da-f]{2})/giu, encodeURIComponent)
  const ready = target.isWellFormed() ? readyTarget(written) : undefined
  if (ready === undefined) return fail('bad-target', { field })
  return { ...source, isRegex: regex, to: ready, hasGroups, status }
}

/** A path of this site, or an address with its host in ASCII as headers need it. */
function readyTarget(written: string): string | undefined {
  if (/^\/(?!\/)/.test(written)) return URL.canParse(written, 'https://host.invalid') ? written : undefined
  if (!isWebAddress(written)) return undefined
  const { host, username, password } = new URL(written)
  return username + password === ''
    ? written.replace(/^(https?:\/\/)[^/?#]*/i, (_, scheme: string) => scheme.toLowerCase() + host)
    : undefined
}

function pathOf(text: string, index: number, fail: Refuse): { from: string; query?: string } {
  const where = { field: `redirects.${index}.from` }
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(text) ?? []
  const isGood = /^\/(?!\/)/.test(path) && !/#|%2f/i.test(path) && text.isWellFormed() && !/[\s"#]|\$\{/.test(query ?? '')
  const from = isGood ? decoded(path) : undefined
  if (from === undefined || /\p{Cc}/u.test(from + (query ?? ''))) return fail('bad-path', where)
  return { from, query }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function patternOf(text: string, index: number, fail: Refuse): string {
  const where = { field: `redirects.${index}.from` }
  if (!text.isWellFormed() || /\p{Cc}|\$\{/u.test(text)) fail('bad-pattern', where)
  try {
    return new RegExp(text).source && text
  } catch {
    return fail('bad-pattern', where)
  }
}

function checkGroups(pattern: string, target: string, field: string, fail: Refuse): void {
  const count = (new RegExp(`${pattern}|`).exec('')?.length ?? 1) - 1
  for (const [group] of target.matchAll(/\$\d+/g))
    if (group.length > 2 || group === '$0' || Number(group.slice(1)) > count) fail('bad-group', { group, count, field })
  if (!/^(?:[\w\-.~!&'()*+,;=:@/?]|\$[1-9])+$/.test(target)) fail('bad-group-target', { field })
}
