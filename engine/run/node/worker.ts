import { getPriority, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { ToolError } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields.ts'
import { packOutput } from '../../core/pack-text.ts'
import { fromWire, toWire } from '../../core/wire.ts'
import { readAsset } from './read-asset.ts'
import { loadTool } from '../load-tool.ts'
import { createUpstreams } from '../net/upstreams.ts'
import { createNet } from '../net/net.ts'
import type { ThreadAnswer, ThreadData, ThreadJob, ThreadQuestion } from './client.ts'
import { createJobs } from '../jobs.ts'
import { readRun } from '../request.ts'

/** The highest niceness that there is. */
const LEAST_URGENT = 19

const port = parentPort as MessagePort
const { net, niceness } = workerData as ThreadData
// On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (niceness > 0 && process.platform === 'linux') setPriority(Math.min(LEAST_URGENT, getPriority() + niceness))
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
    const { input, options } = request ? readRun(Buffer.concat(request), job.options) : job
    return { input: wire ? fromWire(fieldsOf(tool.input), input) : input, options }
  },
  pack(output, { wire, jsonBytes }) {
    if (!wire) return output
    const plain = toWire(output) as typeof output
    return jsonBytes === undefined ? plain : packOutput({ json: jsonOf({ output: plain }, jsonBytes) })
  },
  send: (answer, transfer) => port.postMessage(answer, transfer),
})

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
