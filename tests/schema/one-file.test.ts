/** @module-tag long */
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearch } from '../../engine/search/search.ts'
import type { SearchFile } from '../../src/app/search/load-search.ts'
import { ask } from '../support/servers/ask.ts'
import { keepFewTools } from '../support/few-tools.ts'
import { ProjectCopy } from '../support/project-copy.ts'

/** One file more, and nothing else: what the whole project makes of it. */
const FIXTURE = 'registry/tools/encoders/fixture-tool.ts'
const ENTRY = readFileSync(new URL('../support/fixtures/fixture-tool.ts.txt', import.meta.url), 'utf8')
const KEPT = ['encoders/base64-encode.ts', 'encoders/base64-decode.ts', 'random/random-number.ts']
const OTHER_PAGES = ['/base64-encode/', '/random-number/', '/']

const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales/en'])
afterAll(() => project.dispose())

/** Script and module files that a page names, with what they hold. */
function scriptsOf(page: string): ReadonlyMap<string, string> {
  const html = project.read(`dist/client${page}index.html`)
  const paths = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map((match) => match[1] as string)
  return new Map(paths.map((path) => [path, project.read(`dist/client${path}`)]))
}

async function build(): Promise<void> {
  const { exit, error, out } = await project.run(['scripts/build.ts'])
  if (exit !== 0) throw new Error(out + error)
}

let before: ReadonlyMap<string, string>
let scriptsBefore: readonly ReadonlyMap<string, string>[]
let port = 0

beforeAll(async () => {
  keepFewTools(project, KEPT)
  before = project.snapshot()
  await build()
  scriptsBefore = OTHER_PAGES.map(scriptsOf)
  project.write(FIXTURE, ENTRY)
  await build()
  const server = project.start(['src/server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'toolglot-one-file-')),
  })
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  port = Number(/:(\d+)\//.exec(line.toString())?.[1])
})

describe('a tool dropped in as one file', () => {
  it('changes no other file', () => {
    const after = new Map(project.snapshot())
    expect(after.delete(FIXTURE)).toBe(true)
    expect(after).toEqual(before)
  })

  it('has a prerendered page with its form', async () => {
    const { status, text } = await ask(port, '/fixture-tool/')
    expect(status).toBe(200)
    expect(text).toContain('<title>Quizzical fixture')
    const markup = text.slice(text.indexOf('<div id="root">'), text.indexOf('id="island"'))
    expect(markup).toContain('Say a text several times over.')
    for (const label of ['Text', 'How many', 'In capitals']) expect(markup).toContain(label)
    expect(markup).toMatch(/<(?:input|textarea)[^>]*/)
    expect(markup).toContain('abab')
  })

  it('has a redirect from its alias', async () => {
    expect(await ask(port, '/old-fixture/?shout=1')).toMatchObject({ status: 308, headers: { location: '/fixture-tool/?shout=1' } })
  })

  it('is found by the search, by its title and by its keyword', () => {
    const [, url] = /data-shell="([^"]+)"/.exec(project.read('dist/client/index.html')) ?? []
    const { assets } = JSON.parse(project.read(`dist/client${url}`)) as { assets: { search: string } }
    const search = createSearch((JSON.parse(project.read(`dist/client${assets.search}`)) as SearchFile).index)
    for (const typed of ['quizzical', 'zanzibar']) expect(search.find(typed).map(({ url }) => url)).toEqual(['/fixture-tool/'])
  })

  it('is on the home page and on the page of its category', () => {
    for (const page of ['index.html', 'category/encoders/index.html'])
      expect(project.read(`dist/client/${page}`)).toContain('href="/fixture-tool/"')
  })

  it('is listed and run by the HTTP API', async () => {
    const list = JSON.parse((await ask(port, '/api/en/tools')).text) as { url: string }[]
    expect(list).toContainEqual({ text: 'Quizzical fixture', url: '/fixture-tool/', icon: expect.stringContaining('<svg') as string })
    const { status, text } = await ask(port, '/api/tools/fixture-tool', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"input":{"text":"ho","copyCount":3}}',
    })
    expect([status, JSON.parse(text)]).toEqual([200, { output: { text: 'hohoho' } }])
    expect((JSON.parse((await ask(port, '/api/openapi.json')).text) as { paths: object }).paths).toHaveProperty(['/api/tools/fixture-tool'])
  })

  it('has flags on the command line, and runs there', async () => {
    const help = await project.run(['src/cli/main.ts', 'fixture-tool', '--help'])
    expect(help.out).toMatch(/--copy-count <integer>\s+How many \(1 to 9 · default 2\)/)
    expect(help.out).toContain('--[no-]shout')
    expect(await project.run(['src/cli/main.ts', 'fixture-tool', '--shout', '--copy-count', '3'], 'hey')).toEqual({
      exit: 0,
      out: 'HEYHEYHEY\n',
      error: '',
    })
  })

  it('is in the sitemap', () => {
    expect(project.read('dist/client/sitemap.xml')).toMatch(/<loc>https?:\/\/[^<]+\/fixture-tool\/<\/loc>/)
  })

  it('adds not one byte to the scripts of other pages', () => {
    expect(OTHER_PAGES.map(scriptsOf)).toEqual(scriptsBefore)
    expect(scriptsBefore[0]?.size).toBeGreaterThan(2)
  })
})
