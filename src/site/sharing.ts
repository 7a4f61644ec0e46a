import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryData, PagePayload, ToolData } from '../../engine/site/page.ts'
import { keepMade } from './keep-made.ts'
import { SHARE_SIZE, type ShareCard, shareImage } from './images/share-image.ts'
import type { SitePages } from './site-pages.ts'
import { siteText } from './titles.ts'

/** What a document says to those who link to it, and to a browser without scripts. */
export type Sharing = {
  readonly siteName: string
  /** Of the page, then of the others in which it is, as Open Graph writes them: `pt_BR`. */
  readonly locales: readonly string[]
  readonly image: { readonly url: string; readonly width: number; readonly height: number }
  readonly withoutScripts?: string
}

/** OKLCH hue of the site’s own color. */
const HUE = 205
/** Another drawing gives other images. */
const DRAWING = ['share-image.ts', 'outline.ts', 'png.ts', 'app-icon.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, 'images', name), 'utf8'),
)

export function sharingOf(pages: SitePages, payload: PagePayload): Sharing {
  const { component, head } = payload
  return {
    siteName: pages.site.registry.site.name,
    locales: [pages.locale, ...head.alternates.flatMap(({ bcp47 }) => (bcp47 === pages.locale ? [] : [bcp47]))].map(openGraphLocale),
    image: { url: pages.site.origin + imageOf(payload), ...SHARE_SIZE },
    ...(component === 'tool' && { withoutScripts: siteText(pages, 'without-scripts') }),
  }
}

function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? language : `${language}_${region}`
}

const imagePath = (language: string, name: string) => `/share/${language}/${name}.png`

/** Tools and categories have an image of their own; other pages share that of their language. */
function imageOf({ component, language, data }: PagePayload): string {
  if (component === 'tool') return imagePath(language, (data as ToolData).id)
  if (component === 'category') return imagePath(language, `category-${(data as CategoryData).category.id}`)
  return imagePath(language, 'site')
}

/** What each image of a language shows, by its path. */
export function shareCards(pages: SitePages): ReadonlyMap<string, ShareCard> {
  const { registry } = pages.site
  const { name } = registry.site
  const cards = new Map<string, ShareCard>()
  const home = registry.pages.find(({ component }) => component === 'home')
  if (home)
    cards.set(imagePath(pages.language, 'site'), {
      title: pages.siteWord(`page.${home.id}.title`, home.title),
      lead: pages.siteWord(`page.${home.id}.summary`, home.summary),
      name,
      hue: HUE,
    })
  for (const category of pages.categories()) {
    const { hue } = category
    const lead = pages.siteWord(`category.${category.id}.summary`, category.summary)
    cards.set(imagePath(pages.language, `category-${category.id}`), { title: pages.categoryLink(category).text, lead, name, hue })
    for (const tool of pages.toolsIn(category)) {
      const { title = tool.title, summary = tool.summary } = pages.wordsOf(tool)
      cards.set(imagePath(pages.language, tool.id), { title, lead: summary, name, hue })
    }
  }
  return cards
}

/** The image of a card; one that was drawn before is kept. */
export function keptShareImage(card: ShareCard): Buffer {
  return keepMade('share-images', [...DRAWING, JSON.stringify(card)], () => shareImage(card))
}
