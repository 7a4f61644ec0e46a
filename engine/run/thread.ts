import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { ToolError } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'
import { type RunResult, runTool } from '../core/run.ts'
import { fromWire, toWire } from '../core/wire.ts'
import { makeContext } from './context.ts'
import { readAsset } from './read-asset.ts'
import { loadTool } from './load-module.ts'
import { createNet } from './net.ts'
import { ownedBuffers, type ThreadAnswer, type ThreadData, type ThreadJob, type ThreadRequest } from './thread-messages.ts'

const port = parentPort as MessagePort
const { net } = workerData as ThreadData
let current: AbortController | undefined

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'cancel') current?.abort()
  else void answer(request.job)
})

async function answer(job: ThreadJob): Promise<void> {
  current = new AbortController()
  try {
    const result = await run(job, current.signal)
    send({ type: 'done', result }, result.ok ? ownedBuffers(result.output) : [])
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    send({ type: 'bug', name, message, stack })
  }
}

async function run({ module, input, options = {}, wire }: ThreadJob, signal: AbortSignal): Promise<RunResult> {
  const tool = await loadTool(module)
  send({ type: 'started' })
  try {
    const host = tool.effect === 'network' ? { signal, asset: readAsset, net: createNet(net, signal) } : { signal, asset: readAsset }
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
