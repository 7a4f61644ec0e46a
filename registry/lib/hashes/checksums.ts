import { crc32 } from '../../../engine/core/bytes/crc32.ts'
import type { RunningHash } from './running-hash.ts'

/** CRC-32 of ISO-HDLC, as in ZIP, PNG and gzip. */
export function runningCrc32(): RunningHash {
  let value = 0
  return {
    update(bytes) {
      value = crc32(bytes, value)
    },
    digest: () => fourBytes(value),
  }
}

const ADLER_BASE = 65_521
/** As many bytes can be summed before a sum must be reduced (RFC 1950). */
const ADLER_RUN = 5552

/** Adler-32 of RFC 1950, as in zlib. */
export function runningAdler32(): RunningHash {
  let low = 1
  let high = 0
  return {
    update(bytes) {
      for (let start = 0; start < bytes.length; start += ADLER_RUN) {
        const end = Math.min(start + ADLER_RUN, bytes.length)
        for (let at = start; at < end; at++) {
          low += bytes[at] as number
          high += low
        }
        low %= ADLER_BASE
        high %= ADLER_BASE
      }
    },
    digest: () => fourBytes((high << 16) | low),
  }
}

function fourBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}
