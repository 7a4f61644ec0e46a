import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import type { NetOptions } from '../../../../engine/run/net/options.ts'
import { drip } from '../../../support/servers/raw-upstream.ts'

const signal = new AbortController().signal
/** Only where the deadline itself is tested is it short. */
const PATIENCE_MS = 60_000

describe('query', () => {
  let port = 0
  const whois = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const text = data.toString()
      if (text.startsWith('reset')) socket.resetAndDestroy()
      else if (text.startsWith('endless')) drip(socket, 'x'.repeat(1000))
      else if (text.startsWith('silent')) return
      else socket.end(`you asked ${JSON.stringify(text)}`)
    })
  })
  beforeAll(async () => {
    whois.listen(0, '127.0.0.1')
    await once(whois, 'listening')
    port = (whois.address() as AddressInfo).port
  })
  afterAll(() => whois.close())
  const query = async (text: string, host = 'whois.test', options: NetOptions = {}) => {
    try {
      const access = createNet(
        { timeMs: PATIENCE_MS, upstreams: { 'whois://whois.test': `whois://127.0.0.1:${port}` }, ...options },
        signal,
      )
      return new TextDecoder().decode(await access.query(host, text, { maxBytes: 5_000 }))
    } catch (error) {
      const { code, params } = (error as ToolError).failure
      return code === 'network-failed' ? `${code} ${params.reason}` : code
    }
  }

  it('asks one line and reads to the end', async () => {
    expect(await query('example.com')).toBe('you asked "example.com\\r\\n"')
  })

  it.each([
    ['reset', 'network-failed cut-off'],
    ['endless', 'too-big'],
    ['two\r\nlines', 'network-refused'],
    ['a\u0000b', 'network-refused'],
    ['x'.repeat(600), 'network-refused'],
    ['', 'network-refused'],
  ])('%j ends as %s', async (text, expected) => {
    expect(await query(text)).toBe(expected)
  })

  it('ends by its deadline', async () => {
    expect(await query('silent', 'whois.test', { timeMs: 100, upstreams: { 'whois://whois.test': `whois://127.0.0.1:${port}` } })).toBe(
      'network-failed timeout',
    )
  })

  it.each(['127.0.0.1', 'localhost', '169.254.169.254', '10.0.0.1', 'a@b', 'host:25', ''])('refuses the host %j', async (host) => {
    expect(await query('a', host)).toBe('network-refused')
  })
})
