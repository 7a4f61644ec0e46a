import type { SiteEntry } from '../engine/site/entries.ts'

/** Facts about this site. A deployment sets its own origin with SITE_ORIGIN. */
export const site: SiteEntry = { name: 'Toolglot', origin: 'https://toolglot.example', contact: 'hello@toolglot.example', repository: '' }
