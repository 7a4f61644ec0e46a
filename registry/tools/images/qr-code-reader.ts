import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { file } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { decodeAnyPicture } from '../../lib/pictures/decode-any.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { CONTENTS, contentOf, linkHost } from '../../lib/qr/contents.ts'
import { CODE_READER_ASSET, codeReadFailures, readCodes } from '../../lib/qr/read-codes.ts'
import { sampleInvertedQr, sampleQr, sampleTwoQr } from '../../lib/qr/sample.ts'
import { IMAGE_TYPES } from '../../lib/pictures/formats.ts'

export const qrCodeReader = defineTool({
  id: 'qr-code-reader',
  category: 'images',
  icon: 'scan-qr-code',
  title: 'QR code reader',
  summary: 'Read QR codes from a photo or screenshot, several at once, and see where a link leads before you open it.',
  keywords: ['scan qr code', 'qr code scanner', 'read qr code from image', 'decode qr', 'qr from screenshot', 'wifi qr password'],
  aliases: ['qr-code-scanner', 'qr-scanner', 'read-qr-code', 'qr-code-decoder', 'qr-code-from-image'],
  slugs: {
    es: 'lector-de-codigos-qr',
    fr: 'lecteur-de-qr-code',
    id: 'pembaca-kode-qr',
    it: 'lettore-qr-code',
    pl: 'czytnik-kodow-qr',
    pt: 'leitor-de-qr-code',
    ru: 'skaner-qr-kodov',
  },
  recognizes: [
    { kind: 'qr', field: 'file', confidence: 0.99 },
    { kind: 'image', confidence: 0.7 },
  ],
  effect: 'pure',
  limits: { timeMs: 60_000 },
  assets: [...DECODER_ASSETS, CODE_READER_ASSET],
  input: z.object({
    file: file('Image', { accept: IMAGE_TYPES, sensitive: true, camera: true, help: 'A photo or screenshot with one or more QR codes.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Text of the code', { view: 'text', sensitive: true }),
    codes: table('Codes', {
      content: oneOf('Content', CONTENTS),
      text: column(z.string(), 'Text', { copyable: true }),
      host: column(z.string(), 'Leads to', { format: 'code' }).optional(),
      format: column(z.string(), 'Kind of code'),
      correction: column(z.string(), 'Error correction').optional(),
    }),
  }),
  failures: { ...imageFailures.words, ...codeReadFailures.words },
  notices: {
    'check-link': { info: 'Check where a link leads before you open it. Anyone can print a QR code or stick one over another.' },
    'odd-link': 'A link is written in an unusual way: {{host}}. Such addresses are often used to imitate another site.',
    'has-secret': { info: 'A code contains a password or key. Be careful whom you share it with.' },
  },
  notes: [
    'Codes are read by ZXing-C++ as WebAssembly (about 1 MB, loaded from this site). It finds QR, Micro QR and rMQR codes, even if they are rotated, mirrored or white on black.',
    'Nothing in a code is opened or run. Links are shown as text with the host they lead to.',
  ],
  examples: [
    {
      title: 'A link',
      input: { file: sampleQr() },
      output: {
        text: 'https://example.com/menu',
        codes: [{ content: 'link', text: 'https://example.com/menu', host: 'example.com', format: 'QR Code', correction: 'M' }],
        notices: [{ code: 'check-link' }],
      },
    },
    {
      title: 'White on black',
      input: { file: sampleInvertedQr() },
      output: { text: 'WIFI:T:WPA;S:Cafe;P:latte123;;', codes: [{ content: 'wifi' }], notices: [{ code: 'has-secret' }] },
    },
    {
      title: 'Two codes in one image',
      input: { file: sampleTwoQr() },
      output: { text: 'one\ntwo', codes: [{ text: 'one' }, { text: 'two' }] },
    },
  ],
  transform: async ({ file: given }, context) => {
    const { fail, note } = context
    const { pixels } = await decodeAnyPicture(given, context)
    const found = await readCodes(pixels, ['QRCode', 'MicroQRCode', 'RMQRCode'], context)
    if (found.length === 0) fail('no-code', { name: given.name, field: 'file' })
    const rows = found.map(({ text, format, correction }) => {
      const content = contentOf(text)
      const link = content === 'link' ? linkHost(text) : undefined
      return {
        row: { content, text, host: link?.host, format, ...(correction !== '' && { correction }) },
        odd: link?.isOdd ? link.host : undefined,
      }
    })
    if (rows.some(({ row }) => row.content === 'link')) note('check-link')
    for (const host of new Set(rows.flatMap(({ odd }) => odd ?? []))) note('odd-link', { host })
    if (rows.some(({ row }) => row.content === 'password' || (row.content === 'wifi' && /[:;]P:[^;]/.test(row.text)))) note('has-secret')
    return { text: found.map(({ text }) => text).join('\n'), codes: rows.map(({ row }) => row) }
  },
})
