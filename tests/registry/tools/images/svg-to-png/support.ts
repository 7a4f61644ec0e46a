import type { CanvasAccess, Pixels } from '../../../../../engine/core/context.ts'
import { readXml } from '../../../../../registry/lib/xml/read.ts'
import { svgToPng } from '../../../../../registry/tools/images/svg-to-png/tool.ts'
import { failure, output } from '../../../../support/run-tool.ts'

type Asked = { readonly svg: string; readonly width: number; readonly height: number }
const paint = (width: number, height: number, color: readonly number[]): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set(color, at)
  return { width, height, data }
}
/** Keeps what a browser would be asked to draw, and gives one color for it. What comes of it there, `tests/e2e` sees. */
export function board(color: readonly number[] = [255, 0, 0, 255]): { readonly canvas: CanvasAccess; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const none = () => Promise.reject(new Error('not needed'))
  const svg: CanvasAccess['svg'] = (text, width, height) => {
    asked.push({ svg: text, width, height })
    return Promise.resolve(paint(width, height, color))
  }
  const surface = () => {
    throw new Error('not needed')
  }
  return { canvas: { decode: none, encode: none, text: none, svg, surface }, asked }
}
export const X = 'xmlns="http://www.w3.org/2000/svg"'
export const asText = (text: string, options: object) => ({ source: 'text', text, scale: 1, ...options })

/** What the browser gets, with the size of the image. */
export async function drawn(text: string, options: object = {}): Promise<Asked> {
  const { canvas, asked } = board()
  await output(svgToPng, asText(text, options), {}, { canvas })
  return asked[0] as Asked
}
export const sizeOf = async (attributes: string, options: object = {}) => {
  const { width, height } = await drawn(`<svg ${X} ${attributes}/>`, options)
  return [width, height]
}
export const refusal = (input: object) => failure(svgToPng, input, {}, { canvas: board().canvas })
export const notices = async (text: string, options: object = {}) => {
  const { canvas } = board()
  return output(svgToPng, asText(text, options), {}, { canvas })
}
export const rootOf = (svg: string) => Object.fromEntries(readXml(svg).root.attributes.map(({ name, value }) => [name, value]))
