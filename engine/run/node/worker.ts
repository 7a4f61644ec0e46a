import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { fieldsOf } from '../../core/fields.ts'
import { fromWire, toWire } from '../../core/wire.ts'
import { readAsset } from './read-asset.ts'
import { loadTool } from '../load-tool.ts'
import { createUpstreams } from '../net/upstreams.ts'
import { createNet } from '../net/net.ts'
import type { ThreadAnswer, ThreadData, ThreadJob, ThreadQuestion } from './client.ts'
import { createJobs } from '../jobs.ts'

const port = parentPort as MessagePort
const { net } = workerData as ThreadData
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
  unpack: ({ input, wire }, tool) => (wire ? fromWire(fieldsOf(tool.input), input) : input),
  pack: (output, { wire }) => (wire ? (toWire(output) as typeof output) : output),
  send: (answer, transfer) => port.postMessage(answer, transfer),
})

port.on('message', (question: ThreadQuestion) => {
  if (question.type === 'ping') port.postMessage({ type: 'pong' } satisfies ThreadAnswer)
  else if (question.type === 'cancel') jobs.cancel(question.id)
  else void jobs.run(question.id, question.job)
})
