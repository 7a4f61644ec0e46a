import { type CopyPlace, showImage } from '../../../engine/view/images/shown-image.ts'

/** Pictures are drawn small, so that a list with many of them can be kept. */
const SIDE = 192

/** A picture file as a round picture in a data address. @throws DOMException, ToolError when it is no picture */
export async function roundPicture(file: Blob, place: CopyPlace): Promise<string> {
  const { image } = await showImage(file, place)
  const picture = await createImageBitmap(image)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('no canvas', 'NotSupportedError')
  const side = Math.min(picture.width, picture.height)
  context.beginPath()
  context.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  return canvas.toDataURL('image/webp', 0.85)
}
