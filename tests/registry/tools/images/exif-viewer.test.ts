import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1 } from '../../../../registry/lib/pictures/bytes.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { writeMetadata } from '../../../../registry/lib/pictures/metadata/write-metadata.ts'
import { pngChunk } from '../../../../registry/lib/pictures/png/png-encode.ts'
import { samplePhoto } from '../../../../registry/lib/pictures/sample.ts'
import { exifViewer } from '../../../../registry/tools/images/exif-viewer.ts'
import { PLAIN, exifItem, heicFile, picture, turned } from '../../../support/samples/heic.ts'
import { fileOf, gradient, profile, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

type Entry = readonly [tag: number, type: number, count: number, value: readonly number[]]
const u16 = (value: number) => [value & 255, value >> 8]
const u32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
const ascii = (tag: number, text: string): Entry => [tag, 2, text.length + 1, [...latin1(text), 0]]
const ratio = (tag: number, ...pairs: readonly (readonly [number, number])[]): Entry => [
  tag,
  5,
  pairs.length,
  pairs.flatMap(([a, b]) => [...u32(a), ...u32(b)]),
]
const short = (tag: number, value: number): Entry => [tag, 3, 1, u16(value)]

/** A little-endian TIFF structure of an image directory, one of exposure, and a preview. */
function exif(image: readonly Entry[], photo: readonly Entry[] = [], preview?: Uint8Array): Uint8Array {
  const bytes: number[] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
  const write = (entries: readonly Entry[], linkTo?: (at: number) => number) => {
    const at = bytes.length
    const all = linkTo ? [...entries, [0x8769, 4, 1, [0, 0, 0, 0]] as Entry] : entries
    bytes.push(...u16(all.length), ...Array.from({ length: all.length * 12 + 4 }, () => 0))
    all.forEach(([tag, type, count, value], index) => {
      const entry = at + 2 + index * 12
      const place = value.length <= 4 ? value : u32(bytes.length)
      if (value.length > 4) bytes.push(...value)
      const link = tag === 0x8769 && linkTo ? u32(linkTo(bytes.length)) : place
      bytes.splice(entry, 8 + link.length, ...u16(tag), ...u16(type), ...u32(count), ...link)
    })
    return at
  }
  const first = write(image, () => write(photo))
  if (preview) {
    const second = bytes.length
    bytes.splice(first + 2 + (image.length + 1) * 12, 4, ...u32(second))
    bytes.push(
      ...u16(2),
      ...u16(0x0201),
      ...u16(4),
      ...u32(1),
      ...u32(second + 30),
      ...u16(0x0202),
      ...u16(4),
      ...u32(1),
      ...u32(preview.length),
      ...u32(0),
      ...preview,
    )
  }
  return Uint8Array.from(bytes)
}
const jpeg = async (metadata: object, extra: Uint8Array = new Uint8Array(0)) => {
  const bytes = await encodePicture(gradient(8, 8), { format: 'jpeg', metadata }, work())
  return fileOf(joinBytes([bytes.subarray(0, 2), extra, bytes.subarray(2)]), 'photo.jpg', 'image/jpeg')
}
const segment = (marker: number, ...parts: readonly Uint8Array[]) => {
  const body = joinBytes(parts)
  return joinBytes([Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body])
}
const view = (file: ReturnType<typeof fileOf>) => output(exifViewer, { file })
const withChunk = async (type: string, data: Uint8Array) => {
  const bytes = await encodePicture(gradient(4, 4), { format: 'png' }, work())
  return fileOf(joinBytes([bytes.subarray(0, 33), pngChunk(type, data), bytes.subarray(33)]))
}

describe('exif-viewer', () => {
  it('reads camera and exposure by their tags', async () => {
    const block = exif(
      [ascii(271, 'Canon'), ascii(272, 'Canon EOS R6'), short(274, 6), ascii(305, 'Darkroom 5'), ascii(315, 'Zoë')],
      [
        ratio(33434, [1, 200]),
        ratio(33437, [28, 10]),
        short(34855, 400),
        ascii(36867, '2026:05:04 10:20:30'),
        ascii(36881, '+02:00'),
        ratio(37386, [50, 1]),
        ascii(42036, 'RF 50mm'),
      ],
    )
    const { summary, tags } = await view(await jpeg({ exif: block }))
    expect(summary).toMatchObject({
      format: 'JPEG',
      camera: 'Canon EOS R6',
      lens: 'RF 50mm',
      taken: '2026-05-04 10:20:30 +02:00',
      exposure: '1/200 s · f/2.8 · ISO 400 · 50 mm',
      software: 'Darkroom 5',
      author: 'Zoë',
    })
    expect(tags).toContainEqual({ group: 'camera', name: 'Orientation', value: '6' })
    expect(tags).toContainEqual({ group: 'exposure', name: 'ExposureTime', value: '0.005' })
  })

  it('says how large a maker’s own data are, in words of the language', async () => {
    const maker: Entry = [37500, 7, 1200, Array.from({ length: 1200 }, (_, at) => at & 255)]
    const file = await jpeg({ exif: exif([], [maker]) }, segment(0xea, latin1('AROT\0\u0001')))
    const said = async (locale: string) =>
      (await output(exifViewer, { file }, { locale })).tags.map(({ value }: { value: string }) => value)
    expect(await said('en')).toEqual(['10 bytes', '1,200 bytes'])
    expect(await said('pl')).toEqual(['10 bajtów', '1200 bajtów'])
  })

  it('tells the place with its sign', async () => {
    const found = await view(samplePhoto())
    expect(found.summary).toMatchObject({ place: '52.5, 13.25', camera: 'Toolglot One' })
    expect(found.map[0].url).toBe('https://www.openstreetmap.org/?mlat=52.5&mlon=13.25#map=15/52.5/13.25')
    expect(noticeCodes(found)).toEqual(['has-place'])
    const west = samplePhoto()
    const at = west.bytes.indexOf('e'.charCodeAt(0), 32)
    expect(new TextDecoder().decode(west.bytes.subarray(at, at + 4))).toBe('eXIf')
    const data = west.bytes.slice(at + 4, at + 4 + new DataView(west.bytes.buffer).getUint32(at - 4))
    // The only E of it is the reference of the longitude.
    data[data.indexOf('E'.charCodeAt(0))] = 'W'.charCodeAt(0)
    west.bytes.set(pngChunk('eXIf', data), at - 4)
    expect((await view(west)).summary).toMatchObject({ place: '52.5, -13.25' })
  })

  it('reads XMP, IPTC, comments and profiles', async () => {
    const xmp = new TextEncoder().encode(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="x" xmp:Rating="5"><dc:creator><rdf:Seq><rdf:li>Ana</rdf:li><rdf:li>Bo</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>',
    )
    const caption = latin1('A cat')
    const record = joinBytes([Uint8Array.of(0x1c, 2, 120, 0, caption.length), caption])
    const iptc = segment(0xed, latin1('Photoshop 3.0\0'), latin1('8BIM'), Uint8Array.of(4, 4, 0, 0, 0, 0, 0, record.length), record)
    const { tags } = await view(await jpeg({ xmp, icc: profile('Display P3') }, joinBytes([iptc, segment(0xfe, latin1('hello'))])))
    expect(tags).toEqual(
      expect.arrayContaining([
        { group: 'xmp', name: 'xmp:Rating', value: '5' },
        { group: 'xmp', name: 'dc:creator', value: 'Ana; Bo' },
        { group: 'iptc', name: 'Caption-Abstract', value: 'A cat' },
        { group: 'text', name: 'Comment', value: 'hello' },
        { group: 'profile', name: 'ICC', value: 'Display P3, RGB' },
      ]),
    )
  })

  it('reads the texts of a PNG, packed or not, and knows prompts', async () => {
    const plain = await view(await withChunk('tEXt', latin1('parameters\0a cat\nSteps: 20')))
    expect(plain.tags).toEqual([{ group: 'text', name: 'parameters', value: 'a cat\nSteps: 20' }])
    expect(noticeCodes(plain)).toEqual(['has-prompt'])
    const packed = await view(await withChunk('zTXt', joinBytes([latin1('Title\0\0'), zlibSync(latin1('Caf\u00e9'))])))
    expect(packed.tags).toEqual([{ group: 'text', name: 'Title', value: 'Café' }])
    const other = await view(
      await withChunk('iTXt', joinBytes([latin1('prompt\0\u0001\0\0\0'), zlibSync(new TextEncoder().encode('{"猫":1}'))])),
    )
    expect(other.tags).toEqual([{ group: 'text', name: 'prompt', value: '{"猫":1}' }])
    expect(noticeCodes(await view(await withChunk('caBX', latin1('jumb'))))).toEqual(['has-credentials'])
  })

  it('shows the hidden preview', async () => {
    const preview = await encodePicture(gradient(4, 4), { format: 'jpeg' }, work())
    const found = await view(await jpeg({ exif: exif([short(274, 1)], [], preview) }))
    expect([...found.thumbnail.bytes]).toEqual([...preview])
    expect(noticeCodes(found)).toEqual(['has-preview'])
  })

  it('survives damaged and hostile blocks', async () => {
    const good = exif([ascii(271, 'Canon'), ascii(305, 'A long name of a program')], [ratio(33434, [1, 0])])
    const { bytes: plain } = await jpeg({})
    const viewWith = (block: Uint8Array) => view(fileOf(writeMetadata('jpeg', plain, { exif: block }), 'photo.jpg', 'image/jpeg'))
    for (let cut = 1; cut < good.length; cut += 3) expect((await viewWith(good.slice(0, cut))).summary.format).toBe('JPEG')
    for (let at = 0; at < good.length; at++) {
      const broken = good.slice()
      broken[at] = 0xff
      expect((await viewWith(broken)).summary.format).toBe('JPEG')
    }
    // A directory that links to itself.
    expect(
      (
        await view(
          await jpeg({ exif: Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0) }),
        )
      ).tags,
    ).toEqual([])
    expect(noticeCodes(await view(await jpeg({ exif: good.slice(0, 40) })))).toContain('exif-cut')
    expect((await view(await jpeg({ xmp: latin1('<broken') }))).tags).toEqual([])
  })

  it('reads EXIF and size of an HEIC, as it is turned', async () => {
    const tiff = exif([ascii(271, 'Apple'), ascii(272, 'iPhone 15'), short(274, 6)])
    const found = await view(fileOf(heicFile([picture(PLAIN, [turned(3)]), exifItem(tiff, 1)]), 'IMG_1.HEIC', 'image/heic'))
    expect(found.summary).toMatchObject({ format: 'HEIC', dimensions: '64 × 64', camera: 'Apple iPhone 15' })
    expect(await failure(exifViewer, { file: fileOf(heicFile([picture(PLAIN)]).subarray(0, 60), 'cut.heic') })).toMatchObject({
      code: 'image-damaged',
      params: { name: 'cut.heic' },
    })
  })

  it('says when nothing is there, and refuses what is no image', async () => {
    expect(noticeCodes(await view(await jpeg({})))).toEqual(['nothing-found'])
    expect(await failure(exifViewer, { file: fileOf(Uint8Array.of(1, 2, 3)) })).toMatchObject({ code: 'not-an-image', field: 'file' })
  })
})
