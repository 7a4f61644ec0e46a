import * as z from 'zod'
import type { Stand } from '../../../../engine/core/image-frame.ts'
import { REGION } from '../../../../engine/core/image-region.ts'
import type { ToolMeta } from '../../../../engine/core/meta.ts'

/** How an image is turned; the tools that change images share these fields. */
export const standFields = {
  rotate: z
    .enum(['0', '90', '180', '270'])
    .default('0')
    .meta({
      label: 'Rotate',
      choices: { 0: 'Not rotated', 90: '90° clockwise', 180: '180°', 270: '90° counterclockwise' },
    }),
  flip: z
    .enum(['none', 'horizontal', 'vertical', 'both'])
    .default('none')
    .meta({
      label: 'Flip',
      choices: { none: 'Not flipped', horizontal: 'Left to right', vertical: 'Top to bottom', both: 'Both ways' },
    }),
  straighten: z.number().min(-45).max(45).multipleOf(0.1).default(0).meta({
    label: 'Straighten',
    unit: '°',
    help: 'Degrees clockwise. The largest part without empty corners is kept.',
  }),
}

export const areaField = (meta: ToolMeta = {}) =>
  z
    .string()
    .regex(REGION)
    .max(60)
    .default('full')
    .meta({ label: 'Crop', help: 'Drag the frame or enter pixels. As text: x,y,width,height, or “full”, or “square”.', ...meta })

/** The result’s format and quality. */
export const formatFields = {
  format: z
    .enum(['same', 'jpeg', 'png', 'webp', 'avif'])
    .default('same')
    .meta({ label: 'Format', choices: { same: 'Same as the original', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' } }),
  quality: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({
      label: 'Quality',
      advanced: true,
      help: 'Empty keeps about the quality of the original.',
      when: { field: 'format', is: ['same', 'jpeg', 'webp', 'avif'] },
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
