import { readCatalogue } from '../engine/run/node/catalogue.ts'
import { createPool, type Pool } from '../engine/run/node/pool.ts'
import { type Row, formatTable, isWithin } from './table.ts'
import { GIANTS } from './giants.ts'
import { CASES, type ToolCase } from './tool-cases.ts'

const RUNS = 5
const BOUND = 1.3

/** Each tool in a tool process, what goes in and out carried across, against the plain call on the same data in this process. */
export async function toolTimes(ids: readonly string[] = []): Promise<Row[]> {
  const catalogue = await readCatalogue(new URL('../registry/', import.meta.url))
  const rows: Row[] = []
  for (const one of [...CASES, ...GIANTS]) {
    if (ids.length > 0 && !ids.includes(one.tool)) continue
    const pool = createPool({ size: 1 })
    try {
      rows.push(...(await rowsOf(one, pool, catalogue.urlOf(one.tool) as string)))
    } finally {
      await pool.close()
    }
  }
  return rows
}

async function rowsOf({ tool, size, note, isShort, make }: ToolCase, pool: Pool, module: string): Promise<Row[]> {
  const { input, bare } = make()
  const throughTool = async (given: Readonly<Record<string, unknown>>) => {
    const result = await pool.run({ module, input: given, limits: { timeMs: 120_000 } })
    if (!result.ok) throw new Error(`${tool}: ${JSON.stringify(result.failures[0])}`)
  }
  const own: number[] = []
  const plain: number[] = []
  for (let run = 0; run <= (bare ? RUNS : 1); run++) {
    // Run by run in turn, so that both meet the same other work of the machine; the first warms up.
    const given = input()
    const [ownTime, plainTime] = [await timeOf(() => throughTool(given)), bare ? await timeOf(bare) : 0]
    if (run === 0) continue
    own.push(ownTime)
    plain.push(plainTime)
  }
  const what = `${tool}, ${size}`
  if (!bare) return [{ part: 'tools', what, value: middle(own), unit: 'ms', note }]
  const times = `${middle(own).toFixed(0)} ms, bare ${middle(plain).toFixed(0)} ms: ${note}`
  return [{ part: 'tools', what, value: middle(own) / middle(plain), unit: '× bare', ...(!isShort && { bound: BOUND }), note: times }]
}

async function timeOf(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

if (import.meta.main) {
  const rows = await toolTimes(process.argv.slice(2))
  console.log(formatTable(rows))
  process.exitCode = rows.every(isWithin) ? 0 : 1
}
