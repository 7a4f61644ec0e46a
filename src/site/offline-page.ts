import { homePath } from '../app/routing/paths.ts'
import { KEPT_PAGES } from '../app/services/offline-path.ts'
import { escapeHtml } from './html.ts'
import type { SitePages } from './site-pages.ts'
import { joinTitle, siteText } from './titles.ts'

/** A page without scripts, as it must work with nothing but itself and the styles that any page has kept. */
export function offlinePage(pages: SitePages, styles: readonly string[]): string {
  const say = (key: string) => escapeHtml(siteText(pages, `offline.${key}`))
  const { name } = pages.site.registry.site
  return `<!doctype html>
<html lang="${pages.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(joinTitle(pages, siteText(pages, 'offline.title'), name))}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="main width-default">
<div class="text-page offline-page">
<p><a class="wordmark" href="${homePath(pages.language)}">${escapeHtml(name)}</a></p>
<h1>${say('title')}</h1>
<p class="offline-kept">${say('text')}</p>
<ul class="offline-kept">${KEPT_PAGES}</ul>
<p class="offline-none">${say('none')}</p>
<p><a class="button" href="">${say('retry')}</a></p>
</div>
</main>
</body>
</html>
`
}
