import type { Shell } from '../../engine/site/page.ts'
import { askServer } from '../app/services/ask-server.ts'
import type { CrashReport } from '../app/services/crash-report.ts'
import { type Consent, type ConsentWords, type Offered, readConsent, writeConsent } from './consent.ts'
import type { RunningService } from './services.ts'

/** Event that opens the question again. */
const ASK_AGAIN = 'ask-consent'

const running = new Map<string, RunningService>()

/** Asks once for consent where services of others are configured, and starts those that were agreed to. */
export async function startIntegrations(shell: Shell): Promise<void> {
  const answer = await askServer<readonly Offered[]>('/api/integrations', { locale: shell.locale })
  if (!answer.ok || !Array.isArray(answer.body) || answer.body.length === 0) return
  const offered = answer.body
  const purposes = [...new Set(offered.map(({ purpose }) => purpose))]
  document.documentElement.dataset.consent = 'offered'
  addEventListener('crash', (event) => {
    for (const service of running.values()) service.onCrash?.((event as CustomEvent<CrashReport>).detail)
  })
  addEventListener('page', (event) => {
    for (const service of running.values()) service.onPage?.(location.origin + location.pathname, (event as CustomEvent<string>).detail)
  })
  const ask = async () => {
    const words = (await (await fetch(`/words/${shell.language}/consent.json`)).json()) as ConsentWords
    const { showBanner } = await import('./banner.tsx')
    showBanner({ offered, purposes, words, shell, held: readConsent(), onChoice: (consent) => void decide(consent) })
  }
  const decide = async (consent: Consent) => {
    writeConsent(consent)
    const withdrawn = offered.some(({ id, purpose }) => running.has(id) && !consent[purpose])
    // What has been loaded cannot be unloaded otherwise.
    if (withdrawn) location.reload()
    else await startAgreed(offered, consent)
  }
  addEventListener(ASK_AGAIN, () => void ask())
  const consent = readConsent()
  await startAgreed(offered, consent)
  if (purposes.some((purpose) => consent[purpose] === undefined)) await ask()
}

async function startAgreed(offered: readonly Offered[], consent: Consent): Promise<void> {
  const agreed = offered.filter(({ id, purpose }) => consent[purpose] === true && !running.has(id))
  if (agreed.length === 0) return
  const { SERVICES, bareUrl } = await import('./services.ts')
  for (const { id, key } of agreed) {
    const service = SERVICES[id]?.(key)
    if (!service) continue
    running.set(id, service)
    service.onPage?.(bareUrl(), document.title)
  }
}
