/// <reference lib="webworker" />
import type { GifPlan } from '../../../registry/tools/images/video-to-gif-converter/gif-plan.ts'
import { type GifLook, estimateGif } from '../../../registry/tools/images/video-to-gif-converter/make-gif.ts'

export type EstimateStart = { readonly plan: GifPlan; readonly look: GifLook }
export type EstimateFrame = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }
/** `frame`: the page is asked for the frame at this time, in seconds. */
export type EstimateAnswer =
  | { readonly type: 'frame'; readonly time: number }
  | { readonly type: 'bytes'; readonly bytes: number }
  | { readonly type: 'bug'; readonly message: string }

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const answer = (message: EstimateAnswer) => scope.postMessage(message)
let take: ((frame: EstimateFrame) => void) | undefined

const player = {
  async *frames(times: readonly number[]) {
    for (const time of times)
      yield await new Promise<EstimateFrame>((resolve) => {
        take = resolve
        answer({ type: 'frame', time })
      })
  },
}

scope.addEventListener('message', ({ data }: MessageEvent<EstimateStart | EstimateFrame>) => {
  if (!('plan' in data)) return take?.(data)
  const work = { signal: new AbortController().signal, progress: () => {} }
  estimateGif(player, data.plan, data.look, work).then(
    (bytes) => answer({ type: 'bytes', bytes }),
    (error: unknown) => answer({ type: 'bug', message: error instanceof Error ? error.message : String(error) }),
  )
})
