import { describe, expect, it } from 'vitest'
import { MAC_PREFIXES } from '../../../../registry/data/web/mac-prefixes.ts'
import { randomMacAddressGenerator as tool } from '../../../../registry/tools/network/random-mac-address-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-mac-address-generator', () => {
  it('sets the local bit and leaves the group bit, every first byte of that kind occurring', async () => {
    const { addresses } = await output(tool, { count: 5000 })
    const first = addresses.map((address: string) => Number.parseInt(address.slice(0, 2), 16))
    expect(first.filter((byte: number) => (byte & 3) !== 2)).toEqual([])
    expect(new Set(first).size).toBe(64)
    expect(new Set(addresses).size).toBe(5000)
  })

  it('sets both bits for a group', async () => {
    const { addresses } = await output(tool, { count: 500, group: true })
    for (const address of addresses) expect(Number.parseInt(address.slice(0, 2), 16) & 3).toBe(3)
  })

  it('draws every byte evenly (chi-squared; a fair source fails less than once in 1e9)', async () => {
    const counts = Array.from({ length: 256 }, () => 0)
    for (let seed = 0; seed < 4; seed++) {
      const { addresses } = await output(tool, { count: 10_000, kind: 'own', prefix: '02' }, { seed })
      for (const address of addresses) for (const byte of address.split(':').slice(1)) (counts[Number.parseInt(byte, 16)] as number)++
    }
    const expected = 200_000 / 256
    // 255 degrees of freedom: 1e-9 lies at about 408.
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(410)
  })

  it.each(Object.entries(MAC_PREFIXES))('begins with a prefix of %s', async (maker, prefixes) => {
    const { addresses } = await output(tool, { kind: 'maker', maker, format: 'none', count: 200 })
    expect(new Set(addresses.map((address: string) => address.slice(0, 6)))).toEqual(new Set(prefixes))
    for (const prefix of prefixes) {
      expect(prefix).toMatch(/^[\dA-F]{6}$/)
      expect(Number.parseInt(prefix.slice(0, 2), 16) & 1).toBe(0)
    }
  })

  it.each([
    ['colon', /^(?:[\dA-F]{2}:){5}[\dA-F]{2}$/],
    ['hyphen', /^(?:[\dA-F]{2}-){5}[\dA-F]{2}$/],
    ['dot', /^(?:[\dA-F]{4}\.){2}[\dA-F]{4}$/],
    ['none', /^[\dA-F]{12}$/],
  ])('writes the format %s', async (format, pattern) => {
    for (const address of (await output(tool, { format })).addresses) expect(address).toMatch(pattern)
  })

  it('reads a prefix in any form, and gives all that is left of it', async () => {
    for (const prefix of ['02:42:ac:11:00:0', '0242.ac11.000', '02-42-AC-11-00-0', '0242AC11000'])
      expect(new Set((await output(tool, { kind: 'own', prefix, count: 16, uppercase: false })).addresses).size).toBe(16)
    expect((await output(tool, { kind: 'own', prefix: '02:42:', count: 1 })).addresses[0]).toMatch(/^02:42:/)
  })

  it('repeats itself for a seed', async () => {
    expect(await output(tool, {}, { seed: 7 })).toEqual(await output(tool, {}, { seed: 7 }))
  })

  it.each([
    [{ kind: 'own' }, 'bad-mac-prefix', 'prefix'],
    [{ kind: 'own', prefix: '0' }, 'bad-mac-prefix', 'prefix'],
    [{ kind: 'own', prefix: '02:42:AC:11:00:01' }, 'bad-mac-prefix', 'prefix'],
    [{ kind: 'own', prefix: '02::42' }, 'bad-mac-prefix', 'prefix'],
    [{ kind: 'own', prefix: '0g' }, 'bad-mac-prefix', 'prefix'],
    [{ kind: 'own', prefix: '0242AC11000', count: 17 }, 'too-few-addresses', 'count'],
    [{ count: 0 }, 'too-small', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
