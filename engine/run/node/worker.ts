import { getPriority, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { ToolError } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields.ts'
import { packOutput } from '../pack-text.ts'
import { fromWire, toWire } from '../../core/wire.ts'
import { readAsset } from './read-asset.ts'
import { loadTool } from '../load-tool.ts'
import { createUpstreams } from '../net/upstreams.ts'
import { createNet } from '../net/net.ts'
import type { ThreadAnswer, ThreadData, ThreadJob, ThreadQuestion } from './client.ts'
import { createJobs } from '../jobs.ts'
import { plainAnswer, type RecipeJob } from '../recipe-job.ts'
import { readRecipeRun, readRun } from '../request.ts'

/** The highest niceness that there is. */
const LEAST_URGENT = 19

const port = parentPort as MessagePort
const { net, niceness } = workerData as ThreadData
// On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (niceness > 0 && process.platform === 'linux') setPriority(Math.min(LEAST_URGENT, getPriority() + niceness))
// What a library prints is nobody's.
for (const stream of [process.stdout, process.stderr]) stream.write = dropped

/** One for all jobs of the thread: what is known of other sites holds for each. */
const upstreams = createUpstreams()

const jobs = createJobs<ThreadJob>({
  load: loadTool,
  host: ({ effect, needs }, { caller = {} }, { signal, within }) => ({
    signal,
    within,
    asset: readAsset,
    ...(effect === 'network' && { net: createNet(net, signal, { upstreams, caller, needs }) }),
  }),
  unpack({ wire, request, ...job }, tool) {
    if (!tool && request) {
      const { recipe, input, options } = readRecipeRun(Buffer.concat(request), job.options)
      return { input: { ...(job.input as RecipeJob), recipe, input }, options }
    }
    if (!tool) return job
    const { input, options } = request ? readRun(Buffer.concat(request), job.options) : job
    return { input: wire ? fromWire(fieldsOf(tool.input), input) : input, options }
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
  send: (answer, transfer) => port.postMessage(answer, transfer),
})

/** A write that goes nowhere, and says that it is done. */
function dropped(_data: unknown, second?: unknown, third?: unknown): true {
  for (const done of [second, third]) if (typeof done === 'function') queueMicrotask(done as () => void)
  return true
}

/** @throws ToolError result-too-big */
function jsonOf(value: unknown, maximum: number): string {
  const json = JSON.stringify(value)
  if (Buffer.byteLength(json) > maximum) throw new ToolError('result-too-big', { maximum })
  return json
}

port.on('message', (question: ThreadQuestion) => {
  if (question.type === 'ping') port.postMessage({ type: 'pong' } satisfies ThreadAnswer)
  else if (question.type === 'cancel') jobs.cancel(question.id)
  else void jobs.run(question.id, question.job)
})
