import type { PagePayload } from '../../engine/site/page.ts'
import type { Sharing } from './sharing.ts'
import { manifestPath } from './web-manifest.ts'

/** Addresses of what a page loads: one module script, its imports ahead, styles. */
export type PageAssets = {
  readonly mode: string
  readonly entry: string
  readonly preload: readonly string[]
  readonly styles: readonly string[]
}

/** Where a page finds what all pages of its language share, and which locale these are in. */
export type ShellFile = { readonly url: string; readonly locale: string }

/** A whole document. Its own data travels in an inert JSON island; there is no inline script. */
export function renderDocument(payload: PagePayload, shell: ShellFile, markup: string, assets: PageAssets, sharing: Sharing): string {
  const { head } = payload
  const origin = new URL(head.canonical).origin
  const forced = payload.colorMode === 'light' || payload.colorMode === 'dark' ? ` data-mode="${payload.colorMode}"` : ''
  const lines = [
    '<!doctype html>',
    `<html lang="${shell.locale}"${forced}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.indexed ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : ['<meta name="robots" content="noindex">']),
    ...head.alternates.map(({ bcp47, url }) => `<link rel="alternate" hreflang="${bcp47}" href="${escapeHtml(origin + url)}">`),
    ...head.alternates
      .filter(({ language }) => language === 'en')
      .map(({ url }) => `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + url)}">`),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:site_name" content="${escapeHtml(sharing.siteName)}">`,
    ...sharing.locales.map((locale, index) => `<meta property="og:locale${index === 0 ? '' : ':alternate'}" content="${locale}">`),
    // Pages for one visitor, such as those of shared links, say nothing of their own; a sharer may add an image.
    ...(head.indexed
      ? [
          `<meta property="og:image" content="${escapeHtml(sharing.image.url)}">`,
          `<meta property="og:image:width" content="${sharing.image.width}">`,
          `<meta property="og:image:height" content="${sharing.image.height}">`,
          `<meta property="og:image:alt" content="${escapeHtml(head.title)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...(head.feed ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(head.feed)}">`] : []),
    `<meta property="og:url" content="${escapeHtml(head.canonical)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#f7f8f7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14191a" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    `<link rel="manifest" href="${manifestPath(payload.language)}">`,
    `<script src="${assets.mode}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    preloadData(shell.url, 'low'),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
    '</head>',
    '<body>',
    ...(sharing.withoutScripts === undefined
      ? []
      : [`<noscript><p class="no-script">${escapeHtml(sharing.withoutScripts)}</p></noscript>`]),
    `<div id="root">${markup}</div>`,
    `<script type="application/json" id="island" data-shell="${escapeHtml(shell.url)}">${inertJson(payload)}</script>`,
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}

/** Fetches JSON ahead, as `fetch` asks for it later. */
export const preloadData = (url: string, priority: 'low' | 'auto' = 'auto'): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}" fetchpriority="${priority}">`

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** JSON that cannot end its script element, nor open a comment in it. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
