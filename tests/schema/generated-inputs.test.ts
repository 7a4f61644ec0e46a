import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Tool } from '../../engine/core/define.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { mainField } from '../../engine/core/main-part.ts'
import { toWire } from '../../engine/core/wire.ts'
import { createPool } from '../../engine/run/pool.ts'
import { arbitraryInput } from '../support/arbitrary-input.ts'
import { startDnsServer } from '../support/dns-server.ts'
import { moduleOf, optionsOf, settle, tools } from '../support/real-registry.ts'
import { unsaid } from '../support/tool-faces.ts'

/** An empty world: every name is unknown, and nothing outside this machine is asked. */
const dns = await startDnsServer({})
const pool = createPool({ size: 2, queue: 100_000, net: { dnsServers: [dns.address], timeMs: 3000 } })
afterAll(async () => {
  await pool.close()
  dns.stop()
})

const OPTIONS = optionsOf(settle({ input: {}, output: {} }))
/** None of these is the input's fault when the input is small. */
const ENDINGS = ['time-limit', 'memory-limit', 'busy', 'cancelled', 'bug']
const STRAY = /\bNaN\b|\bundefined\b|\[object \w+\]|\bInfinity\b/

/** What is wrong with a run: a bug, a limit, an answer that holds a stray value, or a failure that nobody can say. */
async function faultOf(tool: Tool, input: unknown): Promise<string | undefined> {
  try {
    const result = await pool.run({ module: moduleOf(tool), input, wire: true, options: OPTIONS, limits: tool.limits, effect: tool.effect })
    if (result.ok) {
      const stray = STRAY.exec(JSON.stringify(result.output))?.[0]
      return stray !== undefined && !JSON.stringify(input).includes(stray) ? `the output holds "${stray}"` : undefined
    }
    const [{ code }] = result.failures
    if (ENDINGS.includes(code)) return code
    for (const failure of result.failures) {
      const fault = await unsaid(tool, failure)
      if (fault !== undefined) return fault
    }
    return undefined
  } catch (error) {
    return String(error)
  }
}

async function faultsOf(tool: Tool, inputs: readonly unknown[]): Promise<string[]> {
  const faults = await Promise.all(inputs.map(async (input) => ({ input, fault: await faultOf(tool, input) })))
  return faults.flatMap(({ input, fault }) => (fault === undefined ? [] : [`${fault} · ${JSON.stringify(input).slice(0, 400)}`]))
}

const RUNS = 30

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  const seed = [...id].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7) | 0

  it('answers or refuses generated inputs', async () => {
    expect(await faultsOf(tool, fc.sample(arbitraryInput(tool), { numRuns: RUNS, seed }))).toEqual([])
  }, 120_000)

  const texts = fieldsOf(tool.input).filter(isText)
  if (texts.length > 0)
    it('answers or refuses hostile texts in every field', async () => {
      const first = toWire(tool.examples[0]?.input) as Record<string, unknown>
      expect(
        await faultsOf(
          tool,
          texts.flatMap(({ name }) => HOSTILE.map((text) => ({ ...first, [name]: text }))),
        ),
      ).toEqual([])
    }, 120_000)

  const main = mainField(texts)
  if (main)
    it('answers or refuses one line of a million letters', async () => {
      const first = toWire(tool.examples[0]?.input) as Record<string, unknown>
      expect(
        await faultsOf(
          tool,
          MILLION.map((text) => ({ ...first, [main.name]: text })),
        ),
      ).toEqual([])
    }, 120_000)
})

function isText(field: FieldSpec): boolean {
  return field.value === 'string' && field.choices === undefined
}

const HOSTILE = [
  '',
  '\0',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  'x'.repeat(100_000),
  '__proto__',
  '{"__proto__":{"polluted":true}}',
  '<script>alert(1)</script>',
  '{{count}}',
  '%s%n%d',
  '$&$1$`',
  '['.repeat(10_000),
  '['.repeat(10_000) + ']'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈👨🏿‍🚀',
  '\ufeffa\ufeff',
  ' \t\r\n\u00a0\u2028 ',
]

const MILLION = ['a'.repeat(1_000_000), '0a, '.repeat(250_000)]
