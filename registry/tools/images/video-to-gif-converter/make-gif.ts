import type { BaseContext } from '../../../../engine/core/context.ts'
import type { Dither } from '../../../lib/pictures/gif/gif-dither.ts'
import { GifEncoder, type GifOptions, gifDelays, paletteSize } from './gif-encode.ts'
import { ColorCount, type Palette } from '../../../lib/pictures/gif/gif-palette.ts'
import { type FrameSource, framesOf } from './gif-frames.ts'
import type { GifPlan } from './gif-plan.ts'

export type GifLook = {
  readonly fps: number
  readonly colors: number
  readonly dither: Dither
  readonly palette: 'whole' | 'frame'
  /** How often it plays; 0 for ever. */
  readonly plays: number
}
type Work = Pick<BaseContext, 'signal' | 'progress'>

/** Frames from which the shared palette is made, spread over the whole. */
const PALETTE_FRAMES = 24
/** Places at which two frames in a row are packed for the estimate. */
const ESTIMATE_PLACES = 5
/** Up to this difference of a channel a pixel stays: video noise isn’t a change. */
const TOLERANCE = 3

type MadeGif = { readonly bytes: Uint8Array; readonly frames: number; /** Hundredths of a second. */ readonly duration: number }

/** Reads and packs frame by frame; memory holds a few frames and the packed bytes. */
export async function makeGif(video: FrameSource, plan: GifPlan, look: GifLook, work: Work): Promise<MadeGif> {
  const { times } = plan
  const palette = look.palette === 'whole' ? await sharedPalette(video, plan, look, work.signal) : undefined
  const encoder = new GifEncoder(optionsOf(plan, look, palette))
  const delays = gifDelays(times.length, look.fps)
  let at = 0
  for await (const frame of framesOf(video, plan)) {
    work.signal.throwIfAborted()
    encoder.add(frame, delays[at++] as number)
    work.progress(at / times.length)
  }
  return { bytes: encoder.end(), frames: encoder.frames, duration: delays.reduce((sum, delay) => sum + delay, 0) }
}

/** About how many bytes the GIF will have, from a few pairs of frames: the first whole, the second what changed. */
export async function estimateGif(video: FrameSource, plan: GifPlan, look: GifLook, work: Work): Promise<number> {
  const { width, height, times } = plan
  const palette = look.palette === 'whole' ? await sharedPalette(video, plan, look, work.signal) : undefined
  const options = optionsOf(plan, look, palette)
  const head = new GifEncoder(options).bytes
  let [whole, changes, pairs] = [0, 0, 0]
  for (const index of spread(times.length - 1, ESTIMATE_PLACES)) {
    const pair = [times[index] as number, times[index + 1] ?? (times[index] as number)].toSorted((a, b) => a - b)
    const encoder = new GifEncoder(options)
    const sizes: number[] = []
    for await (const frame of video.frames(pair, plan.area, width, height)) {
      work.signal.throwIfAborted()
      encoder.add(frame, 10)
      sizes.push(encoder.bytes)
    }
    const [first = head, second = first] = sizes
    whole += first - head
    changes += second - first
    pairs++
  }
  return Math.round(head + 1 + whole / pairs + (changes / pairs) * (times.length - 1))
}

function optionsOf({ width, height }: GifPlan, { plays, colors, dither }: GifLook, palette: Palette | undefined): GifOptions {
  return { width, height, plays, colors, dither, tolerance: TOLERANCE, palette }
}

async function sharedPalette(video: FrameSource, plan: GifPlan, { colors }: GifLook, signal: AbortSignal): Promise<Palette> {
  const count = new ColorCount()
  const times = [...new Set(spread(plan.times.length, PALETTE_FRAMES).map((index) => plan.times[index] as number))].toSorted(
    (a, b) => a - b,
  )
  for await (const frame of video.frames(times, plan.area, plan.width, plan.height)) {
    signal.throwIfAborted()
    count.add(frame)
  }
  return count.palette(paletteSize(colors))
}

/** Up to `most` different numbers from 0 to `count - 1`, evenly spread, both ends included. */
function spread(count: number, most: number): number[] {
  const places = Math.max(1, Math.min(count, most))
  return Array.from({ length: places }, (_, i) => (places === 1 ? 0 : Math.round((i * (count - 1)) / (places - 1))))
}
