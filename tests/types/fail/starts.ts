import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  // error TS2322: Type '"typing"' is not assignable to type '"button" | "live" | undefined'
  starts: 'typing',
  effect: 'pure',
  input: z.object({ text: text('Text', { max: 100 }), count: whole('How many', { default: 1 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})
