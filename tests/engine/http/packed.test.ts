import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedTool } from '../../../engine/http/api.ts'
import { packedText } from '../../../engine/http/packed.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const LIST: readonly ListedTool[] = Array.from({ length: 100 }, (_, index) => ({
  text: `Tool ${index}`,
  url: `/t${index}/`,
  icon: '<svg/>',
}))

let port = 0
let server: RunningServer
beforeAll(async () => {
  ;({ port, server } = await startServer({
    listTools: (_language, typed) => Promise.resolve(typed === undefined ? LIST : LIST.slice(0, 1)),
  }))
})
afterAll(() => server.close(0))

describe.each(['/api/en/tools', '/api/openapi.json'])('%s', (path) => {
  it('comes packed as the caller likes', async () => {
    const plain = await ask(port, path)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const br = await ask(port, path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    const gz = await ask(port, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.bytes).toString()).toBe(plain.text)
    for (const { headers } of [plain, br, gz]) expect(headers.vary).toContain('Accept-Encoding')
    expect(br.bytes.length).toBeLessThan(plain.bytes.length)
  })

  it('is kept by its caller, who is told when it is the same', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await ask(port, path, { headers })
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', etag: expect.stringMatching(/^"[\w-]+-br"$/) as string })
    const again = await ask(port, path, { headers: { ...headers, 'if-none-match': `"other", ${first.headers.etag}` } })
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: first.headers.etag } })
    expect((await ask(port, path, { headers: { 'if-none-match': first.headers.etag ?? '' } })).status).toBe(200)
  })

  it('comes as it is where packing is not wanted', async () => {
    const answer = await ask(port, path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0, identity' } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

it('leaves what is short as it is', async () => {
  const answer = await ask(port, '/api/en/tools?q=tool', { headers: { 'accept-encoding': 'br' } })
  expect(JSON.parse(answer.text)).toHaveLength(1)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

it('packs a text once', async () => {
  const text = packedText('a'.repeat(10_000))
  const [one, two, other] = await Promise.all([text.for('br'), text.for('br, gzip'), text.for('gzip')])
  expect(two.bytes).toBe(one.bytes)
  expect(other.bytes).not.toBe(one.bytes)
})
