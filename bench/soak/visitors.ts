import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { startDnsServer } from '../../tests/support/servers/dns-server.ts'

/** What somebody does: one request or several. Rejects when an answer is not what it should be. */
export type Errand = () => Promise<void>
export type Answer = { readonly status: number; readonly body: Record<string, unknown> }
export type Visitors = {
  ask(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Shares a note, and resolves to its id and the secret of its owner. */
  share(): Promise<{ readonly id: string; readonly secret: string }>
  /** The next errand of the mix. */
  next(): Errand
  close(): void
}

const ADDRESSES = 2_000
const PAGES = ['/', '/base64-encode/', '/fr/', '/ru/', '/category/encoders/', '/loan-calculator/', '/setting/']
const RUNS: readonly (readonly [tool: string, input: object])[] = [
  ['base64-encode', { text: 'Toolglot '.repeat(200) }],
  ['url-encode', { text: 'the quick brown fox '.repeat(100) }],
  ['json-formatter', { text: JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: `name ${id}` }))) }],
]
const LOOKUP = { name: 'soak.test', types: ['A'] }

/** Settings under which many visitors come from one machine, and look-ups stay on it. */
export async function soakSettings(): Promise<{ settings: Record<string, string>; stop(): void }> {
  const names = await startDnsServer({ 'soak.test A': [Uint8Array.of(192, 0, 2, 1)] })
  const most = '1000000'
  const limits = { RATE_LIMIT: most, LOOKUP_RATE_LIMIT: most, SHARED_DAY_MB: most, SHARED_DAY_COUNT: most }
  return { settings: { ...limits, TRUST_PROXY: '1', TOOLGLOT_DNS: names.address }, stop: names.stop }
}

/** Visitors from many addresses: of twenty errands thirteen are pages, four runs, one is a look-up, two are shared documents. */
export function createVisitors(port: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let count = 0

  const ask: Visitors['ask'] = async (method, path, body, headers = {}) => {
    const address = ++count % ADDRESSES
    const asked = request({
      port,
      path,
      method,
      agent,
      headers: {
        'accept-encoding': path.startsWith('/api/') ? 'identity' : 'br',
        'x-forwarded-for': `10.0.${address >> 8}.${address & 255}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    asked.end(body && JSON.stringify(body))
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const status = response.statusCode ?? 0
    if (response.headers['content-type']?.includes('json')) return { status, body: (await json(response)) as Record<string, unknown> }
    for await (const _ of response);
    return { status, body: {} }
  }
  const expect = async (wanted: number, ...question: Parameters<typeof ask>): Promise<Answer> => {
    const answer = await ask(...question)
    if (answer.status !== wanted) throw new Error(`${question[0]} ${question[1].replaceAll(/[\w-]{22}/g, '…')}: ${answer.status}`)
    return answer
  }
  const share = async () => {
    const { body } = await expect(201, 'POST', '/api/shared', { kind: 'note', body: Buffer.alloc(2_000, 'sealed').toString('base64') })
    return { id: String(body.id), secret: String(body.secret) }
  }
  const page = async () => void (await expect(200, 'GET', PAGES[count % PAGES.length] as string))
  const run = async () => {
    const [tool, input] = RUNS[count % RUNS.length] as (typeof RUNS)[number]
    await expect(200, 'POST', `/api/tools/${tool}`, { input })
  }
  const lookUp = async () => void (await expect(200, 'POST', '/api/tools/dns-lookup', { input: LOOKUP }))
  const shareAndOpen = async () => {
    const { id, secret } = await share()
    await expect(200, 'POST', `/api/shared/${id}/open`)
    await expect(204, 'DELETE', `/api/shared/${id}`, undefined, { 'x-shared-secret': secret })
  }
  const mix = [...Array<Errand>(13).fill(page), ...Array<Errand>(4).fill(run), lookUp, ...Array<Errand>(2).fill(shareAndOpen)]
  let turn = 0
  return { ask, share, next: () => mix[(turn++ * 7) % mix.length] as Errand, close: () => agent.destroy() }
}
