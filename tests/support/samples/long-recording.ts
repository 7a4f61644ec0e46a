import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { sampleVideo } from '../../../registry/lib/video/sample.ts'

/** Bytes of one frame, about as many as of a large screen full of noise. */
const FRAME_BYTES = 250_000

/**
 * A recording of many seconds and bytes without recording it: the first frame of the sample, over and over, with filling behind it
 * that decoders pass over. Four frames a second.
 */
export async function longRecording(seconds: number): Promise<Buffer> {
  const { data, decoderConfig } = await firstFrame()
  const filled = new Uint8Array(FRAME_BYTES).fill(85)
  filled.set(data)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source, { frameRate: 4 })
  await output.start()
  for (let frame = 0; frame < seconds * 4; frame++)
    await source.add(new EncodedPacket(filled, 'key', frame / 4, 1 / 4), frame === 0 ? { decoderConfig } : undefined)
  await output.finalize()
  return Buffer.from(target.buffer as ArrayBuffer)
}

/** A screen on which little moves: a frame at each of these seconds, in a cluster of its own, as a browser records it. Without sound. */
export async function stillRecording(times: readonly number[]): Promise<Buffer> {
  const { data, decoderConfig } = await firstFrame()
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ minimumClusterDuration: 0 }), target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  for (const time of times) await source.add(new EncodedPacket(data, 'key', time, 0), { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer as ArrayBuffer)
}

/** When each frame of a video begins, and how long a player shows it all. */
export async function framesOf(bytes: Buffer): Promise<{ readonly times: readonly number[]; readonly seconds: number | null }> {
  const input = new Input({ source: new BlobSource(new Blob([new Uint8Array(bytes)])), formats: [WEBM, MP4] })
  const track = await input.getPrimaryVideoTrack()
  const times: number[] = []
  if (track) for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(Math.round(timestamp * 100) / 100)
  return { times, seconds: await input.getDurationFromMetadata() }
}

/** One second as MP4 with uncompressed sound, which WebM cannot hold. */
export async function uncompressedSound(): Promise<Buffer> {
  const { data, decoderConfig } = await firstFrame()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const video = new EncodedVideoPacketSource('vp9')
  const audio = new EncodedAudioPacketSource('pcm-s16')
  output.addVideoTrack(video)
  output.addAudioTrack(audio)
  await output.start()
  await video.add(new EncodedPacket(data, 'key', 0, 0.5), { decoderConfig })
  await video.add(new EncodedPacket(data, 'key', 0.5, 0.5))
  const sound = { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: 8000 }
  await audio.add(new EncodedPacket(new Uint8Array(16_000), 'key', 0, 1), { decoderConfig: sound })
  await output.finalize()
  return Buffer.from(target.buffer as ArrayBuffer)
}

async function firstFrame(): Promise<{ readonly data: Uint8Array; readonly decoderConfig: VideoDecoderConfig }> {
  const { bytes, type } = sampleVideo()
  const input = new Input({ source: new BlobSource(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })), formats: [WEBM] })
  const track = await input.getPrimaryVideoTrack()
  const packet = track && (await new EncodedPacketSink(track).getFirstPacket())
  const decoderConfig = track && (await track.getDecoderConfig())
  if (!packet || !decoderConfig) throw new Error('the sample has no frame')
  return { data: packet.data, decoderConfig }
}
