import { defineLayout } from '../engine/site/entries.ts'

export const layouts = [
  defineLayout({ id: 'default', width: 'page', header: true, footer: true }),
  defineLayout({ id: 'empty', width: 'wide', header: true, footer: true }),
  defineLayout({ id: 'blog', width: 'reading', header: true, footer: true }),
  defineLayout({ id: 'htmlviewer', width: 'full', header: true, footer: false }),
  defineLayout({ id: 'autoprefixer', width: 'full', header: true, footer: true }),
  defineLayout({ id: 'code', width: 'full', header: false, footer: false }),
]
