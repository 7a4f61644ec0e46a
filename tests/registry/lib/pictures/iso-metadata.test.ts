import { describe, expect, it } from 'vitest'
import { blankIsoMetadata, isoBlocks } from '../../../../registry/lib/pictures/metadata/iso-metadata.ts'

const text = (value: string) => [...new TextEncoder().encode(value)]
const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const box = (type: string, ...body: number[]) => [...u32(body.length + 8), ...text(type), ...body]
const entry = (item: number, type: string) => box('infe', 2, 0, 0, 0, ...u16(item), 0, 0, ...text(type), 0)

const EXIF = `....Exif GPS 48.8584 N 2.2945 E`
const XMP = '<x:xmpmeta>Paris</x:xmpmeta>'
const PIXELS = 'the packed pixels'

/** A file with an image, EXIF and XMP, laid out by hand after ISO/IEC 14496-12. */
function sample(method: 0 | 1): { bytes: Uint8Array; contents: number } {
  const contents = [...text(PIXELS), ...text(EXIF), ...text(XMP)]
  const make = (start: number) => {
    const place = (item: number, offset: number, length: number) => [
      ...u16(item),
      ...u16(method),
      0,
      0,
      ...u16(1),
      ...u32(offset),
      ...u32(length),
    ]
    const iloc = box(
      'iloc',
      1,
      0,
      0,
      0,
      0x44,
      0x00,
      ...u16(3),
      ...place(1, start, PIXELS.length),
      ...place(2, start + PIXELS.length, EXIF.length),
      ...place(3, start + PIXELS.length + EXIF.length, XMP.length),
    )
    const iinf = box('iinf', 0, 0, 0, 0, ...u16(3), ...entry(1, 'av01'), ...entry(2, 'Exif'), ...entry(3, 'mime'))
    const inner = method === 1 ? box('idat', ...contents) : []
    return [...box('ftyp', ...text('avif'), ...u32(0)), ...box('meta', 0, 0, 0, 0, ...iinf, ...iloc, ...inner)]
  }
  if (method === 1) return { bytes: Uint8Array.from(make(0)), contents: make(0).length - contents.length }
  const contentStart = make(0).length + 8
  return { bytes: Uint8Array.from([...make(contentStart), ...box('mdat', ...contents)]), contents: contentStart }
}

describe('blankIsoMetadata', () => {
  it.each([0, 1] as const)('empties EXIF and XMP in place, and touches nothing else (method %i)', (method) => {
    const { bytes, contents } = sample(method)
    const blank = blankIsoMetadata(bytes)
    const said = new TextDecoder('latin1').decode(blank)
    expect(blank).toHaveLength(bytes.length)
    for (const secret of ['GPS', '48.8584', 'Paris']) expect(said).not.toContain(secret)
    expect(blank.subarray(0, contents)).toEqual(bytes.subarray(0, contents))
    expect(said.slice(contents, contents + PIXELS.length)).toBe(PIXELS)
    // A directory without entries, which readers take for EXIF.
    const exif = blank.subarray(contents + PIXELS.length, contents + PIXELS.length + EXIF.length)
    expect([...exif]).toEqual([0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...Array<number>(EXIF.length - 12).fill(0)])
    expect(said.slice(-XMP.length)).toBe(' '.repeat(XMP.length))
  })

  it('refuses a list of places that would fill the memory', () => {
    const { bytes } = sample(0)
    // Of an item without lengths, 65,535 places take no byte; with lengths, each may claim the whole file.
    const crowded = bytes.slice()
    const iloc = new TextDecoder('latin1').decode(bytes).indexOf('iloc')
    crowded[iloc + 8] = 0
    crowded.fill(0xff, iloc + 10, iloc + 40)
    expect(() => isoBlocks(crowded)).toThrow('more places than bytes')
    const greedy = bytes.slice()
    // The first item begins at byte 0 and is as long as the file, twice.
    greedy.set([...u16(1), ...u16(0), 0, 0, ...u16(2), ...u32(0), ...u32(bytes.length), ...u32(0), ...u32(bytes.length)], iloc + 12)
    expect(() => isoBlocks(greedy)).toThrow('more places than bytes')
  })

  it('tells of EXIF that is cut off, so that it is removed like any other', () => {
    const { bytes, contents } = sample(0)
    const cut = bytes.slice()
    cut.set([0xff, 0xff, 0xff, 0xff], contents + PIXELS.length)
    expect(isoBlocks(cut)).toMatchObject([{ kind: 'exif', bytes: EXIF.length }, { kind: 'other' }])
    expect(isoBlocks(blankIsoMetadata(cut))).toEqual([])
  })

  it('gives back a file without metadata as it is, and refuses one that is cut off', () => {
    const plain = Uint8Array.from(box('ftyp', ...text('avif'), ...u32(0)))
    expect(blankIsoMetadata(plain)).toEqual(plain)
    const { bytes } = sample(0)
    expect(() => blankIsoMetadata(bytes.subarray(0, 60))).toThrow()
  })
})
