import { playTone } from '../common/tone.ts'

/** Ticks that slow down with the wheel, and a tone at its stop. */
export function playTicks(durationMs: number): void {
  const audio = new AudioContext()
  const tick = (at: number, frequency: number, length: number) => playTone(audio.destination, at, frequency, length, 0.12)
  const count = 48
  const seconds = durationMs / 1000
  for (let i = 0; i < count; i++) tick(audio.currentTime + seconds * (1 - (1 - i / count) ** 0.42), 900, 0.03)
  tick(audio.currentTime + seconds, 1320, 0.5)
  setTimeout(() => void audio.close(), durationMs + 1000)
}
