import { type Size, type Stand, standingSize, turnedSize } from '../../core/image-frame.ts'

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
