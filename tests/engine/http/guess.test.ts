import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuessFile } from '../../../engine/faces/guess.ts'
import { guessIndex } from '../../../engine/faces/guess-index.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { registry, REGISTRY_URL } from '../../support/real-registry.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const file: GuessFile = {
  tools: guessIndex(registry.tools).map((known) => ({
    ...known,
    text: `name of ${known.tool}`,
    url: `/${known.tool}/`,
    icon: '',
    hue: 0,
    effect: 'pure',
    starts: 'live',
  })),
  kinds: Object.fromEntries(Object.entries(registry.kinds).map(([kind, { label }]) => [kind, label])),
  say: {},
  recognizer: { module: '', assets: {} },
}

let port = 0
let server: RunningServer
beforeAll(async () => {
  const read = (language: string) => (language === 'pl' ? Promise.reject(new ToolError('unknown-language')) : Promise.resolve(file))
  ;({ port, server } = await startServer({ guess: { module: new URL('pageless/recognizer.ts', REGISTRY_URL).href, read } }))
})
afterAll(() => server.close(0))

type Guessed = {
  kinds: { kind: string; within: string[] }[]
  contents: unknown[]
  offers: { tool: string; values: Record<string, unknown>; content?: number }[]
}
const guess = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await ask(port, '/api/guess', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { ...answer, json: JSON.parse(answer.text) as Guessed & { code?: string; errors?: unknown } }
}

describe('POST /api/guess', () => {
  it('tells what a text is, what is inside, and which tools fit', { tags: 'long' }, async () => {
    const { status, headers, json } = await guess({ input: { text: 'eyJhIjoxfQ==' } })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(json.kinds.slice(0, 2)).toMatchObject([
      { kind: 'base64', label: 'Base64', within: [] },
      { kind: 'json', within: ['base64'] },
    ])
    expect(json.contents).toEqual(['{"a":1}'])
    expect(json.offers[0]).toMatchObject({
      tool: 'base64-decode',
      title: 'name of base64-decode',
      url: '/base64-decode/',
      field: 'text',
      values: {},
    })
    expect(json.offers[1]).toMatchObject({ tool: 'json-formatter', field: 'text', content: 0, values: {} })
  })

  it('gives what was read, and what goes with it, but not again what was sent', async () => {
    const { json } = await guess({ input: { text: '12/03/2026' } }, { 'accept-language': 'fr' })
    expect(json.offers[0]).toMatchObject({ tool: 'date-calculator', values: { date: '2026-03-12' } })
    const secret = 'https://user:hunter2@example.com/?token=hunter2'
    expect((await guess({ input: { text: secret } })).text).not.toContain('hunter2')
  })

  it('takes files', async () => {
    const base64 = Buffer.from('a;b\n1;2\n3;4').toString('base64')
    const { json } = await guess({ input: { file: { base64, name: 'a.csv', type: '' } } })
    expect(json.offers[0]).toMatchObject({ tool: 'csv-to-json', field: 'text', values: {} })
  })

  it('reads what is large in a process', async () => {
    const { status, json } = await guess({ input: { text: `[${'1,'.repeat(400_000)}1]` } })
    expect([status, json.offers[0]?.tool]).toEqual([200, 'json-formatter'])
  })

  it.each([
    ['{"input":{"text":1}}', 422],
    ['{"input":{"other":"a"}}', 422],
    ['{"text":"a"}', 422],
    ['nothing', 400],
    [`{"input":{"text":"${'x'.repeat(9 * 1024 * 1024)}"}}`, 413],
  ])('refuses what is no question, and what is too large', async (body, status) => {
    expect((await guess(body)).status).toBe(status)
  })

  it('answers other methods and languages without a build as such', async () => {
    expect((await ask(port, '/api/guess', {})).status).toBe(405)
    expect((await guess({ input: { text: 'a' } }, { 'accept-language': 'pl' })).json.code).toBe('unknown-language')
  })
})

it('is not there where nothing recognizes', async () => {
  const bare = await startServer()
  expect((await ask(bare.port, '/api/guess', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
    404,
  )
  await bare.server.close(0)
})
