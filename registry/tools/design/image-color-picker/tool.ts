import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { file, whole } from '../../../../engine/core/kit.ts'
import { column, facts, table } from '../../../../engine/core/parts.ts'
import { nearestName } from '../../../lib/colors/names.ts'
import type { SpaceName } from '../../../lib/colors/spaces.ts'
import { WRITERS, fromRgb, toHex, toRgb } from '../../../lib/colors/write-color.ts'
import { DECODER_ASSETS, decodePicture } from '../../../lib/pictures/decode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { readProfile } from '../../../lib/pictures/metadata/icc.ts'
import type { Picture } from '../../../lib/pictures/picture.ts'
import { formatHex } from '../../../lib/pictures/rgb.ts'
import { sampleImage } from '../../../lib/pictures/sample.ts'
import { mainColors } from './main-colors.ts'
import { IMAGE_TYPES } from '../../../lib/pictures/formats.ts'

/** Profiles that CSS knows as a space, by what their names begin with. */
const PROFILES: readonly (readonly [name: RegExp, space: SpaceName])[] = [
  [/^Display P3/i, 'display-p3'],
  [/^Adobe RGB|^A98/i, 'a98-rgb'],
  [/^ProPhoto|^ROMM/i, 'prophoto-rgb'],
]

const code = (label: string) => column(z.string(), label, { format: 'code', copyable: true })

export const imageColorPicker = defineTool({
  id: 'image-color-picker',
  category: 'design',
  icon: 'pipette',
  title: 'Color picker from image',
  summary: 'Find the main colors of an image with their shares, or the exact color of any pixel, as hex, RGB, HSL and OKLCH codes.',
  keywords: ['image color picker', 'color palette from image', 'extract colors', 'dominant color', 'eyedropper', 'get color from photo'],
  aliases: ['color-palette-from-image', 'color-picker', 'image-palette', 'dominant-color-finder', 'eyedropper'],
  slugs: {
    es: 'extraer-colores-de-una-imagen',
    fr: 'couleurs-d-une-image',
    id: 'ambil-warna-dari-gambar',
    it: 'estrai-colori-da-immagine',
    pl: 'kolory-ze-zdjecia',
    pt: 'extrair-cores-de-imagem',
    ru: 'tsveta-iz-izobrazheniya',
  },
  recognizes: [{ kind: 'image', confidence: 0.85 }],
  effect: 'pure',
  limits: { timeMs: 120_000 },
  assets: [...DECODER_ASSETS],
  input: z.object({
    file: file('Image', { accept: IMAGE_TYPES }),
    count: whole('How many colors', { min: 1, max: 32, default: 8 }),
    x: whole('Pixel from the left', {
      min: 0,
      max: 100_000,
      optional: true,
      unit: 'px',
      help: '0 is the first. Fill in both to get the color of one pixel.',
    }),
    y: whole('Pixel from the top', { min: 0, max: 100_000, optional: true, unit: 'px' }),
  }),
  output: z.object({
    swatches: table('Main colors', { hex: column(z.string(), 'Hex', { format: 'code' }) }, { view: 'colors' }),
    pixel: facts('Color of the pixel', {
      hex: column(z.string(), 'Hex', { format: 'code' }),
      rgb: column(z.string(), 'RGB', { format: 'code' }),
      hsl: column(z.string(), 'HSL', { format: 'code' }),
      oklch: column(z.string(), 'OKLCH', { format: 'code' }),
      name: column(z.string(), 'Nearest CSS name', { format: 'code' }),
    }).optional(),
    colors: table('Colors', {
      hex: code('Hex'),
      share: column(z.number(), 'Share', { format: 'percent', decimals: 1 }),
      rgb: code('RGB'),
      hsl: code('HSL'),
      oklch: code('OKLCH'),
      name: column(z.string(), 'Nearest CSS name', { format: 'code' }),
    }),
    image: facts('Image', {
      dimensions: column(z.string(), 'Dimensions'),
      counted: column(z.int(), 'Pixels counted'),
      skipped: column(z.int(), 'Transparent pixels skipped'),
      profile: column(z.string(), 'Color profile').optional(),
    }),
  }),
  failures: {
    ...imageFailures.words,
    'pixel-outside': 'The image is {{width}} × {{height}} pixels, so this pixel is outside it. Count from 0.',
    'pixel-half': 'Enter both distances, from the left and from the top, or leave both empty.',
    'all-transparent': 'All pixels of this image are transparent, so it has no colors. Choose another image.',
  },
  notices: {
    'profile-read': { info: 'The image has the color profile {{name}}; its colors were converted to sRGB.' },
    'profile-ignored': 'The image has the color profile {{name}}, which isn’t applied here, so colors may look slightly different.',
    'first-frame': { info: 'The image is animated. These are the colors of its first frame.' },
  },
  notes: [
    'Colors are grouped by k-means in Oklab, where distances match what the eye sees. The starting point is fixed, so the same image always gives the same colors. A group’s color is the average of its pixels.',
    'Pixels that are more than half transparent are skipped. In images of more than 4,096 colors, pixels that share the upper six bits of each channel are counted together.',
    'The image is rotated upright based on its EXIF data before pixels are counted. It never leaves your device.',
  ],
  examples: [
    {
      title: 'A disk on a background',
      input: { file: sampleImage(), count: 2 },
      output: { swatches: [{ hex: '#fef3c7' }, { hex: '#0f766e' }], image: { dimensions: '16 × 16', counted: 256, skipped: 0 } },
    },
    {
      title: 'The color of one pixel',
      input: { file: sampleImage(), count: 2, x: 8, y: 8 },
      output: { pixel: { hex: '#0f766e', rgb: 'rgb(15 118 110)', hsl: 'hsl(175.3 77.4% 26.1%)', name: 'teal' } },
    },
    { title: 'Only the main color', input: { file: sampleImage(), count: 1 }, output: { swatches: [{ hex: '#99b79d' }] } },
  ],
  transform: async ({ file: given, count, x, y }, context) => {
    const { fail, note } = context
    if ((x === undefined) !== (y === undefined)) fail('pixel-half', { field: x === undefined ? 'x' : 'y' })
    const picture = await decodePicture(given, context)
    const { pixels, info } = picture
    const { width, height } = pixels
    if (x !== undefined && y !== undefined && (x >= width || y >= height))
      fail('pixel-outside', { width, height, field: x >= width ? 'x' : 'y' })
    const { space, name } = spaceOf(picture)
    if (name !== undefined && space === 'srgb') note('profile-ignored', { name })
    else if (name !== undefined) note('profile-read', { name })
    if (info.frames > 1) note('first-frame')
    const { colors, counted } = mainColors(pixels, count, space)
    if (counted === 0) fail('all-transparent', { field: 'file' })
    return {
      swatches: colors.map(({ rgb }) => ({ hex: formatHex(rgb) })),
      ...(x !== undefined && y !== undefined && { pixel: pixelAt(picture, x, y, space) }),
      colors: colors.map(({ rgb, share }) => ({ ...codesOf(fromRgb(rgb)), share: Math.round(share * 1000) / 10 })),
      image: {
        dimensions: `${width} × ${height}`,
        counted,
        skipped: width * height - counted,
        profile: readProfile(picture.metadata.icc)?.name,
      },
    }
  },
})

/** In which space the pixels are, and the name of a profile that is not sRGB. */
function spaceOf({ metadata }: Picture): { readonly space: SpaceName; readonly name?: string } {
  const profile = readProfile(metadata.icc)
  if (!profile || profile.isSrgb) return { space: 'srgb' }
  const [, space = 'srgb'] = PROFILES.find(([name]) => name.test(profile.name)) ?? []
  return { space, name: profile.name }
}

function pixelAt({ pixels }: Picture, x: number, y: number, space: SpaceName) {
  const [r = 0, g = 0, b = 0, alpha = 255] = pixels.data.subarray((y * pixels.width + x) * 4)
  const rgb = toRgb({ space, coords: [r / 255, g / 255, b / 255], alpha: 1 })
  return codesOf(fromRgb(rgb, alpha / 255))
}

const codesOf = (color: ReturnType<typeof fromRgb>) => ({
  hex: toHex(color),
  rgb: WRITERS.rgb(color, 'modern'),
  hsl: WRITERS.hsl(color, 'modern'),
  oklch: WRITERS.oklch(color),
  name: nearestName(color).name,
})
