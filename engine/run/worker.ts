/// <reference lib="webworker" />
import * as z from 'zod'
import { ToolError } from '../core/errors.ts'
import { runTool } from '../core/run.ts'
import { fetchAsset } from './fetch-asset.ts'
import { browserCanvas, decodeForeign } from './canvas.ts'
import { makeContext } from './context.ts'
import { lazyVideo } from './lazy-video.ts'
import { loadTool } from './load-module.ts'
import { type WorkerAnswer, type WorkerRequest, packOutput, transfersOf, unpackInput } from './messages.ts'

// zod compiles its checks with `eval` where it may; a strict content security policy would report the attempt.
z.config({ jitless: true })

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
let current = new AbortController()
const answer = (message: WorkerAnswer, transfer: Transferable[] = []) => scope.postMessage(message, transfer)

scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'warm') void loadTool(data.module).catch(() => {})
  else if (data.type === 'cancel') current.abort()
  else void run(data.job)
})

async function run({ id, module, input, options, assets }: Extract<WorkerRequest, { type: 'run' }>['job']): Promise<void> {
  const { signal } = (current = new AbortController())
  try {
    // A connection may fail once; what is truly gone fails again.
    const tool = await loadTool(module).catch(() => loadTool(module))
    signal.throwIfAborted()
    answer({ type: 'started', id })
    const progress = (fraction: number) => answer({ type: 'progress', id, fraction })
    const result = await runTool(
      tool,
      unpack(input),
      makeContext(options, {
        signal,
        progress,
        canvas: browserCanvas,
        video: lazyVideo(assets, signal, progress),
        asset: fetchAsset(assets, signal),
        decodeForeign,
      }),
    )
    if (!result.ok) return answer({ type: 'done', id, result })
    const output = packOutput(result.output)
    answer({ type: 'done', id, result: { ok: true, output } }, transfersOf(output))
  } catch (error) {
    if (error instanceof ToolError) answer({ type: 'done', id, result: { ok: false, failures: [error.failure] } })
    else answer({ type: 'bug', id, message: error instanceof Error ? error.message : String(error) })
  }
}

function unpack(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    return unpackInput(input)
  } catch (cause) {
    throw new ToolError('bad-encoding', { encoding: 'UTF-8' }, {}, { cause })
  }
}
