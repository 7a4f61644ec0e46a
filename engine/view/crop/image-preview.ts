import { type Size, type Stand, standingSize, turnedSize } from '../../core/image-frame.ts'

/** Longest side of the copy that is shown and worked on; the file itself stays as it is. */
const PREVIEW_SIDE = 1600

export type Preview = { readonly size: Size; readonly bitmap: ImageBitmap }

/**
 * A small copy of an image, upright as its EXIF data says, and the true size. Decoding happens off the main thread.
 * @throws DOMException when this browser cannot read it
 */
export async function openPreview(file: Blob): Promise<Preview> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    const share = Math.min(1, PREVIEW_SIDE / Math.max(size.width, size.height))
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: Math.max(1, Math.round(size.width * share)),
      resizeHeight: Math.max(1, Math.round(size.height * share)),
      resizeQuality: 'medium',
    })
    return { size, bitmap }
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws an image as it stands, so that it fills a canvas of the shape of `standingSize`. */
export function drawStanding(context: Surface, image: CanvasImageSource, source: Size, stand: Stand, shown: Size): void {
  const whole = standingSize(source, stand)
  const turned = turnedSize(source, stand.rotate)
  context.save()
  context.imageSmoothingQuality = 'high'
  context.scale(shown.width / whole.width, shown.height / whole.height)
  context.translate(whole.width / 2, whole.height / 2)
  context.rotate((stand.straighten * Math.PI) / 180)
  context.scale(stand.flipX ? -1 : 1, stand.flipY ? -1 : 1)
  context.rotate((stand.rotate * Math.PI) / 180)
  const { width, height } = turnedSize(turned, stand.rotate)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  context.restore()
}
