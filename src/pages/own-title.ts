import type { Head } from '../../engine/site/page.ts'

/** A page's own title, without the name of the site after the dash of the language or the bar. */
export function ownTitle({ title }: Pick<Head, 'title'>): string {
  return title.split(/ [–—|] /u, 1)[0] ?? title
}
