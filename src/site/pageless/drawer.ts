import type { UsedTool } from '../../../engine/site/page.ts'
import { pageThumbnails } from '../../../registry/page-thumbnails.ts'
import { assetUrl, hashedPath } from '../package-assets.ts'
import type { Site } from '../site-pages.ts'

export const DRAWER = 'page-thumbnails'

/** What a page loads when somebody wants to see the pages of a file: all that it takes to have them drawn. */
export function drawerFile({ modules }: Pick<Site, 'modules'>): string {
  const { limits, assets } = pageThumbnails
  const addresses = Object.fromEntries(assets.map((path) => [path, assetUrl(path)]))
  return JSON.stringify({ module: modules(DRAWER), timeMs: limits.timeMs, assets: addresses } satisfies UsedTool)
}

export const drawerUrl = (site: Pick<Site, 'modules'>): string => hashedPath(DRAWER, 'json', drawerFile(site))
