import * as z from 'zod'
import type { Pixels } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, color, file, text, whole } from '../../../engine/core/kit.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { facts, column, part } from '../../../engine/core/parts.ts'
import { fileOf } from '../../../engine/core/schema.ts'
import { joinIco } from '../../lib/pictures/bitmap/ico.ts'
import { decodeAnyPicture } from '../../lib/pictures/decode-any.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { ENCODER_ASSETS, encodePicture } from '../../lib/pictures/encode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { cropPixels, flattenPixels, squarePixels } from '../../lib/pictures/pixels.ts'
import { resample } from '../../lib/pictures/resample.ts'
import { parseHex } from '../../lib/pictures/rgb.ts'
import { sampleImage } from '../../lib/pictures/sample.ts'
import { IMAGE_TYPES } from '../../lib/pictures/formats.ts'

const ICO_SIDES = [16, 32, 48] as const
const LARGEST = 512
/** The circle that every shape of mask leaves visible, as part of the side. @see https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE_RADIUS = 0.4
/** More opaque than this is seen. */
const SEEN_ALPHA = 64

export const faviconGenerator = defineTool({
  id: 'favicon-generator',
  category: 'images',
  icon: 'app-window',
  title: 'Favicon generator',
  summary: 'Make all the icons for a website from one image: favicon.ico, Apple touch icon, Android and maskable icons, manifest and HTML.',
  keywords: ['favicon', 'favicon.ico', 'png to ico', 'apple touch icon', 'maskable icon', 'web manifest', 'app icon', 'site icon'],
  aliases: ['favicon-maker', 'favicon-converter', 'ico-generator', 'app-icon-generator', 'apple-touch-icon-generator'],
  slugs: {
    es: 'generador-de-favicon',
    fr: 'generateur-de-favicon',
    id: 'pembuat-favicon',
    it: 'generatore-di-favicon',
    pl: 'generator-favicon',
    pt: 'gerador-de-favicon',
    ru: 'generator-favicon',
  },
  recognizes: [{ kind: 'image', confidence: 0.82 }],
  effect: 'pure',
  starts: 'button',
  action: 'Generate',
  limits: { timeMs: 120_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input: z.object({
    file: file('Image', { accept: IMAGE_TYPES, help: 'Ideally square and at least 512 × 512 pixels.' }),
    name: text('Name of the site', { max: 100, default: '', help: 'Shown on the home screen of phones.' }),
    background: color('Background', { default: '#ffffff', help: 'Behind the Apple and maskable icons, which can’t be transparent.' }),
    theme: color('Theme color', { default: '#ffffff', help: 'Colors the bars around the site on phones.', advanced: true }),
    fit: choice('If the image isn’t square', { inside: 'Keep it whole, with margins', cover: 'Crop the edges' }),
    safe: whole('Size in the maskable icon', {
      min: 30,
      max: 100,
      default: 70,
      unit: '%',
      control: 'slider',
      help: 'Phones cut this icon to a circle or another shape.',
      advanced: true,
    }),
    path: text('Folder on the site', {
      max: 200,
      default: '/',
      pattern: /^\/(?:[\w.~-]+\/)*$/,
      help: 'It has to start and end with /.',
      advanced: true,
    }),
  }),
  output: z.object({
    preview: part(fileOf(10_000_000), 'Icon', { view: 'image' }),
    html: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'favicon.html' }),
    manifest: part(z.string(), 'Web manifest', {
      view: 'code',
      language: 'json',
      media: 'application/manifest+json',
      fileName: 'site.webmanifest',
    }),
    icons: facts('Icons', {
      source: column(z.string(), 'Image'),
      ico: column(z.string(), 'favicon.ico'),
      bytes: column(z.int(), 'Total size', { format: 'bytes' }),
    }),
    files: part(z.array(fileOf(10_000_000)), 'All files', { view: 'files' }),
  }),
  failures: {
    ...imageFailures.words,
    'icon-too-small': 'The image is {{width}} × {{height}} pixels. Icons need at least 16 on the longer side.',
  },
  notices: {
    enlarged: 'The image is smaller than 512 × 512 pixels, so the largest icons are blurry. Use a larger image if you have one.',
    'outside-safe-area':
      'Parts of the maskable icon are outside the circle that every phone shows. Reduce “Size in the maskable icon” until this message is gone.',
    'first-frame': { info: 'The image is animated. Icons are made from its first frame.' },
  },
  notes: [
    'favicon.ico contains sizes of 16, 32 and 48 pixels, each scaled from the original with a Lanczos filter. The PNG icons are 180 (Apple), 192 and 512 pixels wide and high. PNGs are compressed without loss.',
    'A maskable icon may be cut to any shape; only a circle with a radius of 40% of its width is always visible (W3C Web Application Manifest).',
    'An SVG has to become a PNG first. Many browsers also accept an SVG as the icon, with <link rel="icon" href="/icon.svg" type="image/svg+xml">.',
  ],
  examples: [
    {
      title: 'Icons from a small image',
      input: { file: sampleImage(), name: 'Disk' },
      in: {
        es: { input: { name: 'Disco' } },
        fr: { input: { name: 'Disque' } },
        id: { input: { name: 'Cakram' } },
        it: { input: { name: 'Disco' } },
        pl: { input: { name: 'Dysk' } },
        pt: { input: { name: 'Disco' } },
        ru: { input: { name: 'Диск' } },
      },
      output: {
        html: '<link rel="icon" href="/favicon.ico" sizes="48x48">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n<meta name="theme-color" content="#ffffff">\n',
        notices: [{ code: 'enlarged' }, { code: 'outside-safe-area' }],
      },
    },
    {
      title: 'In a folder, with a theme color',
      input: { file: sampleImage(), theme: '#0f766e', path: '/icons/' },
      output: {
        html: '<link rel="icon" href="/icons/favicon.ico" sizes="48x48">\n<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">\n<link rel="manifest" href="/icons/site.webmanifest">\n<meta name="theme-color" content="#0f766e">\n',
      },
    },
    { title: 'A smaller maskable icon', input: { file: sampleImage(), safe: 50 }, output: { notices: [{ code: 'enlarged' }] } },
  ],
  transform: async (input, context) => {
    const { note, fail, progress } = context
    const { pixels, info } = await decodeAnyPicture(input.file, context)
    const { width, height } = pixels
    if (Math.max(width, height) < 16) fail('icon-too-small', { width, height, field: 'file' })
    if (info.frames > 1 && info.format !== 'other') note('first-frame')
    const square = input.fit === 'cover' ? cropped(pixels) : framed(pixels)
    if (square.width < LARGEST) note('enlarged')
    const background = parseHex(input.background)
    const png = async (picture: Pixels) => encodePicture(picture, { format: 'png', effort: 1 }, context)
    const scaled = (side: number): Pixels => resample(square, side, side, { isLinear: false })
    const small = await Promise.all(ICO_SIDES.map(async (side) => ({ width: side, height: side, png: await png(scaled(side)) })))
    progress(0.3)
    const maskable = squarePixels(scaled(Math.round((LARGEST * input.safe) / 100)), LARGEST)
    if (!isSafe(maskable)) note('outside-safe-area')
    const large = await png(scaled(LARGEST))
    progress(0.7)
    const manifest = manifestOf(input)
    const files: FileValue[] = [
      { name: 'favicon.ico', type: 'image/x-icon', bytes: joinIco(small) },
      { name: 'apple-touch-icon.png', type: 'image/png', bytes: await png(flattenPixels(scaled(180), background)) },
      { name: 'icon-192.png', type: 'image/png', bytes: await png(scaled(192)) },
      { name: 'icon-512.png', type: 'image/png', bytes: large },
      { name: 'icon-maskable-512.png', type: 'image/png', bytes: await png(flattenPixels(maskable, background)) },
      { name: 'site.webmanifest', type: 'application/manifest+json', bytes: new TextEncoder().encode(manifest) },
    ]
    return {
      preview: { name: 'icon-512.png', type: 'image/png', bytes: large },
      html: htmlOf(input),
      manifest,
      icons: { source: `${width} × ${height}`, ico: ICO_SIDES.join(', '), bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) },
      files,
    }
  },
})

type Site = { readonly name: string; readonly path: string; readonly theme: string; readonly background: string }
/** Manifests and theme colors know no transparency. */
const opaque = (hex: string): string => hex.slice(0, 7).toLowerCase()

function htmlOf({ path, theme }: Site): string {
  return [
    `<link rel="icon" href="${path}favicon.ico" sizes="48x48">`,
    `<link rel="apple-touch-icon" href="${path}apple-touch-icon.png">`,
    `<link rel="manifest" href="${path}site.webmanifest">`,
    `<meta name="theme-color" content="${opaque(theme)}">`,
    '',
  ].join('\n')
}

function manifestOf({ name, path, theme, background }: Site): string {
  const icon = (file: string, side: number, more = {}) => ({ src: `${path}${file}`, sizes: `${side}x${side}`, type: 'image/png', ...more })
  const manifest = {
    ...(name.trim() !== '' && { name: name.trim(), short_name: name.trim() }),
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable-512.png', 512, { purpose: 'maskable' })],
    theme_color: opaque(theme),
    background_color: opaque(background),
    display: 'browser',
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function cropped(pixels: Pixels): Pixels {
  const side = Math.min(pixels.width, pixels.height)
  return cropPixels(pixels, Math.floor((pixels.width - side) / 2), Math.floor((pixels.height - side) / 2), side, side)
}

const framed = (pixels: Pixels): Pixels =>
  pixels.width === pixels.height ? pixels : squarePixels(pixels, Math.max(pixels.width, pixels.height))

/** Whether all that is seen is within the circle that no mask cuts. */
function isSafe({ width, data }: Pixels): boolean {
  const [middle, most] = [width / 2, (width * SAFE_RADIUS + 1) ** 2]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] as number) <= SEEN_ALPHA) continue
    const pixel = (at - 3) / 4
    const [x, y] = [(pixel % width) + 0.5 - middle, Math.floor(pixel / width) + 0.5 - middle]
    if (x * x + y * y > most) return false
  }
  return true
}
