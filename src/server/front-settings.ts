import { type Environment, WrongSetting } from './settings.ts'

export type FrontSettings = {
  /** The value of Strict-Transport-Security, for a deployment that is reached over TLS alone. */
  readonly hsts: string | undefined
  /** Where to report what is found, for security.txt. */
  readonly securityContact: string | undefined
  /** Where the site is reached, if the server was told. */
  readonly origin: string | undefined
}

const YEAR_SECONDS = 31_536_000
const HSTS = /^max-age=\d{1,10}(?:; ?(?:includeSubDomains|preload))*$/i
const CONTACT_SCHEMES = ['https:', 'mailto:', 'tel:']

/** HSTS, SECURITY_CONTACT, and SITE_ORIGIN where it is set; docs/deploy.md tells each. @throws WrongSetting */
export function readFrontSettings(env: Environment): FrontSettings {
  return { hsts: hstsOf(env.HSTS), securityContact: contactOf(env.SECURITY_CONTACT), origin: env.SITE_ORIGIN || undefined }
}

function hstsOf(text: string | undefined): string | undefined {
  if (!text || text === 'false') return undefined
  if (text === 'true') return `max-age=${YEAR_SECONDS}`
  if (HSTS.test(text)) return text
  throw new WrongSetting('HSTS must be true, or the value of the header, such as "max-age=63072000; includeSubDomains".')
}

/** RFC 9116, section 2.5.3: an address of the web, of mail, or a telephone number. */
function contactOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const address = /^[^\s:/]+@[^\s:/]+$/.test(text) ? `mailto:${text}` : text
  if (/^[\x21-\x7e]+$/.test(address) && URL.canParse(address) && CONTACT_SCHEMES.includes(new URL(address).protocol)) return address
  throw new WrongSetting('SECURITY_CONTACT must be one e-mail address, or an address that begins with https:, mailto: or tel:.')
}
