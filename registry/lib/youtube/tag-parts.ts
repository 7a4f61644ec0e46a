import * as z from 'zod'
import { column, facts, part, table } from '../../../engine/core/parts.ts'

/** What tools show of a list of tags: the line to paste, its length against YouTube's limit, and each tag. */
export const tagParts = {
  text: part(z.string(), 'Tags to paste', { view: 'code', fileName: 'youtube-tags.txt' }),
  facts: facts(
    'Counts',
    { count: column(z.int(), 'Tags'), characters: column(z.int(), 'Characters'), left: column(z.int(), 'Characters left') },
    { view: 'statistics' },
  ),
  tags: table(
    'One by one',
    {
      tag: column(z.string(), 'Tag', { copyable: true }),
      characters: column(z.int(), 'Characters', { help: 'A tag with a space counts two more.' }),
    },
    { fileName: 'youtube-tags.csv' },
  ),
}
