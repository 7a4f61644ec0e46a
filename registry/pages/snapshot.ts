import { definePage } from '../../engine/site/entries.ts'

export const snapshotCode = definePage({
  id: 'snapshot-code',
  path: '/snapshot/code',
  component: 'snapshot',
  words: ['shared', 'clip', 'snap'],
  card: {
    icon: 'image',
    category: 'code',
    keywords: ['code snapshot', 'code screenshot', 'code image', 'beautiful code', 'code to png', 'code to svg'],
  },
  layout: 'code',
  title: 'Code to image',
  summary: 'Turn code into an image for slides, posts and docs: PNG, PDF, or SVG with selectable text.',
})

/** What was shared there, read-only. Its link holds the key, so there is nothing to index. */
export const snapshotShare = definePage({
  id: 'snapshot-share',
  path: '/snapshot/share',
  component: 'snapshot-share',
  words: ['shared', 'snap'],
  layout: 'code',
  indexed: false,
  title: 'Shared code',
  summary: 'Code that someone shared with you, as an image with text you can copy.',
})
