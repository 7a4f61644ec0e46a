import type { Values } from '../../../engine/core/run.ts'
import type { GifWish } from '../../../registry/tools/images/video-to-gif-converter/gif-plan.ts'
import { planGif } from '../../../registry/tools/images/video-to-gif-converter/gif-plan.ts'
import type { GifLook } from '../../../registry/tools/images/video-to-gif-converter/make-gif.ts'
import { openPlayer, pixelsAt, realDuration } from './capture.ts'
import type { EstimateAnswer, EstimateFrame, EstimateStart } from './estimate-worker.ts'

/** About how large a GIF will be. */
export type Estimate = { readonly bytes: number; readonly dimensions: string; readonly frames: number }

/**
 * The estimate for a video that only the player can show: it is asked for the few frames that the estimate needs, and a
 * worker packs them.
 * @throws ToolError one of the failures of {@link planGif}
 * @returns undefined when `signal` ended it, or the player cannot show the video
 */
export async function estimateFromPlayer(url: string, options: Values, signal: AbortSignal): Promise<Estimate | undefined> {
  const video = await openPlayer(url)
  try {
    if (video.videoWidth === 0 || signal.aborted) return undefined
    const plan = planGif(options as unknown as GifWish, {
      width: video.videoWidth,
      height: video.videoHeight,
      duration: await realDuration(video),
    })
    const { fps, colors, dither, palette, loop } = options
    const look = { fps, colors, dither, palette, plays: loop } as unknown as GifLook
    const bytes = await askWorker({ plan, look }, (time) => pixelsAt(video, time, plan), signal)
    return bytes === undefined ? undefined : { bytes, dimensions: `${plan.width} × ${plan.height}`, frames: plan.times.length }
  } finally {
    video.removeAttribute('src')
  }
}

/** The worker asks for frames by their times until it knows. */
async function askWorker(
  start: EstimateStart,
  frameAt: (time: number) => Promise<EstimateFrame>,
  signal: AbortSignal,
): Promise<number | undefined> {
  const worker = new Worker(new URL('./estimate-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<number | undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(undefined))
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker could not be loaded')))
      worker.addEventListener('message', ({ data }: MessageEvent<EstimateAnswer>) => {
        if (data.type === 'bytes') resolve(data.bytes)
        else if (data.type === 'bug') reject(new Error(data.message))
        else frameAt(data.time).then((frame) => worker.postMessage(frame, [frame.data.buffer]), reject)
      })
      worker.postMessage(start)
    })
  } finally {
    worker.terminate()
  }
}
