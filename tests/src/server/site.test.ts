import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definePage } from '../../../engine/site/entries.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { ask, type Question } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const PAGE = '<!doctype html><title>Home</title>'
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'index.html.gz': gzipSync(PAGE),
  'tool/index.html': 'tool',
  'setting/index.html': 'setting',
  '404.html': 'lost',
  'fr/404.html': 'perdu',
  '500.html': 'broken',
  'assets/app-abc.js': 'run()',
  'embed/outil/index.html': 'embedded',
  'fr/embed/outil/index.html': 'embedded',
  'embed/data.json': '{}',
  'embed.js': 'resize()',
  'sandbox/index.html': 'sandbox',
  'sandbox/frame.js': 'become()',
  'sandbox/network/index.html': 'sandbox',
  'robots.txt': 'User-agent: *',
  'favicon.ico': 'icon',
  'share/en/tool.png': 'image',
  'builds/latest.json': '{"id":"b1"}',
  'builds/meta/b1.json': JSON.stringify({
    redirects: { '/old-tool/': '/tool/', '/away/': '//evil.test/', '/away-too/': 'https://evil.test/' },
    rules: [{ pattern: '/setting/*', file: '/setting/index.html' }],
  }),
}

let root = ''
let outside = ''
let port = 0
let server: RunningServer
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'site-'))
  root = join(outside, 'client')
  await writeFile(join(outside, 'secret.txt'), 'secret')
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const setting = definePage({
    id: 'setting',
    path: '/setting/*',
    component: 'setting',
    title: 'Settings',
    summary: 'All of them',
    validate: ({ rest = '' }) => !rest.startsWith('no'),
  })
  ;({ port, server } = await startServer({ root, pages: [setting] }))
})
afterAll(async () => {
  await server.close(0)
  await rm(outside, { recursive: true })
})
const get = (path: string, question?: Question) => ask(port, path, question)

describe('files', () => {
  it('serves pages, packed as the caller likes', async () => {
    const plain = await get('/')
    expect(plain).toMatchObject({
      status: 200,
      text: PAGE,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
    })
    const br = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br;q=0.9' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(PAGE)
    const gz = await get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(gz.bytes).toString()).toBe(PAGE)
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('answers 304 to its own tag and nothing else', async () => {
    const { etag = '' } = (await get('/')).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const tag of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
      const answer = await get('/', { headers: { 'if-none-match': tag } })
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag } })
    }
    expect((await get('/', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET', async () => {
    const answer = await get('/', { method: 'HEAD' })
    expect(answer).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': String(PAGE.length), 'content-type': 'text/html; charset=utf-8' },
    })
  })

  it('keeps assets for good and nothing else', async () => {
    expect((await get('/assets/app-abc.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await get('/tool/')).headers['cache-control']).toBe('no-cache')
  })

  it('lets nobody on the way keep which build is the newest', async () => {
    expect((await get('/builds/latest.json')).headers['cache-control']).toBe('no-store')
  })

  it('sees a file that was written again, and not its old packed form', async () => {
    await writeFile(join(root, 'again.txt'), 'one')
    await writeFile(join(root, 'again.txt.br'), brotliCompressSync('one'))
    expect((await get('/again.txt')).text).toBe('one')
    await writeFile(join(root, 'again.txt'), 'two')
    await utimes(join(root, 'again.txt'), new Date(), new Date(Date.now() + 5000))
    // Within a second, as the store does not look at each request.
    const again = () => get('/again.txt', { headers: { 'accept-encoding': 'br' } })
    await expect.poll(async () => (await again()).text, { timeout: 5_000 }).toBe('two')
    expect((await again()).headers).not.toHaveProperty('content-encoding')
  })

  it('takes GET and HEAD only', async () => {
    expect(await get('/', { method: 'POST', body: 'x' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('paths', () => {
  it.each([
    ['/tool', '/tool/'],
    ['/tool?a=1&b=%20', '/tool/?a=1&b=%20'],
    ['/old-tool?x=1', '/tool/?x=1'],
    ['/old-tool/', '/tool/'],
    ['/no-such-tool', '/no-such-tool/'],
    ['/setting/a.b', '/setting/a.b/'],
    ['/%C3%A9t%C3%A9', '/%C3%A9t%C3%A9/'],
    ['/tool?next=//evil.test', '/tool/?next=//evil.test'],
    ['/tool%0d%0aset-cookie:a=b', undefined],
  ])('%s leads to %s', async (path, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(location ? 308 : 400)
    expect(answer.headers.location).toBe(location)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it.each([
    '//evil.test',
    '//evil.test/',
    '///evil.test/',
    '/\\evil.test',
    '/\\evil.test/',
    '/%5Cevil.test',
    '/%5c%5cevil.test/',
    '/%2Fevil.test',
    '/%2f%2fevil.test/',
    '/./evil.test//',
    '/.//evil.test',
    '/tool/..//evil.test',
    '/%2e%2e//evil.test',
    '/away/',
    '/away-too/',
    '/away',
    '//evil.test/%2e%2e',
    '/;//evil.test',
    '/tool//',
    '/%09/evil.test',
    '/http://evil.test',
  ])('%s never leads to another host', async (path) => {
    const { status, headers } = await get(path)
    if (status === 308) expect(new URL(headers.location ?? '', 'http://here.test').host).toBe('here.test')
    else expect([400, 404]).toContain(status)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/assets/..%c0%af..%c0%afsecret.txt',
    '/%00',
    '/index.html%00.js',
    '/%zz',
    '/%',
    '/%c3%28',
    '/robots.txt/',
    '/assets/',
    `/${'a'.repeat(5000)}/`,
  ])('%s is refused', async (path) => {
    const answer = await get(path)
    expect([400, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('secret')
  })

  it('answers a rule for every path below it', async () => {
    expect(await get('/setting/any/thing/')).toMatchObject({ status: 200, text: 'setting' })
  })

  it('answers 404 where the page’s own check refuses the path', async () => {
    expect(await get('/setting/no/thing/')).toMatchObject({ status: 404, text: 'lost' })
    expect(await get('/fr/setting/no/')).toMatchObject({ status: 404, text: 'perdu' })
  })

  it('shows the error page of the language, with its true status', async () => {
    expect(await get('/nothing/')).toMatchObject({ status: 404, text: 'lost', headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(await get('/fr/rien/')).toMatchObject({ status: 404, text: 'perdu' })
    expect(await get('/es/nada/')).toMatchObject({ status: 404, text: 'lost' })
    expect(await get('/assets/gone-123.js')).toMatchObject({ status: 404, text: 'Not found\n' })
    expect(await get('/', { method: 'HEAD', headers: { host: 'evil.test' } })).toMatchObject({ status: 200 })
  })

  it('shows the 500 page when it breaks', async () => {
    const errors: unknown[] = []
    await mkdir(join(outside, 'damaged', 'builds'), { recursive: true })
    await writeFile(join(outside, 'damaged', '500.html'), 'broken')
    await writeFile(join(outside, 'damaged', 'builds', 'latest.json'), '{"id":"none"}')
    const damaged = await startServer({ root: join(outside, 'damaged'), onError: (error) => errors.push(error) })
    expect(await ask(damaged.port, '/nothing/')).toMatchObject({
      status: 500,
      text: 'broken',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
    expect(errors).toHaveLength(1)
    await damaged.server.close(0)
  })
})

describe('headers', () => {
  it.each([
    '/',
    '/nothing/',
    '/tool',
    '/%zz',
    '/healthz',
    '/api/en/tools',
    '/api/nothing',
    '/assets/app-abc.js',
    '/\\evil',
    '/builds/latest.json',
  ])('are strict on %s', async (path) => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
    for (const part of ["default-src 'none'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(headers['content-security-policy']).toContain(part)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).not.toMatch(/style-src [^;]*'unsafe/)
    expect(headers['content-security-policy']).toContain("style-src-attr 'none'")
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['permissions-policy']).toContain('camera=(self)')
  })

  it.each(['/embed/outil/', '/fr/embed/outil/'])('let pages of others frame %s, which reaches no others itself', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors \*$/)
    expect(headers['content-security-policy']).not.toMatch(/https?:/)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' })
    for (const feature of ['camera', 'microphone', 'display-capture', 'geolocation'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`)
  })

  it.each(['/embed/', '/embed/nothing/', '/embed/outil/more/', '/pt/embed/outil/', '/embed/data.json', '/outil/embed/x/'])(
    'let nobody frame %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  it.each(['/share/en/tool.png', '/favicon.ico', '/sandbox/frame.js', '/embed.js'])('let other pages show %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, headers: { 'cross-origin-resource-policy': 'cross-origin' } })
  })

  it('let a visitor’s HTML run in the sandbox only, and there without an origin', async () => {
    const policy = (await get('/sandbox/')).headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain("frame-ancestors 'self'")
    for (const path of ['/sandbox/../', '/sandbox/nothing/', '/sandbox', '/sandbox/network'])
      expect((await get(path)).headers['content-security-policy']).not.toContain("'unsafe-eval'")
  })

  it('let nothing out of the sandbox, unless it is the one with the network', async () => {
    const { headers: closed } = await get('/sandbox/')
    expect(closed['content-security-policy']).not.toMatch(/https?:|connect-src|wss?:/)
    expect(closed).toMatchObject({ 'connection-allowlist': '(response-origin)', 'x-dns-prefetch-control': 'off' })
    const { headers: open } = await get('/sandbox/network/')
    expect(open['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/)
    for (const directive of ['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src'])
      expect(open['content-security-policy']).toMatch(new RegExp(`${directive} [^;]*https: http:`))
    for (const part of ["form-action 'none'", "frame-ancestors 'self'"]) expect(open['content-security-policy']).toContain(part)
    expect(open['content-security-policy']).not.toContain('allow-same-origin')
    expect(open).not.toHaveProperty('connection-allowlist')
    for (const headers of [closed, open]) expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('says that it is well', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' })
  })
})
