import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'

export const trial = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  // error TS2353: 'fileName' does not exist in type
  input: z.object({ text: text('Text', { max: 100 }), wrap: flag('Wrap', { fileName: 'a.txt' }) }),
  output: z.object({ text: part(z.string(), 'Result'), rows: table('Rows', { name: column(z.string(), 'Name') }) }),
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text, rows: [] }),
})
