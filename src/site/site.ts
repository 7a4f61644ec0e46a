import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listPath } from '../app/offline/kept-list.ts'
import type { BuiltAssets } from './assets.ts'
import { offlineList, type SizedFile } from './offline-list.ts'
import { embedSources, pageSources, styledSources } from './page-sources.ts'
import { type RenderPage, languagesOf, siteFiles } from './site-files.ts'
import type { Site } from './site-pages.ts'

/** Writes every page and its payload, and all that is beside them. @returns how many pages */
export async function writeSite(site: Site, assets: BuiltAssets, render: RenderPage, out: string): Promise<number> {
  const { worker } = assets
  const languages = languagesOf(site)
  const files = siteFiles(site, languages, {
    worker,
    pageAssets: (payload) => assets.page(pageSources(payload), styledSources(payload)),
    embedAssets: (payload) => assets.page(embedSources(payload), styledSources(payload), true),
    render,
  })
  const sized: SizedFile[] = []
  const folders = new Set<string>()
  const write = async (path: string, content: string | Buffer) => {
    const file = join(out, path)
    const folder = dirname(file)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await writeFile(file, content)
    return Buffer.byteLength(content)
  }
  for (const [path, make] of files) sized.push([path, await write(path, await make())])
  for (const path of assets.files()) sized.push([path, (await stat(join(out, path))).size])
  for (const pages of languages.values())
    await write(listPath(pages.language), JSON.stringify(offlineList(pages, sized, [...languages.keys()])))
  return [...files.keys()].filter((path) => path.endsWith('/payload.json')).length
}
