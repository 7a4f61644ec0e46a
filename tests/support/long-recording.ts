import { BlobSource, BufferTarget, EncodedPacket, EncodedPacketSink, EncodedVideoPacketSource, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny' // prettier-ignore
import { sampleVideo } from '../../registry/lib/video/sample.ts'

/** Bytes of one frame, about as many as of a large screen full of noise. */
const FRAME_BYTES = 250_000

/**
 * A recording of many seconds and bytes without recording it: the first frame of the sample, over and over, with filling behind it
 * that decoders pass over. Four frames a second.
 */
export async function longRecording(seconds: number): Promise<Buffer> {
  const { bytes, type } = sampleVideo()
  const input = new Input({ source: new BlobSource(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })), formats: [WEBM] })
  const track = await input.getPrimaryVideoTrack()
  const first = track && (await new EncodedPacketSink(track).getFirstPacket())
  const config = track && (await track.getDecoderConfig())
  if (!first || !config) throw new Error('the sample has no frame')
  const data = new Uint8Array(FRAME_BYTES).fill(85)
  data.set(first.data)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source, { frameRate: 4 })
  await output.start()
  for (let frame = 0; frame < seconds * 4; frame++)
    await source.add(new EncodedPacket(data, 'key', frame / 4, 1 / 4), frame === 0 ? { decoderConfig: config } : undefined)
  await output.finalize()
  return Buffer.from(target.buffer as ArrayBuffer)
}
