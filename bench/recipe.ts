import type { Tool } from '../engine/core/define.ts'
import { fail } from '../engine/core/fail.ts'
import { makeContext } from '../engine/run/context.ts'
import { readAsset } from '../engine/run/node/read-asset.ts'
import { readCatalogue } from '../engine/run/node/catalogue.ts'
import { createPool } from '../engine/run/node/pool.ts'
import { modulesOf } from '../engine/run/node/recipes.ts'
import type { RecipeJob } from '../engine/run/recipe-job.ts'
import { RECIPE_MODULE } from '../engine/run/recipe-step.ts'
import { type Row, formatTable, isWithin } from './table.ts'

const RUNS = 5
const BOUND = 1.3
const MEGABYTE = 1024 * 1024

/** Five steps that each read and write all of the text. */
const STEPS = [
  { tool: 'base64-encode' },
  { tool: 'base64-decode' },
  { tool: 'json-formatter' },
  { tool: 'json-minifier' },
  { tool: 'case-converter', options: { style: 'upper' } },
] as const

/** Objects of a log, until there are 10 MB of them. */
function log(): string {
  const lines: string[] = []
  for (let size = 0, id = 0; size < 10 * MEGABYTE; id++) {
    const line = JSON.stringify({
      id,
      at: '2026-11-23T12:00:00Z',
      level: 'info',
      message: `Request ${id} was answered in ${id % 97} ms`,
      ok: true,
    })
    lines.push(line)
    size += line.length + 1
  }
  return `[${lines.join(',')}]`
}

/**
 * A recipe in a tool process, what goes in and out carried across, against the bare calls: the functions of the same five tools,
 * one after the other in this process, without checks of input and output.
 */
export async function recipeTimes(): Promise<Row[]> {
  const catalogue = await readCatalogue(new URL('../registry/', import.meta.url))
  const pool = createPool({ size: 1, memoryMb: 2048 })
  const recipe = { toolglot: 'recipe', version: 1, steps: STEPS }
  const tools = await Promise.all(STEPS.map(({ tool }) => catalogue.load(tool)))
  const text = log()
  const throughRecipe = async () => {
    const job: RecipeJob = { recipe, input: text, modules: modulesOf(catalogue) }
    const result = await pool.run({ module: RECIPE_MODULE, input: job, limits: { timeMs: 120_000 }, wire: true, jsonBytes: 64 * MEGABYTE })
    if (!result.ok) throw new Error(JSON.stringify(result.failures[0]))
  }
  const bare = async () => {
    let given = text
    for (const [index, tool] of tools.entries()) given = await bareCall(tool, { ...optionsOf(index), text: given })
  }
  const own: number[] = []
  const plain: number[] = []
  try {
    for (let run = 0; run <= RUNS; run++) {
      // In turn, so that both meet the same other work of the machine; the first warms up.
      const [ownTime, plainTime] = [await timeOf(throughRecipe), await timeOf(bare)]
      if (run === 0) continue
      own.push(ownTime)
      plain.push(plainTime)
    }
  } finally {
    await pool.close()
  }
  const note = `${middle(own).toFixed(0)} ms, bare ${middle(plain).toFixed(0)} ms: ${STEPS.map(({ tool }) => tool).join(', ')}`
  return [{ part: 'recipe', what: 'five steps, 10 MB', value: middle(own) / middle(plain), unit: '× bare', bound: BOUND, note }]
}

const optionsOf = (index: number): object => (STEPS[index] as { readonly options?: object }).options ?? {}

/** A tool's function with its defaults, and nothing around it. */
async function bareCall(tool: Tool, given: Readonly<Record<string, unknown>>): Promise<string> {
  const shape = Object.entries(tool.input.shape).filter(([name]) => name !== 'text')
  const defaults = Object.fromEntries(
    shape.map(([name, field]) => [name, (field as { safeParse(value: unknown): { data?: unknown } }).safeParse(undefined).data]),
  )
  const context = { ...makeContext({}, { asset: readAsset }), fail, note: () => {} }
  const output = (await tool.transform({ ...defaults, ...given }, context as never)) as { readonly text: string }
  return output.text
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

if (import.meta.main) {
  const rows = await recipeTimes()
  console.log(formatTable(rows))
  process.exitCode = rows.every(isWithin) ? 0 : 1
}
