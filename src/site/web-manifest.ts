import type { Language } from '../../engine/core/define.ts'
import { languagePrefix } from '../../engine/site/registry.ts'
import type { SitePages } from './site-pages.ts'
import { siteText } from './titles.ts'

/** Where the system hands over what another app shares; only the service worker answers there. */
const SHARE_TARGET = {
  action: '/share-target/',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*', 'text/*', 'image/*', 'application/*'] }] },
}
/** Most that systems show below an icon. */
const MOST_SHORTCUTS = 4

export const manifestPath = (language: Language): string => `${languagePrefix(language)}/site.webmanifest`

/** What makes the site an app of the device, in a language. */
export function webManifest(pages: SitePages): string {
  const { site, popular } = pages.site.registry
  const shortcuts = popular.flatMap((id) => {
    const tool = pages.tools.find((other) => other.id === id)
    return tool
      ? [{ name: pages.link(tool).text, url: pages.link(tool).url, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] }]
      : []
  })
  return JSON.stringify({
    // The same app in every language.
    id: '/',
    name: site.name,
    short_name: site.name,
    description: siteText(pages, 'app'),
    lang: pages.locale,
    start_url: `${languagePrefix(pages.language)}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#f7f8f7',
    theme_color: '#0f5a63',
    categories: ['utilities', 'productivity'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.slice(0, MOST_SHORTCUTS),
    share_target: SHARE_TARGET,
  })
}
