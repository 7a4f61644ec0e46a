import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import type { NetOptions } from '../../../engine/run/net/options.ts'
import { dnsName, dnsText, startDnsServer } from './dns-server.ts'
import { asn15169, bootstrap, deleted, exampleCom, google8, idn } from './registry-answers.ts'

/** Registries on this machine: IANA's bootstrap, RDAP services, WHOIS servers and a resolver, each answering as documented. */
export type Registries = {
  readonly options: NetOptions
  /** What was asked, in order: paths of RDAP, `host question` of WHOIS. */
  readonly asked: string[]
  stop(): void
}

const RDAP: Readonly<Record<string, readonly [status: number, body: unknown, type?: string]>> = {
  '/com/domain/example.com': [200, exampleCom],
  '/com/domain/xn--bcher-kva.com': [200, idn],
  '/info/domain/other.info': [200, exampleCom],
  '/com/domain/gone.com': [200, deleted],
  '/com/domain/limited.com': [429, {}],
  '/info/domain/page.info': [200, '<!doctype html><title>Sign in</title>', 'text/html'],
  '/info/domain/odd.info': [200, { hello: 'world' }],
  '/com/domain/kept.com': [404, { errorCode: 404, title: 'Object not found', description: ['This name is reserved by the registry'] }],
  '/com/domain/broken.com': [500, {}],
  '/arin/ip/8.8.8.8': [200, google8],
  '/arin/autnum/15169': [200, asn15169],
}

const WHOIS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'whois.iana.org': {
    de: 'domain:       DE\nrefer:        whois.denic.test\nwhois:        whois.denic.test\n',
    // Its WHOIS server has been shut down.
    info: 'domain: INFO\nstatus: ACTIVE\n',
    zz: 'domain: ZZ\nstatus: ACTIVE\n',
    com: 'refer: whois.com.test\n',
    thin: 'refer: whois.thin.test\n',
  },
  'whois.denic.test': {
    'example.de':
      'Domain: example.de\nNserver: ns1.example.de 192.0.2.1\nNserver: ns2.example.de\nStatus: connect\nChanged: 2026-01-05T10:11:12+01:00\n',
    'free.de': 'Domain: free.de\nStatus: free\n',
    'xn--bcher-kva.de': 'Domain: xn--bcher-kva.de\nStatus: connect\n',
    'odd.de': 'Welcome to our new service!\n',
    'kept.de': '% This domain name is reserved by the registry\n',
    'busy.de': '% Error: your query limit was exceeded, please slow down\n',
  },
  'whois.com.test': { 'broken.com': 'No match for "BROKEN.COM".\r\n' },
  'whois.thin.test': {
    'example.thin': 'Domain Name: EXAMPLE.THIN\r\nRegistrar WHOIS Server: whois.registrar.test\r\nName Server: NS1.EXAMPLE.THIN\r\n',
  },
  'whois.registrar.test': {
    'example.thin':
      'Domain Name: EXAMPLE.THIN\r\nRegistrar: Example Registrar, Inc.\r\nRegistrar IANA ID: 376\r\nCreation Date: 2001-02-03T04:05:06Z\r\nRegistrar Registration Expiration Date: 2027-02-03T04:05:06Z\r\nDomain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited\r\nName Server: NS1.EXAMPLE.THIN\r\nDNSSEC: unsigned\r\nRegistrar Abuse Contact Email: abuse@registrar.test\r\n',
  },
}

const A = (address: string) => Buffer.from(address.split('.').map(Number))

export async function startRegistries(): Promise<Registries> {
  const asked: string[] = []
  const dns = await startDnsServer({
    'taken.com NS': [dnsName('ns1.taken.com')],
    'slow.com NS': 'fail',
    'example.com A': [A('93.184.216.34')],
    'example.com MX': [Buffer.concat([Buffer.from([0, 10]), dnsName('mail.example.com')])],
    'example.com TXT': 'fail',
    'example.com AAAA': 'none',
    '8.8.8.8.in-addr.arpa PTR': [dnsName('dns.google')],
    'dns.google A': [A('8.8.8.8'), A('8.8.4.4')],
    '8.8.8.8.origin.asn.cymru.com TXT': [dnsText('15169 | 8.8.8.0/24 | US | arin | 2023-12-28')],
    'as15169.asn.cymru.com TXT': [dnsText('15169 | US | arin | 2000-03-30 | GOOGLE, US')],
  })
  const rdap = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = /^\/rdap\/(\w+)\.json$/.exec(path)?.[1]
    const [status, body, type = 'application/rdap+json'] = file
      ? ([200, bootstrap[file as keyof typeof bootstrap] ?? {}, 'application/json'] as const)
      : (RDAP[path] ?? ([404, { errorCode: 404, title: 'Not Found' }] as const))
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const whois = await Promise.all(Object.entries(WHOIS).map(([host, answers]) => startWhois(host, answers, asked)))
  rdap.listen(0, '127.0.0.1')
  await once(rdap, 'listening')
  const web = `http://127.0.0.1:${(rdap.address() as AddressInfo).port}`
  return {
    asked,
    options: {
      dnsServers: [dns.address],
      timeMs: 60_000,
      upstreams: {
        'https://data.iana.org': web,
        'https://rdap.com.test': web,
        'https://rdap.arin.test': web,
        ...Object.fromEntries(whois.map(({ host, port }) => [`whois://${host}`, `whois://127.0.0.1:${port}`])),
      },
    },
    stop() {
      dns.stop()
      rdap.closeAllConnections()
      rdap.close()
      for (const { server } of whois) server.close()
    },
  }
}

async function startWhois(host: string, answers: Readonly<Record<string, string>>, asked: string[]) {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const question = data.toString().trim()
      asked.push(`${host} ${question}`)
      socket.end(answers[question.split(' ').at(-1) ?? ''] ?? `% Nothing here for ${question}\nNot found: ${question}\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { host, server, port: (server.address() as AddressInfo).port }
}
