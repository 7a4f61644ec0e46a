import type { Capture } from './capture.ts'
import { type Kept, lockOf, recordings } from './store.ts'
import { newId } from '../../../engine/core/bytes/new-id.ts'

/** Pieces are cut this often, so that a closed tab loses little. */
const PIECE_MS = 1000
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

export type Outcome = 'stopped' | 'full' | 'failed'

export type Recording = {
  readonly kept: Kept
  pause(): void
  resume(): void
  stop(): void
  /** Seconds recorded, without pauses. */
  seconds(): number
  /** Settles when all that was recorded is kept. `full`: the disk took no more, and what came before is there. */
  readonly ended: Promise<Outcome>
}

/** Records a capture into the device's store, piece by piece. @throws DOMException where nothing can be kept */
export async function record({ stream, onEnd, close }: Capture): Promise<Recording> {
  const type = TYPES.find((candidate) => MediaRecorder.isTypeSupported(candidate)) ?? ''
  const recorder = new MediaRecorder(stream, { mimeType: type || undefined, videoBitsPerSecond: 6_000_000 })
  const kept: Kept = { id: newId(), started: Date.now(), type: recorder.mimeType || type || 'video/webm', isDone: false }
  await recordings.put(kept)
  const lock = Promise.withResolvers<void>()
  void navigator.locks?.request(lockOf(kept.id), () => lock.promise)

  let index = 0
  let outcome: Outcome = 'stopped'
  // One after the other, so that a piece is never there without those before it.
  let writing: Promise<void> = Promise.resolve()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const fail = (error: unknown) => {
    outcome = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
    stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    const at = index++
    writing = writing.then(async () => {
      if (outcome !== 'stopped') return
      await recordings.add(kept.id, at, await data.arrayBuffer()).catch(fail)
    })
  })
  recorder.addEventListener('error', fail)
  onEnd(stop)
  let [before, since] = [0, 0]
  const seconds = () => before + (since > 0 ? (performance.now() - since) / 1000 : 0)
  const hold = () => {
    before = seconds()
    since = 0
  }
  const ended = new Promise<Outcome>((resolve) => {
    recorder.addEventListener('stop', () => {
      hold()
      close()
      void writing
        .then(() => recordings.put({ ...kept, isDone: true }))
        .catch((error: unknown) => {
          // On a full disk the mark that it is done finds no room either; why it ended is known then.
          if (outcome === 'stopped') fail(error)
        })
        .finally(() => {
          lock.resolve()
          resolve(outcome)
        })
    })
  })
  recorder.start(PIECE_MS)
  since = performance.now()
  return {
    kept,
    seconds,
    ended,
    stop,
    pause: () => {
      recorder.pause()
      hold()
      // What was recorded before the pause is kept at once.
      recorder.requestData()
    },
    resume: () => {
      recorder.resume()
      since = performance.now()
    },
  }
}
