import { useEffect, useRef } from 'react'
import { adjustPixels } from '../../../../registry/tools/images/online-photo-editor/adjust.ts'
import { PHOTO_FILTERS, type PhotoFilter } from '../../../../registry/tools/images/online-photo-editor/filters.ts'

const SIDE = 88

/** A small piece of the image in one look. */
export function FilterThumb({ filter, thumb }: { filter: PhotoFilter; thumb: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context || !thumb) return
    const share = SIDE / Math.min(thumb.width, thumb.height)
    context.drawImage(thumb, (SIDE - thumb.width * share) / 2, (SIDE - thumb.height * share) / 2, thumb.width * share, thumb.height * share)
    const pixels = context.getImageData(0, 0, SIDE, SIDE)
    adjustPixels(pixels, PHOTO_FILTERS[filter])
    context.putImageData(pixels, 0, 0)
  }, [thumb, filter])
  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />
}
