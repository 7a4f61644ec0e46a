import type { RenderOptions } from 'bwip-js/generic'
import { barcodeFailures, isMatrixCode, type Place, type Symbology } from './barcodes.ts'
import { marginsOf } from './quiet-zones.ts'

const ENCODERS = {
  'EAN-13': 'ean13',
  'EAN-8': 'ean8',
  'UPC-A': 'upca',
  'UPC-E': 'upce',
  ISBN: 'ean13',
  'ITF-14': 'itf14',
  'Code 128': 'code128',
  'GS1-128': 'gs1_128',
  'Code 39': 'code39',
  'Code 93': 'code93',
  Codabar: 'rationalizedCodabar',
  'Interleaved 2 of 5': 'interleaved2of5',
  MSI: 'msi',
  Pharmacode: 'pharmacode',
  'Data Matrix': 'datamatrix',
  PDF417: 'pdf417',
  Aztec: 'azteccode',
} as const satisfies Record<Symbology, string>

type BarcodeLook = {
  /** Pixels of the narrowest bar. */
  readonly module: number
  /** Of the bars, in millimetres at 72 dots an inch and a module of one. */
  readonly height: number
  /** In modules, on every side; by default the quiet zone of the kind. */
  readonly margin?: number | undefined
  readonly showText: boolean
  /** `rrggbb` */
  readonly foreground: string
  readonly background: string
}

/** Draws a barcode. @throws ToolError bad-gs1-element, too-much-for-barcode */
export async function drawBarcode(symbology: Symbology, data: string, look: BarcodeLook, place: Place): Promise<string> {
  const bwip = await import('bwip-js/generic')
  const isMatrix = isMatrixCode(symbology)
  const { left, right, top, bottom } = marginsOf(symbology, look.margin)
  const options: RenderOptions = {
    bcid: ENCODERS[symbology],
    text: data,
    scale: look.module,
    paddingleft: left,
    paddingright: right,
    paddingtop: top,
    paddingbottom: bottom,
    barcolor: look.foreground,
    backgroundcolor: look.background,
    ...(!isMatrix && { height: look.height, includetext: look.showText, textxalign: 'center' }),
    ...(symbology === 'Code 93' && { includecheck: true }),
  }
  let svg: string
  try {
    svg = bwip[ENCODERS[symbology]](options, bwip.drawingSVG())
  } catch (error) {
    return refuse(String(error), place)
  }
  const [, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? []
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `).trim()
}

function refuse(message: string, place: Place): never {
  const identifier = /\bAI (\d+)/.exec(message)?.[1]
  if (identifier) return barcodeFailures.fail('bad-gs1-element', { identifier, ...place })
  if (/GS1/.test(message)) return barcodeFailures.fail('bad-gs1-form', place)
  if (/too (long|large)|length|capacity|no valid symbol/i.test(message)) return barcodeFailures.fail('too-much-for-barcode', place)
  throw new Error(message)
}
