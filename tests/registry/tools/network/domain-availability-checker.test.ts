import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import type { RunHost } from '../../../../engine/run/context.ts'
import { createNet } from '../../../../engine/run/net/net.ts'
import { domainAvailabilityChecker } from '../../../../registry/tools/network/domain-availability-checker/tool.ts'
import { noNetwork } from '../../../support/servers/no-network.ts'
import { type Registries, startRegistries } from '../../../support/servers/registries.ts'
import { failure, output } from '../../../support/run-tool.ts'

let registries: Registries
let host: RunHost
beforeAll(async () => {
  registries = await startRegistries()
  host = { net: createNet(registries.options, new AbortController().signal) }
})
afterAll(() => registries.stop())
type Row = { domain: string; state: string; reason: string }
const states = async (text: string, endings?: string): Promise<string[][]> =>
  (await output(domainAvailabilityChecker, { text, ...(endings !== undefined && { endings }) }, {}, host)).domains.map(
    ({ domain, state, reason }: Row) => [domain, state, reason],
  )

describe('domain-availability-checker', () => {
  it('tells the states apart, each with its reason', async () => {
    expect(
      await states('taken.com example.com nobody.com kept.com limited.com odd.info free.de example.de kept.de odd.de busy.de a.zz'),
    ).toEqual([
      ['taken.com', 'taken', 'name-servers'],
      ['example.com', 'taken', 'registered'],
      ['nobody.com', 'free', 'no-entry'],
      ['kept.com', 'reserved', 'reserved'],
      ['limited.com', 'unknown', 'limits'],
      ['odd.info', 'unknown', 'unclear'],
      ['free.de', 'free', 'no-entry'],
      ['example.de', 'taken', 'registered'],
      ['kept.de', 'reserved', 'reserved'],
      ['odd.de', 'unknown', 'unclear'],
      ['busy.de', 'unknown', 'limits'],
      ['a.zz', 'unknown', 'no-service'],
    ])
  })

  it('adds every ending to every name, once each', async () => {
    const { domains, counts } = await output(
      domainAvailabilityChecker,
      { text: 'example, free\nexample', endings: '.com de;com' },
      {},
      host,
    )
    expect(domains.map(({ domain }: Row) => domain)).toEqual(['example.com', 'example.de', 'free.com', 'free.de'])
    expect(domains[0]).toMatchObject({ registrar: 'Example Registrar, Inc.', expires: '2026-12-01' })
    expect(counts).toEqual({ free: 2, taken: 2, reserved: 0, unknown: 0 })
  })

  it('asks about what is registered, and in Punycode', async () => {
    expect(await states('https://www.example.com/a BÜCHER.com')).toEqual([
      ['example.com', 'taken', 'registered'],
      ['bücher.com', 'taken', 'registered'],
    ])
  })

  it('never takes an error for a free name', async () => {
    for (const code of ['network-failed', 'upstream-down', 'busy', 'too-big', 'network-refused', 'offline']) {
      const fail = () => Promise.reject(new ToolError(code, { reason: 'timeout', host: 'a', maximum: 1 }))
      const net = { ...noNetwork, fetch: fail, query: fail, resolveDns: () => Promise.resolve([]) }
      const { domains } = await output(domainAvailabilityChecker, { text: 'a.com' }, {}, { net })
      expect(domains[0].state).toBe('unknown')
    }
  })

  it('does not ask the registry about what the DNS has', async () => {
    registries.asked.length = 0
    await states('taken.com')
    expect(registries.asked).toEqual([])
  })

  it.each([
    [{ text: ' , ' }, 'required', 'text'],
    [{ text: 'a', endings: '' }, 'required', 'endings'],
    [{ text: 'a_b' }, 'bad-domain', 'text'],
    [{ text: '-a' }, 'bad-domain', 'text'],
    [{ text: 'com.' }, 'bad-domain', 'text'],
    [{ text: 'co.uk' }, 'bad-domain', 'text'],
    [{ text: 'a'.repeat(64) }, 'bad-domain', 'text'],
    [{ text: '<script>' }, 'bad-domain', 'text'],
    [{ text: 'a', endings: 'c%m' }, 'bad-ending', 'endings'],
    [{ text: Array.from({ length: 21 }, (_, index) => `a${index}`).join(' ') }, 'too-many-names', 'text'],
    [{ text: 'a', endings: Array.from({ length: 21 }, (_, index) => `a${index}`).join(' ') }, 'too-many-endings', 'endings'],
    [
      {
        text: Array.from({ length: 11 }, (_, index) => `a${index}`).join(' '),
        endings: Array.from({ length: 10 }, (_, index) => `b${index}`).join(' '),
      },
      'too-many-checks',
      'endings',
    ],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(domainAvailabilityChecker, input, {}, host)).toMatchObject({ code, field })
  })
})
