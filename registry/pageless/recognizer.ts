import * as z from 'zod'
import { defineTool } from '../../engine/core/define.ts'
import { file, text } from '../../engine/core/kit.ts'
import { part } from '../../engine/core/parts.ts'
import { value } from '../../engine/core/schema.ts'
import { DECODER_ASSETS } from '../lib/pictures/decode.ts'
import { KINDS } from '../lib/recognize/kinds.ts'
import { recognizeGiven } from '../lib/recognize/given.ts'

export { KINDS as kinds }

/**
 * Tells what a text or file is. It has no page: every face runs it where it runs tools, and offers those that say in `recognizes` what
 * they take (`engine/faces/guess.ts`).
 */
export const recognizer = defineTool({
  id: 'recognizer',
  category: '',
  icon: 'search',
  title: 'Recognizer',
  summary: 'Tells what a text or file is.',
  effect: 'pure',
  input: z.object({ text: text('Text', { optional: true, control: 'multiline', max: 8_000_000 }), file: file('File', { optional: true }) }),
  output: z.object({
    found: part(
      z.array(
        z.object({
          kind: z.string(),
          confidence: z.number(),
          within: z.array(z.string()),
          readings: z.record(z.string(), z.string()),
          facts: z.record(z.string(), z.string()),
          content: z.int().optional(),
          inside: z.int().optional(),
        }),
      ),
      'Kinds',
    ),
    contents: part(z.array(z.union([z.string(), value.file])), 'Contents'),
    head: part(z.string().optional(), 'Beginning'),
  }),
  examples: [{ input: { text: '[1]' }, output: { contents: [] } }],
  assets: DECODER_ASSETS,
  transform: ({ text: typed, file: given }, context) => recognizeGiven({ text: typed, file: given }, context),
})
