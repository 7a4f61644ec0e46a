import { joinBytes } from '../../../engine/core/bytes/join.ts'
import { defineFailures } from '../../../engine/core/define.ts'
import { crc32 } from '../../../engine/core/bytes/crc32.ts'

export const zipFailures = defineFailures({
  'zip-damaged': 'This file is damaged or incomplete: {{part}} can’t be read. Download or save it again.',
  'zip-too-big': 'Unpacked, this file would be larger than {{most, number}} MB. Split it, or make its images smaller.',
  'zip-too-many': 'This file has more parts than the limit of {{most, number}}. Split it.',
})

const END = 0x06054b50
const ENTRY = 0x02014b50
const HEADER = 0x04034b50
/** The comment at the end of an archive has at most 65,535 bytes. */
const LONGEST_END = 65_557
const STEP = 65_536
/** A document with a thousand images has some 1,100 parts. */
const MOST_ENTRIES = 5_000
const MEGABYTE = 1024 * 1024

type Entry = {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly check: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/**
 * The wanted parts of a ZIP archive by name. Sizes are bounded while it is unpacked, whatever the archive says of itself.
 * @throws ToolError zip-damaged, zip-too-big, zip-too-many
 */
export async function readZipParts(
  bytes: Uint8Array,
  field: string,
  mostMegabytes: number,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const { Inflate } = await import('fflate')
  const tooBig = () => zipFailures.fail('zip-too-big', { most: mostMegabytes, field })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Uint8Array>()
  const entries = readDirectory(bytes, view, field).filter(({ name }) => isWanted(name))
  let left = mostMegabytes * MEGABYTE
  if (entries.reduce((total, { size }) => total + size, 0) > left) tooBig()
  for (const entry of entries) {
    const damaged = () => zipFailures.fail('zip-damaged', { part: shown(entry.name), field })
    if (entry.isEncrypted || parts.has(entry.name)) damaged()
    const start = entry.offset + 30
    if (start > bytes.length || view.getUint32(entry.offset, true) !== HEADER) damaged()
    const from = start + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
    const packed = bytes.subarray(from, from + entry.packed)
    if (packed.length !== entry.packed) damaged()
    const part = entry.method === 0 ? packed : entry.method === 8 ? inflate(Inflate, packed, () => left, tooBig, damaged) : damaged()
    if (part.length !== entry.size || crc32(part) !== entry.check) damaged()
    left -= part.length
    parts.set(entry.name, part)
  }
  return parts
}

function readDirectory(bytes: Uint8Array, view: DataView, field: string): Entry[] {
  const damaged = () => zipFailures.fail('zip-damaged', { part: 'ZIP', field })
  let end = bytes.length - 22
  const last = Math.max(0, bytes.length - LONGEST_END)
  while (end >= last && view.getUint32(end, true) !== END) end--
  if (end < last) damaged()
  const count = view.getUint16(end + 10, true)
  // Before any of them is looked at: each costs far more work than the few bytes that it takes.
  if (count > MOST_ENTRIES) zipFailures.fail('zip-too-many', { most: MOST_ENTRIES, field })
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let number = 0; number < count; number++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) damaged()
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      check: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

type Inflater = new (ondata: (chunk: Uint8Array, final: boolean) => void) => { push(chunk: Uint8Array, final?: boolean): void }

function inflate(library: Inflater, packed: Uint8Array, left: () => number, tooBig: () => never, damaged: () => never): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  let isEnded = false
  const stream = new library((chunk, final) => {
    size += chunk.length
    chunks.push(chunk)
    isEnded ||= final
  })
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
      if (size > left()) tooBig()
    }
  } catch (error) {
    // The library numbers its errors.
    if (error instanceof Error && typeof (error as { code?: unknown }).code === 'number') damaged()
    throw error
  }
  if (!isEnded) damaged()
  return joinBytes(chunks)
}

function shown(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, '').slice(0, 100)
}
