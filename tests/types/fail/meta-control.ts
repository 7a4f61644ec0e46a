import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({
    // error TS2322: Type '"knob"' is not assignable to type
    text: text('Text', { max: 100, control: 'knob' }),
  }),
  output: z.object({ text: part(z.string(), 'Result') }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})
