/// <reference lib="webworker" />
import type * as Mediabunny from 'mediabunny'
import type { OpenVideo, VideoAccess } from '../../../core/context.ts'
import { ToolError } from '../../../core/errors.ts'
import type { FileValue } from '../../../core/file-value.ts'
import { damaged, structureError } from './errors.ts'
import { giveFramesLengths } from './frame-lengths.ts'
import { decodeFrames } from './frames.ts'
import type { Library } from './library.ts'
import { pack } from './pack.ts'

/** Browsers and codecs name no wider or taller video, so that a header cannot make us ask for endless memory. */
const MOST_SIDE = 16_384

/** Videos through the browser's own codecs (WebCodecs), containers by mediabunny. @param address where its file is served */
export async function browserVideo(address: string, signal: AbortSignal, progress: (fraction: number) => void): Promise<VideoAccess> {
  const library = (await import(/* @vite-ignore */ address).catch((cause: unknown) => {
    throw new ToolError('offline', {}, {}, { cause })
  })) as Library
  giveFramesLengths(library)
  return {
    async open(file) {
      const { input, track } = await openTrack(library, file)
      return describe(library, file, input, track)
    },
    async pack(file, wanted) {
      const { input } = await openTrack(library, file)
      return pack(library, file, input, wanted, signal, progress)
    },
  }
}

const contentOf = ({ bytes, source, type }: FileValue): Blob =>
  (source as Blob | undefined) ?? new Blob([bytes as Uint8Array<ArrayBuffer>], { type })

async function openTrack(library: Library, file: FileValue) {
  const formats = library.ALL_FORMATS.filter((format) => format !== library.HLS)
  const input = new library.Input({ source: new library.BlobSource(contentOf(file)), formats })
  try {
    if (!(await input.canRead())) throw new ToolError('not-a-video', { name: file.name }, { field: 'file' })
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new ToolError('not-a-video', { name: file.name }, { field: 'file' })
    // An encrypted video has readable headers; its first packet tells.
    await new library.EncodedPacketSink(track).getFirstPacket()
    return { input, track }
  } catch (error) {
    input.dispose()
    throw structureError(error, file)
  }
}

type Track = Awaited<ReturnType<typeof openTrack>>['track']

async function describe(library: Library, file: FileValue, input: Mediabunny.Input, track: Track): Promise<OpenVideo> {
  try {
    const codec = (await track.getCodec()) ?? (await track.getCodecParameterString().catch(() => null)) ?? '?'
    if (!(await track.canDecode())) throw new ToolError('codec-not-read', { codec }, { field: 'file' })
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    if (width > MOST_SIDE || height > MOST_SIDE)
      throw new ToolError('video-too-big', { width, height, maximum: MOST_SIDE }, { field: 'file' })
    const first = Math.max(0, await track.getFirstTimestamp())
    // In WebM the last frame has no length: of a single frame, only the sound tells how long it lasts.
    const duration = (await track.computeDuration()) - first || (await input.computeDuration()) - first
    if (!(width > 0 && height > 0 && duration > 0 && Number.isFinite(duration))) throw damaged(file)
    const hasSound = (await input.getPrimaryAudioTrack()) !== null
    const decoding = { sink: new library.VideoSampleSink(track), file, codec }
    return {
      duration,
      playingTime: async () => {
        try {
          return Math.max(await input.computeDuration(), (await input.getDurationFromMetadata()) ?? 0)
        } catch (error) {
          throw structureError(error, file)
        }
      },
      width,
      height,
      codec,
      hasSound,
      frames: (times, area, toWidth, toHeight) =>
        decodeFrames(
          decoding,
          times.map((time) => first + time),
          area,
          toWidth,
          toHeight,
        ),
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw structureError(error, file)
  }
}
