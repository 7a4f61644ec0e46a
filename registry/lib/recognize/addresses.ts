import { parseAddress } from '../web/ip-network.ts'
import { KINDS } from './kinds.ts'
import type { Recognizer } from './look.ts'

/** Endings that host names have more often than not: a file name such as `readme.md` is no site. */
const ENDINGS = new Set(
  'com net org edu gov mil int info biz io co dev app ai me tv xyz online site shop store blog cloud tech uk de fr es it pl pt ru br id eu us ca au jp cn in nl be ch at se no fi dk cz ua mx ar cl pe za nz ie kr tr gr hu ro example test'.split(
    ' ',
  ),
)

/** What files are called more often than sites. */
const FILE_ENDINGS = new Set([
  ...Object.values(KINDS).flatMap((kind) => kind.endings ?? []),
  ...'pdf doc docx xls xlsx png jpg jpeg gif webp zip exe ini conf log bak'.split(' '),
])

export const url: Recognizer = ({ text, isOneLine }) => {
  if (!isOneLine || /\s/.test(text) || text.length > 8000) return undefined
  if (/^(?:https?|ftps?|wss?):\/\/[^\s/?#]{1,255}/i.test(text)) return { confidence: hostOf(text) ? 0.97 : 0.6 }
  if (/^(?:mailto|tel|sms|magnet|git|ssh|file):\S/i.test(text)) return { confidence: 0.9 }
  // Without a scheme, a path or query must follow the host.
  const host = /^(?:www\.)?((?:[\w-]{1,63}\.){1,5}([a-z]{2,24}))(?::\d{1,5})?[/?#]\S*$/i.exec(text)
  return host && (ENDINGS.has((host[2] ?? '').toLowerCase()) || text.startsWith('www.')) ? { confidence: 0.9 } : undefined
}

const hostOf = (text: string): boolean =>
  /^[a-z]+:\/\/(?:[^\s/@]{1,100}@)?(?:[\p{L}\p{N}_-]{1,63}\.)*[\p{L}\p{N}_-]{1,63}\.?(?::\d{1,5})?(?:[/?#]|$)|^[a-z]+:\/\/\[[0-9a-f:.]+\]/iu.test(
    text,
  )

export const domain: Recognizer = ({ text }) => {
  const found = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}([\p{L}][\p{L}\p{N}-]{1,62})\.?$/u.exec(text)
  if (!found || text.length > 253 || /^\d+(?:\.\d+)+$/.test(text)) return undefined
  const ending = (found[1] ?? '').toLowerCase()
  if (ENDINGS.has(ending) || /^xn--|[^\u0000-\u007f]/.test(ending) || /^www\./i.test(text))
    return { confidence: 0.95, readings: { domain: text } }
  return { confidence: FILE_ENDINGS.has(ending) || /[A-Z]/.test(text) ? 0.35 : 0.6, readings: { domain: text } }
}

export const email: Recognizer = ({ text }) =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}$/u.test(text)
    ? { confidence: 0.97, readings: { domain: text.slice(text.lastIndexOf('@') + 1) } }
    : undefined

export const ip: Recognizer = ({ text }) => {
  const bare = /^\[([0-9a-f:.]+)\]$/i.exec(text)?.[1] ?? text
  if (bare.length > 45) return undefined
  const address = parseAddress(bare)
  return address && { confidence: 0.97, readings: { address: bare }, facts: { version: address.bits === 32 ? 'IPv4' : 'IPv6' } }
}

export const cidr: Recognizer = ({ text }) => {
  const [, base = '', prefix = ''] = /^([0-9a-f:.]{2,45})\s?\/\s?(\d{1,3}|\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text) ?? []
  const address = base === '' ? undefined : parseAddress(base)
  const isPrefix = prefix.includes('.') ? parseAddress(prefix) !== undefined : Number(prefix) <= (address?.bits ?? -1)
  return address && isPrefix ? { confidence: 0.98, facts: { version: address.bits === 32 ? 'IPv4' : 'IPv6' } } : undefined
}

export const mac: Recognizer = ({ text }) => {
  if (!/^(?:[0-9a-f]{2}([:-]))(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$|^(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}$/i.test(text)) return undefined
  const digits = text.replaceAll(/[.:-]/g, '')
  const isWord = (digits.match(/../g) ?? []).every((pair) => /[\w !,.?]/.test(String.fromCharCode(Number.parseInt(pair, 16))))
  return { confidence: isWord ? 0.85 : 0.98, readings: { prefix: digits.slice(0, 6).replaceAll(/(..)(?=.)/g, '$1:') } }
}

/** How numbers are written within a country; where several write so, that of the reader’s language. */
const NATIONAL: readonly (readonly [form: RegExp, countryOf: (language: string) => string | undefined])[] = [
  [/^\(\d{3}\)\s?\d{3}-\d{4}$|^\d{3}-\d{3}-\d{4}$/, () => 'US'],
  [/^8 \(\d{3}\) \d{3}-\d{2}-\d{2}$/, () => 'RU'],
  [/^0\d{1,3}(?:[ /-]\d{2,4}){2,4}$|^0\d{2,4} \d{5,7}$/, (language) => ({ fr: 'FR', it: 'IT', id: 'ID', pt: 'BR' })[language]],
  [/^\(\d{2,4}\)\s?\d{3,5}[\s-]\d{3,4}$/, (language) => (language === 'pt' ? 'BR' : undefined)],
]

export const phone: Recognizer = ({ text, language }) => {
  if (!/^\+?[\d\s().\u00a0/-]{7,24}$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return undefined
  if (/^\+[1-9]/.test(text)) return { confidence: 0.95 }
  const [, countryOf] = NATIONAL.find(([form]) => form.test(text)) ?? []
  const country = countryOf?.(language)
  return countryOf && { confidence: 0.88, ...(country !== undefined && { readings: { country } }) }
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\b(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\bYaBrowser\/(\d+)/, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
  [/\bMSIE (\d+)|\bTrident\/.{0,40}rv:(\d+)/, 'Internet Explorer'],
  [/\b([\w-]{2,30}bot)\b/i, ''],
  [/^((?:curl|Wget|PostmanRuntime|python-requests|okhttp|Go-http-client)\/\d+)/, ''],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

export const userAgent: Recognizer = ({ text, isOneLine }) => {
  if (!isOneLine || text.length > 1000) return undefined
  const isBrowser = /^(?:User-Agent:\s*)?(?:Mozilla|Opera|Dalvik)\/\d/i.test(text)
  const isProgram =
    /^(?:User-Agent:\s*)?(?:curl|Wget|PostmanRuntime|python-requests|okhttp|Go-http-client|Googlebot|facebookexternalhit)\/\d/i.test(text)
  if (!isBrowser && !isProgram) return undefined
  const [pattern, name = ''] = BROWSERS.find(([sign]) => sign.test(text)) ?? []
  const found = pattern?.exec(text)
  const system = SYSTEMS.find(([sign]) => sign.test(text))?.[1]
  return {
    confidence: 0.97,
    facts: { ...(found && { browser: `${name} ${found?.[1] ?? found?.[2] ?? ''}`.trim() }), ...(system !== undefined && { system }) },
  }
}
