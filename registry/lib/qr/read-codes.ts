import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader'
import type { Pixels } from '../../../engine/core/context.ts'
import { defineFailures } from '../../../engine/core/define.ts'
import { type PictureWork, compileAsset } from '../pictures/codec-module.ts'

/** For the `assets` of an entry that reads codes. */
export const CODE_READER_ASSET = 'zxing-wasm/dist/reader/zxing_reader.wasm'

/** Most codes that are looked for in one image. */
export const MOST_CODES = 50

export const codeReadFailures = defineFailures({
  'no-code':
    'No code was found in “{{name}}”. Use a sharper or larger image in which the code and the margin around it can be seen in full.',
})

export type ReadCode = {
  /** Name of the kind of code: `QR Code`, `EAN-13`. */
  readonly format: string
  readonly text: string
  readonly isInverted: boolean
  readonly isMirrored: boolean
  /** Error correction of a QR code, empty where there is none. */
  readonly correction: string
}

type Formats = NonNullable<ReaderOptions['formats']>

/** All codes of these kinds in an image, from top to bottom: turned, mirrored, white on black, several at once. */
export async function readCodes(pixels: Pixels, formats: Formats, { asset, signal }: PictureWork): Promise<ReadCode[]> {
  const [module, reader] = await Promise.all([compileAsset(asset, CODE_READER_ASSET), import('zxing-wasm/reader')])
  signal.throwIfAborted()
  // By default it fetches its file from a content network; here it is the site's own. Compiled code is shared, memory is not.
  const instantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  }
  await reader.prepareZXingModule({ overrides: { instantiateWasm } as never, fireImmediately: true })
  try {
    // Of the page's ImageData it needs no more than these pixels have.
    const image = onWhite(pixels) as never
    const found = await reader.readBarcodes(image, {
      formats,
      tryHarder: true,
      maxNumberOfSymbols: MOST_CODES,
      textMode: 'Plain',
      tryCode39ExtendedMode: false,
    })
    return found
      .filter(({ isValid }) => isValid)
      .toSorted(inReadingOrder)
      .map(codeOf)
  } finally {
    // Its memory only grows; the next image starts anew.
    reader.purgeZXingModule()
  }
}

/** Codes in about the same line go from left to right. */
const inReadingOrder = (a: ReadResult, b: ReadResult): number => {
  const [one, other] = [a.position.topLeft, b.position.topLeft]
  const height = Math.max(8, Math.abs(a.position.bottomLeft.y - one.y) / 2)
  return Math.abs(one.y - other.y) > height ? one.y - other.y : one.x - other.x
}

const codeOf = (result: ReadResult): ReadCode => ({
  format: NAMES[result.format] ?? result.format,
  text: result.text.toWellFormed(),
  isInverted: result.isInverted,
  isMirrored: result.isMirrored,
  correction: result.symbology === 'QRCode' ? result.ecLevel : '',
})

const NAMES: Readonly<Record<string, string>> = {
  QRCode: 'QR Code',
  QRCodeModel1: 'QR Code',
  QRCodeModel2: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code128: 'Code 128',
  Code39: 'Code 39',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39',
  Code93: 'Code 93',
  ITF14: 'ITF-14',
  DataBarOmni: 'DataBar',
  DataBarStk: 'DataBar Stacked',
  DataBarLtd: 'DataBar Limited',
  DataBarExp: 'DataBar Expanded',
  DataMatrix: 'Data Matrix',
  AztecCode: 'Aztec',
}

/** What is transparent is seen on white. */
function onWhite({ width, height, data }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data)
  for (let at = 3; at < out.length; at += 4) {
    const alpha = (out[at] as number) / 255
    if (alpha === 1) continue
    for (let channel = at - 3; channel < at; channel++) out[channel] = 255 - (255 - (out[channel] as number)) * alpha
    out[at] = 255
  }
  return { width, height, data: out }
}
