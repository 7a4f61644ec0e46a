import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunHost } from '../../../../engine/run/context.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { whoisLookup } from '../../../../registry/tools/network/whois-lookup/tool.ts'
import { type Registries, startRegistries } from '../../../support/servers/registries.ts'
import { failure, output } from '../../../support/run-tool.ts'

let registries: Registries
let host: RunHost
beforeAll(async () => {
  registries = await startRegistries()
  host = { net: createNet(registries.options, new AbortController().signal) }
})
afterAll(() => registries.stop())
const look = (name: string) => output(whoisLookup, { name }, {}, host)

describe('whois-lookup, domains by RDAP', () => {
  it('reads the facts, and counts the days left to the end of the last day', async () => {
    const { domain, status, nameServers, source, notices, text } = await look('example.com')
    expect(domain).toEqual({
      name: 'example.com',
      registrar: 'Example Registrar, Inc.',
      registrarId: '376',
      created: '1995-08-14',
      updated: '2026-08-14',
      expires: '2026-12-01',
      daysLeft: 10,
      dnssec: 'signed',
      abuseEmail: 'abuse@registrar.test',
      abusePhone: '+1.5555551234',
    })
    expect(status).toEqual([
      { code: 'clientTransferProhibited', meaning: 'no-transfer' },
      { code: 'serverDeleteProhibited', meaning: 'no-delete' },
      { code: 'ok', meaning: 'ok' },
    ])
    expect(nameServers).toEqual(['a.iana-servers.net', 'b.iana-servers.net'])
    expect(source).toEqual({ host: 'rdap.com.test', protocol: 'RDAP' })
    expect(notices).toBeUndefined()
    expect(JSON.parse(text)).toMatchObject({ ldhName: 'EXAMPLE.COM' })
  })

  it.each([
    ['https://www.shop.example.com:8443/a?b', 'www.shop.example.com'],
    ['mail.example.com', 'mail.example.com'],
  ])('takes the registered name out of %s and says so', async (name, given) => {
    const { domain, notices } = await look(name)
    expect(domain.name).toBe('example.com')
    expect(notices).toEqual([{ code: 'shortened', level: 'info', params: { given, name: 'example.com' } }])
  })

  it('asks for names in other letters in Punycode, and shows both', async () => {
    expect((await look('www.BÜCHER.com')).domain).toMatchObject({ name: 'bücher.com', ascii: 'xn--bcher-kva.com' })
    expect((await look('xn--bcher-kva.com')).domain).toMatchObject({ name: 'bücher.com', ascii: 'xn--bcher-kva.com' })
  })

  it('counts days that are over as negative, and explains a deletion', async () => {
    const { domain, status } = await look('gone.com')
    expect(domain).toMatchObject({ expires: '2026-10-01', daysLeft: -51 })
    expect(status.map(({ meaning }: { meaning: string }) => meaning)).toEqual(['redemption', 'deleting'])
  })

  it('tells a name that the registry keeps from one that nobody has', async () => {
    expect((await look('kept.com')).notices).toEqual([{ code: 'reserved', level: 'warning' }])
    expect(await failure(whoisLookup, { name: 'nobody-has-this.com' }, {}, host)).toMatchObject({
      code: 'not-registered',
      params: { name: 'nobody-has-this.com', host: 'rdap.com.test' },
    })
  })

  it('does not go round a registry that wants to be left alone', async () => {
    registries.asked.length = 0
    expect(await failure(whoisLookup, { name: 'limited.com' }, {}, host)).toMatchObject({
      code: 'registry-limits',
      params: { host: 'rdap.com.test' },
    })
    expect(registries.asked.filter((question) => question.startsWith('whois'))).toEqual([])
  })

  it.each([
    ['page.info', 'a page in place of an answer'],
    ['odd.info', 'another form'],
    ['other.info', 'an answer about another name'],
  ])('%s fails as %s', async (name) => {
    expect(await failure(whoisLookup, { name }, {}, host)).toMatchObject({ code: 'registry-unreadable', params: { host: 'rdap.com.test' } })
  })
})

describe('whois-lookup, domains by WHOIS', () => {
  it('follows the referral of the root, in the form that the server wants', async () => {
    registries.asked.length = 0
    const { domain, nameServers, source, notices, text } = await look('example.de')
    expect(registries.asked.filter((question) => question.startsWith('whois'))).toEqual([
      'whois.iana.org de',
      'whois.denic.test example.de',
    ])
    expect(domain).toEqual({ name: 'example.de', updated: '2026-01-05' })
    expect(nameServers).toEqual(['ns1.example.de', 'ns2.example.de'])
    expect(source).toEqual({ host: 'whois.denic.test', protocol: 'WHOIS' })
    expect(notices).toEqual([{ code: 'whois', level: 'info' }])
    expect(text).toContain('Nserver: ns1.example.de')
  })

  it('asks the registrar where the registry only names it', async () => {
    const { domain, status, source, text } = await look('example.thin')
    expect(domain).toMatchObject({
      registrar: 'Example Registrar, Inc.',
      registrarId: '376',
      created: '2001-02-03',
      expires: '2027-02-03',
      dnssec: 'unsigned',
      abuseEmail: 'abuse@registrar.test',
    })
    expect(status).toEqual([{ code: 'clientTransferProhibited', meaning: 'no-transfer' }])
    expect(source.host).toBe('whois.registrar.test')
    expect(text).toContain('# whois.thin.test')
  })

  it('shows an answer of unknown form as it is, and takes nothing from it', async () => {
    const { domain, notices, text } = await look('odd.de')
    expect(domain).toEqual({ name: 'odd.de' })
    expect(notices).toEqual([{ code: 'unread', level: 'warning' }])
    expect(text).toBe('Welcome to our new service!\n')
  })

  it('goes to WHOIS when RDAP is out of order', async () => {
    expect(await failure(whoisLookup, { name: 'broken.com' }, {}, host)).toMatchObject({
      code: 'not-registered',
      params: { host: 'whois.com.test' },
    })
  })

  it.each([
    ['free.de', 'not-registered'],
    ['busy.de', 'registry-limits'],
    ['example.zz', 'no-service'],
  ])('%s fails as %s', async (name, code) => {
    expect(await failure(whoisLookup, { name }, {}, host)).toMatchObject({ code })
  })
})

describe('whois-lookup, addresses and numbers', () => {
  it('asks the registry of the narrowest network', async () => {
    const { network, source } = await look('8.8.8.8')
    expect(network).toMatchObject({
      asked: '8.8.8.8',
      range: '8.8.8.0/24',
      name: 'GOGL',
      holder: 'Google LLC',
      country: 'US',
      created: '2023-12-28',
      abuseEmail: 'network-abuse@google.com',
    })
    expect(source).toEqual({ host: 'rdap.arin.test', protocol: 'RDAP' })
  })

  it.each(['AS15169', 'as15169', ' as 15169 '])('knows %j as a number', async (name) => {
    expect((await look(name)).network).toMatchObject({ asked: 'AS15169', name: 'GOOGLE', holder: 'Google LLC' })
  })

  it.each([
    ['192.168.1.1', 'special-address'],
    ['::1', 'special-address'],
    ['203.0.113.5', 'special-address'],
    ['1.1.1.1', 'not-allocated'],
    ['8.8.4.4', 'not-allocated'],
    ['AS4200000000', 'not-allocated'],
    ['com', 'only-ending'],
    ['https://co.uk/', 'only-ending'],
    ['nonsense', 'only-ending'],
    ['', 'required'],
    ['not a name', 'bad-name'],
    [`${'a'.repeat(64)}.com`, 'long-name'],
  ])('%s fails as %s', async (name, code) => {
    expect(await failure(whoisLookup, { name }, {}, host)).toMatchObject({ code })
  })
})
