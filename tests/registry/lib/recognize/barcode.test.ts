import bwip from 'bwip-js/node'
import { describe, expect, it } from 'vitest'
import { readBarcode } from '../../../../registry/lib/recognize/barcode.ts'

type Image = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/** Bars as another library makes them, a module `scale` pixels wide; edges between pixels are gray, as a camera sees them. */
function drawn(bcid: string, text: string, scale: number, [light, dark] = [255, 0]): Image {
  const [{ sbs = [] } = {}] = bwip.raw({ bcid, text }) as { sbs?: number[] }[]
  const edges: number[] = []
  let at = 10 * scale
  for (const run of sbs) {
    edges.push(at)
    at += run * scale
  }
  edges.push(at)
  const width = Math.ceil(at + 10 * scale)
  const height = 40
  const row = Array.from({ length: width }, (_, x) => {
    let covered = 0
    for (let i = 0; i + 1 < edges.length; i += 2)
      covered += Math.max(0, Math.min(x + 1, edges[i + 1] as number) - Math.max(x, edges[i] as number))
    return light + (dark - light) * covered
  })
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) row.forEach((gray, x) => data.set([gray, gray, gray, 255], (y * width + x) * 4))
  return { width, height, data }
}

function turned({ width, height, data }: Image, times: number): Image {
  if (times === 0) return { width, height, data }
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      out.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (x * height + (height - 1 - y)) * 4)
  return turned({ width: height, height: width, data: out }, times - 1)
}

const CODES = [
  ['ean13', 'EAN-13', '4006381333931'],
  ['ean13', 'EAN-13', '9780306406157'],
  ['ean8', 'EAN-8', '96385074'],
  ['upca', 'UPC-A', '036000291452'],
  ['code128', 'Code 128', 'Toolglot-128 x'],
  ['code128', 'Code 128', '00123456789012345678'],
  ['code39', 'Code 39', 'TOOL-39 $/+%.'],
] as const

describe('readBarcode', () => {
  describe.each(CODES)('%s', (bcid, type, text) => {
    it.each([1, 2, 2.3, 3.7])('is read with modules of %s pixels', (scale) => {
      expect(readBarcode(drawn(bcid, text, scale))).toEqual({ type, text })
    })

    it.each([1, 2, 3])('is read turned %s times', (times) => {
      expect(readBarcode(turned(drawn(bcid, text, 2), times))).toEqual({ type, text })
    })

    it('is read in gray on gray', () => {
      expect(readBarcode(drawn(bcid, text, 3, [200, 90]))).toEqual({ type, text })
    })
  })

  it('reads nothing where a bar is too wide, or the check digit is another', () => {
    const image = drawn('ean13', '4006381333931', 3)
    for (let y = 0; y < image.height; y++)
      for (let x = 120; x < 130; x++) image.data.fill(0, (y * image.width + x) * 4, (y * image.width + x) * 4 + 3)
    expect(readBarcode(image)).toBeUndefined()
  })

  it('reads nothing in images without one', () => {
    const noise = new Uint8ClampedArray(200 * 200 * 4).map((_, index) => (index * 7919) % 256)
    expect(readBarcode({ width: 200, height: 200, data: noise })).toBeUndefined()
    expect(readBarcode({ width: 200, height: 200, data: new Uint8ClampedArray(200 * 200 * 4).fill(255) })).toBeUndefined()
    expect(readBarcode({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toBeUndefined()
  })
})
