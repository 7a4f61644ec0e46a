const HEADER_BYTES = 44

/**
 * A mono WAV file of 16-bit PCM samples.
 * @param sampleRate samples per second
 * @see https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
 */
export function encodeWav(samples: Int16Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const writeName = (offset: number, name: string) => bytes.set(new TextEncoder().encode(name), offset)
  writeName(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  writeName(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeName(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let i = 0; i < samples.length; i++) view.setInt16(HEADER_BYTES + i * 2, samples[i] as number, true)
  return bytes
}
