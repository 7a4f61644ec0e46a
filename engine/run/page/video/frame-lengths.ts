/// <reference lib="webworker" />
import type { EncodedPacket, VideoSample } from 'mediabunny'
import type { Library } from './library.ts'

const mended = new WeakSet()

/**
 * Gives every packet and every decoded frame the time for which it is shown. In WebM a block says when it begins; the library reads its
 * length off the next one in the same cluster, so the last of each cluster has none, and a frame without length is never encoded.
 * A browser begins a cluster with each piece of a recording: of a screen on which little moves, most frames would be lost.
 */
export function giveFramesLengths({ EncodedPacketSink: { prototype: packets }, VideoSampleSink: { prototype: frames } }: Library): void {
  if (mended.has(packets)) return
  mended.add(packets)
  // oxlint-disable-next-line typescript/unbound-method -- called with the sink it is called on
  const [packetsOf, samplesOf] = [packets.packets, frames.samples]
  packets.packets = async function* (...range) {
    yield* untilNext(packetsOf.apply(this, range), (packet: EncodedPacket, duration) => packet.clone({ duration }))
  }
  frames.samples = async function* (...range) {
    const [, end = Infinity] = range
    yield* untilNext(
      samplesOf.apply(this, range),
      (sample: VideoSample, duration) => {
        sample.setDuration(duration)
        return sample
      },
      end,
    )
  }
}

type Shown = { readonly timestamp: number; readonly duration: number; close?(): void }

/** Each, where it has no length, until the next begins; the last until `end`, or as long as the one before it. Seconds. */
async function* untilNext<T extends Shown>(all: AsyncIterable<T>, lasting: (shown: T, seconds: number) => T, end = Infinity) {
  let held: T | undefined
  let gap = 0
  const released = () => {
    const last = held as T
    held = undefined
    return last.duration > 0 ? last : lasting(last, Math.max(0, gap))
  }
  try {
    for await (const next of all) {
      if (held) {
        gap = next.timestamp - held.timestamp
        yield released()
      }
      held = next
    }
    if (!held) return
    if (Number.isFinite(end)) gap = end - held.timestamp
    yield released()
  } finally {
    held?.close?.()
  }
}
