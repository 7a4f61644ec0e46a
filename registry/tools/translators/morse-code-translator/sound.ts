import { encodeWav } from './wav.ts'

const SAMPLE_RATE = 8000
/** Keeps the key from clicking, in seconds. */
const RISE = 0.005
const LOUDNESS = 0.7 * 32767

type MorseTiming = {
  /** Speed of the signs in words of 50 units (PARIS) a minute. */
  readonly speed: number
  /** Overall speed with longer gaps (Farnsworth), at most `speed`. */
  readonly overallSpeed: number
}

/** Seconds of a dot, and of the gaps between letters and words. */
type Lengths = { readonly dot: number; readonly letterGap: number; readonly wordGap: number }

/**
 * A dash is three dots, the gap inside a letter one, between letters three and between words seven (ITU-R M.1677-1, section 2).
 * Longer gaps after the ARRL’s Farnsworth formula.
 * @see https://www.arrl.org/files/file/Technology/x9004008.pdf
 */
function lengthsOf({ speed, overallSpeed }: MorseTiming): Lengths {
  const spread = (60 * speed - 37.2 * overallSpeed) / (speed * overallSpeed)
  return { dot: 1.2 / speed, letterGap: (3 * spread) / 19, wordGap: (7 * spread) / 19 }
}

/** Whether the key is down, and for how many seconds. */
type Stroke = { readonly down: boolean; readonly seconds: number }

function* strokesOf(code: string, { dot, letterGap, wordGap }: Lengths): Generator<Stroke> {
  const words = code.split(/ \/ |\n/).filter(Boolean)
  for (const [w, word] of words.entries()) {
    if (w > 0) yield { down: false, seconds: wordGap }
    for (const [l, letter] of word.split(' ').entries()) {
      if (l > 0) yield { down: false, seconds: letterGap }
      for (let i = 0; i < letter.length; i++) {
        if (i > 0) yield { down: false, seconds: dot }
        yield { down: true, seconds: letter[i] === '-' ? 3 * dot : dot }
      }
    }
  }
}

/** How long code sounds, in seconds. */
export function secondsOfMorse(code: string, timing: MorseTiming): number {
  let seconds = 0
  for (const stroke of strokesOf(code, lengthsOf(timing))) seconds += stroke.seconds
  return seconds
}

/**
 * Code as a WAV file.
 * @param code in the form that `tidyMorse` gives
 * @param tone in hertz
 */
export function soundMorse(code: string, timing: MorseTiming, tone: number): Uint8Array {
  const lengths = lengthsOf(timing)
  const samples = new Int16Array(Math.ceil(secondsOfMorse(code, timing) * SAMPLE_RATE))
  const dot = makeTone(lengths.dot, tone)
  const dash = makeTone(3 * lengths.dot, tone)
  let time = 0
  for (const { down, seconds } of strokesOf(code, lengths)) {
    if (down) {
      const start = Math.round(time * SAMPLE_RATE)
      samples.set((seconds > lengths.dot ? dash : dot).subarray(0, samples.length - start), start)
    }
    time += seconds
  }
  return encodeWav(samples, SAMPLE_RATE)
}

/** A sine with raised-cosine edges. */
function makeTone(seconds: number, tone: number): Int16Array {
  const count = Math.round(seconds * SAMPLE_RATE)
  const edge = RISE * SAMPLE_RATE
  return Int16Array.from({ length: count }, (_, i) => {
    const nearest = Math.min(i, count - 1 - i)
    const gain = nearest < edge ? (1 - Math.cos((Math.PI * nearest) / edge)) / 2 : 1
    return LOUDNESS * gain * Math.sin((2 * Math.PI * tone * i) / SAMPLE_RATE)
  })
}
