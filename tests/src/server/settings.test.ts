import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings, WrongSetting } from '../../../src/server/settings.ts'
import { mmdbFile } from '../../support/samples/mmdb-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const write = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const database = mmdbFile(8, { country: { iso_code: 'US' } }, 'DBIP-Country-Lite', new Date('2026-11-01T00:00:00Z'))
const countries = write('countries.mmdb', database)

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
  expect(readSettings({ ...told, TOOLGLOT_DNS: '1.1.1.1, 127.0.0.1:53,2001:db8::1,[2001:db8::1]:53', GEO_DATABASE: countries })).toEqual({
    port: 0,
    host: '::1',
    proxies: 1,
    perSecond: 50,
    lookupsPerMinute: 5,
    lane: { atOnce: 9, perCaller: 2 },
    net: { ...NET, dnsServers: ['1.1.1.1', '127.0.0.1:53', '2001:db8::1', '[2001:db8::1]:53'], geoDatabases: [countries] },
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

it.each([
  ['no such file', '/no/such/file'],
  ['cannot be read', folder],
  ['not a database', write('page.mmdb', Buffer.from('<!doctype html><title>Sign in to download</title>'))],
  ['not a database', write('empty.mmdb', new Uint8Array())],
  ['not a database', write('cut.mmdb', database.subarray(0, database.length / 2))],
  // The metadata are at the end, so a file whose start is missing has them all.
  ['damaged', write('tail.mmdb', database.subarray(database.indexOf('MaxMind.com') - 3))],
])('refuses a geolocation database of which it says: %s', (why, path) => {
  expect(() => readSettings({ GEO_DATABASE: `${countries}, ${path}` })).toThrow(WrongSetting)
  expect(() => readSettings({ GEO_DATABASE: `${countries}, ${path}` })).toThrow(new RegExp(`GEO_DATABASE.*${path}.*${why}`))
})
