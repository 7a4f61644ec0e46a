/** A tone that fades away. @param at and `length` in seconds, by the clock of the audio */
export function playTone(into: AudioNode, at: number, frequency: number, length: number, loudness: number): void {
  const tone = into.context.createOscillator()
  const volume = into.context.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(volume).connect(into)
  tone.start(at)
  tone.stop(at + length)
}
