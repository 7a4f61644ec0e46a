import { describe, expect, it } from 'vitest'
import { htaccessRedirectGenerator as tool } from '../../../../registry/tools/code/htaccess-redirect-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** The lines without headings, of one redirect. */
async function linesOf(row: object, more: object = {}) {
  const { text, nginx, notices } = await output(tool, { redirects: [row], ...more })
  const bare = (lines: string) => lines.split('\n').filter((line) => line !== '' && !line.startsWith('#') && line !== 'RewriteEngine On')
  return { apache: bare(text), nginx: bare(nginx), notices }
}
const codesOf = async (input: object) =>
  ((await output(tool, input)).notices ?? []).map(({ code, params }: { code: string; params: { row?: number } }) => `${code} ${params.row}`)

/** Takes a word as Apache’s configuration reader does (ap_getword_conf). */
function readApacheWord(text: string): string {
  const quoted = text.startsWith('"')
  return (quoted ? text.slice(1, -1) : text).replace(quoted ? /\\([\\"])/g : /\\(\\)/g, '$1')
}

describe('htaccess-redirect-generator', () => {
  it.each([
    ['/', '/home', 'RewriteRule ^$ /home [R=301,NE,L]', 'if ($uri = "/") { return 301 "/home$is_args$args"; }'],
    ['/a.b+c', '/d', 'RewriteRule ^a\\.b\\+c$ /d [R=301,NE,L]', 'if ($uri = "/a.b+c") { return 301 "/d$is_args$args"; }'],
    ['/a b', '/c d', 'RewriteRule "^a b$" /c\\%20d [R=301,NE,L]', 'if ($uri = "/a b") { return 301 "/c%20d$is_args$args"; }'],
    ['/a%22b', '/c', 'RewriteRule "^a\\"b$" /c [R=301,NE,L]', 'if ($uri = "/a\\"b") { return 301 "/c$is_args$args"; }'],
    ['/a$1', '/$1', 'RewriteRule ^a\\$1$ /\\$1 [R=301,NE,L]', 'if ($uri ~ "^/a\\$1$") { return 301 "/%241$is_args$args"; }'],
    ['/a', '/b?x=1', 'RewriteRule ^a$ /b?x=1 [R=301,NE,L]', 'if ($uri = "/a") { return 301 "/b?x=1"; }'],
    ['/a', '/b#c', 'RewriteRule ^a$ /b#c [R=301,NE,QSD,L]', 'if ($uri = "/a") { return 301 "/b#c"; }'],
    [
      '/é',
      'https://bücher.example/ü%zz',
      'RewriteRule ^é$ https://xn--bcher-kva.example/\\%C3\\%BC\\%25zz [R=301,NE,L]',
      'if ($uri = "/é") { return 301 "https://xn--bcher-kva.example/%C3%BC%25zz$is_args$args"; }',
    ],
  ])('escapes %s to %s', async (from, to, apache, nginx) => {
    expect(await linesOf({ from, to })).toMatchObject({ apache: [apache], nginx: [nginx] })
  })

  it('matches the query exactly, also an empty one', async () => {
    expect(await linesOf({ from: '/p?id=7&a=%20', to: '/q' })).toMatchObject({
      apache: ['RewriteCond %{QUERY_STRING} =id=7&a=%20', 'RewriteRule ^p$ /q [R=301,NE,QSD,L]'],
      nginx: ['set $path_and_query "$uri?$args";', 'if ($path_and_query = "/p?id=7&a=%20") { return 301 "/q"; }'],
    })
    expect((await linesOf({ from: '/p?', to: '/q' })).apache[0]).toBe('RewriteCond %{QUERY_STRING} ^$')
  })

  it.each([
    ['^/a/(\\d+)$', '/b/$1', ['RewriteRule ^a/(\\d+)$ /b/$1 [R=301,L]'], 'rewrite "^/a/(\\d+)$" "/b/$1" permanent;'],
    [
      '^/a|^/b',
      '/c',
      ['RewriteCond %{REQUEST_URI} ^/a|^/b', 'RewriteRule ^ /c [R=301,NE,L]'],
      'if ($uri ~ "^/a|^/b") { return 301 "/c$is_args$args"; }',
    ],
    [
      '\\.(htm)$',
      '/x.$1l',
      ['RewriteCond %{REQUEST_URI} \\.(htm)$', 'RewriteRule ^ /x.%1l [R=301,L]'],
      'rewrite "\\.(htm)$" "/x.$1l" permanent;',
    ],
    [
      '^/?a b$',
      '/c',
      ['RewriteCond %{REQUEST_URI} "^/?a b$"', 'RewriteRule ^ /c [R=301,NE,L]'],
      'if ($uri ~ "^/?a b$") { return 301 "/c$is_args$args"; }',
    ],
    [
      '-old',
      '/c',
      ['RewriteCond %{REQUEST_URI} (?:-old)', 'RewriteRule ^ /c [R=301,NE,L]'],
      'if ($uri ~ "-old") { return 301 "/c$is_args$args"; }',
    ],
    ['^/a\\\\b', '/c', ['RewriteRule "^a\\\\\\b" /c [R=301,NE,L]'], 'if ($uri ~ "^/a\\\\\\b") { return 301 "/c$is_args$args"; }'],
    ['^/a\\n', '/c', ['RewriteRule ^a\\n /c [R=301,NE,L]'], 'if ($uri ~ "^/a\\\\n") { return 301 "/c$is_args$args"; }'],
  ])('writes the pattern %s', async (from, to, apache, nginx) => {
    expect(await linesOf({ from, to, regex: true })).toMatchObject({ apache, nginx: [nginx] })
  })

  it('writes words that Apache reads back as they were', async () => {
    for (const from of ['^/a"b', '^/a\\\\"b c', '^/\\"', '^/x\\\\', '^/a\\ b']) {
      const [line = ''] = (await linesOf({ from, to: '/z9', regex: true })).apache
      const word = line.slice('RewriteRule '.length, line.lastIndexOf(' /z9'))
      expect(readApacheWord(word)).toBe(`^${from.slice(2)}`)
    }
  })

  it('has each status, and nothing but 301 and 302 for groups in nginx', async () => {
    for (const status of ['301', '302', '307', '308'])
      expect((await linesOf({ from: '/a', to: '/b', status })).nginx[0]).toContain(`return ${status} `)
    const { apache, nginx, notices } = await linesOf({ from: '^/(a)$', to: '/b/$1', status: '307', regex: true })
    expect([apache[0], nginx[0]]).toEqual(['RewriteRule ^(a)$ /b/$1 [R=307,L]', 'rewrite "^/(a)$" "/b/$1" redirect;'])
    expect(notices).toEqual([{ code: 'nginx-status', params: { row: 1 }, level: 'warning' }])
  })

  it.each([
    [
      { https: true, proxy: true },
      'RewriteCond %{HTTP:X-Forwarded-Proto} !=https\nRewriteCond %{HTTP_HOST} ^([^:]+) [NC]\nRewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]',
    ],
    [
      { www: 'add' },
      'RewriteCond %{HTTP_HOST} !^www\\. [NC]\nRewriteCond %{HTTP_HOST} ^(?:www\\.)?([^:]+) [NC]\nRewriteRule ^ %{REQUEST_SCHEME}://www.%1%{REQUEST_URI} [R=301,L]',
    ],
    [{ https: true, www: 'add' }, 'RewriteCond %{HTTPS} !=on [OR]\nRewriteCond %{HTTP_HOST} !^www\\. [NC]\n'],
    [
      { slash: 'add' },
      'RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_URI} !(?:/|\\.[^/]*)$\nRewriteRule ^ %{REQUEST_URI}/ [R=301,L]',
    ],
  ])('writes the options %j', async (options, lines) => {
    expect((await output(tool, options)).text).toContain(lines)
  })

  it('warns of chains, hidden rows and possible loops', async () => {
    expect(
      await codesOf({
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/c' },
        ],
      }),
    ).toEqual(['chain 1'])
    expect(await codesOf({ redirects: [{ from: '/a', to: '/b' }], slash: 'add' })).toEqual(['chain 1'])
    expect(await codesOf({ redirects: [{ from: '/a', to: 'https://b.example/b' }], slash: 'add' })).toEqual([])
    expect(
      await codesOf({
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/a', to: '/c' },
        ],
      }),
    ).toEqual(['hidden 2'])
    expect(
      await codesOf({
        redirects: [
          { from: '^/a', to: '/b', regex: true },
          { from: '/ab', to: '/c' },
        ],
      }),
    ).toEqual(['hidden 2'])
    expect(
      await codesOf({
        redirects: [
          { from: '/a?x', to: '/b' },
          { from: '/a', to: '/c' },
        ],
      }),
    ).toEqual([])
    expect(await codesOf({ redirects: [{ from: '^/blog/(.*)$', to: '/blog/new/$1', regex: true }] })).toEqual(['maybe-loop 1'])
    expect(await codesOf({ redirects: [{ from: '/a', to: 'https://other.example/a' }] })).toEqual(['maybe-loop 1'])
    expect(await codesOf({ redirects: [{ from: '/p?id=7', to: '/p' }] })).toEqual([])
    expect(await codesOf({ redirects: Array.from({ length: 13 }, () => ({ from: '/a', to: '/b' })) })).toHaveLength(11)
  })

  const one = (row: object, more: object = {}) => ({ redirects: [row], ...more })
  it.each([
    [{}, 'nothing-to-do', 'redirects'],
    [one({ from: '/a' }), 'required', 'redirects.0.to'],
    [one({ from: '', to: '/a' }), 'required', 'redirects.0.from'],
    [one({ from: 'a', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: 'https://a.example/', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/a%2Fb', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/a%ff', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/a%0a', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/a?b"', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/a?${b}', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '/\ud800', to: '/b' }), 'bad-path', 'redirects.0.from'],
    [one({ from: '(', to: '/b', regex: true }), 'bad-pattern', 'redirects.0.from'],
    [one({ from: 'a\nb', to: '/b', regex: true }), 'bad-pattern', 'redirects.0.from'],
    [one({ from: '^/${b}', to: '/b', regex: true }), 'bad-pattern', 'redirects.0.from'],
    [one({ from: '/a', to: 'b' }), 'bad-target', 'redirects.0.to'],
    [one({ from: '/a', to: '//b.example' }), 'bad-target', 'redirects.0.to'],
    [one({ from: '/a', to: 'javascript:alert(1)' }), 'bad-target', 'redirects.0.to'],
    [one({ from: '/a', to: 'https://u:p@b.example/' }), 'bad-target', 'redirects.0.to'],
    [one({ from: '/a', to: '/\ud800' }), 'bad-target', 'redirects.0.to'],
    [one({ from: '^/(a)', to: '/$2', regex: true }), 'bad-group', 'redirects.0.to'],
    [one({ from: '^/(a)', to: '/$0', regex: true }), 'bad-group', 'redirects.0.to'],
    [one({ from: '^/(a)', to: '/$1 b', regex: true }), 'bad-group-target', 'redirects.0.to'],
    [one({ from: '^/(a)', to: '/$1#b', regex: true }), 'bad-group-target', 'redirects.0.to'],
    [one({ from: '/a', to: '/a' }), 'loop', 'redirects.0.to'],
    [one({ from: '/a', to: '/%61?x=1' }), 'loop', 'redirects.0.to'],
    [one({ from: '/a', to: '/a/' }, { slash: 'remove' }), 'loop', 'redirects.0.to'],
    [one({ from: '/a/', to: '/a' }, { slash: 'add' }), 'loop', 'redirects.0.to'],
    [one({ from: '^/', to: '/home', regex: true }), 'loop', 'redirects.0.to'],
    [
      {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/c' },
          { from: '/c', to: '/b' },
        ],
      },
      'loop',
      'redirects.0.to',
    ],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })

  // RewriteCond and %{REQUEST_URI}: https://httpd.apache.org/docs/2.4/rewrite/remapping.html#canonicalhost.
  describe('of a whole domain', () => {
    const lines = async (input: object) => {
      const { text, nginx } = await output(tool, input)
      return [text, nginx].map((all: string) => all.split('\n').filter((line) => /^(?:Rewrite(?!Engine)|if|return)/.test(line)))
    }

    it('keeps the path, or leads to the home page', async () => {
      expect(await lines({ domain: 'https://www.new.example/shop/', oldDomain: 'www.old-site.example' })).toEqual([
        [
          'RewriteCond %{HTTP_HOST} ^(?:www\\.)?old-site\\.example(?::\\d+)?$ [NC]',
          'RewriteRule ^ https://www.new.example/shop%{REQUEST_URI} [R=301,L]',
        ],
        ['if ($host ~* "^(?:www\\.)?old-site\\.example$") { return 301 https://www.new.example/shop$request_uri; }'],
      ])
      expect(await lines({ domain: 'http://bücher.example', keepPath: false })).toEqual([
        ['RewriteCond %{HTTP_HOST} !^xn--bcher-kva\\.example(?::\\d+)?$ [NC]', 'RewriteRule ^ http://xn--bcher-kva.example/ [R=301,QSD,L]'],
        ['if ($host !~* "^xn--bcher-kva\\.example$") { return 301 http://xn--bcher-kva.example/; }'],
      ])
    })

    it('never sends the new domain away, also where www. is added or left out', async () => {
      for (const www of ['add', 'remove'])
        for (const domain of ['new.example', 'www.new.example'])
          expect((await lines({ domain, www }))[1]?.[0]).toContain('if ($host !~* "^(?:www\\.)?new\\.example$")')
    })

    it('lets redirects of single pages go first, and moves before HTTPS is asked for', async () => {
      const { text, nginx } = await output(tool, {
        redirects: [{ from: '/a', to: '/b' }],
        domain: 'new.example',
        oldDomain: 'old.example',
        https: true,
      })
      for (const all of [text, nginx]) {
        const headings = all.split('\n').filter((line: string) => /^# (?!Inside)/.test(line))
        expect(headings).toEqual(['# Redirects', '# Another domain', '# HTTPS and host name'])
      }
    })

    it.each([
      [{ domain: 'new example' }, 'bad-domain', 'domain'],
      [{ domain: 'https://new.example/?a=1' }, 'bad-domain', 'domain'],
      [{ domain: 'https://a:b@new.example' }, 'bad-domain', 'domain'],
      [{ domain: 'https://new.example/$1' }, 'bad-domain', 'domain'],
      [{ domain: 'ftp://new.example' }, 'bad-domain', 'domain'],
      [{ domain: 'new.example', oldDomain: 'https://old.example' }, 'bad-old-domain', 'oldDomain'],
      [{ domain: 'new.example', oldDomain: 'old.example/x' }, 'bad-old-domain', 'oldDomain'],
      [{ domain: 'www.new.example', oldDomain: 'new.example' }, 'same-domain', 'domain'],
      [{ oldDomain: 'old.example' }, 'required', 'domain'],
    ])('refuses %j', async (input, code, field) => {
      expect(await failure(tool, input)).toMatchObject({ code, field })
    })
  })
})
