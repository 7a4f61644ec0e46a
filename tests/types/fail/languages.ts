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
  // error TS2353: 'de' does not exist
  slugs: { de: 'versuch' },
  effect: 'pure',
  input: z.object({ text: text('Text', { max: 100 }), count: whole('How many', { default: 1 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  failures: { 'bad-letter': '“{{letter}}” is no letter.' },
  examples: [{ input: { text: 'a' }, output: { text: 'a' } }],
  transform: ({ text }) => ({ text }),
})

export const unknownInExample = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({ text: text('Text', { max: 100 }), count: whole('How many', { default: 1 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  examples: [
    { input: { text: 'a' }, output: { text: 'a' }, in: { fr: { input: { text: 'é' }, output: { text: 'é' }, title: 'Accent' } } },
    // error TS2322: 'de' does not exist
    { input: { text: 'a' }, output: { text: 'a' }, in: { de: { input: { text: 'é' } } } },
  ],
  transform: ({ text }) => ({ text }),
})

export const wrongInExample = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'pure',
  input: z.object({ text: text('Text', { max: 100 }), count: whole('How many', { default: 1 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  // error TS2322: The types of 'in.fr.input.count' are incompatible
  examples: [
    { input: { text: 'a' }, output: { text: 'a' }, in: { fr: { input: { text: 'é' }, output: { text: 'é' }, title: 'Accent' } } },
    { input: { text: 'a' }, output: { text: 'a' }, in: { fr: { input: { count: '2' } } } },
  ],
  transform: ({ text }) => ({ text }),
})
