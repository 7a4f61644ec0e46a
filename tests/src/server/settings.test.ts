import { expect, it } from 'vitest'
import { readSettings, WrongSetting } from '../../../src/server/settings.ts'

const LANE = { atOnce: 64, perCaller: 4 }
const NET = { consentCookies: { 'youtube.com': 'SOCS=CAI' } }

it('has defaults, and takes what it is told', () => {
  expect(readSettings({})).toEqual({ port: 4173, host: undefined, proxies: 0, perSecond: 10, lookupsPerMinute: 60, lane: LANE, net: NET })
  const told = {
    PORT: '0',
    HOST: '::1',
    TRUST_PROXY: 'true',
    RATE_LIMIT: '50',
    LOOKUP_RATE_LIMIT: '5',
    LOOKUPS_AT_ONCE: '9',
    LOOKUPS_PER_CALLER: '2',
  }
  expect(
    readSettings({ ...told, TOOLGLOT_DNS: '1.1.1.1, 127.0.0.1:53,2001:db8::1,[2001:db8::1]:53', GEO_DATABASE: 'package.json' }),
  ).toEqual({
    port: 0,
    host: '::1',
    proxies: 1,
    perSecond: 50,
    lookupsPerMinute: 5,
    lane: { atOnce: 9, perCaller: 2 },
    net: { ...NET, dnsServers: ['1.1.1.1', '127.0.0.1:53', '2001:db8::1', '[2001:db8::1]:53'], geoDatabases: ['package.json'] },
  })
})

it('takes an operator’s key with the hosts that it is for', () => {
  expect(readSettings({ YOUTUBE_API_KEY: 'abc' }).net.keys).toEqual({
    YOUTUBE_API_KEY: { value: 'abc', header: 'x-goog-api-key', hosts: ['www.googleapis.com', 'youtube.googleapis.com'] },
  })
  expect(readSettings({ YOUTUBE_API_KEY: '' }).net.keys).toBeUndefined()
})

it.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { PORT: '-1' },
  { PORT: '1.5' },
  { TRUST_PROXY: 'yes' },
  { RATE_LIMIT: 'many' },
  { LOOKUP_RATE_LIMIT: '1.5' },
  { LOOKUPS_AT_ONCE: '0' },
  { TOOLGLOT_DNS: 'dns.test' },
  { GEO_DATABASE: '/no/such/file' },
])('refuses %j by name', (env) => {
  expect(() => readSettings(env)).toThrow(WrongSetting)
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0] as string)
})
