import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import type { Tool } from '../engine/core/define.ts'
import { fieldsOf } from '../engine/core/fields.ts'
import { mainField, mainView } from '../engine/core/main-part.ts'
import type { Values } from '../engine/core/run.ts'
import { viewsOf } from '../engine/core/views.ts'
import { REGISTRY_URL } from '../tests/support/real-registry.ts'
import { arbitraryInput } from '../tests/support/samples/arbitrary-input.ts'
import { type Fault, runFault, runOnce, runsAnywhere, seedOf } from '../tests/support/tool-checks.ts'
import { openToolWorld, type ToolWorld } from '../tests/support/tool-world.ts'
import { chosenOf, EVERYTHING } from './choose.ts'

// Generated inputs over all tools that compute, without end in sight: no crash, no hang, no stray value, no wrong way back.
// npm run fuzz -- --runs 1000000 --seed 7 [--tool id]   What is done stands in test-results/fuzz.json, and the next call goes on there.

const FILE = 'test-results/fuzz.json'
/** Inputs of one tool at a time, and how long its portions of one round go on, in ms: quick tools get more than those that draw or encrypt. */
const PORTION = 25
const SHARE = 1_000
/** Fonts of typewriters write one letter in several ways, and Latin letters as others: the way back gives the usual one. */
const ONE_WAY: readonly string[] = ['unicode-to-krutidev', 'krutidev-to-unicode', 'unicode-to-chanakya', 'chanakya-to-unicode']
/** Of these, so many also go there and back where a tool has an inverse. */
const TRIPS = 5

type State = { readonly seed: number; done: number; round: number; readonly faults: (Fault & { readonly tool: string })[] }

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' }, tool: { type: 'string', multiple: true } } })
const wanted = Number(values.runs ?? 1_000_000)
const kept = await readFile(FILE, 'utf8').then(
  (text) => JSON.parse(text) as State,
  () => undefined,
)
const seed = values.seed === undefined ? (kept?.seed ?? crypto.getRandomValues(new Int32Array(1))[0]) : Number(values.seed)
const state: State = kept && kept.seed === seed ? kept : { seed: seed as number, done: 0, round: 0, faults: [] }
console.log(`seed ${state.seed}, ${state.done} of ${wanted} inputs done`)

/** A text goes there, back, and there again: the last answer is the first. */
async function tripFault(world: ToolWorld, tool: Tool, inverse: Tool, text: string): Promise<string | undefined> {
  const part = mainView(viewsOf(tool.output))?.name as string
  const back = mainView(viewsOf(inverse.output))?.name as string
  const field = mainField(fieldsOf(tool.input))?.name as string
  const target = mainField(fieldsOf(inverse.input))?.name as string
  const answer = async (of: Tool, input: Values, name: string) => {
    const result = await runOnce(world, of, input)
    return result.ok ? { value: result.output[name] } : { code: result.failures[0].code }
  }
  const there = await answer(tool, { [field]: text }, part)
  if (there.code !== undefined || typeof there.value !== 'string' || there.value === '') return undefined
  const again = await answer(inverse, { [target]: there.value }, back)
  // What is refused on its way back is told, not wrong.
  if (again.code !== undefined) return undefined
  // A document without content, such as TOML of comments alone, comes back as no text, which no tool takes.
  if (again.value === '') return undefined
  const last = await answer(tool, { [field]: again.value }, part)
  return last.value === there.value
    ? undefined
    : `there: ${JSON.stringify(there.value)}, and again: ${JSON.stringify(last.value ?? last.code)}`
}

const world = await openToolWorld(REGISTRY_URL, true)
try {
  const tools = chosenOf(world.tools, { ...EVERYTHING, tools: values.tool ?? [] }).filter(runsAnywhere)
  const inverseOf = (tool: Tool) => (ONE_WAY.includes(tool.id) ? undefined : world.tools.find(({ id }) => id === tool.inverse))
  /** @returns how many inputs it had */
  const portionOf = async (tool: Tool, portionSeed: number): Promise<number> => {
    const inputs = fc.sample(arbitraryInput(tool), { numRuns: PORTION, seed: portionSeed })
    const found = await Promise.all(inputs.map(async (input) => ({ input, what: await runFault(world, tool, input) })))
    const inverse = inverseOf(tool)
    const texts = inverse ? fc.sample(fc.string({ unit: 'grapheme', maxLength: 60 }), { numRuns: TRIPS, seed: portionSeed }) : []
    const trips = inverse
      ? await Promise.all(texts.map(async (text) => ({ input: text, what: await tripFault(world, tool, inverse, text) })))
      : []
    for (const { input, what } of [...found, ...trips]) {
      if (what === undefined) continue
      state.faults.push({ tool: tool.id, what, input, seed: portionSeed })
      console.log(`✗ ${tool.id} (seed ${portionSeed}): ${what}`)
    }
    return inputs.length + texts.length
  }
  const started = performance.now()
  const before = state.done
  while (state.done < wanted) {
    for (const tool of tools) {
      const until = performance.now() + SHARE
      for (let portion = 0; portion === 0 || performance.now() < until; portion++) {
        const portionSeed = (state.seed + Math.imul(state.round, 0x9e3779b1) + Math.imul(portion, 0x85ebca6b) + seedOf(tool)) | 0
        state.done += await portionOf(tool, portionSeed)
      }
    }
    state.round++
    await mkdir('test-results', { recursive: true })
    await writeFile(FILE, JSON.stringify(state, null, 2))
    const rate = ((state.done - before) / (performance.now() - started)) * 1000
    console.log(`${state.done} inputs, ${state.faults.length} faults, ${rate.toFixed(0)} a second`)
  }
} finally {
  await world.close()
}
process.exitCode = state.faults.length === 0 ? 0 : 1
