/** When the versions were looked up. */
export const USER_AGENTS_DATE = 'November 21, 2026'

export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Safari', 'Samsung Internet'] as const
export const SYSTEMS = ['Windows', 'macOS', 'Linux', 'Android', 'iOS'] as const
export const DEVICES = ['computer', 'phone', 'tablet'] as const

export type UserAgentForm = {
  readonly browser: (typeof BROWSERS)[number]
  readonly system: (typeof SYSTEMS)[number]
  readonly device: (typeof DEVICES)[number]
  readonly versions: readonly string[]
  /** `*` stands for the version. */
  readonly form: string
}

const CHROME = ['155', '156', '157']
const EDGE = ['154', '155', '156']
const FIREFOX = ['158', '159', '160']
const SAFARI_MAC = ['26.5', '26.6', '27.0', '27.1']
const SAFARI_IOS = ['26.2', '26.3', '26.4', '26.5', '26.6', '27.0']

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Windows NT 10.0; Win64; x64'
const MAC = 'Macintosh; Intel Mac OS X 10_15_7'
const LINUX = 'X11; Linux x86_64'

const row = (
  browser: UserAgentForm['browser'],
  system: UserAgentForm['system'],
  device: UserAgentForm['device'],
  versions: readonly string[],
  form: string,
): UserAgentForm => ({ browser, system, device, versions, form: `Mozilla/5.0 ${form}` })

/**
 * How current browsers name themselves. Most freeze the version of the system, and Chromium all but its main version.
 * Versions as in caniuse 1.0.30001826.
 * @see https://www.chromium.org/updates/ua-reduction/
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/User-Agent/Firefox
 */
export const USER_AGENT_FORMS: readonly UserAgentForm[] = [
  row('Chrome', 'Windows', 'computer', CHROME, `(${WINDOWS}) ${BLINK} Chrome/*.0.0.0 Safari/537.36`),
  row('Chrome', 'macOS', 'computer', CHROME, `(${MAC}) ${BLINK} Chrome/*.0.0.0 Safari/537.36`),
  row('Chrome', 'Linux', 'computer', CHROME, `(${LINUX}) ${BLINK} Chrome/*.0.0.0 Safari/537.36`),
  row('Chrome', 'Android', 'phone', CHROME, `(Linux; Android 10; K) ${BLINK} Chrome/*.0.0.0 Mobile Safari/537.36`),
  row('Chrome', 'Android', 'tablet', CHROME, `(Linux; Android 10; K) ${BLINK} Chrome/*.0.0.0 Safari/537.36`),
  row('Edge', 'Windows', 'computer', EDGE, `(${WINDOWS}) ${BLINK} Chrome/*.0.0.0 Safari/537.36 Edg/*.0.0.0`),
  row('Edge', 'macOS', 'computer', EDGE, `(${MAC}) ${BLINK} Chrome/*.0.0.0 Safari/537.36 Edg/*.0.0.0`),
  row('Edge', 'Android', 'phone', EDGE, `(Linux; Android 10; K) ${BLINK} Chrome/*.0.0.0 Mobile Safari/537.36 EdgA/*.0.0.0`),
  row('Firefox', 'Windows', 'computer', FIREFOX, `(${WINDOWS}; rv:*.0) Gecko/20100101 Firefox/*.0`),
  row('Firefox', 'macOS', 'computer', FIREFOX, '(Macintosh; Intel Mac OS X 10.15; rv:*.0) Gecko/20100101 Firefox/*.0'),
  row('Firefox', 'Linux', 'computer', FIREFOX, `(${LINUX}; rv:*.0) Gecko/20100101 Firefox/*.0`),
  row('Firefox', 'Android', 'phone', FIREFOX, '(Android 15; Mobile; rv:*.0) Gecko/*.0 Firefox/*.0'),
  row('Firefox', 'Android', 'phone', FIREFOX, '(Android 16; Mobile; rv:*.0) Gecko/*.0 Firefox/*.0'),
  row('Firefox', 'Android', 'tablet', FIREFOX, '(Android 15; Tablet; rv:*.0) Gecko/*.0 Firefox/*.0'),
  row('Safari', 'macOS', 'computer', SAFARI_MAC, `(${MAC}) ${WEBKIT} Version/* Safari/605.1.15`),
  row('Safari', 'iOS', 'phone', SAFARI_IOS, `(iPhone; CPU iPhone OS 18_7 like Mac OS X) ${WEBKIT} Version/* Mobile/15E148 Safari/604.1`),
  row('Safari', 'iOS', 'tablet', SAFARI_IOS, `(iPad; CPU OS 18_7 like Mac OS X) ${WEBKIT} Version/* Mobile/15E148 Safari/604.1`),
  row('Samsung Internet', 'Android', 'phone', ['28'], `(Linux; Android 10; K) ${BLINK} SamsungBrowser/*.0 Chrome/130.0.0.0 Mobile Safari/537.36`),
  row('Samsung Internet', 'Android', 'phone', ['29'], `(Linux; Android 10; K) ${BLINK} SamsungBrowser/*.0 Chrome/136.0.0.0 Mobile Safari/537.36`),
]
