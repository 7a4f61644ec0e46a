import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFrontSettings } from '../../../src/server/front-settings.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { type Finding, findingsOf, scoreOf } from '../../support/scores/observatory.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const LEAST = 120
const PAGE = '<!doctype html><title>Home</title><script type="module" src="/assets/client.js"></script>'

let root = ''
let port = 0
let server: RunningServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'observatory-'))
  await mkdir(join(root, 'builds'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, '404.html'), PAGE)
  await writeFile(join(root, 'builds/latest.json'), '{"id":"b"}')
  await mkdir(join(root, 'builds/meta'))
  await writeFile(join(root, 'builds/meta/b.json'), '{"redirects":{},"rules":[]}')
  ;({ port, server } = await startServer({ root, hsts: readFrontSettings({ HSTS: 'true' }).hsts }))
})
afterAll(async () => {
  await server.close(0)
  await rm(root, { recursive: true })
})

it.each(['/', '/nothing/', '/healthz', '/api/en/tools'])(
  '%s scores at least 120 behind TLS, by what Mozilla’s Observatory looks at',
  async (path) => {
    const { headers, text } = await ask(port, path)
    const findings = findingsOf(headers, text)
    expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([])
    expect(scoreOf(findings)).toBeGreaterThanOrEqual(LEAST)
  },
)

it('is scored as the Observatory does it', () => {
  const found = (modifiers: readonly number[]) => scoreOf(modifiers.map((modifier): Finding => ({ rule: '', modifier })))
  expect(found([10, 5, 0])).toBe(115)
  expect(found([10, -10])).toBe(100)
  expect(found([10, -15])).toBe(85)
  const policy = (text: string) => findingsOf({ 'content-security-policy': text }, '')[0]?.rule
  expect(policy('')).toBe('csp-not-implemented-or-invalid')
  expect(policy("default-src 'none'; style-src 'self' 'unsafe-inline'")).toBe('csp-implemented-with-unsafe-inline-in-style-src-only')
  expect(policy("default-src 'self'")).toBe('csp-implemented-with-no-unsafe')
  expect(policy("default-src 'none'; script-src data:")).toBe('csp-implemented-with-unsafe-inline')
  expect(policy("default-src 'none'; img-src http:")).toBe('csp-implemented-with-insecure-scheme-in-passive-content-only')
})
