import { definePage } from '../../engine/site/entries.ts'

export const reference = definePage({
  id: 'reference',
  path: '/developers',
  slugs: {
    es: 'desarrolladores',
    fr: 'developpeurs',
    id: 'pengembang',
    it: 'sviluppatori',
    pl: 'dla-programistow',
    pt: 'desenvolvedores',
    ru: 'razrabotchikam',
  },
  component: 'reference',
  title: 'API for developers',
  summary: 'Use every tool from your own programs over HTTP: fields, limits, errors, and examples in curl, JavaScript and Python.',
  foot: 3.5,
})
