import { drawPng } from '../../svg-png.ts'
import { svgSize } from './svg-size.ts'

/** Pixels of the longer side: 300 to the inch on A4. */
const PIXELS = 3500
/** Points of the longer side: that of an A4 page within its margins. */
const POINTS = 780

/**
 * A drawing as a PDF of one page in its shape. It is drawn as pixels first, since only the browser has the letters it is shown with.
 * @throws Error where the browser cannot draw it
 */
export async function picturePdf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { width, height } = svgSize(svg)
  const longest = Math.max(width, height)
  const file = await PDFDocument.create()
  const image = await file.embedPng(await drawPng(svg, PIXELS / longest))
  const size = { width: (width * POINTS) / longest, height: (height * POINTS) / longest }
  const page = file.addPage([size.width, size.height])
  page.drawImage(image, { x: 0, y: 0, ...size })
  return (await file.save()) as Uint8Array<ArrayBuffer>
}
