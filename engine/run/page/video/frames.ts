/// <reference lib="webworker" />
import type * as Mediabunny from 'mediabunny'
import type { Area, Pixels } from '../../../core/context.ts'
import { ToolError } from '../../../core/errors.ts'
import type { FileValue } from '../../../core/file-value.ts'
import { damaged, videoError } from './errors.ts'

/** Where frames are read from, and what is said of it when that fails. */
export type Decoding = { readonly sink: Mediabunny.VideoSampleSink; readonly file: FileValue; readonly codec: string }

/** The picture at each time, scaled. @throws ToolError what {@link videoError} gives */
export async function* decodeFrames(
  { sink, file, codec }: Decoding,
  times: readonly number[],
  area: Area,
  width: number,
  height: number,
): AsyncGenerator<Pixels> {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false })
  if (!context) throw new ToolError('memory-limit')
  context.imageSmoothingQuality = 'high'
  const [across, down] = [width / area.width, height / area.height]
  const samples = sink.samplesAtTimestamps(times)
  let isAny = false
  try {
    for (;;) {
      const { done, value: sample } = await samples.next().catch((error: unknown) => {
        throw videoError(error, file, codec)
      })
      if (done) break
      // Before the first frame, or where one is missing, the picture before it stays.
      if (sample) {
        isAny = true
        try {
          context.fillRect(0, 0, width, height)
          sample.draw(context, -area.left * across, -area.top * down, sample.displayWidth * across, sample.displayHeight * down)
        } finally {
          sample.close()
        }
      }
      yield { width, height, data: pixelsOf(context, width, height) }
    }
  } finally {
    await samples.return()
  }
  if (!isAny && times.length > 0) throw damaged(file)
}

function pixelsOf(context: OffscreenCanvasRenderingContext2D, width: number, height: number): Uint8ClampedArray {
  try {
    return context.getImageData(0, 0, width, height).data
  } catch (cause) {
    // All else that this can throw does not come from a size that the canvas took.
    throw cause instanceof RangeError ? new ToolError('memory-limit', {}, {}, { cause }) : cause
  }
}
