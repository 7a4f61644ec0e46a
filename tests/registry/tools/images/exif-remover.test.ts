import { describe, expect, it } from 'vitest'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1 } from '../../../../registry/lib/pictures/bytes.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { metadataBlocks } from '../../../../registry/lib/pictures/metadata/blocks.ts'
import { pictureInfo } from '../../../../registry/lib/pictures/picture-info.ts'
import { pngChunk } from '../../../../registry/lib/pictures/png/png-encode.ts'
import { exifRemover } from '../../../../registry/tools/images/exif-remover.ts'
import { exifBlock, fileOf, gif, gradient, noise, profile, work } from '../../../support/samples/pictures.ts'
import { PLAIN, box, exifItem, heicFile, picture, turned } from '../../../support/samples/heic.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const clean = (file: ReturnType<typeof fileOf>, more = {}) => output(exifRemover, { files: [file], ...more })
const metadata = { exif: exifBlock(6, true), xmp: latin1('<x:xmpmeta xmlns:x="a"/>'), icc: profile('Display P3') }
const made = async (format: 'jpeg' | 'png' | 'webp', more = metadata as object, pixels = noise(24, 16)) =>
  fileOf(await encodePicture(pixels, { format, quality: 80, metadata: more }, work()), `photo.${format}`, `image/${format}`)
/** Where the compressed pixels of a JPEG begin. */
const scan = (bytes: Uint8Array) => bytes.subarray(bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda))

describe('exif-remover', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes all out of a %s but rotation and profile, and no pixel changes', async (format) => {
    const source = await made(format)
    const { files, images, removed, ...rest } = await clean(source)
    expect(images).toMatchObject([
      { name: `photo-clean.${format === 'jpeg' ? 'jpg' : format}`, place: 'removed', pixels: 'same', removed: 2 },
    ])
    expect(removed.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(format === 'png' ? ['exif', 'text'] : ['exif', 'xmp'])
    expect(noticeCodes(rest)).toEqual(['orientation-kept', 'profile-kept'])
    const [result] = files
    const info = await pictureInfo(result, 'file')
    expect(info).toMatchObject({ orientation: 6, format })
    expect(info.metadata.xmp).toBeUndefined()
    expect(info.metadata.icc).toEqual(metadata.icc)
    expect((await decodePicture(result, work())).pixels).toEqual((await decodePicture(source, work())).pixels)
    // What is left of EXIF is one tag.
    expect(metadataBlocks(result.bytes, format).find(({ kind }) => kind === 'exif')?.data).toHaveLength(26)
  })

  it('copies the compressed pixels as they are', async () => {
    const source = await made('jpeg', { exif: exifBlock(1, true) })
    const { files } = await clean(source)
    expect([...scan(files[0].bytes)]).toEqual([...scan(source.bytes)])
    expect(metadataBlocks(files[0].bytes, 'jpeg')).toEqual([])
  })

  it.each(['jpeg', 'png', 'webp'] as const)('removes the profile of a %s when asked', async (format) => {
    const result = await clean(await made(format, { icc: metadata.icc }), { profile: false })
    expect(noticeCodes(result)).toEqual(['profile-removed'])
    expect(result.removed).toMatchObject([{ kind: 'icc' }])
    expect((await pictureInfo(result.files[0], 'file')).metadata.icc).toBeUndefined()
  })

  it('finds comments, texts, credentials, unknown chunks and appended images', async () => {
    const jpeg = await made('jpeg', {})
    const comment = Uint8Array.of(0xff, 0xfe, 0, 4, 0x68, 0x69)
    const stuffed = fileOf(joinBytes([jpeg.bytes.subarray(0, 2), comment, jpeg.bytes.subarray(2), jpeg.bytes]), 'a.jpg', 'image/jpeg')
    const { removed, files } = await clean(stuffed)
    expect(removed).toEqual([
      { image: 'a.jpg', kind: 'comment', block: 'COM', bytes: 6 },
      { image: 'a.jpg', kind: 'extra', block: 'EOI +', bytes: jpeg.bytes.length },
    ])
    expect([...files[0].bytes]).toEqual([...jpeg.bytes])
    const png = await made('png', {})
    const chunks = [pngChunk('tEXt', latin1('parameters\0cat')), pngChunk('caBX', latin1('c2pa')), pngChunk('prVt', latin1('secret'))]
    const full = fileOf(joinBytes([png.bytes.subarray(0, 33), ...chunks, png.bytes.subarray(33)]))
    const cleaned = await clean(full)
    expect(cleaned.removed.map(({ kind }: { kind: string }) => kind)).toEqual(['text', 'credentials', 'other'])
    expect([...cleaned.files[0].bytes]).toEqual([...png.bytes])
  })

  it('keeps animations and says when nothing is there', async () => {
    const plain = await made('webp', {}, gradient(8, 8))
    const result = await clean(plain)
    expect([...result.files[0].bytes]).toEqual([...plain.bytes])
    expect(noticeCodes(result)).toEqual(['nothing-found'])
    expect(result.removed).toEqual([])
  })

  it('blanks out what an HEIC says, whose bytes stay where they are', async () => {
    const xmp = { type: 'mime', data: latin1('<x:xmpmeta>Paris</x:xmpmeta>'), content: 'application/rdf+xml', references: { cdsc: [1] } }
    const about = box('udes', 0, 0, 0, 0, latin1('en\0Our house\0\0\0'))
    const still = heicFile([picture(PLAIN, [turned(1), about]), exifItem(exifBlock(6, true), 1), xmp])
    const credentials = box('uuid', Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'), latin1('c2pa'))
    const source = fileOf(joinBytes([still, credentials, box('mpvd', latin1('a film'))]), 'IMG_1.HEIC', 'image/heic')
    const { files, images, removed, ...rest } = await clean(source)
    expect(images).toMatchObject([
      { name: 'IMG_1-clean.HEIC', place: 'removed', removed: 5, before: source.bytes.length, after: source.bytes.length },
    ])
    expect(removed.map(({ kind }: { kind: string }) => kind)).toEqual(['exif', 'xmp', 'other', 'credentials', 'extra'])
    expect(noticeCodes(rest)).toEqual([])
    const said = new TextDecoder('latin1').decode(files[0].bytes)
    for (const secret of ['Paris', 'Our house', 'c2pa', 'a film']) expect(said).not.toContain(secret)
    expect(metadataBlocks(files[0].bytes, 'heic')).toEqual([])
    expect((await decodePicture(files[0], work())).pixels).toEqual((await decodePicture(source, work())).pixels)
    expect(noticeCodes(await clean(files[0]))).toEqual(['nothing-found'])
  })

  it('blanks out what lies beside an AVIF, and keeps its profile', async () => {
    const plain = await encodePicture(gradient(16, 16), { format: 'avif', quality: 80, metadata: { icc: profile('Display P3') } }, work())
    const source = fileOf(joinBytes([plain, box('free', latin1('secret'))]), 'a.avif', 'image/avif')
    const { files, removed, ...rest } = await clean(source, { profile: false })
    expect(removed).toEqual([{ image: 'a.avif', kind: 'other', block: 'free', bytes: 6 }])
    expect(files[0].bytes).toEqual(joinBytes([plain, box('free', new Uint8Array(6))]))
    expect(noticeCodes(rest)).toEqual(['profile-kept'])
  })

  it('refuses pictures that move, and files that are cut off', async () => {
    const moving = fileOf(joinBytes([heicFile([picture(PLAIN)]), box('moov')]), 'a.heic')
    expect(await failure(exifRemover, { files: [moving] })).toMatchObject({ code: 'moving-picture', field: 'files.0' })
    const cut = fileOf(heicFile([picture(PLAIN)]).slice(0, -9), 'a.heic')
    expect(await failure(exifRemover, { files: [cut] })).toMatchObject({ code: 'image-damaged', field: 'files.0' })
  })

  it('takes many, and refuses by the file', async () => {
    const source = await made('png')
    const bad = {
      files: [source, fileOf(gif({ width: 1, height: 1, colors: [0, 0, 0, 1, 1, 1] }, [{ width: 1, height: 1, pixels: [0] }]), 'a.gif')],
    }
    expect(await failure(exifRemover, bad)).toMatchObject({
      code: 'not-cleaned',
      field: 'files.1',
      params: { name: 'a.gif', format: 'GIF' },
    })
    const cut = fileOf(source.bytes.slice(0, -20))
    expect(await failure(exifRemover, { files: [cut] })).toMatchObject({ code: 'image-damaged', field: 'files.0' })
    expect((await output(exifRemover, { files: [source, source] })).files).toHaveLength(2)
  })

  it('finds nothing more in what it has cleaned', async () => {
    const [result] = (await clean(await made('jpeg'))).files
    const again = await clean(result)
    expect(again.images[0]).toMatchObject({ pixels: 'same', removed: 0 })
    expect(noticeCodes(again)).toContain('nothing-found')
  })

  it('refuses where the pixels would look otherwise', async () => {
    // A profile overrides the gamma of a PNG; without it, the gamma counts.
    const png = await made('png', { icc: metadata.icc })
    const both = fileOf(joinBytes([png.bytes.subarray(0, 33), pngChunk('gAMA', Uint8Array.of(0, 1, 0x86, 0xa0)), png.bytes.subarray(33)]))
    expect((await clean(both)).images[0].pixels).toBe('same')
    expect(await failure(exifRemover, { files: [both], profile: false })).toMatchObject({ code: 'pixels-differ', field: 'files.0' })
  })
})
