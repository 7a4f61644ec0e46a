import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({ text: z.string().max(100).meta({ label: 'Text' }), count: z.int().default(1).meta({ label: 'How many' }) }),
  output: z.object({ text: z.string().meta({ label: 'Result' }) }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  // error TS2322: Type 'number' is not assignable to type 'string'
  examples: [{ input: { text: 1 }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})
