import { definePage } from '../../engine/site/entries.ts'

export const contact = definePage({
  id: 'contact',
  path: '/contact',
  component: 'contact',
  layout: 'default',
  title: 'Contact',
  summary: 'A fault in a tool, an idea, a wrong word in your language, or anything else: write to us.',
  foot: 4,
})
