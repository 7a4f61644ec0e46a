import { describe, expect, it } from 'vitest'
import { uuidGenerator } from '../../../../registry/tools/generators/uuid-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { withoutTls } from '../../../support/without-tls.ts'

const one = async (input: object, options?: object) => (await output(uuidGenerator, input, options)).uuids[0] as string

describe('uuid-generator', () => {
  // RFC 9562, appendices A.2, A.4 and B.2.
  it.each([
    ['3', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['8', '5c146b14-3c52-8afd-938a-375d0df1fbf6'],
  ])('makes the version %s of www.example.com as in the RFC', async (version, uuid) => {
    expect(await one({ version, text: 'www.example.com' })).toBe(uuid)
  })

  // RFC 9562, appendices A.1, A.5 and A.6 share the instant 2022-02-22T19:22:22Z.
  it.each([
    ['1', /^c232ab00-9414-11ec-[89ab][0-9a-f]{3}-[0-9a-f][13579bdf][0-9a-f]{10}$/],
    ['6', /^1ec9414c-232a-6b00-[89ab][0-9a-f]{3}-[0-9a-f][13579bdf][0-9a-f]{10}$/],
    ['7', /^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
    ['4', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  ])('writes clock, version and variant of version %s', async (version, pattern) => {
    expect(await one({ version }, { now: Date.UTC(2022, 1, 22, 19, 22, 22) })).toMatch(pattern)
  })

  it.each(['7', '6'])('makes ten thousand of version %s in ascending order', async (version) => {
    const { uuids } = await output(uuidGenerator, { version, count: 10_000 })
    expect(uuids).toEqual([...uuids].toSorted())
    expect(new Set(uuids).size).toBe(10_000)
  })

  // RFC 9562, appendices A.1 to A.6 and B.2, and section 5.9; the Microsoft one is IUnknown's.
  it.each([
    [
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      { version: '1', time: '2022-02-22T19:22:22.0000000Z', node: '9f:6b:de:ce:d8:46', clock: 0x33c8 },
    ],
    [
      '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
      { version: '6', time: '2022-02-22T19:22:22.0000000Z', node: '9f:6b:de:ce:d8:46', clock: 0x33c8 },
    ],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', { version: '3' }],
    ['919108f7-52d1-4320-9bac-f847db4148a8', { version: '4' }],
    ['{2ed6657de927568b95e12665a8aea6a2}', { version: '5' }],
    ['urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F', { version: '7', time: '2022-02-22T19:22:22.000Z' }],
    ['5c146b14-3c52-8afd-938a-375d0df1fbf6', { version: '8' }],
    ['00000000-0000-0000-0000-000000000000', { version: 'nil' }],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', { version: 'max' }],
    ['00000000-0000-0000-C000-000000000046', { variant: 'microsoft' }],
    ['333a2276-0000-0000-0d00-00809c000000', { variant: 'ncs' }],
    ['00000000-0000-4000-e000-000000000000', { variant: 'future' }],
    ['00000000-0000-f000-8000-000000000000', {}],
    // The first step of 1582, and the last that fits.
    ['00000000-0000-1000-8000-000000000000', { version: '1', time: '1582-10-15T00:00:00.0000000Z', node: '00:00:00:00:00:00', clock: 0 }],
    [
      'ffffffff-ffff-1fff-bfff-ffffffffffff',
      { version: '1', time: '5236-03-31T21:21:00.6846975Z', node: 'ff:ff:ff:ff:ff:ff', clock: 16_383 },
    ],
  ])('reads %s', async (given, told) => {
    const { read } = await output(uuidGenerator, { version: 'read', given })
    const bare = given.toLowerCase().replace(/urn:uuid:|[{}-]/g, '')
    expect(read).toEqual([{ uuid: bare.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), variant: 'rfc', ...told }])
  })

  it('reads what it has made', async () => {
    const now = Date.UTC(2026, 10, 23, 9, 30)
    for (const version of ['1', '6', '7']) {
      const { uuids } = await output(uuidGenerator, { version, count: 3 }, { now })
      const { read } = await output(uuidGenerator, { version: 'read', given: uuids.join('\n') })
      expect(read.map((row: { version: string }) => row.version)).toEqual([version, version, version])
      expect(Date.parse(read[0].time)).toBe(now)
    }
  })

  it.each([
    ['', 'required', undefined],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e\nx', 'bad-uuid', 37],
    ['5df41881-3aed-3515-88a7-2f4a814cf09', 'bad-uuid', 0],
    ['5df418813aed351588a72f4a814cf09e\n'.repeat(10_001), 'too-many-uuids', undefined],
  ])('does not read %.40j', async (given, code, offset) => {
    const refused = await failure(uuidGenerator, { version: 'read', given })
    expect(refused).toMatchObject({ code, field: 'given' })
    expect(refused.place?.offset).toBe(offset)
  })

  it('ignores the clock in random ones and repeats by seed', async () => {
    expect(await one({ version: '4' }, { seed: 'a', now: 0 })).toBe(await one({ version: '4' }, { seed: 'a', now: 1 }))
    expect(await one({ version: '4' }, { seed: 'a' })).not.toBe(await one({ version: '4' }, { seed: 'b' }))
  })

  it.each([
    [{ version: 'max', uppercase: true, hyphens: false, wrap: 'urn' }, `urn:uuid:${'F'.repeat(32)}`],
    [{ version: 'nil', hyphens: false, wrap: 'braces' }, `{${'0'.repeat(32)}}`],
  ])('writes %j', async (input, text) => {
    expect(await one(input)).toBe(text)
  })

  it('takes names line by line, byte for byte, in a name space of one’s own', async () => {
    const named = { version: '5', namespace: 'own', ownNamespace: '{6BA7B8109DAD11D180B400C04FD430C8}' }
    expect((await output(uuidGenerator, { ...named, text: 'www.example.com\r\n\nzażółć 😀' })).uuids).toHaveLength(2)
    expect(await one({ ...named, text: 'www.example.com' })).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
    expect(await one({ ...named, text: ' www.example.com' })).not.toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  })

  it.each([
    [{ version: '5', text: '' }, 'required', 'text'],
    [{ version: '5', text: 'a', namespace: 'own', ownNamespace: 'x' }, 'bad-namespace', 'ownNamespace'],
    [{ version: '3', text: 'a\n'.repeat(10_001) }, 'too-many-names', 'text'],
    [{ version: '3', text: 'a\ud800' }, 'lone-surrogate', 'text'],
    [{ version: '4', count: 10_001 }, 'too-large', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(uuidGenerator, input)).toMatchObject({ code, field })
  })
})

describe('UUIDs of names on a page that came without TLS', () => {
  withoutTls()

  it('are the same', async () => {
    const made = await output(uuidGenerator, { version: '5', namespace: 'dns', text: 'www.example.com' })
    expect(made).toMatchObject({ uuids: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'] })
  })
})
