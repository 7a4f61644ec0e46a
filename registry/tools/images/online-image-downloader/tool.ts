import * as z from 'zod'
import { type Fail, defineTool } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { IMAGE_STATES, type ImageState } from '../../../lib/remote/fetch-image.ts'
import { fileNameOf } from './file-name.ts'
import { MOST_IMAGES, gatherImages } from './gather-images.ts'
import { linesIn } from '../../../lib/remote/lines-in.ts'

const failures = {
  'not-an-address': '“{{address}}” is not a web address. Write it as https://example.com/photo.jpg.',
  'too-many-addresses': {
    one: 'You entered {{count, number}} address; at most {{maximum, number}} can be fetched at once.',
    other: 'You entered {{count, number}} addresses; at most {{maximum, number}} can be fetched at once.',
  },
  'no-images': 'No images were found in the HTML. The page may load them with a script, which is not run here.',
} as const

export const onlineImageDownloader = defineTool({
  id: 'online-image-downloader',
  category: 'images',
  icon: 'images',
  title: 'Online image downloader',
  summary: 'Download images from their links, or all images of a web page, one by one or as a ZIP file.',
  keywords: [
    'image downloader',
    'download images from website',
    'save image from url',
    'bulk image download',
    'extract images',
    'picture downloader',
  ],
  aliases: ['image-downloader', 'download-images-from-website'],
  slugs: {
    es: 'descargador-de-imagenes',
    fr: 'telecharger-images-site-web',
    id: 'download-gambar-dari-website',
    it: 'scaricare-immagini-da-siti',
    pl: 'pobieranie-zdjec-ze-strony',
    pt: 'baixar-imagens-de-sites',
    ru: 'skachat-kartinki-s-sayta',
  },
  recognizes: [{ kind: 'url', confidence: 0.8, pattern: /^https?:/i }],
  effect: 'network',
  hosts: ['the sites whose images you download'],
  action: 'Get images',
  input: z.object({
    text: text('Image or page links', {
      min: 1,
      max: 200_000,
      placeholder: 'https://example.com/photo.jpg',
      help: 'One per line, 50 at most. For a page, the images in its HTML are fetched.',
      control: 'multiline',
      lines: 5,
    }),
    smallest: whole('Skip images smaller than', { min: 0, max: 4000, default: 0, unit: 'px', help: 'Leaves out icons and spacers.' }),
  }),
  output: z.object({
    facts: facts(
      'Counts',
      { saved: column(z.int(), 'Images'), bytes: column(z.int(), 'Total size', { format: 'bytes' }) },
      { view: 'statistics' },
    ),
    files: part(z.array(value.file), 'Images', { view: 'files' }),
    images: table(
      'One by one',
      {
        address: column(z.string(), 'Image link', { format: 'code', copyable: true }),
        state: column(z.enum(Object.keys(IMAGE_STATES) as [ImageState, ...ImageState[]]), 'Result', { choices: IMAGE_STATES }),
        type: column(z.string(), 'Type', { format: 'code' }).optional(),
        width: column(z.int(), 'Width').optional(),
        height: column(z.int(), 'Height').optional(),
        bytes: column(z.int(), 'File size', { format: 'bytes' }).optional(),
      },
      { fileName: 'images.csv' },
    ),
  }),
  failures,
  notices: {
    repeated: {
      info: {
        one: '{{count, number}} repeated link was fetched only once.',
        other: '{{count, number}} repeated links were fetched only once.',
      },
    },
    beyond: {
      warning: {
        one: 'The pages contain more images than can be fetched at once. {{count, number}} image was left out.',
        other: 'The pages contain more images than can be fetched at once. {{count, number}} images were left out.',
      },
    },
    small: {
      info: {
        one: '{{count, number}} image was left out because it is too small.',
        other: '{{count, number}} images were left out because they are too small.',
      },
    },
    'too-much': {
      warning: {
        one: 'The images are too large for one download. {{count, number}} was left out. Get it in a second run.',
        other: 'The images are too large for one download. {{count, number}} were left out. Get those in a second run.',
      },
    },
  },
  notes: [
    'Our server fetches the images, sends them to you and keeps none. Each image can be up to 5 MB, and all of them together up to 16 MB. File types are recognized by their contents, not by their names; anything that is not an image is rejected.',
    'For a page, the images in its HTML are found in their largest size, along with those for link previews. Images that appear only through a script, a style sheet or a login are not found.',
    'Most images on the web are protected by copyright. Saving one does not give you the right to publish it: ask its owner, or check its license.',
  ],
  examples: [
    {
      title: 'One image, linked twice',
      input: { text: 'https://www.example.com/photo.jpg\nhttps://www.example.com/photo.jpg' },
      output: { notices: [{ code: 'repeated', level: 'info', params: { count: 1 } }] },
    },
    { title: 'Several images', input: { text: 'https://www.example.com/a.png\nhttps://www.example.com/b.webp' }, output: {} },
    { title: 'A page, without its icons', input: { text: 'https://www.example.com/', smallest: 100 }, output: {} },
  ],
  limits: { timeMs: 60_000, resultBytes: 32 * 1024 * 1024, lookups: 20 },
  transform: async ({ text, smallest }, { net, progress, fail, note }) => {
    const given = addressesIn(text, fail)
    const addresses = [...new Set(given)]
    if (addresses.length > MOST_IMAGES) fail('too-many-addresses', { count: addresses.length, maximum: MOST_IMAGES, field: 'text' })
    const { images, beyond, small, tooMuch } = await gatherImages(net, addresses, smallest, progress)
    if (images.length === 0 && small === 0) return fail('no-images', { field: 'text' })
    const files: FileValue[] = []
    const rows = images.map(({ address, answer }) => {
      if (answer.state !== 'saved') return { address, state: answer.state }
      const { bytes, type, ending, size } = answer.image
      files.push({ name: fileNameOf(address, ending), type, bytes })
      return { address, state: answer.state, type, ...size, bytes: bytes.length }
    })
    if (addresses.length < given.length) note('repeated', { count: given.length - addresses.length })
    if (beyond > 0) note('beyond', { count: beyond })
    if (small > 0) note('small', { count: small })
    if (tooMuch > 0) note('too-much', { count: tooMuch })
    return { facts: { saved: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) }, files, images: rows }
  },
})

/** One address a line, with or without its scheme. */
function addressesIn(text: string, fail: Fail<typeof failures>): string[] {
  const lines = linesIn(text)
  if (lines.length === 0) fail('required', { field: 'text' })
  return lines.map(({ line, offset }) => {
    const address = /^[a-z][a-z0-9+.-]*:/i.test(line) && !/^[^/]+:\d+(?:\/|$)/.test(line) ? line : `https://${line.replace(/^\/\//, '')}`
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url || !/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname) || url.username !== '' || url.password !== '')
      return fail('not-an-address', { address: line.slice(0, 100).toWellFormed(), field: 'text', offset, text })
    url.hash = ''
    return url.href
  })
}
