/** A service of others that this deployment has. */
export type Offered = { readonly id: string; readonly purpose: string; readonly provider: string; readonly key: string }
export type ConsentWords = Readonly<Record<string, string>>

/** What the visitor decided, by purpose; a purpose that is not there has not been asked about. */
export type Consent = Readonly<Record<string, boolean>>

const KEY = 'consent'

export function readConsent(): Consent {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = typeof held === 'object' && held !== null ? Object.entries(held) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
  } catch {
    return {}
  }
}

/** Without storage the choice lasts as long as the page, and nothing is taken for consent that was not given. */
export function writeConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent))
  } catch (error) {
    console.info(error)
  }
}
