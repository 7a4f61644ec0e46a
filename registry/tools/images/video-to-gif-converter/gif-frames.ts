import type { OpenVideo, Pixels } from '../../../../engine/core/context.ts'
import type { GifPlan } from './gif-plan.ts'

/** Pixels of the frames held at once while a video is read backward. */
const HELD_PIXELS = 12_000_000

/** Frames by their times, in any order. */
export type FrameSource = Pick<OpenVideo, 'frames'>

/** The frames of a plan in the order in which they are shown. Backward, a few at a time are read forward and turned round. */
export async function* framesOf(video: FrameSource, { times, area, width, height }: GifPlan): AsyncGenerator<Pixels> {
  const most = Math.max(2, Math.floor(HELD_PIXELS / (width * height)))
  for (let from = 0; from < times.length;) {
    const to = runEnd(times, from)
    const part = times.slice(from, to)
    if (part.length < 2 || (part[0] as number) < (part[1] as number)) yield* video.frames(part, area, width, height)
    else
      for (let at = 0; at < part.length; at += most) {
        const held: Pixels[] = []
        for await (const frame of video.frames(part.slice(at, at + most).toReversed(), area, width, height)) held.push(frame)
        yield* held.toReversed()
      }
    from = to
  }
}

/** Where the times that begin at `from` stop rising, or falling. */
function runEnd(times: readonly number[], from: number): number {
  const direction = Math.sign((times[from + 1] ?? 0) - (times[from] as number))
  let to = from + 1
  while (to < times.length && Math.sign((times[to] as number) - (times[to - 1] as number)) === direction) to++
  return to
}
