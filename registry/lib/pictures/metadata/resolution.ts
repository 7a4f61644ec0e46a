import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1, u32be } from '../bytes.ts'
import type { WrittenFormat } from '../formats.ts'
import { pngChunk } from '../png/png-encode.ts'

const INCHES_PER_METER = 1 / 0.0254
/** Signature and header of a PNG. */
const PNG_HEAD = 8 + 25

/** Says in a file how many pixels make an inch, for printing; formats that have no such place stay as they are. */
export function withResolution(format: WrittenFormat, bytes: Uint8Array, dpi: number): Uint8Array {
  if (format === 'png') {
    const perMeter = u32be(Math.round(dpi * INCHES_PER_METER))
    return joinBytes([
      bytes.subarray(0, PNG_HEAD),
      pngChunk('pHYs', joinBytes([perMeter, perMeter, Uint8Array.of(1)])),
      bytes.subarray(PNG_HEAD),
    ])
  }
  if (format !== 'jpeg' || !latin1('JFIF\0').every((byte, at) => bytes[6 + at] === byte)) return bytes
  const made = bytes.slice()
  made.set([1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255], 13)
  return made
}
