import type { CrashReport } from '../app/services/crash-report.ts'
import { newId } from '../../engine/core/bytes/new-id.ts'

/** A service that is running; it is told of each page that is shown. */
export type RunningService = { readonly onPage?: (url: string, title: string) => void; readonly onCrash?: (report: CrashReport) => void }

type Tagged = Window & { dataLayer?: unknown[]; clarity?: { (...args: unknown[]): void; q?: unknown[] } }

function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = src
  document.head.append(script)
}

/** The page's address without query and fragment: both may hold what was typed into a tool. */
export const bareUrl = (): string => location.origin + location.pathname

/** How each service is started with its key. None is given anything but the bare addresses of pages. */
export const SERVICES: Readonly<Record<string, (key: string) => RunningService>> = {
  'web-analytics'(key) {
    const page = window as Tagged
    const layer = (page.dataLayer ??= [])
    // The tag reads `arguments` objects, not arrays.
    function tag(..._args: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments)
    }
    tag('js', new Date())
    tag('config', key, { send_page_view: false, page_location: bareUrl(), page_referrer: '' })
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`)
    return { onPage: (url, title) => tag('event', 'page_view', { page_location: url, page_title: title }) }
  },
  'behaviour-analytics'(key) {
    const page = window as Tagged
    // Typing, results and lists of a visitor's own are never shown to it.
    document.getElementById('main')?.setAttribute('data-clarity-mask', 'true')
    page.clarity ??= Object.assign((...args: unknown[]) => (page.clarity as { q?: unknown[] }).q?.push(args), { q: [] as unknown[] })
    addScript(`https://www.clarity.ms/tag/${encodeURIComponent(key)}`)
    return {}
  },
  ads(key) {
    addScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(key)}`)
    return {}
  },
  'error-reports'(key) {
    return { onCrash: (report) => void sendToSentry(key, report) }
  },
}

/** @see https://develop.sentry.dev/sdk/data-model/envelopes/ */
async function sendToSentry(dsn: string, { kind, frames, url }: CrashReport): Promise<void> {
  const { username, origin, pathname } = new URL(dsn)
  const id = newId()
  const event = {
    event_id: id,
    timestamp: new Date().toISOString(),
    platform: 'javascript',
    request: { url },
    exception: { values: [{ type: kind, stacktrace: { frames: frames.map((frame) => ({ filename: frame })) } }] },
  }
  const lines = [{ event_id: id, dsn }, { type: 'event' }, event].map((line) => JSON.stringify(line))
  await fetch(`${origin}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`, {
    method: 'POST',
    body: lines.join('\n'),
    keepalive: true,
  }).catch(
    // The report of a failure must not become another one.
    (error: unknown) => console.info(error),
  )
}
