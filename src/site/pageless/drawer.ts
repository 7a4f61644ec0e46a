import type { UsedTool } from '../../../engine/site/page.ts'
import { pageThumbnails } from '../../../registry/pageless/page-thumbnails.ts'
import { shownImage } from '../../../registry/pageless/shown-image.ts'
import { assetUrl, hashedPath } from '../package-assets.ts'
import type { Site } from '../site-pages.ts'

/** What draws for pages: the pages of a PDF in small, and an image that the browser cannot show. */
const DRAWERS = { 'page-thumbnails': pageThumbnails, 'shown-image': shownImage } as const
export type Drawer = keyof typeof DRAWERS
export const DRAWER_NAMES = Object.keys(DRAWERS) as Drawer[]

/** What a page loads when something is to be drawn: all that it takes to run what draws it. */
export function drawerFile(name: Drawer, { modules }: Pick<Site, 'modules'>): string {
  const { limits, assets } = DRAWERS[name]
  const addresses = Object.fromEntries(assets.map((path) => [path, assetUrl(path)]))
  return JSON.stringify({ module: modules(name), timeMs: limits.timeMs, assets: addresses } satisfies UsedTool)
}

export const drawerUrl = (name: Drawer, site: Pick<Site, 'modules'>): string => hashedPath(name, 'json', drawerFile(name, site))
