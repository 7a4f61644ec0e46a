/** @module-tag long */
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../support/servers/ask.ts'
import { keepFewTools } from '../support/few-tools.ts'
import { ProjectCopy } from '../support/project-copy.ts'

const KEPT = ['encoders/base64-encode.ts', 'encoders/base64-decode.ts', 'encoders/base64-encode-file.ts', 'random/random-number.ts']
const ENTRY = 'registry/tools/encoders/base64-encode.ts'

const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales/en', 'locales/fr'])
afterAll(() => project.dispose())

let port = 0
let messages: EventTarget

beforeAll(async () => {
  keepFewTools(project, KEPT)
  const server = project.start(['scripts/dev.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    NO_COLOR: '1',
    FORCE_COLOR: '',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'toolglot-dev-')),
  })
  port = await new Promise<number>((found) => {
    let said = ''
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const [, address] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said) ?? []
      if (address !== undefined) found(Number(address))
    })
  })
  const { text } = await ask(port, '/@vite/client')
  const token = /wsToken = "([^"]+)"/.exec(text)?.[1]
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr')
  await once(socket, 'open')
  messages = socket
})

/** Writes a file and waits until the pages that are open are told to load again. */
async function change(path: string, text: string): Promise<void> {
  const told = new Promise<void>((done) => {
    messages.addEventListener('message', function listen(event) {
      if ((JSON.parse((event as MessageEvent<string>).data) as { type: string }).type !== 'full-reload') return
      messages.removeEventListener('message', listen)
      done()
    })
  })
  // The watcher takes two changes at nearly the same time for one.
  await new Promise((wait) => setTimeout(wait, 300))
  project.write(path, text)
  await told
}

const headingOf = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec((await ask(port, path)).text)?.[1]

async function encode(text: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return JSON.parse(
    (await ask(port, '/api/tools/base64-encode', { method: 'POST', headers, body: JSON.stringify({ input: { text } }) })).text,
  )
}

it.each([
  ['/sitemap.xml', 'application/xml', '<loc>http://127.0.0.1:'],
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/blog/rss.xml', 'application/xml', '<rss'],
  ['/site.webmanifest', 'application/manifest+json', '"icons"'],
  ['/favicon.svg', 'image/svg+xml', '<svg'],
  ['/icon-192.png', 'image/png', 'PNG'],
  ['/builds/latest.json', 'application/json', '{"id":"dev"}'],
  ['/fr/encoder-base64/payload.json', 'application/json', '"build":"dev"'],
])('serves %s as a build would', async (path, type, part) => {
  const { status, headers, text } = await ask(port, path)
  expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, type])
  expect(text).toContain(part)
})

it('shows the fields of a tool with their words, files too', async () => {
  const { status, text } = await ask(port, '/base64-encode-file/')
  expect(status).toBe(200)
  expect(text).toMatch(/<input[^>]*type="file"/)
  const random = (await ask(port, '/random-number/')).text
  for (const label of ['From', 'How many', 'No repeats']) expect(random).toContain(`>${label}<`)
})

it('answers what is not there with the page that says so, in the language of the path', async () => {
  const { status, text } = await ask(port, '/fr/rien/')
  expect(status).toBe(404)
  expect(text).toContain('<html lang="fr">')
})

it('shows a changed entry, new words and a new tool without a restart, and survives a broken one', async () => {
  expect(await headingOf('/base64-encode/')).toBe('Base64 encode')
  expect(await encode('a')).toEqual({ output: { text: 'YQ==' } })

  const entry = project.read(ENTRY)
  await change(
    ENTRY,
    entry
      .replace("title: 'Base64 encode'", "title: 'Sixty-four'")
      .replace(/transform: \(\{ text, (.*)\}\) => \{/, "transform: ({ $1}) => {\nconst text = 'b'"),
  )
  expect(await headingOf('/base64-encode/')).toBe('Sixty-four')
  expect((await ask(port, '/')).text).toContain('Sixty-four')
  expect(await encode('a')).toEqual({ output: { text: 'Yg==' } })

  await change(ENTRY, `${entry}\n}`)
  expect((await ask(port, '/base64-encode/')).status).toBe(500)
  await change(ENTRY, entry)
  expect(await headingOf('/base64-encode/')).toBe('Base64 encode')

  const words = 'locales/fr/tools/base64-encode.json'
  await change(words, project.read(words).replace(/"title": "[^"]*"/, '"title": "Soixante-quatre"'))
  expect(await headingOf('/fr/encoder-base64/')).toBe('Soixante-quatre')

  await change('registry/tools/encoders/fixture-tool.ts', readFileSync('tests/support/fixtures/fixture-tool.ts.txt', 'utf8'))
  expect(await headingOf('/fixture-tool/')).toBe('Quizzical fixture')
})
