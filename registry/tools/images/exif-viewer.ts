import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { file } from '../../../engine/core/kit.ts'
import { numberFormat } from '../../../engine/core/language.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { FORMATS, IMAGE_TYPES, isHeic } from '../../lib/pictures/formats.ts'
import { readIsoInfo } from '../../lib/pictures/avif/avif-info.ts'
import type { Block } from '../../lib/pictures/metadata/block.ts'
import { metadataBlocks } from '../../lib/pictures/metadata/blocks.ts'
import type { PictureInfo } from '../../lib/pictures/picture.ts'
import { type ExifBlock, type ExifTag, letters, readExifTags } from '../../lib/pictures/metadata/exif-tags.ts'
import { readProfile } from '../../lib/pictures/metadata/icc.ts'
import { readIptc, readPngText, readXmp } from '../../lib/pictures/metadata/other-tags.ts'
import { namingFaults, pictureInfo } from '../../lib/pictures/picture-info.ts'
import { sampleImage, samplePhoto, samplePrompt } from '../../lib/pictures/sample.ts'

const GROUPS = {
  camera: 'Camera and image',
  exposure: 'Exposure and lens',
  place: 'Location (GPS)',
  xmp: 'XMP',
  iptc: 'IPTC',
  text: 'Text',
  profile: 'Color profile',
  other: 'Other parts',
} as const
type Group = keyof typeof GROUPS
type Row = { readonly group: Group; readonly name: string; readonly value: string }

/** What programs that generate images call the text from which they did. */
const PROMPT_NAMES = /^(?:parameters|prompt|workflow|sd-metadata|dream|invokeai_metadata|generation_data)$/i
/** Texts longer than this are cut in the table. */
const MOST_SHOWN = 20_000

export const exifViewer = defineTool({
  id: 'exif-viewer',
  category: 'images',
  icon: 'scan-eye',
  title: 'EXIF viewer',
  summary: 'See all the hidden data in a photo: camera, exposure, date, GPS location, software, XMP, IPTC and AI prompts, on your device.',
  keywords: [
    'exif data',
    'photo metadata',
    'image metadata viewer',
    'where was this photo taken',
    'gps photo',
    'ai prompt png',
    'xmp iptc',
  ],
  aliases: ['exif-reader', 'photo-metadata-viewer', 'image-metadata', 'exif-data-viewer', 'metadata-viewer'],
  slugs: {
    es: 'visor-exif',
    fr: 'lecteur-exif',
    id: 'lihat-data-exif',
    it: 'visualizzatore-exif',
    pl: 'podglad-exif',
    pt: 'visualizador-exif',
    ru: 'prosmotr-exif',
  },
  recognizes: [{ kind: 'image', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({ file: file('Image', { accept: IMAGE_TYPES }) }),
  output: z.object({
    summary: facts('Image', {
      format: column(z.string(), 'Format'),
      dimensions: column(z.string(), 'Dimensions'),
      camera: column(z.string(), 'Camera').optional(),
      lens: column(z.string(), 'Lens').optional(),
      taken: column(z.string(), 'Taken').optional(),
      exposure: column(z.string(), 'Exposure').optional(),
      software: column(z.string(), 'Software').optional(),
      author: column(z.string(), 'Author').optional(),
      place: column(z.string(), 'Location').optional(),
      altitude: column(z.number(), 'Altitude', { unit: 'm', decimals: 1 }).optional(),
    }),
    map: table('Map', { url: z.string() }, { view: 'links' }).optional(),
    tags: table(
      'Metadata',
      {
        group: oneOf('Group', GROUPS),
        name: column(z.string(), 'Name', { format: 'code' }),
        value: column(z.string(), 'Value', { copyable: true }),
      },
      { fileName: 'metadata.csv' },
    ),
    thumbnail: part(value.file, 'Hidden preview', { view: 'image' }).optional(),
  }),
  failures: imageFailures.words,
  notices: {
    'has-place': 'This file says where the photo was taken. Anyone you send it to can read that.',
    'has-prompt': { info: 'This image contains the prompt it was generated from.' },
    'has-preview': { info: 'The file holds a small preview. It may show what was later cropped or covered.' },
    'has-credentials': {
      info: 'The file holds Content Credentials (C2PA) about its origin. They are listed, but their signature isn’t checked here.',
    },
    'nothing-found': { info: 'No metadata was found in this file.' },
    'exif-cut': { info: 'Part of the EXIF data is damaged and could not be read.' },
    'only-profile': { info: 'In files of this format, only the color profile is read here.' },
  },
  notes: [
    'EXIF is read as Exif 3.0 and TIFF 6.0 define it, XMP as XML, and IPTC as IIM 4.2. Names are as in the standards. For maker notes, only the size is listed, because only the camera makers know what is in them.',
    'JPEG, PNG, WebP, AVIF and HEIC are read in full. For GIF, only the color profile and the size are read. OpenStreetMap learns the location only if you open the map link.',
  ],
  examples: [
    {
      title: 'An image without metadata',
      input: { file: sampleImage() },
      output: { summary: { format: 'PNG', dimensions: '16 × 16' }, tags: [], notices: [{ code: 'nothing-found' }] },
    },
    {
      title: 'A photo with camera and location data',
      input: { file: samplePhoto() },
      output: {
        summary: { format: 'PNG', camera: 'Toolglot One', place: '52.5, 13.25' },
        map: [{ url: 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.25#map=15/52.5/13.25' }],
        notices: [{ code: 'has-place' }],
      },
    },
    {
      title: 'A generated image with its prompt',
      input: { file: samplePrompt() },
      output: { tags: [{ group: 'text', name: 'parameters', value: 'a red disk, flat colors' }], notices: [{ code: 'has-prompt' }] },
    },
  ],
  transform: async ({ file: given }, context) => {
    const { note, locale } = context
    const sizes = numberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
    const { format, info, blocks } = await readImage(given)
    const rows: Row[] = []
    let exif: ExifBlock | undefined
    for (const { kind, name, bytes, data } of blocks) {
      if (kind === 'exif' && !exif) {
        exif = readExifTags(data)
        rows.push(...exif.tags.map((tag) => rowOf(tag, sizes)))
      } else if (kind === 'xmp') rows.push(...named('xmp', readXmp(data)))
      else if (kind === 'iptc') rows.push(...named('iptc', readIptc(data)))
      else if (kind === 'comment') rows.push({ group: 'text', name: 'Comment', value: letters(data) })
      else if (kind === 'text') {
        const text = await readPngText(name, data)
        if (text?.name === 'XML:com.adobe.xmp') rows.push(...named('xmp', readXmp(new TextEncoder().encode(text.text))))
        else if (text) rows.push(...named('text', [text]))
      } else if (kind !== 'icc') rows.push({ group: 'other', name, value: sizes.format(bytes) })
    }
    const profile = readProfile(info.metadata.icc)
    if (profile) rows.push({ group: 'profile', name: 'ICC', value: [profile.name, profile.space].filter(Boolean).join(', ') })
    const place = exif && placeOf(exif.tags)
    if (place) note('has-place')
    if (rows.some(({ group, name }) => group === 'text' && PROMPT_NAMES.test(name))) note('has-prompt')
    if (exif?.thumbnail) note('has-preview')
    if (blocks.some(({ kind }) => kind === 'credentials')) note('has-credentials')
    if (exif?.isCut) note('exif-cut')
    if (format === 'GIF') note('only-profile')
    else if (rows.length === 0) note('nothing-found')
    const turned = info.orientation >= 5
    return {
      summary: {
        format,
        dimensions: turned ? `${info.height} × ${info.width}` : `${info.width} × ${info.height}`,
        ...highlights(exif?.tags ?? []),
        ...(place && { place: `${place.latitude}, ${place.longitude}` }),
        ...(place?.altitude !== undefined && { altitude: place.altitude }),
      },
      ...(place && { map: [{ url: mapOf(place) }] }),
      tags: rows.map((row) => ({ ...row, value: row.value.slice(0, MOST_SHOWN).toWellFormed() })),
      ...(exif?.thumbnail && { thumbnail: { name: 'preview.jpg', type: 'image/jpeg', bytes: exif.thumbnail } }),
    }
  },
})

type Image = { readonly format: string; readonly info: Omit<PictureInfo, 'format'>; readonly blocks: readonly Block[] }

/** Its header and what it says beside its pixels. @throws ToolError one of {@link imageFailures} */
async function readImage(given: FileValue): Promise<Image> {
  const { name, bytes } = given
  if (isHeic(bytes))
    return namingFaults(name, 'file', async () => ({ format: 'HEIC', info: readIsoInfo(bytes), blocks: metadataBlocks(bytes, 'heic') }))
  const info = await pictureInfo(given, 'file')
  const blocks = await namingFaults(name, 'file', async () => metadataBlocks(bytes, info.format))
  return { format: FORMATS[info.format].name, info, blocks }
}

const named = (group: Group, texts: readonly { readonly name: string; readonly text: string }[]): Row[] =>
  texts.map(({ name, text }) => ({ group, name, value: text }))

const rowOf = ({ directory, name, text, bytes }: ExifTag, sizes: Intl.NumberFormat): Row => ({
  group: directory === 'place' ? 'place' : directory === 'photo' ? 'exposure' : 'camera',
  name,
  value: bytes === undefined ? text : sizes.format(bytes),
})

const finder = (tags: readonly ExifTag[]) => (name: string) => tags.find((tag) => tag.name === name)

function highlights(tags: readonly ExifTag[]) {
  const find = finder(tags)
  const text = (name: string) => find(name)?.text || undefined
  const number = (name: string) => find(name)?.numbers[0]
  const [make = '', model = ''] = [text('Make'), text('Model')]
  const taken = [text('DateTimeOriginal') ?? text('DateTime'), text('OffsetTimeOriginal')].filter(Boolean).join(' ')
  const [time, aperture, iso, length] = [
    number('ExposureTime'),
    number('FNumber'),
    number('PhotographicSensitivity'),
    number('FocalLength'),
  ]
  const exposure = [
    time !== undefined && time > 0 && (time < 0.3 ? `1/${Math.round(1 / time)} s` : `${Number(time.toFixed(2))} s`),
    aperture !== undefined && aperture > 0 && `f/${Number(aperture.toFixed(1))}`,
    iso !== undefined && `ISO ${iso}`,
    length !== undefined && length > 0 && `${Number(length.toFixed(1))} mm`,
  ].filter((each) => typeof each === 'string')
  // Many makers begin the model with their name.
  const camera = model.startsWith(make) ? model : `${make} ${model}`.trim()
  return {
    ...(camera !== '' && { camera }),
    lens: text('LensModel'),
    // The standard writes colons in the date as well.
    ...(taken !== '' && { taken: taken.replace(/^(\d{4}):(\d\d):(\d\d)/, '$1-$2-$3') }),
    ...(exposure.length > 0 && { exposure: exposure.join(' · ') }),
    software: text('Software'),
    author: text('Artist') ?? text('Photographer'),
  }
}

type Spot = { readonly latitude: number; readonly longitude: number; readonly altitude?: number }

function placeOf(tags: readonly ExifTag[]): Spot | undefined {
  const find = finder(tags)
  const degrees = (name: string, negative: string, most: number): number | undefined => {
    const [whole, minutes = 0, seconds = 0] = find(name)?.numbers ?? []
    if (whole === undefined) return undefined
    const size = whole + minutes / 60 + seconds / 3600
    if (!Number.isFinite(size) || size > most) return undefined
    return Math.round((find(`${name}Ref`)?.text.toUpperCase() === negative ? -size : size) * 1e6) / 1e6
  }
  const [latitude, longitude] = [degrees('GPSLatitude', 'S', 90), degrees('GPSLongitude', 'W', 180)]
  if (latitude === undefined || longitude === undefined) return undefined
  const height = find('GPSAltitude')?.numbers[0]
  const isBelow = find('GPSAltitudeRef')?.numbers[0] === 1
  return { latitude, longitude, ...(height !== undefined && Number.isFinite(height) && { altitude: isBelow ? -height : height }) }
}

const mapOf = ({ latitude, longitude }: Spot): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
