export type ProviderOptions = {
  readonly apiKey: string
  readonly emulatorHost?: string
  /** Address of the Identity Toolkit, without its path. */
  readonly origin?: string
}

/** Deletes the visitor's account at the identity provider, with their own token; whether it is gone. */
export type DeleteAtProvider = (idToken: string) => Promise<boolean>

const WAIT_MS = 10_000

/** @see https://firebase.google.com/docs/reference/rest/auth#section-delete-account */
export function createProviderDeletion({ apiKey, emulatorHost, origin }: ProviderOptions): DeleteAtProvider {
  const base =
    origin ??
    (emulatorHost === undefined ? 'https://identitytoolkit.googleapis.com' : `http://${emulatorHost}/identitytoolkit.googleapis.com`)
  const address = `${base}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`
  return async (idToken) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      })
      if (response.ok) return true
      const { error } = (await response.json()) as { error?: { message?: string } }
      return error?.message?.startsWith('USER_NOT_FOUND') === true
    } catch {
      // Whatever keeps the provider from answering, the account may still be there.
      return false
    }
  }
}
