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
  effect: 'pure',
  input: z.object({ text: text('Text', { max: 100 }), count: whole('How many', { default: 1 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  notices: { 'odd-letter': '“{{letter}}” is odd.', late: { info: 'It is late.' } },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }, { note }) => {
    // error TS2345: Argument of type '["late", { letter: string; }]' is not assignable
    note('late', { letter: text })
    return { text }
  },
})
