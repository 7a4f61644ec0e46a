import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { STICKER_KINDS, type StickerKind, fetchStickers } from './fetch-stickers.ts'
import { readStickerLink, readStickerSet, storeAddress } from './sticker-set.ts'
import { IMAGE_STATES, type ImageState } from '../../../lib/remote/fetch-image.ts'

const STORE = 'store.line.me'
const STATES = { ...IMAGE_STATES, 'not-an-image': 'Not a sticker file' }

export const lineStickerDownload = defineTool({
  id: 'line-sticker-download',
  category: 'images',
  icon: 'sticker',
  title: 'LINE sticker download',
  summary: 'Save the images, animations and sounds of a LINE sticker or emoji set, with its title and author, one by one or as a ZIP file.',
  keywords: [
    'line stickers',
    'line sticker downloader',
    'save line stickers',
    'line emoji download',
    'line store',
    'animated stickers png',
  ],
  aliases: ['line-sticker-downloader', 'line-stickers'],
  slugs: {
    es: 'descargar-stickers-de-line',
    fr: 'telecharger-stickers-line',
    id: 'download-stiker-line',
    it: 'scaricare-sticker-line',
    pl: 'pobieranie-naklejek-line',
    pt: 'baixar-figurinhas-do-line',
    ru: 'skachat-stikery-line',
  },
  recognizes: [{ kind: 'url', field: 'url', pattern: /^(?:https?:\/\/)?store\.line\.me\/(?:stickershop|emojishop)\//i }],
  effect: 'network',
  hosts: ['store.line.me', 'stickershop.line-scdn.net'],
  action: 'Get stickers',
  input: z.object({
    url: text('LINE STORE link', {
      min: 1,
      max: 2000,
      placeholder: 'https://store.line.me/stickershop/product/1/en',
      help: 'A sticker or emoji set, or the number of a sticker set.',
      control: 'line',
    }),
    wanted: choice('Files', { best: 'Animated if available, otherwise still', still: 'Still images', all: 'Everything, with sounds' }),
  }),
  output: z.object({
    set: facts('Set', {
      title: column(z.string(), 'Title').optional(),
      author: column(z.string(), 'Author').optional(),
      stickers: column(z.int(), 'Stickers'),
      address: column(z.string(), 'LINE STORE link', { format: 'code' }),
    }),
    image: part(value.file, 'First sticker', { view: 'image' }).optional(),
    files: part(z.array(value.file), 'Files', { view: 'files' }),
    stickers: table(
      'One by one',
      {
        number: column(z.int(), 'No.'),
        kind: column(z.enum(Object.keys(STICKER_KINDS) as [StickerKind, ...StickerKind[]]), 'Kind', { choices: STICKER_KINDS }),
        state: column(z.enum(Object.keys(STATES) as [ImageState, ...ImageState[]]), 'Result', { choices: STATES }),
        width: column(z.int(), 'Width').optional(),
        height: column(z.int(), 'Height').optional(),
        bytes: column(z.int(), 'File size', { format: 'bytes' }).optional(),
      },
      { fileName: 'stickers.csv' },
    ),
  }),
  failures: {
    'not-a-set': '“{{link}}” does not lead to a sticker or emoji set. Paste a link such as https://store.line.me/stickershop/product/1/en.',
    'set-missing': 'LINE STORE has no such set; it may have been withdrawn, or it may be sold only in another country. Check the link.',
    'line-limits': 'LINE STORE is limiting our requests at the moment. Try again later.',
    'line-changed': 'This page of LINE STORE cannot be read; its format may have changed. Try again later.',
  },
  notices: {
    personal: { info: 'Stickers are protected by copyright. These files are for your personal use; buy the set to use it in LINE.' },
    'too-much': {
      warning: {
        one: 'This set is too large for one download. {{count, number}} file was left out. Choose still images.',
        other: 'This set is too large for one download. {{count, number}} files were left out. Choose still images.',
      },
    },
  },
  notes: [
    'The files are those of the previews on the set’s page in LINE STORE. Our server fetches them from LINE, sends them to you and keeps none. Animated and pop-up stickers are animated PNG files (APNG), and sounds are M4A files.',
    'Stickers belong to their authors. Keep the files to yourself, and do not publish, sell or upload them elsewhere.',
  ],
  examples: [
    {
      title: 'A sticker set',
      input: { url: 'https://store.line.me/stickershop/product/1/en' },
      output: { notices: [{ code: 'personal', level: 'info' }] },
    },
    {
      title: 'Still images only',
      input: { url: 'https://line.me/S/sticker/1', wanted: 'still' },
      output: { notices: [{ code: 'personal', level: 'info' }] },
    },
    {
      title: 'A set by its number, with sounds',
      input: { url: '1', wanted: 'all' },
      output: { notices: [{ code: 'personal', level: 'info' }] },
    },
  ],
  limits: { timeMs: 60_000, resultBytes: 32 * 1024 * 1024, lookups: 20 },
  transform: async ({ url, wanted }, { net, progress, fail, note }) => {
    const link = readStickerLink(url)
    if (link === undefined) return fail('not-a-set', { link: url.trim().slice(0, 100).toWellFormed(), field: 'url' })
    const address = storeAddress(link)
    const page = await net.fetch(address, { maxBytes: 3 * 1024 * 1024, headers: { 'accept-language': 'en' }, keepMs: 10 * 60_000 })
    if (page.status === 404 || page.status === 410) fail('set-missing', { field: 'url' })
    if (page.status === 429) fail('line-limits')
    if (page.status !== 200) fail('network-failed', { host: STORE, reason: 'protocol' })
    const { title, author, stickers } = readStickerSet(new TextDecoder().decode(page.bytes))
    if (stickers.length === 0) return fail('line-changed')
    const { files, tooMuch } = await fetchStickers(net, stickers, wanted, progress)
    const saved = files.flatMap(({ number, kind, answer }): FileValue[] => {
      if (answer.state !== 'saved') return []
      const { bytes, type, ending } = answer.image
      const name = String(number).padStart(2, '0') + (kind === 'moving' ? '-animated' : '')
      return [{ name: `${name}.${ending}`, type, bytes }]
    })
    const first = saved.find(({ type }) => type === 'image/png')
    note('personal')
    if (tooMuch > 0) note('too-much', { count: tooMuch })
    return {
      set: { title, author, stickers: stickers.length, address },
      image: first,
      files: saved,
      stickers: files.map(({ number, kind, answer }) => ({
        number,
        kind,
        state: answer.state,
        ...(answer.state === 'saved' && { ...answer.image.size, bytes: answer.image.bytes.length }),
      })),
    }
  },
})
