import { describe, expect, it } from 'vitest'
import { uuidGenerator } from '../../../../registry/tools/generators/uuid-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

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
