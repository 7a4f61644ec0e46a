import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({
    // error TS2322: Type '"knob"' is not assignable to type '"choice"
    text: z.string().max(100).meta({ label: 'Text', control: 'knob' }),
  }),
  output: z.object({ text: z.string().meta({ label: 'Result' }) }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})
