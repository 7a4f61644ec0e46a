import type { PagePayload } from '../../engine/site/page.ts'
import { escapeHtml, type PageAssets, preloadData, type ShellFile } from './html.ts'

/** Where the tool of a page is without header and footer, for pages of others: `/fr/outil/` → `/fr/embed/outil/`. */
export function embedPath(path: string): string {
  return path.replace(/[^/]+\/$/, 'embed/$&')
}

/**
 * The document of an embedded tool. It holds no markup and no data of its own, which it fetches as the tool's page has them: so
 * thousands of these cost a build nothing, and any static host can serve them.
 */
export function embedDocument(
  payload: PagePayload,
  shell: ShellFile,
  assets: PageAssets,
  words: { readonly withoutScripts: string; readonly failed: string },
): string {
  const { head, path } = payload
  const payloadUrl = `${path}payload.json`
  const lines = [
    '<!doctype html>',
    `<html lang="${shell.locale}" data-embed="full">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<script src="${assets.mode}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[shell.url, payloadUrl].map((url) => preloadData(url)),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</head>',
    '<body>',
    `<noscript><p class="no-script">${escapeHtml(words.withoutScripts)}</p></noscript>`,
    `<div id="root" data-shell="${escapeHtml(shell.url)}" data-payload="${escapeHtml(payloadUrl)}" data-failed="${escapeHtml(words.failed)}"></div>`,
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}
