import { definePage } from '../../engine/site/entries.ts'

export const blog = definePage({
  id: 'blog',
  path: '/blog',
  languages: ['en'],
  component: 'blog',
  layout: 'blog',
  title: 'Blog',
  summary: 'How formats, encodings and calculations really work, written by the people who build the tools and checked against them.',
  foot: 2,
})
