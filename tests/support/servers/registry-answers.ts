/** Answers of RDAP services in the form of RFC 9083, and of IANA's bootstrap files in that of RFC 9224. */
export const bootstrap = {
  dns: {
    version: '1.0',
    services: [
      [['net'], ['http://rdap.net.test/', 'https://rdap.net.test/']],
      [['com'], ['https://rdap.com.test/com/']],
      [['info'], ['https://rdap.com.test/info/']],
    ],
  },
  ipv4: {
    version: '1.0',
    services: [
      [['8.0.0.0/7'], ['https://rdap.wide.test/']],
      [['8.0.0.0/8', '9.0.0.0/8'], ['https://rdap.arin.test/arin/']],
    ],
  },
  ipv6: { version: '1.0', services: [[['2001:4800::/23'], ['https://rdap.arin.test/arin/']]] },
  asn: { version: '1.0', services: [[['1-1876', '15169'], ['https://rdap.arin.test/arin']]] },
} as const

const card = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]]
const registrar = {
  objectClassName: 'entity',
  roles: ['registrar'],
  publicIds: [{ type: 'IANA Registrar ID', identifier: '376' }],
  vcardArray: card(['fn', {}, 'text', 'Example Registrar, Inc.']),
  entities: [
    {
      objectClassName: 'entity',
      roles: ['abuse'],
      vcardArray: card(
        ['fn', {}, 'text', ''],
        ['tel', { type: 'voice' }, 'uri', 'tel:+1.5555551234'],
        ['email', {}, 'text', 'abuse@registrar.test'],
      ),
    },
  ],
}

export const exampleCom = {
  objectClassName: 'domain',
  ldhName: 'EXAMPLE.COM',
  status: ['client transfer prohibited', 'server delete prohibited', 'active'],
  events: [
    { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
    { eventAction: 'expiration', eventDate: '2026-12-01T04:00:00Z' },
    { eventAction: 'last changed', eventDate: '2026-08-14T07:01:34+02:00' },
  ],
  entities: [registrar],
  nameservers: [
    { objectClassName: 'nameserver', ldhName: 'A.IANA-SERVERS.NET' },
    { objectClassName: 'nameserver', ldhName: 'B.IANA-SERVERS.NET.' },
  ],
  secureDNS: { delegationSigned: true },
}
export const idn = { ...exampleCom, ldhName: 'xn--bcher-kva.com', unicodeName: 'bücher.com' }
export const deleted = {
  objectClassName: 'domain',
  ldhName: 'gone.com',
  status: ['redemption period', 'pending delete'],
  events: [{ eventAction: 'expiration', eventDate: '2026-10-01' }],
}

const holder = {
  objectClassName: 'entity',
  roles: ['registrant'],
  vcardArray: card(['fn', {}, 'text', 'Google LLC'], ['adr', { label: '1600 Amphitheatre Parkway' }, 'text', ['', '', '', '', '', '', '']]),
  entities: [{ objectClassName: 'entity', roles: ['abuse'], vcardArray: card(['email', {}, 'text', 'network-abuse@google.com']) }],
}
export const google8 = {
  objectClassName: 'ip network',
  handle: 'NET-8-8-8-0-2',
  startAddress: '8.8.8.0',
  endAddress: '8.8.8.255',
  name: 'GOGL',
  type: 'DIRECT ALLOCATION',
  country: 'US',
  cidr0_cidrs: [{ v4prefix: '8.8.8.0', length: 24 }],
  events: [{ eventAction: 'registration', eventDate: '2023-12-28T17:24:33-05:00' }],
  entities: [holder],
}
export const asn15169 = {
  objectClassName: 'autnum',
  handle: 'AS15169',
  startAutnum: 15169,
  endAutnum: 15169,
  name: 'GOOGLE',
  entities: [holder],
}
