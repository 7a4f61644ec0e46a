import * as z from 'zod'
import { countUtf8Bytes } from './text-size.ts'

/** What a minifier saved, as a part of its output. */
export const codeSizes = z
  .object({
    before: z.int().meta({ label: 'Before', format: 'bytes' }),
    after: z.int().meta({ label: 'After', format: 'bytes' }),
    saved: z.number().meta({ label: 'Saved', format: 'percent', decimals: 1 }),
  })
  .meta({ label: 'Size', view: 'statistics' })

/** Sizes in UTF-8 of a code and of what it became. */
export function sizesOf(from: string, to: string): z.output<typeof codeSizes> {
  const [before, after] = [countUtf8Bytes(from), countUtf8Bytes(to)]
  return { before, after, saved: before === 0 ? 0 : Math.round(((before - after) / before) * 1000) / 10 }
}
