import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { SPECIAL_NETWORKS } from '../../../../registry/data/web/special-addresses.ts'
import { contains, parseAddress } from '../../../../registry/lib/web/ip-network.ts'
import { randomIpGenerator as tool } from '../../../../registry/tools/network/random-ip-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const draw = async (input: object, seed?: number): Promise<string[]> =>
  (await output(tool, input, seed === undefined ? {} : { seed })).addresses
const inside = (text: string, network: string) => {
  const [base, prefix] = network.split('/') as [string, string]
  const address = parseAddress(base)
  const tested = parseAddress(text)
  return address !== undefined && tested !== undefined && contains({ ...address, prefix: Number(prefix) }, tested)
}

describe('random-ip-generator', () => {
  it.each(['4', '6'])('gives public addresses of IPv%s only, as an independent library judges', { tags: 'long' }, async (version) => {
    for (const address of await draw({ version, count: 10_000 })) {
      expect(ipaddr.parse(address).range()).toBe('unicast')
      expect(SPECIAL_NETWORKS.some((network) => inside(address, network))).toBe(false)
    }
  })

  it('leaves out exactly what is reserved in a network', async () => {
    // 192.0.0.0/22 holds 192.0.0.0/24 and 192.0.2.0/24.
    const all = await draw({ kind: 'own', network: '192.0.0.0/22', publicOnly: true, hostsOnly: false, count: 512 })
    expect(new Set(all.map((address) => address.split('.')[2]))).toEqual(new Set(['1', '3']))
    expect(new Set(all).size).toBe(512)
    expect(await failure(tool, { kind: 'own', network: '192.0.0.0/22', publicOnly: true, hostsOnly: false, count: 513 })).toMatchObject({
      code: 'too-few-addresses',
      params: { count: 512 },
    })
  })

  it.each([
    ['private', '4', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
    ['private', '6', ['fd00::/8']],
    ['documentation', '4', ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24']],
    ['documentation', '6', ['2001:db8::/32']],
  ])('draws %s addresses of IPv%s from their networks', async (kind, version, networks) => {
    for (const address of await draw({ kind, version, count: 500 })) expect(networks.some((network) => inside(address, network))).toBe(true)
  })

  it('draws each address equally often (chi-squared; a fair source fails less than once in 1e9)', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 10; seed++)
      for (const address of await draw({ kind: 'own', network: '10.0.0.0/28', hostsOnly: false, unique: false, count: 10_000 }, seed))
        counts.set(address, (counts.get(address) ?? 0) + 1)
    expect(counts.size).toBe(16)
    // 15 degrees of freedom: 1e-9 lies at about 73.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 6250) ** 2 / 6250, 0)).toBeLessThan(73)
  })

  it.each([
    ['10.0.0.0/30', true, ['10.0.0.1', '10.0.0.2']],
    ['10.0.0.0/31', true, ['10.0.0.0', '10.0.0.1']],
    ['10.0.0.7', true, ['10.0.0.7']],
    ['10.0.0.6/31', false, ['10.0.0.6', '10.0.0.7']],
    ['2001:db8::2/127', true, ['2001:db8::2', '2001:db8::3']],
    ['::/128', false, ['::']],
  ])('gives all of %s (hosts only: %s)', async (network, hostsOnly, all) => {
    expect((await draw({ kind: 'own', network, hostsOnly, count: all.length })).toSorted()).toEqual(all)
  })

  it('writes IPv6 in full, draws from all of it, and repeats itself for a seed', async () => {
    expect((await draw({ version: '6', full: true, count: 1 }))[0]).toMatch(/^[23][\da-f]{3}(?::[\da-f]{4}){7}$/)
    expect((await draw({ kind: 'own', network: '::/0', count: 100 })).length).toBe(100)
    expect(await draw({}, 3)).toEqual(await draw({}, 3))
  })

  it.each([
    [{ kind: 'own' }, 'bad-network', 'network'],
    [{ kind: 'own', network: '10.0.0.0/33' }, 'bad-network', 'network'],
    [{ kind: 'own', network: '10.0.0/8' }, 'bad-network', 'network'],
    [{ kind: 'own', network: 'x/8' }, 'bad-network', 'network'],
    [{ kind: 'own', network: '10.1.0.0/16', publicOnly: true }, 'no-addresses', 'network'],
    [{ kind: 'own', network: 'fe80::/10', publicOnly: true }, 'no-addresses', 'network'],
    [{ kind: 'own', network: '10.0.0.0/30' }, 'too-few-addresses', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
