import * as z from 'zod'
import { column, facts } from '../../../engine/core/parts.ts'
import { countUtf8Bytes } from '../text/size.ts'

/** What a minifier saved, as a part of its output. */
export const codeSizes = facts(
  'Size',
  {
    before: column(z.int(), 'Before', { format: 'bytes' }),
    after: column(z.int(), 'After', { format: 'bytes' }),
    saved: column(z.number(), 'Saved', { format: 'percent', decimals: 1 }),
  },
  { view: 'statistics' },
)

/** Sizes in UTF-8 of a code and of what it became. */
export function sizesOf(from: string, to: string): z.output<typeof codeSizes> {
  const [before, after] = [countUtf8Bytes(from), countUtf8Bytes(to)]
  return { before, after, saved: before === 0 ? 0 : Math.round(((before - after) / before) * 1000) / 10 }
}
