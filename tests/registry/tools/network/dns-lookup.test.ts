import { describe, expect, it } from 'vitest'
import type { DnsRecord, NetworkAccess } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { dnsLookup } from '../../../../registry/tools/network/dns-lookup.ts'
import { noNetwork } from '../../../support/servers/no-network.ts'
import { failure, output } from '../../../support/run-tool.ts'

const ZONE: readonly DnsRecord[] = [
  { name: 'example.com', type: 'A', ttl: 300, data: '192.0.2.1' },
  { name: 'example.com', type: 'MX', ttl: null, data: '0 .' },
  { name: 'xn--bcher-kva.example', type: 'TXT', ttl: null, data: '<script>' },
  { name: '1.2.0.192.in-addr.arpa', type: 'PTR', ttl: null, data: 'example.com' },
  { name: '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa', type: 'PTR', ttl: null, data: 'six.example.com' },
]

/** A resolver over a fixed zone, as the server's behaves. */
const net: NetworkAccess = {
  ...noNetwork,
  async resolveDns(name, type) {
    if (name === 'broken.example') throw new ToolError('network-failed')
    if (!ZONE.some((record) => record.name === name)) throw new ToolError('not-found')
    return ZONE.filter((record) => record.name === name && record.type === type)
  },
}
const host = { net }

describe('dns-lookup', () => {
  it('shows the records found, and which types have none', async () => {
    expect(await output(dnsLookup, { name: 'Example.COM.', types: ['A', 'MX', 'TXT'] }, {}, host)).toEqual({
      asked: 'example.com',
      records: [
        { type: 'A', name: 'example.com', data: '192.0.2.1', ttl: 300 },
        { type: 'MX', name: 'example.com', data: '0 .' },
      ],
      without: ['TXT'],
    })
  })

  it('shows the types that came when another one failed, and says why that failed', async () => {
    const shaky: NetworkAccess = {
      ...net,
      resolveDns: (name, type) =>
        type === 'TXT' ? Promise.reject(new ToolError('network-failed', { host: name, reason: 'servfail' })) : net.resolveDns(name, type),
    }
    expect(await output(dnsLookup, { name: 'example.com', types: ['A', 'TXT', 'NS'] }, {}, { net: shaky })).toEqual({
      asked: 'example.com',
      records: [{ type: 'A', name: 'example.com', data: '192.0.2.1', ttl: 300 }],
      without: ['NS'],
      failed: [{ type: 'TXT', reason: 'servfail' }],
    })
    expect(await failure(dnsLookup, { name: 'example.com', types: ['TXT'] }, {}, { net: shaky })).toMatchObject({ code: 'network-failed' })
  })

  it('shows an alias once that leads to records of several types', async () => {
    const alias = { name: 'www.example.com', type: 'CNAME', ttl: 60, data: 'example.com' }
    const aliased: NetworkAccess = {
      ...noNetwork,
      resolveDns: (_, type) =>
        Promise.resolve([alias, { name: 'example.com', type, ttl: 300, data: type === 'A' ? '192.0.2.1' : '2001:db8::1' }]),
    }
    const { records } = await output(dnsLookup, { name: 'www.example.com', types: ['A', 'AAAA'] }, {}, { net: aliased })
    expect(records.map(({ type }: DnsRecord) => type)).toEqual(['CNAME', 'A', 'AAAA'])
  })

  it.each([
    ['bücher.example', 'TXT', 'xn--bcher-kva.example'],
    ['https://user.example@example.com:8080/x?y', 'A', undefined],
    ['https://example.com:8080/x?y#z', 'A', 'example.com'],
    ['192.0.2.1', 'PTR', '1.2.0.192.in-addr.arpa'],
    ['2001:db8::1', 'PTR', '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
  ])('asks for %s %s as %s', async (name, type, asked) => {
    if (asked) expect((await output(dnsLookup, { name, types: [type] }, {}, host)).asked).toBe(asked)
    else expect(await failure(dnsLookup, { name, types: [type] }, {}, host)).toMatchObject({ code: 'bad-name' })
  })

  it.each([
    [{ name: ' ' }, 'required'],
    [{ name: 'nothing.example' }, 'no-such-name'],
    [{ name: '_dmarc.nothing.example' }, 'no-such-name'],
    [{ name: '1.2.3' }, 'no-such-name'],
    [{ name: 'example.com', types: ['TXT', 'NS'] }, 'no-such-record'],
    [{ name: '192.0.2.1', types: ['A'] }, 'address-needs-ptr'],
    [{ name: 'broken.example' }, 'network-failed'],
    [{ name: 'a b.example' }, 'bad-name'],
    [{ name: 'a..example' }, 'bad-name'],
    [{ name: '-a.example' }, 'bad-name'],
    [{ name: 'xn--\u0000.example' }, 'bad-name'],
    [{ name: `${'a'.repeat(64)}.example` }, 'long-name'],
    [{ name: 'example.com', types: [] }, 'required'],
  ])('refuses %j as %s', async (input, code) => {
    expect(await failure(dnsLookup, input, {}, host)).toMatchObject({ code })
  })

  it('does not take a name of numbers for an address', async () => {
    expect(await failure(dnsLookup, { name: '1.2.3' }, {}, host)).toMatchObject({ params: { name: '1.2.3' } })
  })

  it('says so where there is no network', async () => {
    expect(await failure(dnsLookup, { name: 'example.com' })).toMatchObject({ code: 'offline' })
  })
})
