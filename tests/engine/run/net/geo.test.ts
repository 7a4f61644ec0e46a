import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { mmdbFile } from '../../../support/samples/mmdb-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'mmdb-'))
const write = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const city = write(
  'city.mmdb',
  mmdbFile(
    8,
    {
      country: { iso_code: 'US' },
      city: { names: { de: 'Bergblick', en: 'Mountain View' } },
      subdivisions: [{ names: { en: 'California' } }],
      location: { latitude: 37.4, longitude: -122.1, time_zone: 'America/Los_Angeles' },
    },
    'DBIP-City-Lite',
    new Date('2026-11-01T12:00:00Z'),
  ),
)
const asn = write(
  'asn.mmdb',
  mmdbFile(
    8,
    { autonomous_system_number: 15169, autonomous_system_organization: 'Google LLC' },
    'GeoLite2-ASN',
    new Date('2026-10-20T00:00:00Z'),
  ),
)
const locate = (address: string, geoDatabases: readonly string[]) =>
  createNet({ geoDatabases }, new AbortController().signal).locate(address)

it('puts together what the operator’s databases tell, with their names and the oldest day', async () => {
  expect(await locate('8.8.8.8', [city, asn])).toEqual({
    country: 'US',
    region: 'California',
    city: 'Mountain View',
    timeZone: 'America/Los_Angeles',
    latitude: 37.4,
    longitude: -122.1,
    asn: 15169,
    asName: 'Google LLC',
    database: 'DBIP-City-Lite, GeoLite2-ASN',
    made: '2026-10-20',
  })
})

it('knows nothing of other addresses, or without a database', async () => {
  expect(await locate('9.9.9.9', [city, asn])).toBeUndefined()
  expect(await locate('2001:4860:4860::8888', [city])).toBeUndefined()
  expect(await locate('8.8.8.8', [])).toBeUndefined()
})

it('tells of a file that is no database', async () => {
  await expect(locate('8.8.8.8', [write('none.mmdb', Buffer.from('nothing'))])).rejects.toThrow()
})
