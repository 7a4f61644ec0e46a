import type { OpenVideo, VideoAccess } from '../../../engine/core/context.ts'
import type { ToolError } from '../../../engine/core/errors.ts'

/** A host whose videos are 2 s of 320 × 180 pixels; the gray of a frame tells its time, 100 levels a second. */
export const clockVideo = (duration = 2, size = { width: 320, height: 180 }): OpenVideo => ({
  duration,
  ...size,
  codec: 'vp9',
  hasSound: true,
  async *frames(times, _area, width, height) {
    for (const time of times) {
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      for (let i = 0; i < data.length; i += 4) data.fill(Math.round(time * 100), i, i + 3)
      yield { width, height, data }
    }
  },
  playingTime: () => Promise.resolve(duration),
  close: () => {},
})

/** What a browser does with videos, without one. `fails` refuses every file so. */
export function videoHost({ video = clockVideo(), fails }: { readonly video?: OpenVideo; readonly fails?: ToolError } = {}): VideoAccess {
  return {
    open: () => (fails ? Promise.reject(fails) : Promise.resolve(video)),
    pack: (_, { format, start, end }) =>
      fails ? Promise.reject(fails) : Promise.resolve({ bytes: new TextEncoder().encode(`${format} ${start} ${end ?? ''}`) }),
  }
}
