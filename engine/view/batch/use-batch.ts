import { useEffect, useState, useSyncExternalStore } from 'react'
import { batchField } from '../../batch/ways.ts'
import type { RunResult } from '../../core/run.ts'
import { createWorkerPool, poolSize, type WorkerPool } from '../../run/page/worker-pool.ts'
import type { ToolData } from '../../site/page.ts'
import type { AskTool } from '../hooks/use-tool-run.ts'
import { useShell, useWords } from '../shell-context.tsx'
import { type Batch, createBatch } from './batch-run.ts'

/** Questions to a server at once; it answers no caller more than a few. */
const SERVER_AT_ONCE = 2
/** How long is waited where the server says that a caller asks too often and not until when, in seconds. */
const USUAL_WAIT = 5

/** A batch of a tool that lives as long as what shows it. */
export function useBatch(tool: ToolData, askTool: AskTool) {
  const shell = useShell()
  const w = useWords()
  const [batch] = useState<Batch>(() => {
    const { locale, currency, numberMarks } = shell
    const isAsked = tool.effect === 'network'
    const size = isAsked ? SERVER_AT_ONCE : poolSize(navigator as { hardwareConcurrency?: number; deviceMemory?: number })
    let pool: WorkerPool | undefined
    const options = { locale, currency, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    const field = batchField(tool.fields)
    const made = createBatch({
      tool,
      marks: numberMarks,
      settings: { locale, yes: w('yes'), no: w('no'), colon: w('colon') },
      atOnce: size,
      readsText: field?.value === 'string',
      onDisk: !tool.fields.some(({ sensitive }) => sensitive),
      run(worker, input, progress, signal) {
        const { module, assets = {}, timeMs } = tool
        const request = { module, assets, timeMs, input, options, progress, signal }
        if (isAsked) return askInTurn(() => askTool(request), signal)
        pool ??= createWorkerPool(shell.worker, size)
        return pool.run(worker, request)
      },
    })
    const close = () => {
      made.close()
      pool?.close()
      pool = undefined
    }
    return { ...made, close }
  })
  useEffect(() => () => batch.close(), [batch])
  return { batch, view: useSyncExternalStore(batch.subscribe, batch.view) }
}

/** A server that is asked too often says when to come again: a batch waits. */
async function askInTurn(ask: () => Promise<RunResult>, signal: AbortSignal): Promise<RunResult> {
  for (;;) {
    const result = await ask()
    if (result.ok || signal.aborted) return result
    const { code, params } = result.failures[0]
    if (code !== 'rate-limited' && code !== 'busy') return result
    const seconds = typeof params.count === 'number' ? params.count : USUAL_WAIT
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
    if (signal.aborted) return result
  }
}
