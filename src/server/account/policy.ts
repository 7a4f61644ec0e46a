import type { PolicySources } from '../../../engine/core/entries.ts'
import type { PublicAccountConfig } from '../../account/answers.ts'

/** Hosts that signing in needs: Google's identity service, and for windows of other providers the project's own domain. */
export function accountSources({ authDomain, emulatorHost }: PublicAccountConfig): PolicySources {
  const emulator = emulatorHost === undefined ? [] : [`http://${emulatorHost}`]
  return {
    'script-src': ['https://apis.google.com'],
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    'frame-src': [`https://${authDomain}`, ...emulator],
  }
}
