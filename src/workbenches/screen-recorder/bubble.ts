import { everyTick } from '../common/ticks.ts'

/** Frames a second of the image with the camera in it. */
const RATE = 30
/** Width of the bubble, as a share of the shorter side. */
const SHARE = 0.24

/**
 * The screen with the camera in a circle at the lower right. Time comes from a worker, as pages out of sight get no frames to draw in.
 * @returns the joined image, and what ends it
 */
export async function withBubble(screen: MediaStream, camera: MediaStream): Promise<{ readonly track: MediaStreamTrack; stop(): void }> {
  const [back, face] = await Promise.all([play(screen), play(camera)])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new DOMException('no canvas', 'NotSupportedError')
  const draw = () => {
    const [width, height] = [back.videoWidth, back.videoHeight]
    if (width === 0) return
    // A shared window may change its size; the recording keeps that of its start.
    if (!isSized) [canvas.width, canvas.height, isSized] = [width, height, true]
    context.drawImage(back, 0, 0, canvas.width, canvas.height)
    const size = Math.round(Math.min(canvas.width, canvas.height) * SHARE)
    const [x, y] = [canvas.width - size - 24, canvas.height - size - 24]
    const side = Math.min(face.videoWidth, face.videoHeight)
    context.save()
    context.beginPath()
    context.arc(x + size / 2, y + size / 2, size / 2, 0, Math.PI * 2)
    context.clip()
    if (side > 0) context.drawImage(face, (face.videoWidth - side) / 2, (face.videoHeight - side) / 2, side, side, x, y, size, size)
    context.restore()
  }
  let isSized = false
  draw()
  const stopTicks = everyTick(1000 / RATE, draw)
  const [track] = canvas.captureStream(RATE).getVideoTracks() as [MediaStreamTrack]
  return {
    track,
    stop: () => {
      stopTicks()
      track.stop()
      for (const video of [back, face]) video.srcObject = null
    },
  }
}

async function play(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  await video.play()
  return video
}
