/// <reference lib="webworker" />
import type * as Mediabunny from 'mediabunny'
import type { Area, OpenVideo, Pixels, VideoAccess } from '../core/context.ts'
import { ToolError } from '../core/errors.ts'
import type { FileValue } from '../core/file-value.ts'

type Library = typeof Mediabunny

/** Browsers and codecs name no wider or taller video, so that a header cannot make us ask for endless memory. */
const MOST_SIDE = 16_384

/** Videos through the browser's own codecs (WebCodecs), containers by mediabunny. @param address where its file is served */
export async function browserVideo(address: string, signal: AbortSignal, progress: (fraction: number) => void): Promise<VideoAccess> {
  const library = (await import(/* @vite-ignore */ address).catch((cause: unknown) => {
    throw new ToolError('offline', {}, {}, { cause })
  })) as Library
  return {
    async open(file) {
      const { input, track } = await openTrack(library, file)
      return describe(library, file, input, track)
    },
    pack: (file, wanted) => pack(library, file, wanted, signal, progress),
  }
}

const sourceOf = (file: FileValue): Blob =>
  (file as FileValue & { readonly source?: Blob }).source ?? new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type })

const damaged = (file: FileValue, cause?: unknown) => new ToolError('video-damaged', { name: file.name }, { field: 'file' }, { cause })

async function openTrack(library: Library, file: FileValue) {
  const formats = library.ALL_FORMATS.filter((format) => format !== library.HLS)
  const input = new library.Input({ source: new library.BlobSource(sourceOf(file)), formats })
  try {
    if (!(await input.canRead())) throw new ToolError('not-a-video', { name: file.name }, { field: 'file' })
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new ToolError('not-a-video', { name: file.name }, { field: 'file' })
    return { input, track }
  } catch (error) {
    input.dispose()
    if (error instanceof ToolError) throw error
    throw damaged(file, error)
  }
}

type Track = Awaited<ReturnType<typeof openTrack>>['track']

async function describe(library: Library, file: FileValue, input: Mediabunny.Input, track: Track): Promise<OpenVideo> {
  try {
    const codec = (await track.getCodec()) ?? (await track.getCodecParameterString().catch(() => null)) ?? '?'
    if (!(await track.canDecode())) throw new ToolError('codec-not-read', { codec }, { field: 'file' })
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    const first = Math.max(0, await track.getFirstTimestamp())
    const duration = (await track.computeDuration()) - first
    if (!(width > 0 && height > 0 && width <= MOST_SIDE && height <= MOST_SIDE && duration > 0 && Number.isFinite(duration)))
      throw damaged(file)
    const hasSound = (await input.getPrimaryAudioTrack()) !== null
    const frames = (times: readonly number[], area: Area, toWidth: number, toHeight: number) =>
      decodeFrames(new library.VideoSampleSink(track), file, codec, times.map((time) => first + time), area, toWidth, toHeight) // prettier-ignore
    return { duration, width, height, codec, hasSound, frames, close: () => input.dispose() }
  } catch (error) {
    input.dispose()
    if (error instanceof ToolError) throw error
    throw damaged(file, error)
  }
}

async function* decodeFrames(
  sink: Mediabunny.VideoSampleSink,
  file: FileValue,
  codec: string,
  times: readonly number[],
  area: Area,
  width: number,
  height: number,
): AsyncGenerator<Pixels> {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false })
  if (!context) throw new ToolError('memory-limit')
  context.imageSmoothingQuality = 'high'
  let isAny = false
  try {
    for await (const sample of sink.samplesAtTimestamps(times)) {
      // Before the first frame, or where one is missing, the picture before it stays.
      if (sample) {
        isAny = true
        try {
          const [across, down] = [width / area.width, height / area.height]
          context.fillRect(0, 0, width, height)
          sample.draw(context, -area.left * across, -area.top * down, sample.displayWidth * across, sample.displayHeight * down)
        } finally {
          sample.close()
        }
      }
      const { data } = context.getImageData(0, 0, width, height)
      yield { width, height, data }
    }
  } catch (error) {
    if (error instanceof ToolError) throw error
    const isUnread = error instanceof DOMException && error.name === 'NotSupportedError'
    throw isUnread ? new ToolError('codec-not-read', { codec }, { field: 'file' }, { cause: error }) : damaged(file, error)
  }
  if (!isAny && times.length > 0) throw damaged(file)
}

async function pack(
  library: Library,
  file: FileValue,
  { format, start, end }: Parameters<VideoAccess['pack']>[1],
  signal: AbortSignal,
  progress: (fraction: number) => void,
): Promise<Uint8Array> {
  const { input } = await openTrack(library, file)
  const target = new library.BufferTarget()
  const output = new library.Output({
    format: format === 'mp4' ? new library.Mp4OutputFormat({ fastStart: 'in-memory' }) : new library.WebMOutputFormat(),
    target,
  })
  try {
    const trim = { start, ...(end !== undefined && { end }) }
    const conversion = await library.Conversion.init({ input, output, trim, showWarnings: false })
    // A track that was left out would be a video without its sound, or a sound without its video.
    if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new ToolError('cannot-pack', { format: format.toUpperCase() })
    conversion.onProgress = progress
    const stop = () => void conversion.cancel()
    signal.addEventListener('abort', stop)
    try {
      await conversion.execute()
    } finally {
      signal.removeEventListener('abort', stop)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ToolError) throw error
    throw damaged(file, error)
  } finally {
    input.dispose()
  }
  if (!target.buffer) throw damaged(file)
  return new Uint8Array(target.buffer)
}
