import * as z from 'zod'
import { column } from '../../../engine/core/parts.ts'

/** Size and format of an image, before or after. */
export const MEASURES = {
  width: column(z.int(), 'Width'),
  height: column(z.int(), 'Height'),
  bytes: column(z.int(), 'Size', { format: 'bytes' }),
  type: column(z.string(), 'Type', { format: 'code' }),
}
