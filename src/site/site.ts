import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuiltAssets } from './assets.ts'
import { pageSources, styledSources } from './page-sources.ts'
import { type RenderPage, languagesOf, siteFiles } from './site-files.ts'
import type { Site } from './site-pages.ts'

/** Writes every page and its payload, and all that is beside them. @returns how many pages */
export async function writeSite(site: Site, assets: BuiltAssets, render: RenderPage, out: string): Promise<number> {
  const { worker } = assets
  const files = siteFiles(site, languagesOf(site), {
    worker,
    pageAssets: (payload) => assets.page(pageSources(payload), styledSources(payload)),
    render,
  })
  for (const [path, make] of files) {
    const file = join(out, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
  return [...files.keys()].filter((path) => path.endsWith('/payload.json')).length
}
