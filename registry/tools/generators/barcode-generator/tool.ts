import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, color, flag, text, whole } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { isTooNarrow } from './quiet-zones.ts'
import { drawBarcode } from './svg.ts'
import { barcodeContent, barcodeFailures, isMatrixCode, type Place, SYMBOLOGIES } from './barcodes.ts'
import { checkCodeColors, codeColorFailures } from '../../../lib/qr/colors.ts'
import { luminance } from '../../../lib/pictures/rgb.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_CODES = 200

export const barcodeGenerator = defineTool({
  id: 'barcode-generator',
  category: 'generators',
  icon: 'barcode',
  title: 'Barcode generator',
  summary: 'Generate seventeen kinds of barcodes, from EAN and UPC to Code 128 and Data Matrix, with the check digit calculated for you.',
  keywords: ['ean-13 generator', 'upc barcode', 'code 128', 'isbn barcode', 'GS1-128', 'data matrix', 'barcode maker', 'check digit'],
  aliases: ['barcode-maker', 'ean-generator', 'upc-generator'],
  slugs: {
    es: 'generador-de-codigos-de-barras',
    fr: 'generateur-de-code-barres',
    id: 'generator-barcode',
    it: 'generatore-codici-a-barre',
    pl: 'generator-kodow-kreskowych',
    pt: 'gerador-de-codigo-de-barras',
    ru: 'generator-shtrih-kodov',
  },
  recognizes: [
    { kind: 'ean', reading: 'number', values: { symbology: '@symbology' } },
    { kind: 'isbn', reading: 'number', values: { symbology: '@symbology' } },
  ],
  effect: 'pure',
  input: z.object({
    symbology: choice('Kind of barcode', SYMBOLOGIES, { default: 'EAN-13', named: 'raw' }),
    text: text('Contents', {
      max: 20_000,
      help: 'Each line becomes a separate barcode; Data Matrix, PDF417 and Aztec take all lines together.',
      control: 'multiline',
      lines: 4,
    }),
    showText: flag('Show the contents below', { default: true }),
    foreground: color('Color', { default: '#000000' }),
    background: color('Background', { default: '#ffffff' }),
    module: whole('Narrowest bar', { min: 1, max: 10, default: 3, unit: 'px', advanced: true }),
    height: whole('Bar height', { min: 3, max: 100, default: 20, unit: 'mm', advanced: true }),
    margin: whole('Margin', {
      min: 0,
      max: 40,
      optional: true,
      unit: 'module|modules',
      help: 'If empty, the quiet zone that the standard asks for.',
      advanced: true,
    }),
  }),
  output: z.object({
    svg: part(z.string(), 'Barcode', { view: 'svg', media: 'image/svg+xml', fileName: 'barcode.svg' }),
    codes: table(
      'Contents',
      { data: column(z.string(), 'Encoded data', { copyable: true }), check: column(z.string(), 'Check digit') },
      { fileName: 'barcodes.csv' },
    ),
    files: part(z.array(value.file), 'All barcodes', { view: 'files' }).optional(),
  }),
  failures: {
    ...barcodeFailures.words,
    ...codeColorFailures.words,
    'too-many-codes': {
      one: 'There is {{count, number}} line; the limit is {{maximum, number}} barcodes at once.',
      other: 'There are {{count, number}} lines; the limit is {{maximum, number}} barcodes at once.',
    },
  },
  notices: {
    'zero-added': { info: 'Interleaved 2 of 5 needs an even number of digits, so a 0 was added in front.' },
    'small-margin': { warning: 'The margin is narrower than this barcode’s quiet zone, so some scanners will miss it.' },
    'light-on-dark': { warning: 'Not every scanner reads a light code on a dark background. Dark on light is safer.' },
  },
  notes: [
    'Check digits for EAN, UPC, ITF-14, ISBN and MSI are added if missing, and a wrong one is rejected. A ten-digit ISBN becomes the thirteen-digit one used in its barcode.',
    'Numbers for products sold in stores must come from GS1; this tool draws the bars but doesn’t assign numbers.',
    'The margin is the quiet zone that scanners need to find the code, unless you set another: 11 modules to the left of an EAN-13 or ISBN and 7 to the right, 7 beside an EAN-8, 9 beside a UPC-A, 9 to the left of a UPC-E and 7 to the right (GS1 General Specifications), 12 beside MSI and Pharmacode, 10 beside other bars, 2 around 2D codes. An ITF-14 has its quiet zone inside its frame. 2D codes store text as UTF-8.',
    'Bars are drawn in whole modules, following the ISO/IEC standards (15420 for EAN and UPC, 15417 for Code 128, 16388 for Code 39, 16390 for Interleaved 2 of 5, 16022 for Data Matrix, 15438 for PDF417, 24778 for Aztec). Print and scan one before you print many.',
  ],
  examples: [
    {
      title: 'An EAN with its check digit added',
      input: { text: '400638133393' },
      output: { codes: [{ data: '4006381333931', check: '1' }] },
    },
    { title: 'A book', input: { symbology: 'ISBN', text: '0-306-40615-2' }, output: { codes: [{ data: '9780306406157', check: '7' }] } },
    {
      title: 'A batch with its best-before date',
      input: { symbology: 'GS1-128', text: '(01)09501101530003(15)271231(10)LOT7' },
      output: { codes: [{ data: '(01)09501101530003(15)271231(10)LOT7', check: '' }] },
    },
    {
      title: 'Two shelf labels',
      input: { symbology: 'Code 128', text: 'SHELF-01\nSHELF-02' },
      in: inText({
        es: 'ESTANTE-01\nESTANTE-02',
        fr: 'RAYON-01\nRAYON-02',
        id: 'RAK-01\nRAK-02',
        it: 'SCAFFALE-01\nSCAFFALE-02',
        pl: 'REGAL-01\nREGAL-02',
        pt: 'PRATELEIRA-01\nPRATELEIRA-02',
        ru: 'POLKA-01\nPOLKA-02',
      }),
      output: {
        codes: [
          { data: 'SHELF-01', check: '' },
          { data: 'SHELF-02', check: '' },
        ],
      },
    },
  ],
  transform: async ({ symbology, text, ...look }, { fail, progress, note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const isMatrix = isMatrixCode(symbology)
    const lines = isMatrix ? [{ line: text, offset: 0 }] : linesOf(text)
    if (lines.length > MOST_CODES) fail('too-many-codes', { count: lines.length, maximum: MOST_CODES, field: 'text' })
    const { colors } = checkCodeColors(look)
    const [background, foreground] = [look.background, look.foreground].map((value) => value.slice(1, 7)) as [string, string]
    const made = []
    for (const { line, offset } of lines) {
      const place: Place = { field: 'text', offset, text }
      const { data, check = '' } = barcodeContent(symbology, line, place)
      made.push({ data, check, svg: await drawBarcode(symbology, data, { ...look, background, foreground }, place) })
      progress(made.length / lines.length)
    }
    const [first] = made as [(typeof made)[number]]
    if (symbology === 'Interleaved 2 of 5' && lines.some(({ line }) => line.replaceAll(/\D/g, '').length % 2 === 1)) note('zero-added')
    if (isTooNarrow(symbology, look.margin)) note('small-margin')
    if (luminance(colors[1]) > luminance(colors[0])) note('light-on-dark')
    return {
      svg: first.svg,
      codes: made.map(({ data, check }) => ({ data, check })),
      files:
        made.length > 1
          ? made.map(({ data, svg }) => ({
              name: `${data.replaceAll(/[^\w-]+/g, '_').slice(0, 60)}.svg`,
              type: 'image/svg+xml',
              bytes: new TextEncoder().encode(svg),
            }))
          : undefined,
    }
  },
})

/** Lines that say something, with the place where each begins. */
function linesOf(text: string): { line: string; offset: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)]
    .map(({ 0: line, index }) => ({ line: line.trim(), offset: index + (line.length - line.trimStart().length) }))
    .filter(({ line }) => line !== '')
}
