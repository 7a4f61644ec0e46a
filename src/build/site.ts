import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FEED_PATH } from '../../engine/core/content.ts'
import type { Language } from '../../engine/core/define.ts'
import type { PagePayload, Shell } from '../../engine/core/page.ts'
import { UI_ICONS } from '../../engine/view/ui-icons.ts'
import { appIconPng, appIconSvg } from './app-icon.ts'
import type { BuiltAssets } from './assets.ts'
import { blogFeed } from './content-pages.ts'
import { inertJson, renderDocument } from './html.ts'
import { entryIcons, iconSprite } from './icons.ts'
import { assetUrl, readAssetSync } from './package-assets.ts'
import { pageSources } from './page-sources.ts'
import { listPages } from './payloads.ts'
import { type Site, SitePages } from './site-pages.ts'
import { buildMeta, robots, sitemap, toolList, webManifest } from './static-files.ts'

export type RenderPage = (shell: Shell, payload: PagePayload) => Promise<string>

/** Writes every page and its payload, and all that stands beside them. @returns how many pages */
export async function writeSite(site: Site, assets: BuiltAssets, render: RenderPage, out: string): Promise<number> {
  const write = async (path: string, content: string | Buffer) => {
    const file = join(out, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const writeHashed = async (name: string, extension: string, content: string) => {
    const path = `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 10)}.${extension}`
    await write(path, content)
    return path
  }
  const { registry, build, origin } = site
  // A language whose interface has no words yet is not offered.
  const languages = registry.locales.map(({ id }) => id).filter((id) => Object.keys(site.words.get(id)?.ui ?? {}).length > 0)
  const all = new Map<Language, SitePages>(languages.map((language) => [language, new SitePages(site, language)]))
  const uiIcons = await writeHashed('ui-icons', 'svg', iconSprite(UI_ICONS))
  const toolIcons = await writeHashed('tool-icons', 'svg', iconSprite(entryIcons(registry)))
  for (const path of new Set(registry.tools.flatMap((tool) => tool.assets))) await write(assetUrl(path), readAssetSync(path))
  const shells = new Map<Language, Shell>()
  for (const pages of all.values()) {
    const search = await writeHashed(`search-${pages.language}`, 'json', JSON.stringify(pages.search()))
    shells.set(pages.language, pages.shell({ worker: assets.worker, search, uiIcons, toolIcons }))
    for (const group of pages.loneWords()) await write(`words/${pages.language}/${group}.json`, JSON.stringify(pages.viewWords(group)))
    await write(`api/${pages.language}/tools.json`, JSON.stringify(toolList(pages)))
  }
  const written: PagePayload[] = []
  for (const { make } of listPages(site, all)) {
    const payload = await make()
    const shell = shells.get(payload.language) as Shell
    const html = renderDocument(payload, shell, await render(shell, payload), assets.page(pageSources(payload)))
    await write(pageFile(payload), html)
    if (payload.status === 200) {
      await write(`${payload.path}payload.json`, JSON.stringify(payload))
      written.push(payload)
    }
  }
  const english = all.get('en')
  if (english) await write(FEED_PATH.slice(1), blogFeed(english))
  const paths = written.map(({ path }) => path)
  await write('sitemap.xml', sitemap(written))
  await write('robots.txt', robots(origin))
  await write('site.webmanifest', webManifest(registry))
  await write('favicon.svg', appIconSvg())
  await write('icon-192.png', appIconPng(192))
  await write('icon-512.png', appIconPng(512))
  for (const folder of ['sandbox', 'sandbox/network'])
    await write(
      `${folder}/index.html`,
      '<!doctype html><meta charset="utf-8"><title>Sandbox</title><script src="/sandbox/frame.js"></script>\n',
    )
  await write(`builds/meta/${build}.json`, inertJson(buildMeta(registry, build, paths)))
  await write('builds/latest.json', JSON.stringify({ id: build }))
  return written.length
}

/** `/fr/` stands in `/fr/index.html`; error pages where static hosts look for them. */
function pageFile({ path, status }: PagePayload): string {
  return status === 200 ? `${path}index.html` : path.replace(/\/$/, '.html')
}
