import { defineFailures } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'

/** Longest SVG, in UTF-16 units or, in a file, bytes after unpacking. */
export const MOST_SVG = 10_000_000
/** Packed bytes that are unpacked at once, so that a bomb is noticed early. */
const STEP = 16 * 1024

const failures = defineFailures({
  'svg-encoding': 'The file isn’t {{encoding}} text. Save it as UTF-8 and try again.',
  'svg-too-big': 'The SVG is larger than {{most, number}} MB. Optimize it first.',
  'svgz-damaged': 'This compressed SVG is damaged or incomplete. Download or save it again.',
})
export const readFailures = failures.words

/** The text of an SVG file: as it says itself, in UTF-8 or UTF-16, packed with gzip or not. @throws ToolError one of `readFailures` */
export async function readSvgFile({ bytes: given }: FileValue): Promise<string> {
  const bytes = given[0] === 0x1f && given[1] === 0x8b ? await unpack(given) : given
  if (bytes.length > MOST_SVG) tooBig()
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return failures.fail('svg-encoding', { encoding: encoding.toUpperCase(), field: 'file' })
  }
}

/** By the mark at its start, the zeros beside its first letter, or what its declaration says. @see XML 1.0, appendix F */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  return /^<\?xml\s[^>]*encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8'
}

async function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const { Gunzip } = await import('fflate')
  const made = new Uint8Array(MOST_SVG)
  let size = 0
  const stream = new Gunzip((chunk) => {
    if (size + chunk.length > MOST_SVG) tooBig()
    made.set(chunk, size)
    size += chunk.length
  })
  try {
    for (let at = 0; at < packed.length; at += STEP) stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  } catch (error) {
    // The library numbers its errors.
    if (error instanceof Error && typeof (error as { code?: unknown }).code === 'number') failures.fail('svgz-damaged', { field: 'file' })
    throw error
  }
  return made.subarray(0, size)
}

const tooBig = () => failures.fail('svg-too-big', { most: MOST_SVG / 1_000_000, field: 'file' })
