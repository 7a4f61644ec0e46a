/** What an ICC profile says of itself. @see ICC.1:2022 */
export type ProfileFacts = {
  /** `RGB`, `GRAY`, `CMYK` */
  readonly space: string
  readonly name: string
  readonly isSrgb: boolean
}

/** Undefined for bytes that aren’t a profile. */
export function readProfile(icc: Uint8Array | undefined): ProfileFacts | undefined {
  if (!icc || icc.length < 132 || tag(icc, 36) !== 'acsp') return undefined
  const name = description(icc)
  return { space: tag(icc, 16).trim(), name, isSrgb: /^(?:sRGB|c2$|e-sRGB)|IEC ?61966-2[-.]1/i.test(name) }
}

function description(icc: Uint8Array): string {
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength)
  const count = Math.min(view.getUint32(128), 100)
  for (let i = 0, at = 132; i < count && at + 12 <= icc.length; i++, at += 12) {
    if (tag(icc, at) !== 'desc') continue
    const start = view.getUint32(at + 4)
    if (start + 28 > icc.length) return ''
    if (tag(icc, start) === 'desc') return ascii(icc.subarray(start + 12, start + 12 + Math.min(view.getUint32(start + 8), 200)))
    if (tag(icc, start) !== 'mluc' || view.getUint32(start + 8) === 0) return ''
    const from = start + view.getUint32(start + 24)
    return ascii(icc.subarray(from, from + Math.min(view.getUint32(start + 20), 400)))
  }
  return ''
}

const tag = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
/** The letters of an ASCII or UTF-16 name. */
const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes.filter((byte) => byte >= 32 && byte < 127)).trim()
