import { Worker } from 'node:worker_threads'
import { ToolError } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields.ts'
import { packOutput } from '../pack-text.ts'
import { fromWire, toWire } from '../../core/wire.ts'
import { importLibrary, readAsset } from './read-asset.ts'
import { loadTool } from '../load-tool.ts'
import { createUpstreams } from '../net/upstreams.ts'
import { createNet } from '../net/net.ts'
import type { RunnerAnswer, RunnerJob, RunnerQuestion } from './process.ts'
import type { NetOptions } from '../net/options.ts'
import { createJobs } from '../jobs.ts'
import { plainAnswer, type RecipeJob } from '../recipe-job.ts'
import { readRecipeRun, readRun } from '../request.ts'

let net: NetOptions = {}
/** One for all jobs of the process: what is known of other sites holds for each. */
const upstreams = createUpstreams()

const jobs = createJobs<RunnerJob>({
  load: loadTool,
  host: ({ effect, needs }, { caller = {} }, { signal, within }) => ({
    signal,
    within,
    asset: readAsset,
    library: importLibrary,
    ...(effect === 'network' && { net: createNet(net, signal, { upstreams, caller, needs }) }),
  }),
  unpack({ wire, request, ...job }, tool) {
    if (!tool && request) {
      const { recipe, input, options } = readRecipeRun(Buffer.concat(request), job.options)
      return { input: { ...(job.input as RecipeJob), recipe, input }, options }
    }
    if (!tool) return { ...job, input: plainBytes(job.input) }
    const { input, options } = request ? readRun(Buffer.concat(request), job.options) : job
    return { input: wire ? fromWire(fieldsOf(tool.input), input) : plainBytes(input), options }
  },
  pack(output, { wire, jsonBytes }) {
    if (!wire) return output
    const plain = toWire(output) as typeof output
    return jsonBytes === undefined ? plain : packOutput({ json: jsonOf({ output: plain }, jsonBytes) })
  },
  packRecipe(answer, { input, wire, jsonBytes }) {
    if (answer.failures) return { ok: false, failures: answer.failures }
    const { reports, state, isDone, last } = answer
    if (!wire || !isDone || !state || jsonBytes === undefined) return { ok: true, output: { ...answer } }
    const notices = [...((input as Partial<RecipeJob>).before ?? []), ...reports.flatMap((report) => report.notices)]
    return { ok: true, output: packOutput({ json: jsonOf(toWire(plainAnswer(state, notices, last)), jsonBytes) }) }
  },
  send,
})

/** @throws ToolError result-too-big */
function jsonOf(value: unknown, maximum: number): string {
  const json = JSON.stringify(value)
  if (Buffer.byteLength(json) > maximum) throw new ToolError('result-too-big', { maximum })
  return json
}

/**
 * An input that just came, with Node's Buffers as the plain bytes that tools know: a Buffer's `slice` shares its memory,
 * and its JSON is another.
 */
function plainBytes(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const [key, item] of Object.entries(value)) {
    const plain = plainBytes(item)
    if (plain !== item) Object.defineProperty(value, key, { value: plain })
  }
  return value
}

/** What nobody waits for any more goes nowhere. */
function send(answer: RunnerAnswer): void {
  if (process.connected) process.send?.(answer)
}

process.on('message', (question: RunnerQuestion) => {
  if (question.type === 'begin') net = question.net
  else if (question.type === 'ping') send({ type: 'pong' })
  else if (question.type === 'cancel') jobs.cancel(question.id)
  else void jobs.run(question.id, question.job)
})

// Who started it says when it ends: a signal to all of a terminal's or a service's processes lets runs finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// A run that computes without end never sees the end of its parent, should that be killed; a thread beside it does. Which process that
// is comes from there: one that is gone before this begins is nobody's parent any more.
new Worker(new URL('./orphan.ts', import.meta.url), { workerData: Number(process.argv[2]), stdout: true, stderr: true }).unref()
