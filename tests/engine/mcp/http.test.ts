import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guessIndex } from '../../../engine/faces/guess-index.ts'
import { readyRecipes } from '../../../engine/read/registry.ts'
import { REGISTRY_URL } from '../../support/real-registry.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { mcpHost } from '../../../src/server/mcp.ts'
import type { RunningServer, ServerOptions } from '../../../src/server/server.ts'
import { createFaceWords } from '../../../src/server/words.ts'
import { ask } from '../../support/servers/ask.ts'
import { RUNNER_REGISTRY, startServer } from '../../support/servers/runner-server.ts'

const ROOT = new URL('../../../', import.meta.url)
const tools = await readCatalogue(new URL('registry/', ROOT))
const words = createFaceWords(new URL('locales/', ROOT), tools, locales)
const find = async (typed: string) => [
  { id: 'base64-encode', title: typed, summary: 'Found.' },
  { id: 'a-page', title: 'No tool', summary: '' },
]
const more = {
  recognizer: new URL('pageless/recognizer.ts', REGISTRY_URL).href,
  recipes: readyRecipes(REGISTRY_URL),
  takenIn: async () => guessIndex(await tools.loadAll()),
}
const host = await mcpHost({ tools, locales, ...words, find, ...more }, ['base64-encode'], true)
const mcp = { host, origins: ['https://friend.example'] }

const open: { close(): Promise<unknown> }[] = []
async function serve(options: Partial<ServerOptions> = {}): Promise<{ port: number; server: RunningServer }> {
  const started = await startServer({ tools, ...words, mcp, ...options })
  open.push({ close: () => started.server.close(0) })
  return started
}
async function connect(port: number, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit: { headers } }))
  open.unshift(client)
  return client
}
afterAll(async () => {
  for (const one of open) await one.close()
})

let port = 0
let client: Client
beforeAll(async () => {
  port = (await serve()).port
  client = await connect(port)
})

const run = (tool: string, input: object, more: object = {}) => client.callTool({ name: 'run_tool', arguments: { tool, input, ...more } })
const textOf = (result: object) => (result as { content: { text: string }[] }).content[0]?.text ?? ''

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const message = (name: string, given: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })
const post = (body: string, headers: Record<string, string> = {}, at = port) =>
  ask(at, '/mcp', { method: 'POST', body, headers: { ...HEADERS, ...headers } })

describe('the MCP server over HTTP', () => {
  it('is served to the official client', async () => {
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'search_tools',
      'describe_tool',
      'run_tool',
      'guess',
      'list_recipes',
      'run_recipe',
      'base64-encode',
    ])
    expect(client.getServerVersion()).toMatchObject({ name: 'toolglot' })
    expect((await run('base64-encode', { text: 'é' })).structuredContent).toMatchObject({ text: 'w6k=' })
    const own = await client.callTool({ name: 'base64-encode', arguments: { text: 'é' } })
    expect(own).toMatchObject({ structuredContent: { text: 'w6k=' }, content: [{ text: 'w6k=' }] })
    const found = await client.callTool({ name: 'search_tools', arguments: { query: 'x' } })
    expect(found.structuredContent).toEqual({ tools: [{ id: 'base64-encode', title: 'x', summary: 'Found.' }] })
  })

  it('guesses, and runs recipes', async () => {
    const guessed = await client.callTool({ name: 'guess', arguments: { text: '{"a": [1, 2]}' } })
    const { kinds, offers } = guessed.structuredContent as { kinds: { kind: string }[]; offers: { tool: string; values: object }[] }
    expect(kinds[0]?.kind).toBe('json')
    expect(offers.map(({ tool }) => tool)).toContain('json-formatter')
    const listed = await client.callTool({ name: 'list_recipes', arguments: {} })
    const { recipes } = listed.structuredContent as { recipes: { id: string; steps: string[] }[] }
    expect(recipes.find(({ id }) => id === 'base64-to-formatted-json')?.steps).toEqual(['base64-decode', 'json-formatter'])
    const input = 'eyJhIjoxfQ=='
    const ready = await client.callTool({ name: 'run_recipe', arguments: { recipe: 'base64-to-formatted-json', input } })
    expect(JSON.stringify(ready.structuredContent)).toContain(JSON.stringify('{\n  "a": 1\n}').slice(1, -1))
    const own = { toolglot: 'recipe', version: 1, steps: [{ tool: 'base64-encode' }, { tool: 'base64-encode' }] }
    const ran = await client.callTool({ name: 'run_recipe', arguments: { recipe: own, input: 'é' } })
    expect(JSON.stringify(ran.structuredContent)).toContain(Buffer.from('w6k=').toString('base64'))
    const secret = { ...own, steps: [{ tool: 'jwt-decoder' }] }
    expect(textOf(await client.callTool({ name: 'run_recipe', arguments: { recipe: secret, input: 'a' } }))).toMatch(/secrets/)
    expect(await client.callTool({ name: 'run_recipe', arguments: { recipe: 'no-such-recipe', input } })).toMatchObject({ isError: true })
  })

  it('shows images to the model', async () => {
    const made = await run('qr-code-generator', { kind: 'text', text: 'a' })
    expect(made.isError).toBeFalsy()
    expect(made.content).toContainEqual({ type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/) as string })
  })

  it('keeps nothing between two requests', async () => {
    const answers = await Promise.all(['a', 'b'].map((text) => post(message('run_tool', { tool: 'base64-encode', input: { text } }))))
    expect(
      answers.map(({ text }) => (JSON.parse(text) as { result: { structuredContent: { text: string } } }).result.structuredContent.text),
    ).toEqual(['YQ==', 'Yg=='])
    expect(answers[0]?.headers).not.toHaveProperty('mcp-session-id')
    for (const method of ['GET', 'DELETE']) expect((await ask(port, '/mcp', { method, headers: HEADERS })).status).toBe(405)
  })

  it('refuses secrets and keys in sentences', async () => {
    for (const [id, input] of [
      ['random-password', {}],
      ['encrypt-decrypt', { password: 'hunter2', text: 'a' }],
      ['jwt-decoder', { text: 'a.b.c' }],
    ] as const) {
      const refused = await run(id, input)
      expect(refused).toMatchObject({ isError: true })
      expect(textOf(refused)).toMatch(/secrets.*npx toolglot mcp/)
    }
    expect(textOf(await run('youtube-tag-extractor', { url: 'https://youtu.be/dQw4w9WgXcQ' }))).toMatch(/key of this site/)
    const password = await run('qr-code-generator', { kind: 'wifi', network: 'a', password: 'hunter2' })
    expect(textOf(password)).toMatch(/^password: This field holds a secret/)
    expect(JSON.stringify(password)).not.toContain('hunter2')
    const told = await client.callTool({ name: 'describe_tool', arguments: { tool: 'jwt-decoder', language: 'pl' } })
    expect(told.structuredContent).toMatchObject({ runsHere: false, why: expect.stringContaining('tajne') as string })
  })

  it('says failures of a tool in the caller’s language', async () => {
    const french = await connect(port, { 'accept-language': 'fr' })
    const failed = await french.callTool({ name: 'run_tool', arguments: { tool: 'json-formatter', input: { text: '{"a":' } } })
    expect(failed.isError).toBe(true)
    expect(textOf(failed)).toMatch(/^text: .*(?:objet|accolade|valeur|JSON)/)
    const browser = await french.callTool({ name: 'run_tool', arguments: { tool: 'screen-recorder', input: {} } })
    expect(textOf(browser)).toMatch(/navigateur/)
  })

  it('is asked by pages of this machine and of listed origins only', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const from = (origin: string, host = `127.0.0.1:${port}`) => post(list, { origin, host })
    expect((await from('https://evil.example')).status).toBe(403)
    // A name of its own that leads here, as DNS rebinding does.
    expect((await from('http://evil.example:4173', 'evil.example:4173')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    const friend = await from('https://friend.example')
    expect(friend).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': 'https://friend.example' } })
    expect((await from(`http://127.0.0.1:${port}`)).status).toBe(200)
    const preflight = await ask(port, '/mcp', { method: 'OPTIONS', headers: { origin: 'https://friend.example' } })
    expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': 'https://friend.example' } })
  })

  it('takes one message of bounded size', async () => {
    expect((await post('[]')).status).toBe(422)
    expect((await post('{')).status).toBe(400)
    expect((await post(message('run_tool', { tool: 'base64-encode', input: { text: 'x'.repeat(3 * 1024 * 1024) } }))).status).toBe(413)
    expect((await post(`{"a":${'['.repeat(100_000)}`)).status).toBe(400)
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

it('is loaded when it is first asked, not with the server', () => {
  const watched = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); seen.push(found.url); return found } })
    await import('./src/server/serve.ts')
    const count = () => seen.filter((url) => url.includes('@modelcontextprotocol')).length
    const before = count()
    await import('./engine/mcp/exchange.ts')
    console.log(JSON.stringify([before, count() > 0]))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', watched], { cwd: fileURLToPath(ROOT), encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual([0, true])
})

describe('the limits of the API', () => {
  it('hold for its callers', async () => {
    const limited = await serve({ rateLimit: { burst: 2, perSecond: 0.01 } })
    const asked = () => post(message('search_tools', { query: 'a' }), {}, limited.port)
    expect([(await asked()).status, (await asked()).status]).toEqual([200, 200])
    expect(await asked()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) as string } })
    // The same count: who has used up one face has used up the other.
    expect((await ask(limited.port, '/api/openapi.json')).status).toBe(429)
  })

  it('hold for look-ups, which are refused in a sentence', async () => {
    const limited = await serve({ lookupLimit: { burst: 1, perSecond: 0.01 }, rateLimit: { burst: 1000 } })
    const asked = async () =>
      (await connect(limited.port)).callTool({ name: 'run_tool', arguments: { tool: 'whois-lookup', input: { name: '' } } })
    await asked()
    expect(textOf(await asked())).toMatch(/Too many requests/)
  })

  it('end a run that takes too long, and let others pass meanwhile', { tags: 'long' }, async () => {
    const trial = await readCatalogue(RUNNER_REGISTRY)
    const slow = await serve({
      tools: trial,
      mcp: { host: { ...host, tools: trial, direct: [], wordsOf: async () => ({}), say: ({ code }) => code } },
    })
    const own = await connect(slow.port)
    const bomb = own.callTool({ name: 'run_tool', arguments: { tool: 'regex-bomb', input: { text: `${'a'.repeat(40)}!` } } })
    const others = await own.callTool({ name: 'run_tool', arguments: { tool: 'regex-bomb', input: { text: 'a' } } })
    expect(others.structuredContent).toEqual({ matches: true })
    expect(textOf(await bomb)).toBe('time-limit')
    const huge = await own.callTool({ name: 'run_tool', arguments: { tool: 'long-result', input: { megabytes: 4 } } })
    expect(textOf(huge)).toBe('result-too-big')
    const broken = await own.callTool({ name: 'run_tool', arguments: { tool: 'broken', input: { text: 'my secret' } } })
    expect(textOf(broken)).toBe('bug')
    expect(JSON.stringify(broken)).not.toContain('secret')
  })
})
