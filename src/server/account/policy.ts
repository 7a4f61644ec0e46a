import type { PolicySources } from '../../../engine/site/entries.ts'
import type { PublicAccountConfig } from '../../account/answers.ts'

/** Hosts that signing in needs: Google's identity service, and for windows of other providers the project's own domain. */
export function accountSources({ authDomain, emulatorHost, googleClientId }: PublicAccountConfig): PolicySources {
  const emulator = emulatorHost === undefined ? [] : [`http://${emulatorHost}`]
  const button = googleClientId === undefined ? [] : ['https://accounts.google.com/gsi/']
  return {
    'script-src': ['https://apis.google.com', ...button.map((base) => `${base}client`)],
    'style-src': button.map((base) => `${base}style`),
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...button, ...emulator],
    'frame-src': [`https://${authDomain}`, ...button, ...emulator],
  }
}
