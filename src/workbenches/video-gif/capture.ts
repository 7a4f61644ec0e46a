import type { Values } from '../../../engine/core/run.ts'
import { type GifPlan, type GifWish, planGif } from '../../../registry/tools/images/video-to-gif-converter/gif-plan.ts'

/** A player that does not get to a place within this time will not get there. */
const SEEK_MS = 5000
/** A frame that is not painted this long after it was found is the one that is shown already. */
const PAINT_MS = 300

/** How long a video is, in seconds. What a browser recorded says so only at its end, so it is sought there. */
export async function realDuration(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration
  await seek(video, 1e9)
  const { duration, currentTime } = video
  await seek(video, 0)
  return Number.isFinite(duration) ? duration : currentTime
}

/** Goes to a time. Players say that they are there before they show it, so what is taken from them waits for the frame, too. */
async function seek(video: HTMLVideoElement, time: number): Promise<void> {
  const painted = new Promise((resolve) => video.requestVideoFrameCallback?.(resolve))
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      video.removeEventListener('seeked', done)
      resolve()
    }
    const timer = setTimeout(done, SEEK_MS)
    video.addEventListener('seeked', done)
    video.currentTime = time
  })
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, PAINT_MS))])
}

/** A player out of sight, ready to seek. One that cannot show the video has a width of 0. */
export async function openPlayer(url: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  await new Promise((resolve) => {
    video.addEventListener('loadeddata', resolve, { once: true })
    video.addEventListener('error', resolve, { once: true })
  })
  return video
}

/** Small images spread over a video, one after the other. */
export async function thumbnails(
  url: string,
  duration: number,
  count: number,
  signal: AbortSignal,
  give: (image: string) => void,
): Promise<void> {
  const video = await openPlayer(url)
  const canvas = document.createElement('canvas')
  canvas.height = 54
  canvas.width = Math.max(1, Math.round((54 * video.videoWidth) / (video.videoHeight || 1)))
  const context = canvas.getContext('2d')
  for (let i = 0; i < count && video.videoWidth > 0 && !signal.aborted; i++) {
    await seek(video, (duration * (i + 0.5)) / count)
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    if (!signal.aborted) give(canvas.toDataURL('image/jpeg', 0.7))
  }
  video.removeAttribute('src')
}

/**
 * The input for a video that only the player can show: its frames as images, cut and scaled already.
 * @throws ToolError one of the failures of {@link planGif}
 */
export async function captureFrames(video: HTMLVideoElement, options: Values): Promise<Values> {
  video.pause()
  const wish = options as unknown as GifWish
  const size = { width: video.videoWidth, height: video.videoHeight }
  const { area, width, height, times } = planGif(wish, { ...size, duration: await realDuration(video) })
  const { canvas, context } = canvasOf(width, height)
  const taken = new Map<number, { readonly name: string; readonly type: string; readonly bytes: Uint8Array }>()
  for (const time of [...new Set(times)].toSorted((a, b) => a - b)) {
    await seek(video, time)
    context.drawImage(video, area.left, area.top, area.width, area.height, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('the browser gave no image')
    taken.set(time, { name: 'frame.png', type: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()) })
  }
  const { fps, colors, dither, palette, loop } = options
  return { fps, colors, dither, palette, loop, width: 0, frames: times.map((time) => ({ ...taken.get(time) })) }
}

/** What a GIF of this plan shows at a time. */
export async function pixelsAt(
  video: HTMLVideoElement,
  time: number,
  { area, width, height }: GifPlan,
): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> }> {
  await seek(video, time)
  const { context } = canvasOf(width, height)
  context.drawImage(video, area.left, area.top, area.width, area.height, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer> }
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gave no canvas')
  return { canvas, context }
}
