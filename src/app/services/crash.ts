import type { PagePayload } from '../../../engine/site/page.ts'
import { crashReport } from './crash-report.ts'
import { homePath } from '../routing/paths.ts'

const BOT = /bot|crawl|spider|slurp|lighthouse|headless.*prerender/i

/** Puts the error page in place of what broke and reports the failure; a search engine keeps the page as it was made. */
export async function showCrash(error: unknown): Promise<void> {
  const { language } = JSON.parse(document.getElementById('island')?.textContent ?? '') as PagePayload
  console.error(error)
  dispatchEvent(new CustomEvent('crash', { detail: crashReport(error) }))
  const isBot = BOT.test(navigator.userAgent)
  const page = isBot ? location.href : `${homePath(language)}500.html`
  const made = new DOMParser().parseFromString(await (await fetch(page)).text(), 'text/html').getElementById('root')
  const root = document.getElementById('root')
  if (!made || !root) return
  root.replaceChildren(...made.childNodes)
  // The application is gone: links lead on by themselves.
  addEventListener('click', (event) => event.stopPropagation(), { capture: true })
  // The error page's own address has a subject already; those of other pages stay as they are.
  const mail = isBot ? null : root.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')
  if (mail) mail.href += `&body=${encodeURIComponent(`${location.href}\n${error instanceof Error ? error.message : String(error)}`)}`
}
