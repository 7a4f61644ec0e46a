import type { Stand } from '../../../../engine/core/image-frame.ts'
import { REGION } from '../../../../engine/core/image-region.ts'
import { choice, number, text, whole } from '../../../../engine/core/kit.ts'
import type { FieldMeta } from '../../../../engine/core/meta.ts'

/** How an image is turned; the tools that change images share these fields. */
export const standFields = {
  rotate: choice('Rotate', { '0': 'Not rotated', '90': '90° clockwise', '180': '180°', '270': '90° counterclockwise' }),
  flip: choice('Flip', { none: 'Not flipped', horizontal: 'Left to right', vertical: 'Top to bottom', both: 'Both ways' }),
  straighten: number('Straighten', {
    min: -45,
    max: 45,
    multipleOf: 0.1,
    default: 0,
    unit: '°',
    help: 'Degrees clockwise. The largest part without empty corners is kept.',
  }),
}

export const areaField = (meta: Pick<FieldMeta, 'control' | 'crop' | 'help'> = {}) =>
  text('Crop', {
    max: 60,
    pattern: REGION,
    default: 'full',
    help: 'Drag the frame or enter pixels. In the examples and the API: x,y,width,height, “full” or “square”.',
    ...meta,
  })

/** The result’s format and quality. */
export const formatFields = {
  format: choice('Format', { same: 'Same as original', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }),
  quality: whole('Quality', {
    min: 1,
    max: 100,
    optional: true,
    advanced: true,
    help: 'Empty keeps about the quality of the original.',
    when: { format: ['same', 'jpeg', 'webp', 'avif'] },
  }),
}

type StandInput = { readonly rotate: '0' | '90' | '180' | '270'; readonly flip: string; readonly straighten: number }

export function standOf({ rotate, flip, straighten }: StandInput): Stand {
  return {
    rotate: Number(rotate) as Stand['rotate'],
    flipX: flip === 'horizontal' || flip === 'both',
    flipY: flip === 'vertical' || flip === 'both',
    straighten,
  }
}
