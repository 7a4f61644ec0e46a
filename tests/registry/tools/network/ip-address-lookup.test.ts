import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeoFacts, NetworkAccess } from '../../../../engine/core/context.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { ipAddressLookup } from '../../../../registry/tools/network/ip-address-lookup/tool.ts'
import { noNetwork } from '../../../support/servers/no-network.ts'
import { type Registries, startRegistries } from '../../../support/servers/registries.ts'
import { failure, output } from '../../../support/run-tool.ts'

let registries: Registries
let net: NetworkAccess
beforeAll(async () => {
  registries = await startRegistries()
  net = createNet(registries.options, new AbortController().signal)
})
afterAll(() => registries.stop())

const PLACE: GeoFacts = { country: 'DE', city: 'Berlin', database: 'DBIP-City-Lite', made: '2026-11-01' }

describe('ip-address-lookup', () => {
  it('puts together what registry, routing and names say', async () => {
    const { address, facts, names, notices, place } = await output(ipAddressLookup, { address: ' 8.8.8.8 ' }, {}, { net })
    expect(address).toBe('8.8.8.8')
    expect(facts).toEqual({
      version: 'IPv4',
      kind: 'unicast',
      holder: 'Google LLC',
      network: 'GOGL',
      range: '8.8.8.0/24',
      country: 'US',
      registry: 'rdap.arin.test',
      asn: 'AS15169',
      asName: 'GOOGLE',
      route: '8.8.8.0/24',
      abuseEmail: 'network-abuse@google.com',
    })
    expect(names).toEqual([{ name: 'dns.google', confirmed: true }])
    expect(notices).toEqual([{ code: 'registry-country', level: 'info' }])
    expect(place).toBeUndefined()
  })

  it('takes the IPv4 address out of an IPv6 address that only carries it', async () => {
    expect(await output(ipAddressLookup, { address: '::ffff:8.8.8.8' }, {}, { net })).toMatchObject({
      address: '8.8.8.8',
      facts: { network: 'GOGL' },
    })
  })

  it('names the database of a place, and makes none up', async () => {
    const { place, notices } = await output(
      ipAddressLookup,
      { address: '8.8.8.8' },
      {},
      { net: { ...net, locate: () => Promise.resolve(PLACE) } },
    )
    expect(place).toEqual({ country: 'DE', city: 'Berlin', database: 'DBIP-City-Lite', made: '2026-11-01' })
    expect(notices).toEqual([{ code: 'estimate', level: 'info', params: { database: 'DBIP-City-Lite', made: '2026-11-01' } }])
  })

  it('does not take a name that leads elsewhere for confirmed', async () => {
    const liar: NetworkAccess = {
      ...net,
      resolveDns: async (name, type) => (type === 'A' ? [{ name, type, ttl: 1, data: '1.2.3.4' }] : net.resolveDns(name, type)),
    }
    expect((await output(ipAddressLookup, { address: '8.8.8.8' }, {}, { net: liar })).names).toEqual([
      { name: 'dns.google', confirmed: false },
    ])
  })

  it('shows the visitor’s own address when none is given', async () => {
    const { address, notices } = await output(ipAddressLookup, {}, {}, { net: { ...net, caller: '8.8.8.8' } })
    expect(address).toBe('8.8.8.8')
    expect(notices[0]).toEqual({ code: 'own', level: 'info' })
    expect(await failure(ipAddressLookup, { address: ' ' }, {}, { net })).toMatchObject({ code: 'no-own-address', field: 'address' })
  })

  it.each([
    ['192.168.1.1', 'private'],
    ['100.64.1.1', 'carrierGradeNat'],
    ['127.0.0.1', 'loopback'],
    ['2001:db8::1', 'documentation'],
    ['fe80::1', 'linkLocal'],
    ['::ffff:10.0.0.1', 'private'],
  ])('asks nobody about %s, which is %s', async (address, kind) => {
    const { facts, notices, names } = await output(ipAddressLookup, { address }, {}, { net: noNetwork })
    expect(facts).toMatchObject({ kind })
    expect(notices).toEqual([{ code: 'special', level: 'info' }])
    expect(names).toBeUndefined()
  })

  it('shows what is there when no registry answers', async () => {
    const alone: NetworkAccess = { ...net, fetch: noNetwork.fetch }
    const { facts, notices } = await output(ipAddressLookup, { address: '8.8.8.8' }, {}, { net: alone })
    expect(facts).toMatchObject({ asn: 'AS15169' })
    expect(notices).toEqual([{ code: 'no-registry', level: 'warning' }])
  })

  it.each(['example.com', '1.2.3', '256.1.1.1', '1.2.3.4/24', '::g'])('refuses %s', async (address) => {
    expect(await failure(ipAddressLookup, { address }, {}, { net })).toMatchObject({ code: 'bad-address', field: 'address' })
  })
})
