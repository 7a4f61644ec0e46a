import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cidrCalculator } from '../../../../registry/tools/network/cidr-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const facts = async (network: string) => (await output(cidrCalculator, { network })).facts

describe('cidr-calculator', () => {
  it.each([
    // RFC 3021 and RFC 6164: point-to-point links have two hosts; a single address has one.
    ['10.0.0.1/31', { network: '10.0.0.0/31', firstHost: '10.0.0.0', lastHost: '10.0.0.1', hosts: '2' }],
    ['10.0.0.1/32', { firstHost: '10.0.0.1', lastHost: '10.0.0.1', hosts: '1', mask: '255.255.255.255', wildcard: '0.0.0.0' }],
    ['2001:db8::1/127', { network: '2001:db8::/127', firstHost: '2001:db8::', lastHost: '2001:db8::1', hosts: '2' }],
    ['::1', { network: '::1/128', hosts: '1', kind: 'loopback', inFull: '0000:0000:0000:0000:0000:0000:0000:0001' }],
    ['0.0.0.0/0', { firstHost: '0.0.0.1', lastHost: '255.255.255.254', hosts: '4294967294', addresses: '4294967296', mask: '0.0.0.0' }],
    ['::/0', { addresses: '340282366920938463463374607431768211456', lastHost: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', mask: '::' }],
    ['192.168.5.130/30', { network: '192.168.5.128/30', broadcast: '192.168.5.131', hosts: '2' }],
    ['172.16.0.0 255.240.0.0', { network: '172.16.0.0/12', kind: 'private' }],
    ['172.16.9.9/0.0.255.255', { network: '172.16.0.0/16' }],
    ['100.64.0.1/10', { kind: 'carrierGradeNat' }],
    ['::ffff:10.0.0.1/120', { kind: 'private' }],
    ['fd00::/8', { kind: 'uniqueLocal' }],
    ['8.8.8.8', { kind: 'unicast' }],
    // RFC 4291, 2.5.5.1: an IPv4-compatible address is not the mapped one.
    ['::192.0.2.33', { network: '::c000:221/128', kind: 'reserved', inFull: '0000:0000:0000:0000:0000:0000:c000:0221' }],
    ['::ffff:8.8.8.8', { network: '::ffff:808:808/128', kind: 'unicast' }],
    ['1:2:3:4:5:6:1.2.3.4', { network: '1:2:3:4:5:6:102:304/128', kind: 'reserved' }],
    ['64:ff9b::192.0.2.33/96', { network: '64:ff9b::/96', kind: 'rfc6052' }],
    // IANA's special-purpose registries and RFC 4291, 2.4.
    ['198.18.0.1', { kind: 'benchmarking' }],
    ['198.19.255.255', { kind: 'benchmarking' }],
    ['198.17.255.255', { kind: 'unicast' }],
    ['198.20.0.0', { kind: 'unicast' }],
    ['4000::1', { kind: 'reserved' }],
    ['100:0:0:1::', { kind: 'reserved' }],
    ['2606:4700::1111', { kind: 'unicast' }],
    // RFC 5952, section 4: the longest run of zeros is shortened, lower case.
    ['2001:DB8:0:0:1:0:0:1/128', { network: '2001:db8::1:0:0:1/128' }],
  ])('describes %s', async (network, expected) => {
    expect(await facts(network)).toMatchObject(expected)
  })

  it.each([
    ['192.0.2.7', 'documentation'],
    ['198.51.100.0/24', 'documentation'],
    ['203.0.113.255', 'documentation'],
    ['203.0.112.255', 'unicast'],
    ['::ffff:192.0.2.1', 'documentation'],
    ['2001:db8:ffff::/48', 'documentation'],
    ['2001:db9::', 'unicast'],
    ['3fff:fff::1', 'documentation'],
    ['240.0.0.1', 'reserved'],
  ])('names what %s is for (RFC 5737, RFC 3849, RFC 9637)', async (network, kind) => {
    expect((await facts(network)).kind).toBe(kind)
  })

  // RFC 1035, 3.5 and RFC 3596, 2.5: 4321:0:1:2:3:4:567:89ab is their example.
  it.each([
    ['10.2.0.52', '52.0.2.10.in-addr.arpa', undefined],
    ['192.168.1.10/24', '10.1.168.192.in-addr.arpa', '1.168.192.in-addr.arpa'],
    ['10.0.0.0/8', '0.0.0.10.in-addr.arpa', '10.in-addr.arpa'],
    ['10.0.0.0/9', '0.0.0.10.in-addr.arpa', undefined],
    ['0.0.0.0/0', '0.0.0.0.in-addr.arpa', undefined],
    ['4321:0:1:2:3:4:567:89ab', 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa', undefined],
    ['2001:db8::/32', `${'0.'.repeat(24)}8.b.d.0.1.0.0.2.ip6.arpa`, '8.b.d.0.1.0.0.2.ip6.arpa'],
  ])('names %s the other way round', async (network, reverse, reverseZone) => {
    expect(await facts(network)).toMatchObject({ reverse })
    expect((await facts(network)).reverseZone).toBe(reverseZone)
  })

  const list = async (network: string, more = {}) => {
    const { networks, total, ...rest } = await output(cidrCalculator, { network, ...more })
    return { networks: networks?.map((row: { network: string }) => row.network), total, ...rest }
  }

  it.each([
    ['10.0.0.0-10.0.0.255', ['10.0.0.0/24'], '256'],
    ['10.0.0.1 – 10.0.0.6', ['10.0.0.1/32', '10.0.0.2/31', '10.0.0.4/31', '10.0.0.6/32'], '6'],
    ['192.168.1.10-11', ['192.168.1.10/31'], '2'],
    ['0.0.0.0-255.255.255.255', ['0.0.0.0/0'], '4294967296'],
    ['2001:db8::-2001:db8::ffff', ['2001:db8::/112'], '65536'],
    // Lists: neighbors join, what is there twice counts once.
    ['10.0.0.0/25\n10.0.0.128/25, 10.0.0.7;10.0.1.0/24', ['10.0.0.0/23'], '512'],
    ['2001:db8::/33, 192.0.2.0/24', ['192.0.2.0/24', '2001:db8::/33'], (2n ** 95n + 256n).toString()],
    ['10.1.*.*, 10.2.3.*', ['10.1.0.0/16', '10.2.3.0/24'], '65792'],
  ])('makes the fewest networks of %s', async (network, networks, total) => {
    expect(await list(network)).toMatchObject({ networks, total })
  })

  it('covers any range of addresses without gap or overlap', async () => {
    const ip = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 0xffffffff }), fc.nat({ max: 0xffffffff }), async (a, b) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)]
        const { networks, total } = await output(cidrCalculator, { network: `${ip(first)}-${ip(last)}` })
        expect(total).toBe(String(last - first + 1))
        const value = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
        let next = first
        for (const { firstAddress, lastAddress } of networks) {
          expect(value(firstAddress)).toBe(next)
          next = value(lastAddress) + 1
        }
        expect(next).toBe(last + 1)
        // No two neighbors would fit into one network.
        expect(networks.length).toBeLessThanOrEqual(62)
      }),
    )
  })

  it('takes more networks, one on each line', async () => {
    expect(await list('10.0.0.0/25', { more: '10.0.0.128/25\r\n\n10.0.1.0/24' })).toMatchObject({ networks: ['10.0.0.0/23'], total: '512' })
    expect((await output(cidrCalculator, { network: '10.0.0.0/25', more: '::/0', address: '::1' })).contains).toBe(true)
  })

  it('takes one wildcard for a network, with all its facts', async () => {
    expect(await facts('192.168.*.*')).toMatchObject({ network: '192.168.0.0/16', kind: 'private' })
    expect(await facts('10.*')).toMatchObject({ network: '10.0.0.0/8' })
  })

  it.each([
    ['10.0.0.0/8', '10.1.0.0/16', true, undefined],
    ['10.1.0.0/16', '10.0.0.0/8', false, 'partly-inside'],
    ['10.0.0.0/24', '10.0.0.200-10.0.1.5', false, 'partly-inside'],
    ['10.0.0.0/24, 10.0.1.0/24', '10.0.0.200-10.0.1.5', true, undefined],
    ['10.0.0.0/24', '192.168.1.*', false, undefined],
    ['10.0.0.0/24, ::/0', '::1', true, undefined],
  ])('of %s, %s lies inside: %s', async (network, address, contains, code) => {
    const result = await output(cidrCalculator, { network, address })
    expect(result.contains).toBe(contains)
    expect(result.notices?.map((notice: { code: string }) => notice.code)).toEqual(code && [code])
  })

  it.each([
    [{ network: '10.0.0.9-10.0.0.1' }, 'bad-range', undefined],
    [{ network: '10.0.0.9-::1' }, 'bad-range', undefined],
    [{ network: '10.0.0.9-300' }, 'bad-address', undefined],
    [{ network: '10.*.1.*' }, 'bad-address', undefined],
    [{ network: '*.*.*.*' }, 'bad-address', undefined],
    [{ network: '300.*' }, 'bad-address', undefined],
    [{ network: '10.0.0.0/8,\n 10.0.0.0/40' }, 'bad-prefix', 13],
    [{ network: ' , ' }, 'required', undefined],
    [{ network: '10.0.0.0/8,11.0.0.0/8', splitInto: 16 }, 'split-one', undefined],
    [{ network: '10.0.0.0/8', address: '10.0.0.1,10.0.0.2' }, 'bad-address', undefined],
    [{ network: '10.0.0.0', more: '10.0.0.0,'.repeat(10_001) }, 'too-many-networks', undefined],
    [{ network: '10.0.0.0', more: '10.0.0.1\nx' }, 'bad-address', 9],
  ])('refuses %.60j', async (input, code, offset) => {
    const refused = await failure(cidrCalculator, input)
    expect(refused).toMatchObject({ code })
    expect(refused.place?.offset).toBe(offset)
  })

  it('says how many networks did not begin where they were said to, and how many are not shown', async () => {
    expect((await list('10.0.0.1/8, 11.0.0.0/8, 12.0.0.1/8')).notices).toEqual([{ code: 'host-bits-many', params: { count: 2 } }])
    const many = Array.from({ length: 1100 }, (_, i) => `10.${i >> 7}.${(i & 127) * 2}.0`).join()
    expect((await list('10.0.0.0', { more: many })).notices).toEqual([{ code: 'more-networks', params: { shown: 1024, count: 1100 } }])
  })

  it('has no broadcast where there is none', async () => {
    expect((await facts('10.0.0.0/31')).broadcast).toBeUndefined()
    expect((await facts('2001:db8::/64')).broadcast).toBeUndefined()
  })

  it('notices set host bits and cuts a long table', async () => {
    const { subnets, subnetCount, notices } = await output(cidrCalculator, { network: '10.1.2.3/8', splitInto: 32 })
    expect([subnets.length, subnetCount]).toEqual([1024, '16777216'])
    expect(notices).toEqual([
      { code: 'host-bits', params: { network: '10.0.0.0/8' } },
      { code: 'more-parts', params: { most: 1024 } },
    ])
  })

  it('splits without gap or overlap', async () => {
    const ipv4 = fc.nat({ max: 0xffffffff }).map((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.'))
    await fc.assert(
      fc.asyncProperty(ipv4, fc.integer({ min: 1, max: 32 }), fc.nat({ max: 6 }), async (address, prefix, more) => {
        const splitInto = Math.min(32, prefix + more)
        const { facts, subnets } = await output(cidrCalculator, { network: `${address}/${prefix}`, splitInto })
        const starts = subnets.map((part: { network: string }) =>
          part.network
            .split('/')[0]
            ?.split('.')
            .reduce((value, byte) => value * 256 + Number(byte), 0),
        )
        const size = 2 ** (32 - splitInto)
        expect(starts).toEqual(starts.map((_: number, index: number) => starts[0] + index * size))
        expect(starts.length * size).toBe(Number(facts.addresses))
        expect((await output(cidrCalculator, { network: facts.network, address })).contains).toBe(true)
      }),
    )
  })

  it.each([
    ['10.0.0.0/8', '11.0.0.0', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['10.0.0.0/8', '10.255.255.255', true],
  ])('%s holds %s: %s', async (network, address, contains) => {
    expect(await output(cidrCalculator, { network, address })).toMatchObject({ contains })
  })

  it.each([
    [{ network: '   ' }, 'required', 'network'],
    [{ network: '10.0.0.256/8' }, 'bad-address', 'network'],
    [{ network: '010.0.0.1/8' }, 'bad-address', 'network'],
    [{ network: '10.0.1' }, 'bad-address', 'network'],
    [{ network: '0x7f.0.0.1' }, 'bad-address', 'network'],
    [{ network: '::ffff:0x7f.1' }, 'bad-address', 'network'],
    [{ network: '1:2:3:4:5:6:7:1.2.3.4' }, 'bad-address', 'network'],
    [{ network: '1.2.3.4::' }, 'bad-address', 'network'],
    [{ network: '::1.2.3' }, 'bad-address', 'network'],
    [{ network: 'fe80::1%eth0/64' }, 'bad-address', 'network'],
    [{ network: '1::2::3' }, 'bad-address', 'network'],
    [{ network: '10.0.0.0/33' }, 'bad-prefix', 'network'],
    [{ network: '10.0.0.0/' }, 'bad-prefix', 'network'],
    [{ network: '::/129' }, 'bad-prefix', 'network'],
    [{ network: '10.0.0.0/255.0.255.0' }, 'bad-mask', 'network'],
    [{ network: '10.0.0.0/24', splitInto: 23 }, 'split-too-short', 'splitInto'],
    [{ network: '10.0.0.0/24', splitInto: 33 }, 'split-too-short', 'splitInto'],
    [{ network: '10.0.0.0/24', address: 'x' }, 'bad-address', 'address'],
    [{ network: '10.0.0.0/24', address: '::1' }, 'other-family', 'address'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(cidrCalculator, input)).toMatchObject({ code, field })
  })
})
