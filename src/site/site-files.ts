import { FEED_PATH } from '../../engine/site/content.ts'
import type { Language } from '../../engine/core/define.ts'
import { offlinePath } from '../app/services/offline-path.ts'
import type { PagePayload, Shell } from '../../engine/site/page.ts'
import { UI_ICONS } from '../../engine/view/ui-icons.ts'
import { appIconPng, appIconSvg } from './images/app-icon.ts'
import { blogFeed } from './content-pages.ts'
import { embedDocument, embedPath } from './embed-page.ts'
import { type PageAssets, inertJson, renderDocument, type ShellFile } from './html.ts'
import { entryIcons, iconSprite } from './icons.ts'
import { assetUrl, hashedPath, isLibrary, licenseText, licenseUrl, readAssetSync } from './package-assets.ts'
import { offlinePage } from './offline-page.ts'
import { listPages } from './payloads.ts'
import { writeIco } from './images/png.ts'
import { DRAWER_NAMES, drawerFile, drawerUrl } from './pageless/drawer.ts'
import { guessFile } from './pageless/guess-file.ts'
import { keptShareImage, shareCards, sharingOf } from './sharing.ts'
import { fittingPath, fittingTools, recipesIn } from './recipe-pages.ts'
import { referenceFiles } from './reference.ts'
import { searchFile } from './search-index.ts'
import { type Site, SitePages } from './site-pages.ts'
import { manifestPath, webManifest } from './web-manifest.ts'
import { buildMeta, robots, sitemap, toolList } from './static-files.ts'
import { siteText } from './titles.ts'

export type RenderPage = (shell: Shell, payload: PagePayload) => Promise<string>

/** What a build and development each do in their own way: where the client's code is, and how a page becomes markup. */
export type SiteHost = {
  readonly worker: string
  readonly pageAssets: (payload: PagePayload) => PageAssets
  readonly embedAssets: (payload: PagePayload) => PageAssets
  readonly render: RenderPage
}

type ShellOf = ShellFile & { readonly shell: Shell }
type Content = string | Buffer
/** Makes the content of a file, each time it is asked for. */
export type MakeFile = () => Content | Promise<Content>

/** The pages of each language; one whose interface has no words yet is not offered. */
export function languagesOf(site: Site): ReadonlyMap<Language, SitePages> {
  const worded = site.registry.locales.filter(({ id }) => Object.keys(site.words.get(id)?.ui ?? {}).length > 0)
  return new Map(worded.map(({ id }) => [id, new SitePages(site, id)]))
}

/** Every file of the site but the client's own code, by its path: pages, their payloads, and all that is beside them. */
export function siteFiles(site: Site, all: ReadonlyMap<Language, SitePages>, host: SiteHost): ReadonlyMap<string, MakeFile> {
  const { registry, build, origin } = site
  const files = new Map<string, MakeFile>()
  /** A file whose name changes with its content. @returns its address */
  const addHashed = (name: string, ending: string, content: string): string => {
    const path = hashedPath(name, ending, content)
    files.set(path, () => content)
    return path
  }

  const uiIcons = addHashed('ui-icons', 'svg', iconSprite(UI_ICONS))
  const toolIcons = addHashed('tool-icons', 'svg', iconSprite(entryIcons(registry)))
  for (const name of DRAWER_NAMES) addHashed(name, 'json', drawerFile(name, site))
  const shownImage = drawerUrl('shown-image', site)
  for (const path of new Set(registry.tools.flatMap((tool) => tool.assets))) {
    files.set(assetUrl(path), () => readAssetSync(path))
    if (isLibrary(path)) files.set(licenseUrl(path), () => licenseText(path))
  }
  const shells = new Map<Language, ShellOf>()
  for (const pages of all.values()) {
    const { language } = pages
    const found = searchFile(pages)
    const guesses = JSON.stringify(guessFile(pages))
    const search = addHashed(
      `search-${language}`,
      'json',
      JSON.stringify({ ...found, guess: addHashed(`guess-${language}`, 'json', guesses) }),
    )
    files.set(manifestPath(language), () => webManifest(pages))
    files.set(`/api/${language}/guess.json`, () => guesses)
    const shell = pages.shell({ worker: host.worker, search, uiIcons, toolIcons, shownImage })
    shells.set(language, { shell, locale: shell.locale, url: addHashed(`shell-${language}`, 'json', JSON.stringify(shell)) })
    for (const group of pages.loneWords()) files.set(`/words/${language}/${group}.json`, () => JSON.stringify(pages.viewWords(group)))
    files.set(`/api/${language}/tools.json`, () => JSON.stringify(toolList(pages)))
    if (recipesIn(pages).length > 0) files.set(fittingPath(pages), () => JSON.stringify(fittingTools(pages)))
    for (const [path, card] of shareCards(pages)) files.set(path, () => keptShareImage(card))
    files.set(`/api/${language}/search.json`, () => JSON.stringify(found.index))
    for (const [path, make] of referenceFiles(pages)) files.set(path, make)
  }

  const made: { readonly path: string; readonly payload: () => Promise<PagePayload> }[] = []
  for (const { path, language, status, make } of listPages(site, all)) {
    // As the browser gets it, so that both make the same page of it: JSON keeps nothing that is undefined.
    const payload = once(async () => JSON.parse(JSON.stringify(await make())) as PagePayload)
    const html = async () => {
      const own = await payload()
      const file = shells.get(own.language) as ShellOf
      const sharing = sharingOf(all.get(own.language) as SitePages, own)
      return renderDocument(own, file, await host.render(file.shell, own), host.pageAssets(own), sharing)
    }
    // `/fr/` is `/fr/index.html`; error pages are where static hosts look for them.
    files.set(status === 200 ? `${path}index.html` : path.replace(/\/$/, '.html'), html)
    const pages = all.get(language) as SitePages
    if (status === 404) files.set(offlinePath(language), async () => offlinePage(pages, host.pageAssets(await payload()).styles))
    if (status !== 200) continue
    files.set(`${path}payload.json`, async () => JSON.stringify(await payload()))
    made.push({ path, payload })
    if (pages.embeds.has(path))
      files.set(`${embedPath(path)}index.html`, async () => {
        const own = await payload()
        return embedDocument(own, shells.get(language) as ShellOf, host.embedAssets(own), {
          withoutScripts: siteText(pages, 'without-scripts'),
          failed: siteText(pages, 'embed-failed'),
        })
      })
  }

  const english = all.get('en')
  if (english) files.set(FEED_PATH, () => blogFeed(english))
  files.set('/sitemap.xml', async () => sitemap(await Promise.all(made.map(({ payload }) => payload()))))
  files.set('/robots.txt', () => robots(origin))
  files.set('/favicon.svg', appIconSvg)
  files.set('/favicon.ico', () => writeIco(32, appIconPng(32)))
  for (const size of [192, 512]) files.set(`/icon-${size}.png`, () => appIconPng(size))
  for (const folder of ['sandbox', 'sandbox/network']) files.set(`/${folder}/index.html`, () => SANDBOX)
  const paths = made.map(({ path }) => path)
  const embeds = new Set([...all.values()].flatMap((pages) => [...pages.embeds]))
  files.set(`/builds/meta/${build}.json`, () => inertJson(buildMeta(registry, build, paths, embeds)))
  files.set('/builds/latest.json', () => JSON.stringify({ id: build }))
  return files
}

const SANDBOX = '<!doctype html><meta charset="utf-8"><title>Sandbox</title><script src="/sandbox/frame.js"></script>\n'

/** Makes it when it is first asked for; what has failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
