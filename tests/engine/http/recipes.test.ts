import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../src/server/server.ts'
import { catalogue } from '../../support/real-registry.ts'
import { ask, type Question } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const recipe = (...steps: readonly object[]) => ({ toolglot: 'recipe', version: 1, steps })
const DECODE = { tool: 'base64-decode' }
const FORMAT = { tool: 'json-formatter', options: { indentation: 'none' } }

let real: { port: number; server: RunningServer }
let trial: { port: number; server: RunningServer }
beforeAll(async () => {
  const ready = { 'decode-json': recipe(DECODE, FORMAT) }
  real = await startServer({ tools: catalogue, recipes: () => Promise.resolve(ready) })
  // The trial tools: one that asks for its caller waits in the lane of the network, others spin or give too much.
  trial = await startServer({ runMs: 1_000, lookupLimit: { burst: 3, perSecond: 0.001 } })
})
afterAll(() => Promise.all([real.server.close(0), trial.server.close(0)]))

async function post(body: unknown, { port } = real, question: Question = {}) {
  const headers = { 'content-type': 'application/json', ...question.headers }
  const answer = await ask(port, '/api/recipes/run', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })
  return { ...answer, json: JSON.parse(answer.text) as Record<string, unknown> }
}

describe('POST /api/recipes/run', () => {
  it('gives the result of the last step', { tags: 'long' }, async () => {
    const { status, json, headers } = await post({ recipe: recipe(DECODE, FORMAT), input: btoa('{"a": 1}') })
    expect({ status, json }).toEqual({ status: 200, json: { result: '{"a":1}' } })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('runs a ready recipe by its name, and steps that are off are off', async () => {
    expect((await post({ recipe: 'decode-json', input: btoa('[ 1 ]') })).json).toEqual({ result: '[1]' })
    expect((await post({ recipe: recipe(DECODE, { ...FORMAT, off: true }), input: btoa('[ 1 ]') })).json).toEqual({ result: '[ 1 ]' })
  })

  it('takes and gives files', async () => {
    const steps = [{ tool: 'base64-encode-file', each: 'item' }, { tool: 'base64-decode-file' }]
    const file = (name: string) => ({ base64: 'AAEC', type: 'a/b', name })
    const { json } = await post({ recipe: recipe(...steps), input: [file('one'), file('two')] })
    expect((json.result as { base64: string }[]).map(({ base64 }) => base64)).toEqual(['AAEC', 'AAEC'])
  })

  it('tells what the steps said', async () => {
    const { json } = await post({
      recipe: recipe({ ...FORMAT, options: { tolerant: true, indentation: 'none' } }, { tool: 'reverse-text' }),
      input: '[1,]',
    })
    expect(json).toEqual({ result: ']1[', notices: [{ code: 'commas-passed', params: { count: 1 }, level: 'info', step: 0 }] })
  })

  it('answers the same in a process that reads a large request', { tags: 'long' }, async () => {
    const text = 'é'.repeat(300_000)
    const { json } = await post({
      recipe: recipe({ tool: 'base64-encode' }, DECODE, { tool: 'text-to-hex' }, { tool: 'hex-to-text' }),
      input: text,
    })
    expect(json.result === text).toBe(true)
    const refused = await post({ recipe: recipe(DECODE, { tool: 'nowhere' }), input: 'a'.repeat(300_000) })
    expect(refused).toMatchObject({ status: 404, json: { code: 'unknown-tool' } })
  })

  it.each<[string, unknown, number, object]>([
    [
      'a fault in the text, at its step',
      { recipe: recipe(DECODE, FORMAT), input: btoa('{') },
      422,
      {
        code: 'json-unclosed-object',
        step: 1,
        tool: 'json-formatter',
        field: 'text',
        message: expect.stringContaining('en json-formatter json-unclosed-object') as string,
      },
    ],
    ['a fault in a line', { recipe: recipe({ ...DECODE, each: 'line' }), input: 'YQ==\n!' }, 422, { step: 0, item: 1 }],
    ['a tool that is not there', { recipe: recipe(DECODE, { tool: '__proto__' }), input: '' }, 404, { code: 'unknown-tool', step: 1 }],
    ['a name of every object', { recipe: recipe({ tool: 'constructor' }), input: '' }, 404, { code: 'unknown-tool', step: 0 }],
    [
      'a tool of the page',
      { recipe: recipe(DECODE, { tool: 'base64-decode-file' }, { tool: 'image-resizer' }), input: '' },
      501,
      { code: 'browser-only', step: 2 },
    ],
    [
      'thousands of steps',
      { recipe: recipe(...Array.from({ length: 3_000 }, () => DECODE)), input: '' },
      422,
      { code: 'too-many', field: 'steps' },
    ],
    [
      'thousands of lines',
      { recipe: recipe({ tool: 'reverse-text', each: 'line' }), input: 'a\n'.repeat(1_001) },
      422,
      { code: 'too-many', step: 0 },
    ],
    [
      '__proto__ in options',
      `{"recipe":{"toolglot":"recipe","version":1,"steps":[{"tool":"url-encode","options":{"__proto__":{"x":1}}}]},"input":"a"}`,
      422,
      { code: 'unknown-field', step: 0 },
    ],
    ['a newer recipe', { recipe: { toolglot: 'recipe', version: 9, steps: [] }, input: '' }, 422, { code: 'recipe-version' }],
    ['a ready recipe that is not there', { recipe: 'constructor', input: '' }, 404, { code: 'not-found', field: 'recipe' }],
    ['no recipe', { input: 'a' }, 422, { code: 'required', field: 'recipe' }],
    ['an input that is a number', { recipe: recipe(DECODE), input: 7 }, 422, { code: 'wrong-type' }],
    ['what nobody asked for', { recipe: recipe(DECODE), input: '', extra: 1 }, 422, { code: 'unknown-field' }],
    ['no JSON', '{', 400, { code: 'bad-json' }],
  ])('refuses %s', async (_, body, status, error) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect((answer.json.errors as object[])[0]).toMatchObject(error)
  })

  it('refuses what is too large, too long, or no JSON by its type', { tags: 'long' }, async () => {
    const url = `http://127.0.0.1:${real.port}/api/recipes/run`
    const tooBig = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(9_000_000) })
    expect(tooBig.status).toBe(413)
    expect(
      (await post({ recipe: recipe({ tool: 'text-repeater', options: { count: 100_000 } }), input: 'a'.repeat(100) })).json,
    ).toMatchObject({ code: 'result-too-big' })
    expect((await post('{}', real, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await ask(real.port, '/api/recipes/run')).headers.allow).toBe('POST')
  })

  it('ends what takes too long, and goes on', { tags: 'long' }, async () => {
    const spin = { recipe: recipe({ tool: 'regex-bomb', from: 'matches', to: 'text' }), input: `${'a'.repeat(40)}!` }
    expect((await post(spin, trial)).json).toMatchObject({ code: 'time-limit' })
    expect((await post({ ...spin, input: 'aaa' }, trial)).json).toEqual({ result: 'true' })
  })

  it('asks over the network in the lane, and counts each time as a look-up', { tags: 'long' }, async () => {
    const lookUp = (...lines: string[]) =>
      post({ recipe: recipe({ tool: 'page-title', to: 'url', each: 'line' }), input: lines.join('\n') }, trial)
    // Refused by the guards of the network, which are asked in the process of the lane.
    expect((await lookUp('http://127.0.0.1/')).json).toMatchObject({
      code: 'network-refused',
      errors: [{ step: 0, item: 0, tool: 'page-title' }],
    })
    expect(await lookUp('', '', 'http://127.0.0.1/')).toMatchObject({ status: 422, json: { errors: [{ item: 2 }] } })
    expect((await lookUp('http://127.0.0.1/')).status).toBe(422)
    expect(await lookUp('http://127.0.0.1/')).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
  })
})
