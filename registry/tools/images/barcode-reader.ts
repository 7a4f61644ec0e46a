import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, file } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { decodeAnyPicture } from '../../lib/pictures/decode-any.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { CODE_READER_ASSET, codeReadFailures, readCodes } from '../../lib/qr/read-codes.ts'
import { sampleEan, sampleQr, sampleUpright } from '../../lib/qr/sample.ts'
import { IMAGE_TYPES } from '../../lib/pictures/formats.ts'

/** Each search leaves out what it need not look for, so that nothing else is taken for a code. */
const SEARCHES = { all: ['AllReadable'], linear: ['AllLinear'], matrix: ['AllMatrix'], retail: ['EAN13', 'EAN8', 'UPCA', 'UPCE'] } as const
/** Kinds whose last digit must fit the others; the reader gives no code for which it does not. */
const CHECKED = new Set(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'ITF-14', 'ISBN', 'DataBar', 'DataBar Limited', 'DataBar Stacked'])

export const barcodeReader = defineTool({
  id: 'barcode-reader',
  category: 'images',
  icon: 'scan-barcode',
  title: 'Barcode reader',
  summary:
    'Read barcodes from a photo: EAN, UPC, ISBN, Code 128, Code 39, ITF, DataBar, Data Matrix, PDF417, Aztec and QR, several at once.',
  keywords: [
    'scan barcode',
    'barcode scanner',
    'ean scanner',
    'read barcode from image',
    'data matrix reader',
    'pdf417 reader',
    'upc lookup',
  ],
  aliases: ['barcode-scanner', 'scan-barcode', 'barcode-decoder', 'data-matrix-reader', 'pdf417-reader', 'aztec-code-reader'],
  slugs: {
    es: 'lector-de-codigos-de-barras',
    fr: 'lecteur-de-code-barres',
    id: 'pembaca-barcode',
    it: 'lettore-codici-a-barre',
    pl: 'czytnik-kodow-kreskowych',
    pt: 'leitor-de-codigo-de-barras',
    ru: 'skaner-shtrih-kodov',
  },
  recognizes: [
    { kind: 'barcode', field: 'file', confidence: 0.99 },
    { kind: 'image', confidence: 0.69 },
  ],
  effect: 'pure',
  limits: { timeMs: 60_000 },
  assets: [...DECODER_ASSETS, CODE_READER_ASSET],
  input: z.object({
    file: file('Image', { accept: IMAGE_TYPES, camera: true, help: 'A photo or screenshot with one or more barcodes.' }),
    kinds: choice(
      'Look for',
      { all: 'Every kind of code', retail: 'Products (EAN and UPC)', linear: '1D barcodes only', matrix: '2D codes only' },
      { advanced: true },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'Text of the code', { view: 'text' }),
    codes: table('Codes', {
      format: column(z.string(), 'Kind of code'),
      text: column(z.string(), 'Text', { format: 'code', copyable: true }),
      check: oneOf('Check digit', { correct: 'Correct', none: 'Has none' }),
    }),
  }),
  failures: { ...imageFailures.words, ...codeReadFailures.words },
  notices: { 'not-a-lookup': { info: 'A barcode only holds the number. The product name and price are in the store’s own system.' } },
  notes: [
    'Codes are read by ZXing-C++ as WebAssembly (about 1 MB, loaded from this site), whether upright, rotated by 90°, upside down or white on black.',
    'Product codes are shown only if their check digit is correct. A UPC-A is the same as an EAN-13 that starts with 0.',
  ],
  examples: [
    {
      title: 'A product',
      input: { file: sampleEan() },
      output: {
        text: '4006381333931',
        codes: [{ format: 'EAN-13', text: '4006381333931', check: 'correct' }],
        notices: [{ code: 'not-a-lookup' }],
      },
    },
    { title: 'Rotated by 90°', input: { file: sampleUpright(), kinds: 'retail' }, output: { text: '4006381333931' } },
    {
      title: 'A QR code',
      input: { file: sampleQr() },
      output: { codes: [{ format: 'QR Code', text: 'https://example.com/menu', check: 'none' }] },
    },
  ],
  transform: async ({ file: given, kinds }, context) => {
    const { pixels } = await decodeAnyPicture(given, context)
    const found = await readCodes(pixels, [...SEARCHES[kinds]], context)
    if (found.length === 0) context.fail('no-code', { name: given.name, field: 'file' })
    const codes = found.map(({ format, text }) => ({ format, text, check: CHECKED.has(format) ? ('correct' as const) : ('none' as const) }))
    if (codes.some(({ format }) => /^(?:EAN|UPC)/.test(format))) context.note('not-a-lookup')
    return { text: found.map(({ text }) => text).join('\n'), codes }
  },
})
