import { ToolError } from '../../../engine/core/errors.ts'
import type { StudioAnswer, StudioQuestion, StudioResult } from './studio-messages.ts'

/** The worker that holds an image, asked one thing after another. */
export type Studio = {
  /** @throws ToolError what the worker refuses: a file that is no image, or too large */
  ask<Q extends StudioQuestion>(question: Q): Promise<StudioResult[Q['ask']]>
  close(): void
}

export function openStudio(): Studio {
  const worker = new Worker(new URL('./studio-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let lastId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<StudioAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failure) asked?.reject(new ToolError(data.failure.code, data.failure.params))
    else asked?.resolve(data.result as never)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const { reject } of waiting.values()) reject(new ToolError('memory-limit'))
    waiting.clear()
  })
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, question })
      }),
    close: () => worker.terminate(),
  }
}
