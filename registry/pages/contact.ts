import { definePage } from '../../engine/site/entries.ts'

export const contact = definePage({
  id: 'contact',
  path: '/contact',
  component: 'contact',
  layout: 'default',
  title: 'Contact',
  summary: 'A bug, an idea, a bad translation or anything else: write to us.',
  foot: 4,
})
