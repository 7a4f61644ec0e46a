import { describe, expect, it } from 'vitest'
import { BROWSERS, DEVICES, SYSTEMS, USER_AGENT_FORMS } from '../../../../registry/data/web/user-agents.ts'
import { randomUserAgentGenerator as tool } from '../../../../registry/tools/network/random-user-agent-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const MARKS = {
  Chrome: / Chrome\/\d+\.0\.0\.0 (?:Mobile )?Safari\/537\.36$/,
  Edge: / EdgA?\/\d+\.0\.0\.0$/,
  Firefox: / Firefox\/\d+\.0$/,
  Safari: / Version\/\d+\.\d (?:Mobile\/15E148 )?Safari\/60[45]\.1(?:\.15)?$/,
  'Samsung Internet': / SamsungBrowser\/\d+\.0 Chrome\/\d+\.0\.0\.0 Mobile Safari\/537\.36$/,
}
const PLACES = {
  Windows: /^Mozilla\/5\.0 \(Windows NT 10\.0; Win64; x64[;)]/,
  macOS: /^Mozilla\/5\.0 \(Macintosh; Intel Mac OS X 10[._]15/,
  Linux: /^Mozilla\/5\.0 \(X11; Linux x86_64[;)]/,
  Android: /^Mozilla\/5\.0 \((?:Linux; )?Android \d+; /,
  iOS: /^Mozilla\/5\.0 \(iP(?:hone|ad); CPU (?:iPhone )?OS \d+_\d like Mac OS X\)/,
}

describe('random-user-agent-generator', () => {
  it.each(BROWSERS)('names %s as the browser does', async (browser) => {
    for (const { agent } of (await output(tool, { browsers: [browser], count: 200 })).agents) expect(agent).toMatch(MARKS[browser])
  })

  it.each(SYSTEMS)('names %s as the system is named', async (system) => {
    for (const row of (await output(tool, { systems: [system], count: 200 })).agents) {
      expect(row.agent).toMatch(PLACES[system])
      expect(row.system).toBe(system)
    }
  })

  it('tells phones and tablets apart', async () => {
    for (const { agent, device } of (await output(tool, { systems: ['Android', 'iOS'], count: 1000 })).agents)
      expect(/\bMobile\b(?!\/)|iPhone/.test(agent) ? 'phone' : 'tablet').toBe(device)
  })

  it('has every form once, and the same main version wherever one is repeated', () => {
    const all = USER_AGENT_FORMS.flatMap(({ form, versions }) => versions.map((version) => form.replaceAll('*', version)))
    expect(new Set(all).size).toBe(all.length)
    for (const { form, device } of USER_AGENT_FORMS) {
      expect(form).toContain('*')
      expect(DEVICES).toContain(device)
    }
    expect(all).toContain(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    )
    expect(all).toContain('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:160.0) Gecko/20100101 Firefox/160.0')
  })

  it('draws each equally often (chi-squared; a fair source fails less than once in 1e9)', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 20; seed++)
      for (const { agent } of (await output(tool, { systems: ['Linux'], count: 1000 }, { seed })).agents)
        counts.set(agent, (counts.get(agent) ?? 0) + 1)
    expect(counts.size).toBe(6)
    // 5 degrees of freedom: 1e-9 lies at about 51.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 20_000 / 6) ** 2 / (20_000 / 6), 0)).toBeLessThan(51)
  })

  it('gives all of a choice without repeats, and repeats itself for a seed', async () => {
    const total = USER_AGENT_FORMS.reduce((sum, { versions }) => sum + versions.length, 0)
    const { agents, text } = await output(tool, { unique: true, count: total })
    expect(new Set(agents.map(({ agent }: { agent: string }) => agent)).size).toBe(total)
    expect(text.split('\n')).toEqual(agents.map(({ agent }: { agent: string }) => agent))
    expect(await output(tool, {}, { seed: 1 })).toEqual(await output(tool, {}, { seed: 1 }))
  })

  it.each([
    [{ browsers: ['Safari'], systems: ['Windows'] }, 'no-such-agent', 'browsers'],
    [{ devices: [] }, 'no-such-agent', 'browsers'],
    [{ browsers: ['Edge'], systems: ['Android'], unique: true, count: 4 }, 'too-few-agents', 'count'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
