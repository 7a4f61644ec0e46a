import type { Values } from '../../core/run.ts'

/** Longest side of an image that is read; more takes longer and shows no more. */
const LONGEST = 1280
/** Pause between two images, so that a phone stays cool. */
const PAUSE_MS = 100

/** What the camera shows now, as a file; undefined while there is nothing yet. */
async function takeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight))
  const context = canvas.getContext('2d', { alpha: false })
  if (videoWidth === 0 || !context) return undefined
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  return blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined
}

/**
 * Reads what a camera shows until something is found, and found again: bars that are seen at an angle or in motion now and then make
 * another number.
 * @param read what is in an image; undefined for nothing
 * @returns the image; undefined once the signal ends it
 * @throws Error for a bug
 */
export async function readFrames(
  video: HTMLVideoElement,
  read: (frame: File) => Promise<Values | undefined>,
  signal: AbortSignal,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  let before: string | undefined
  while (!signal.aborted) {
    const frame = await takeFrame(video, canvas)
    const found = frame && (await read(frame))
    const text = found && JSON.stringify(found)
    if (signal.aborted) return undefined
    if (frame && text !== undefined && text === before) return frame
    before = text
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return undefined
}
