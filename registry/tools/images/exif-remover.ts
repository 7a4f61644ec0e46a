import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { files, flag } from '../../../engine/core/kit.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { fileOf } from '../../../engine/core/schema.ts'
import { readIsoInfo } from '../../lib/pictures/avif/avif-info.ts'
import type { PictureWork } from '../../lib/pictures/codec-module.ts'
import { DECODER_ASSETS, decodePicture } from '../../lib/pictures/decode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { FORMATS, type PictureFormat, isHeic, pictureName } from '../../lib/pictures/formats.ts'
import type { Block, BlockKind } from '../../lib/pictures/metadata/block.ts'
import { metadataBlocks } from '../../lib/pictures/metadata/blocks.ts'
import { readExif } from '../../lib/pictures/metadata/exif.ts'
import { isIsoSequence } from '../../lib/pictures/metadata/iso-metadata.ts'
import { stripMetadata } from '../../lib/pictures/metadata/strip-metadata.ts'
import { namingFaults, pictureInfo } from '../../lib/pictures/picture-info.ts'
import { samplePhoto, samplePrompt } from '../../lib/pictures/sample.ts'
import { MOST_MADE_BYTES } from '../../lib/pictures/size.ts'

const MOST_IMAGES = 50
const KINDS = {
  exif: 'EXIF (camera, date, location)',
  xmp: 'XMP',
  icc: 'Color profile',
  iptc: 'IPTC and Photoshop data',
  comment: 'Comment',
  text: 'Text',
  credentials: 'Content Credentials',
  extra: 'Extra images',
  other: 'Other data',
} as const satisfies Readonly<Record<BlockKind, string>>

const failures = {
  ...imageFailures.words,
  'not-cleaned': '“{{name}}” is a {{format}} file. JPEG, PNG, WebP, AVIF and HEIC can be cleaned here without changing a pixel.',
  'moving-picture':
    '“{{name}}” is animated. AVIF and HEIC files can be cleaned here only if they are still images; save it as one, or as WebP.',
  'pixels-differ':
    '“{{name}}” is built in an unusual way, and its pixels would change. It was left alone; convert it to another format instead.',
} as const

export const exifRemover = defineTool({
  id: 'exif-remover',
  category: 'images',
  icon: 'eraser',
  title: 'EXIF remover',
  summary: 'Remove location, camera and other hidden data from JPEG, PNG, WebP, AVIF and HEIC photos, with every pixel kept.',
  keywords: [
    'remove exif',
    'remove metadata',
    'strip metadata',
    'remove gps from photo',
    'photo privacy',
    'clean photo',
    'delete exif data',
    'remove exif from heic',
  ],
  aliases: ['remove-exif', 'metadata-remover', 'remove-metadata-from-photo', 'strip-exif', 'remove-gps-from-photo'],
  slugs: {
    es: 'eliminar-exif',
    fr: 'supprimer-exif',
    id: 'hapus-exif',
    it: 'rimuovi-exif',
    pl: 'usun-exif',
    pt: 'remover-exif',
    ru: 'udalit-exif',
  },
  recognizes: [{ kind: 'image', confidence: 0.91 }],
  effect: 'pure',
  starts: 'button',
  action: 'Remove',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS],
  input: z.object({
    files: files('Images', {
      min: 1,
      max: MOST_IMAGES,
      accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', '.heic', '.heif'],
    }),
    profile: flag('Keep the color profile', {
      default: true,
      help: 'Without it, photos from modern phones may look pale. AVIF and HEIC always keep it.',
      advanced: true,
    }),
  }),
  output: z.object({
    images: table('Images', {
      name: column(z.string(), 'File name'),
      removed: column(z.int(), 'Parts removed'),
      place: oneOf('Location', { removed: 'Removed', none: 'None found' }),
      pixels: oneOf('Pixels', { same: 'Unchanged (compared)' }),
      before: part(z.int(), 'Size before', { format: 'bytes' }),
      after: part(z.int(), 'Size after', { format: 'bytes' }),
    }),
    removed: table('What was removed', {
      image: column(z.string(), 'File name'),
      kind: oneOf('Kind', KINDS),
      block: column(z.string(), 'Part of the file', { format: 'code' }),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'Clean images', { view: 'files' }),
  }),
  failures,
  notices: {
    'orientation-kept': { info: 'Only the rotation of a photo is still stored, so that it doesn’t appear sideways.' },
    'profile-kept': { info: 'A color profile was kept. It says how to show the colors, nothing about you.' },
    'profile-removed': 'A color profile was removed, so colors may look different.',
    'nothing-found': { info: 'No metadata was found in any of these files.' },
  },
  notes: [
    'The file is taken apart into its segments or chunks, and those that only say something about the image are left out. The compressed pixels are copied as they are. Previews and videos that phones append to a JPEG are removed, too.',
    'AVIF and HEIC files keep their size, because such data is overwritten with zeros in place. Small previews and depth maps that belong to the picture stay.',
    'Each result is read again: it must contain no such part, and its decoded pixels must be equal to those of the original, one by one. Otherwise the file is rejected.',
    'What the picture itself shows, such as faces, house numbers or a watermark, stays. File names can give something away, too.',
  ],
  examples: [
    {
      title: 'A photo with its location',
      input: { files: [samplePhoto()] },
      output: {
        images: [{ name: 'photo-clean.png', removed: 1, place: 'removed', pixels: 'same', before: 285, after: 111 }],
        removed: [{ image: 'photo.png', kind: 'exif', block: 'eXIf', bytes: 174 }],
      },
    },
    {
      title: 'A generated image with its prompt',
      input: { files: [samplePrompt()] },
      output: { removed: [{ image: 'generated.png', kind: 'text', block: 'tEXt', bytes: 46 }] },
    },
    {
      title: 'Two at once',
      input: { files: [samplePhoto(), samplePrompt()], profile: false },
      output: {
        images: [
          { name: 'photo-clean.png', removed: 1, place: 'removed' },
          { name: 'generated-clean.png', removed: 1, place: 'none' },
        ],
      },
    },
  ],
  transform: async ({ files: given, profile }, context) => {
    const { note, progress, signal } = context
    const made: Cleaned[] = []
    for (const [index, file] of given.entries()) {
      progress(index / given.length)
      signal.throwIfAborted()
      made.push(await clean(file, profile, context, `files.${index}`))
    }
    if (made.some(({ isTurned }) => isTurned)) note('orientation-kept')
    if (made.some(({ keptProfile }) => keptProfile)) note('profile-kept')
    if (made.some(({ gone }) => gone.some(({ kind }) => kind === 'icc'))) note('profile-removed')
    if (made.every(({ gone }) => gone.length === 0)) note('nothing-found')
    return {
      images: made.map(({ file, gone, hadPlace, before }) => ({
        name: file.name,
        removed: gone.length,
        place: hadPlace ? ('removed' as const) : ('none' as const),
        pixels: 'same' as const,
        before,
        after: file.bytes.length,
      })),
      removed: made.flatMap(({ name, gone }) => gone.map(({ kind, name: block, bytes }) => ({ image: name, kind, block, bytes }))),
      files: made.map(({ file }) => file),
    }
  },
})

type Cleaned = {
  readonly name: string
  readonly file: FileValue
  readonly gone: readonly Block[]
  readonly hadPlace: boolean
  readonly isTurned: boolean
  readonly keptProfile: boolean
  readonly before: number
}
type Work = PictureWork & { readonly fail: Fail<typeof failures> }

async function clean(file: FileValue, keepsProfile: boolean, work: Work, field: string): Promise<Cleaned> {
  const { name } = file
  const info = isHeic(file.bytes) ? ({ format: 'heic', orientation: 1 } as const) : await pictureInfo(file, field)
  const { format, orientation } = info
  if (format === 'gif') return work.fail('not-cleaned', { name, format: FORMATS[format].name, field })
  const isIso = format === 'avif' || format === 'heic'
  if (isIso && (await namingFaults(name, field, async () => isIsoSequence(file.bytes)))) return work.fail('moving-picture', { name, field })
  const bytes = await namingFaults(name, field, async () => stripMetadata(file.bytes, info, { keepsProfile }))
  const before = await namingFaults(name, field, async () => metadataBlocks(file.bytes, format))
  const after = metadataBlocks(bytes, format)
  // A block that held nothing but the rotation was there before, too.
  const gone = before.filter((block) => !after.some(({ kind, data }) => kind === block.kind && isSameData(data, block.data)))
  const isClean = after.every(({ kind, data }) =>
    kind === 'icc' ? keepsProfile : kind === 'exif' && orientation !== 1 && !readExif(data).hasPlace && data.length <= 26,
  )
  const result = { ...resultFile(name, format), bytes }
  const [own, made] = [await decodePicture(file, work, field), await decodePicture(result, work, field)]
  const isSame = made.info.orientation === own.info.orientation && isEqual(own.pixels, made.pixels)
  if (!isClean || !isSame) work.fail('pixels-differ', { name, field })
  return {
    name,
    file: result,
    gone,
    hadPlace: before.some(({ kind, data }) => kind === 'exif' && readExif(data).hasPlace),
    isTurned: orientation !== 1 && !isIso,
    keptProfile: isIso ? readIsoInfo(bytes).metadata.icc !== undefined : after.some(({ kind }) => kind === 'icc'),
    before: file.bytes.length,
  }
}

/** HEIC is not written here, so it keeps the ending of its name. */
function resultFile(name: string, format: PictureFormat | 'heic'): Omit<FileValue, 'bytes'> {
  if (format !== 'heic') return { name: pictureName(name, format, 'clean'), type: FORMATS[format].type }
  const ending = /\.(?:heic|heif|hif)$/i.exec(name)?.[0] ?? '.heic'
  return { name: pictureName(name, 'jpeg', 'clean').replace(/\.jpg$/, ending), type: 'image/heic' }
}

const isSameData = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, index) => byte === b[index])

type Drawn = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }
const isEqual = (a: Drawn, b: Drawn): boolean =>
  a.width === b.width && a.height === b.height && a.data.every((value, index) => value === b.data[index])
