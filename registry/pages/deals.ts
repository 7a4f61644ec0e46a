import { definePage } from '../../engine/site/entries.ts'

export const deals = definePage({
  id: 'deals',
  path: '/deals',
  languages: ['en'],
  component: 'deals',
  layout: 'default',
  title: 'Free trials and free plans',
  summary: 'What you can try for free, how to start, and what to watch for before the first payment.',
  foot: 3,
})
