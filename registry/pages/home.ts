import { definePage } from '../../engine/site/entries.ts'

export const home = definePage({
  id: 'home',
  path: '/',
  component: 'home',
  words: ['guess'],
  title: 'Free online tools that stay on your device',
  summary: 'Converters, formatters, calculators and generators in eight languages. Quick, private, no account needed.',
})
