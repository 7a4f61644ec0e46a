import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'random',
  input: z.object({ text: z.string().max(100).meta({ label: 'Text' }), count: z.int().default(1).meta({ label: 'How many' }) }),
  output: z.object({ text: z.string().meta({ label: 'Result' }) }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  // error TS2339: Property 'net' does not exist
  transform: ({ text }, { net }) => ({ text: text + String(net) }),
})
