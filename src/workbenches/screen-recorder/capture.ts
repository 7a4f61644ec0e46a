import { withBubble } from './bubble.ts'

export type Wish = { readonly microphone: boolean; readonly sound: boolean; readonly camera: boolean }

/** Why a recording cannot start. */
export type Refusal = 'denied' | 'no-microphone' | 'no-camera' | 'microphone-denied' | 'camera-denied' | 'failed'
export class Refused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** What is recorded, and how loud it is. */
export type Capture = {
  readonly stream: MediaStream
  /** Loudness from 0 to 1; undefined where there is no sound. */
  readonly level: (() => number) | undefined
  readonly hasSound: boolean
  /** The visitor ended sharing in the browser's own bar. */
  onEnd(listen: () => void): void
  close(): void
}

/** What this browser can record at all. */
export function abilities(): { readonly screen: boolean; readonly record: boolean; readonly sound: boolean; readonly devices: boolean } {
  const devices = typeof navigator.mediaDevices === 'object' ? navigator.mediaDevices : undefined
  const supported = devices?.getSupportedConstraints?.() as
    | (MediaTrackSupportedConstraints & { suppressLocalAudioPlayback?: boolean })
    | undefined
  return {
    screen: typeof devices?.getDisplayMedia === 'function',
    record: typeof MediaRecorder === 'function' && typeof indexedDB === 'object',
    // Browsers that capture the sound of a tab are those that can mute it meanwhile.
    sound: supported?.suppressLocalAudioPlayback === true,
    devices: typeof devices?.getUserMedia === 'function',
  }
}

/** Asks for the screen, then for microphone and camera. @throws Refused */
export async function capture(wish: Wish): Promise<Capture> {
  const streams: MediaStream[] = []
  const closers: (() => void)[] = []
  const close = () => {
    for (const end of closers) end()
    for (const stream of streams) for (const track of stream.getTracks()) track.stop()
  }
  try {
    const screen = await navigator.mediaDevices
      .getDisplayMedia({ video: { frameRate: { ideal: 30 } }, audio: wish.sound })
      .catch((cause: unknown) => Promise.reject(new Refused(isDenied(cause) ? 'denied' : 'failed', cause)))
    streams.push(screen)
    const ask = async (kind: 'microphone' | 'camera') => {
      const constraints = kind === 'camera' ? { video: { width: { ideal: 640 } } } : { audio: true }
      const stream = await navigator.mediaDevices.getUserMedia(constraints).catch((cause: unknown) => {
        const isMissing = cause instanceof DOMException && cause.name === 'NotFoundError'
        throw new Refused(isMissing ? `no-${kind}` : isDenied(cause) ? `${kind}-denied` : 'failed', cause)
      })
      streams.push(stream)
      return stream
    }
    const microphone = wish.microphone ? await ask('microphone') : undefined
    const camera = wish.camera ? await ask('camera') : undefined
    const joined = camera && (await withBubble(screen, camera))
    if (joined) closers.push(joined.stop)
    const [shown] = screen.getVideoTracks() as [MediaStreamTrack]
    const sounds = [screen, microphone].filter((stream) => stream !== undefined && stream.getAudioTracks().length > 0) as MediaStream[]
    const mixed = sounds.length > 0 ? mix(sounds) : undefined
    if (mixed) closers.push(mixed.close)
    return {
      stream: new MediaStream([joined?.track ?? shown, ...(mixed ? [mixed.track] : [])]),
      level: mixed?.level,
      hasSound: screen.getAudioTracks().length > 0,
      onEnd: (listen) => shown.addEventListener('ended', listen),
      close,
    }
  } catch (error) {
    close()
    throw error instanceof Refused ? error : new Refused('failed', error)
  }
}

const isDenied = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotAllowedError'

/** All sounds as one track. */
function mix(streams: readonly MediaStream[]) {
  const audio = new AudioContext()
  const out = audio.createMediaStreamDestination()
  const meter = audio.createAnalyser()
  meter.fftSize = 512
  for (const stream of streams) {
    const source = audio.createMediaStreamSource(stream)
    source.connect(out)
    source.connect(meter)
  }
  const samples = new Float32Array(meter.fftSize)
  const [track] = out.stream.getAudioTracks() as [MediaStreamTrack]
  return {
    track,
    level: () => {
      meter.getFloatTimeDomainData(samples)
      return Math.min(
        1,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      )
    },
    close: () => void audio.close(),
  }
}
