import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { ToolError } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'
import { type RunResult, runTool } from '../core/run.ts'
import { fromWire, toWire } from '../core/wire.ts'
import { makeContext } from './context.ts'
import { readAsset } from './read-asset.ts'
import { loadTool } from './load-module.ts'
import { createUpstreams } from './net-upstreams.ts'
import { createNet } from './net.ts'
import { ownedBuffers, type ThreadAnswer, type ThreadData, type ThreadJob, type ThreadRequest } from './thread-messages.ts'

const port = parentPort as MessagePort
const { net } = workerData as ThreadData
const running = new Map<number, AbortController>()
/** One for all jobs of the thread: what is known of other sites holds for each. */
const upstreams = createUpstreams()

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'ping') send({ type: 'pong' })
  else if (request.type === 'cancel') running.get(request.id)?.abort()
  else void answer(request.id, request.job)
})

async function answer(id: number, job: ThreadJob): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const result = await run(job, controller.signal, () => send({ type: 'started', id }))
    send({ type: 'done', id, result }, result.ok ? ownedBuffers(result.output) : [])
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    send({ type: 'bug', id, name, message, stack })
  } finally {
    running.delete(id)
  }
}

async function run(
  { module, input, options = {}, wire, caller = {} }: ThreadJob,
  signal: AbortSignal,
  onStarted: () => void,
): Promise<RunResult> {
  const tool = await loadTool(module)
  onStarted()
  try {
    const access = { upstreams, caller, needs: tool.needs }
    const host =
      tool.effect === 'network' ? { signal, asset: readAsset, net: createNet(net, signal, access) } : { signal, asset: readAsset }
    const result = await runTool(tool, wire ? fromWire(fieldsOf(tool.input), input) : input, makeContext(options, host))
    return result.ok && wire ? { ok: true, output: toWire(result.output) as Record<string, unknown> } : result
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, failures: [error.failure] }
    if (isTooLarge(error)) return { ok: false, failures: [{ code: 'memory-limit', params: {} }] }
    throw error
  }
}

/** Buffers and strings are bounded by the engine itself, not by the thread's memory limit. */
function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && /^(Invalid (string|array|typed array) length|Array buffer allocation failed)/.test(error.message)
}

function send(message: ThreadAnswer, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}
