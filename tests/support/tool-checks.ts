import * as fc from 'fast-check'
import type { Tool } from '../../engine/core/define.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { mainField, mainView } from '../../engine/core/main-part.ts'
import type { RunResult } from '../../engine/core/run.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { toWire } from '../../engine/core/wire.ts'
import type { Face } from '../../scripts/choose.ts'
import { arbitraryInput } from './samples/arbitrary-input.ts'
import { ask } from './servers/ask.ts'
import { flagsOf, requestOf, withSeedField } from './example-requests.ts'
import { HOSTILE, longLines } from './samples/hostile-texts.ts'
import { optionsOf, registry, settle } from './real-registry.ts'
import { differs, differsFromParts } from './part-of.ts'
import { output } from './run-tool.ts'
import { unsaid } from './tool-faces.ts'
import { asJson, type Case, casesOf, type ToolWorld } from './tool-world.ts'

/** What a check has found; for generated inputs with the smallest that shows it, and the seed that leads there. */
export type Fault = { readonly what: string; readonly input?: unknown; readonly seed?: number }

/** A check that the schema of any tool is enough for. */
export type ToolCheck = {
  readonly name: string
  /** Left out where this face is not asked for. */
  readonly face?: Face
  fits(tool: Tool): boolean
  /** @param indexes of the examples to look at, where it looks at examples; all, unless told otherwise */
  faults(world: ToolWorld, tool: Tool, indexes?: readonly number[]): Promise<Fault[]>
}

export const runsAnywhere = ({ effect }: Tool): boolean => effect !== 'network' && effect !== 'browser'
const always = () => true

/** Faults of all examples of a tool by what is wrong with one. */
const perExample =
  (faultOf: (world: ToolWorld, one: Case) => Promise<string | undefined>) =>
  async (world: ToolWorld, tool: Tool, indexes?: readonly number[]): Promise<Fault[]> => {
    const faults: Fault[] = []
    for (const one of casesOf([tool])) {
      if (indexes && !indexes.includes(one.index)) continue
      const what = await faultOf(world, one).catch(String)
      if (what !== undefined) faults.push({ what: `example ${one.index}: ${what}`, input: toWire(one.example.input) })
    }
    return faults
  }

/** The transform gives what the example declares; the faces below are held against all that it gives. */
async function declaredFault(world: ToolWorld, one: Case): Promise<string | undefined> {
  return differsFromParts(await world.answerOf(one), asJson(one.example.output))
}

/** Files cannot be frozen; the comparison afterwards covers their bytes. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const item of Object.values(value)) deepFreeze(item)
  return isFileValue(value) ? value : Object.freeze(value)
}

/** A second run gives the same, and leaves its input as it was. */
async function repeatFault(world: ToolWorld, one: Case): Promise<string | undefined> {
  const before = JSON.stringify(toWire(one.example.input))
  const input = deepFreeze(structuredClone(one.example.input))
  const again = asJson(await output(one.tool, input, optionsOf(one.example)))
  if (JSON.stringify(toWire(input)) !== before) return 'its input was changed'
  return differs(again, await world.answerOf(one))
}

/** Of a random tool: other seeds give other answers. */
async function seedsFaults(_: ToolWorld, tool: Tool): Promise<Fault[]> {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  const answers = await Promise.all(
    tool.examples.flatMap((example) =>
      seeds.map(async (seed) =>
        JSON.stringify([example.input, toWire(await output(tool, example.input, { ...optionsOf(settle(example)), seed }))]),
      ),
    ),
  )
  return new Set(answers).size > tool.examples.length ? [] : [{ what: `seeds ${seeds.join(', ')} give the same answers` }]
}

const inverseOf = ({ inverse }: Tool): Tool | undefined => registry.tools.find(({ id }) => id === inverse)

/** A tool and its inverse undo each other: there, back and there again is the same, and for one example back is where it began. */
async function inverseFaults(_: ToolWorld, tool: Tool): Promise<Fault[]> {
  const inverse = inverseOf(tool) as Tool
  const part = mainView(viewsOf(tool.output))?.name as string
  const back = mainView(viewsOf(inverse.output))?.name as string
  const field = mainField(fieldsOf(tool.input))?.name as string
  const target = mainField(fieldsOf(inverse.input))?.name as string
  const shared = fieldsOf(inverse.input)
    .map(({ name }) => name)
    .filter((name) => name !== target)
  // An option that only one of the two has may lose what the other cannot bring back.
  const alike = tool.examples.filter(({ input }) => Object.keys(input).every((name) => name === field || shared.includes(name)))
  const faults: Fault[] = []
  let exact = 0
  for (const { input, ...example } of alike.map(settle)) {
    const options = optionsOf({ input, ...example })
    const kept = Object.fromEntries(shared.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]))
    const there = (await output(tool, input, options))[part]
    const text = (await output(inverse, { ...kept, [target]: there }, options))[back]
    const what = differs(toWire((await output(tool, { ...input, [field]: text }, options))[part]), toWire(there))
    if (what !== undefined) faults.push({ what: `after there and back: ${what}`, input: toWire(input) })
    if (JSON.stringify(toWire(text)) === JSON.stringify(toWire(input[field]))) exact++
  }
  return exact > 0 ? faults : [...faults, { what: `${inverse.id} brings back none of the examples` }]
}

async function httpFault(world: ToolWorld, one: Case): Promise<string | undefined> {
  const { status, text } = await ask(world.port, `/api/tools/${one.tool.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(one)),
  })
  return differs({ status, body: JSON.parse(text) as unknown }, { status: 200, body: { output: await world.answerOf(one) } })
}

async function flagsFault(world: ToolWorld, one: Case): Promise<string | undefined> {
  const typed = withSeedField(one)
  const flags = flagsOf(typed.example)
  if (!flags) return undefined
  const { exit, out, error } = await world.command([one.tool.id, ...flags, '--json'])
  if (exit !== 0) return `ended as ${exit}: ${error}`
  // A tool with a field `seed` may tell where its chance comes from.
  const answer = typed === one ? await world.answerOf(one) : asJson(await output(one.tool, typed.example.input, optionsOf(typed.example)))
  return differs(JSON.parse(out), answer)
}

async function batchFault(world: ToolWorld, one: Case): Promise<string | undefined> {
  const { out } = await world.command(['--batch'], `${JSON.stringify({ tool: one.tool.id, ...requestOf(one) })}\n`)
  return differs(JSON.parse(out), { ok: true, output: await world.answerOf(one) })
}

const OPTIONS = optionsOf(settle({ input: {}, output: {} }))
/** None of these is the input's fault when the input is small. */
const ENDINGS = ['time-limit', 'memory-limit', 'busy', 'cancelled', 'bug']
const STRAY = /\bNaN\b|\bundefined\b|\[object \w+\]|\bInfinity\b/
/** A machine that is busy with other work is no finding: what was too slow gets so many times its limit, once. */
const PATIENCE = 6

/** One run, in a process, of an input as JSON faces send it. */
export function runOnce(world: ToolWorld, tool: Tool, input: unknown, timeMs = tool.limits.timeMs): Promise<RunResult> {
  const module = world.moduleOf(tool)
  return world.pool.run({ module, input, wire: true, options: OPTIONS, limits: { ...tool.limits, timeMs }, effect: tool.effect })
}

/** What is wrong with a run: a bug, a limit, an answer that holds a stray value, or a failure that nobody can say. */
export async function runFault(world: ToolWorld, tool: Tool, input: unknown): Promise<string | undefined> {
  try {
    const first = await runOnce(world, tool, input)
    const isLate = !first.ok && first.failures[0].code === 'time-limit'
    const result = isLate ? await runOnce(world, tool, input, tool.limits.timeMs * PATIENCE) : first
    if (result.ok) {
      const stray = STRAY.exec(JSON.stringify(result.output))?.[0]
      return stray !== undefined && !JSON.stringify(input).includes(stray) ? `the output holds "${stray}"` : undefined
    }
    const [{ code }] = result.failures
    if (ENDINGS.includes(code)) return code
    for (const failure of result.failures) {
      const fault = await unsaid(tool, failure, world.say)
      if (fault !== undefined) return fault
    }
    return undefined
  } catch (error) {
    return String(error)
  }
}

const RUNS = 30
/** Of tools that declare to take long: the first of the same inputs. */
const SLOW_RUNS = 10
const SLOW_MS = 60_000
const LONG_LINE = 1_000_000

/** How many generated inputs a tool gets. */
const runsOf = (world: ToolWorld, { limits }: Tool): number => (!world.isThorough && limits.timeMs >= SLOW_MS ? SLOW_RUNS : RUNS)
const SHRINK_MS = 60_000

/** The same for a tool in every run, so that a red test says something about the change. */
export const seedOf = ({ id }: Tool): number => [...id].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7) | 0

async function generatedFaults(world: ToolWorld, tool: Tool): Promise<Fault[]> {
  const seed = seedOf(tool)
  const arbitrary = arbitraryInput(tool)
  const numRuns = runsOf(world, tool)
  const inputs = fc.sample(arbitrary, { numRuns, seed })
  const faults = await Promise.all(inputs.map((input) => runFault(world, tool, input)))
  const at = faults.findIndex((fault) => fault !== undefined)
  if (at < 0) return []
  // Only now one by one, as that is what makes an input smaller.
  const property = fc.asyncProperty(arbitrary, async (input) => {
    const fault = await runFault(world, tool, input)
    if (fault !== undefined) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns, interruptAfterTimeLimit: SHRINK_MS })
  const smallest = failed && counterexample ? { what: (errorInstance as Error).message, input: counterexample[0] } : undefined
  return [{ ...(smallest ?? { what: faults[at] as string, input: inputs[at] }), seed }]
}

/** Faults of one text after another in a field; what fails is halved for as long as it fails. */
async function textFaults(world: ToolWorld, tool: Tool, fields: readonly FieldSpec[], texts: readonly string[]): Promise<Fault[]> {
  const first = toWire(tool.examples[0]?.input) as Record<string, unknown>
  const pairs = fields.flatMap(({ name }) => texts.map((text) => ({ name, text })))
  const faultOf = (name: string, text: string) => runFault(world, tool, { ...first, [name]: text })
  const found = await Promise.all(pairs.map(async ({ name, text }) => ({ name, text, what: await faultOf(name, text) })))
  const faults: Fault[] = []
  for (const { name, text, what } of found) {
    if (what === undefined) continue
    let smallest = text
    while (smallest.length > 1 && (await faultOf(name, smallest.slice(0, smallest.length / 2))) === what)
      smallest = smallest.slice(0, smallest.length / 2)
    const shown = smallest.length > 200 ? `${smallest.slice(0, 200)}… (${smallest.length} UTF-16 units)` : smallest
    faults.push({ what: `${name}: ${what}`, input: { ...first, [name]: shown } })
  }
  return faults
}

const isText = ({ value, choices }: FieldSpec): boolean => value === 'string' && choices === undefined
const textsOf = (tool: Tool): FieldSpec[] => fieldsOf(tool.input).filter(isText)

/** In the order in which a table of them is read. */
export const TOOL_CHECKS: readonly ToolCheck[] = [
  { name: 'examples', face: 'transform', fits: runsAnywhere, faults: perExample(declaredFault) },
  { name: 'repeatable', face: 'transform', fits: runsAnywhere, faults: perExample(repeatFault) },
  { name: 'seeds', face: 'transform', fits: (tool) => tool.effect === 'random' && runsAnywhere(tool), faults: seedsFaults },
  { name: 'inverse', face: 'transform', fits: (tool) => runsAnywhere(tool) && inverseOf(tool) !== undefined, faults: inverseFaults },
  { name: 'http', face: 'http', fits: runsAnywhere, faults: perExample(httpFault) },
  { name: 'flags', face: 'flags', fits: runsAnywhere, faults: perExample(flagsFault) },
  { name: 'batch', face: 'batch', fits: runsAnywhere, faults: perExample(batchFault) },
  { name: 'generated', face: 'transform', fits: always, faults: generatedFaults },
  {
    name: 'hostile',
    face: 'transform',
    fits: (tool) => textsOf(tool).length > 0,
    faults: (world, tool) => textFaults(world, tool, textsOf(tool), HOSTILE),
  },
  {
    name: 'limits',
    face: 'transform',
    fits: (tool) => mainField(textsOf(tool)) !== undefined,
    faults: (world, tool) =>
      textFaults(world, tool, [mainField(textsOf(tool)) as FieldSpec], longLines(world.isThorough ? LONG_LINE : LONG_LINE / 10)),
  },
]
