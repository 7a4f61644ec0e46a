import { type HmacName, hmac } from './hmac.ts'

export const OTP_ALGORITHMS = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' } as const satisfies Readonly<
  Partial<Record<HmacName, string>>
>
export type OtpAlgorithm = keyof typeof OTP_ALGORITHMS

/** The code of RFC 4226 for a counter, which is the number of the period in RFC 6238. */
export async function oneTimeCode(secret: Uint8Array, counter: bigint, algorithm: OtpAlgorithm, digits: number): Promise<string> {
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, counter)
  const mac = await hmac(algorithm, secret, message)
  const at = (mac.at(-1) as number) & 15
  const number = new DataView(mac.buffer, mac.byteOffset).getUint32(at) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * A secret in Base32 as services show it: in groups, in small letters, with or without padding. Bits at the end that make no whole
 * byte are left out, as authenticator apps do. Undefined for other characters.
 */
export function readSecret(text: string): Uint8Array | undefined {
  const plain = text.replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase()
  if (!/^[A-Z2-7]+$/.test(plain)) return undefined
  const out = new Uint8Array(Math.floor((plain.length * 5) / 8))
  let word = 0
  let bits = 0
  let o = 0
  for (const letter of plain) {
    word = ((word << 5) | LETTERS.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    out[o++] = (word >>> bits) & 255
  }
  return out
}

/** What an `otpauth:` link says, each part only where it does. */
export type OtpLink = {
  readonly type: 'totp' | 'hotp'
  readonly secret: string
  readonly issuer: string
  readonly account: string
  readonly algorithm?: OtpAlgorithm
  readonly digits?: number
  readonly period?: number
  readonly counter?: string
}

/** What is wrong with a link: its parameter, or `link` for the whole. */
export type OtpLinkFault = { readonly fault: 'link' | 'secret' | 'algorithm' | 'digits' | 'period' | 'counter' }

/** Reads the links that QR codes of authenticator apps hold (Key URI format). */
export function readOtpLink(text: string): OtpLink | OtpLinkFault {
  const [, type = '', label = '', query = ''] = /^otpauth:\/\/(totp|hotp)\/([^?#]*)\?([^#]*)$/i.exec(text.trim()) ?? []
  const name = decoded(label)
  if (type === '' || name === undefined) return { fault: 'link' }
  const parameters = new URLSearchParams(query)
  const value = (key: string) => parameters.get(key)?.trim() || undefined
  const colon = name.indexOf(':')
  const named = value('algorithm')?.toLowerCase().replace('-', '')
  if (named !== undefined && !Object.hasOwn(OTP_ALGORITHMS, named)) return { fault: 'algorithm' }
  const digits = value('digits')
  if (digits !== undefined && !/^[678]$/.test(digits)) return { fault: 'digits' }
  const period = value('period')
  if (period !== undefined && !/^[1-9]\d{0,3}$/.test(period)) return { fault: 'period' }
  const counter = value('counter')
  if (counter !== undefined && !/^\d{1,15}$/.test(counter)) return { fault: 'counter' }
  const secret = value('secret')
  if (secret === undefined) return { fault: 'secret' }
  return {
    type: type.toLowerCase() as 'totp' | 'hotp',
    secret,
    issuer: value('issuer') ?? (colon > 0 ? name.slice(0, colon).trim() : ''),
    account: name.slice(colon + 1).trim(),
    ...(named !== undefined && { algorithm: named as OtpAlgorithm }),
    ...(digits !== undefined && { digits: Number(digits) }),
    ...(period !== undefined && { period: Number(period) }),
    ...(counter !== undefined && { counter }),
  }
}

function decoded(label: string): string | undefined {
  try {
    return decodeURIComponent(label)
  } catch {
    return undefined
  }
}

type Enrolment = Required<Omit<OtpLink, 'counter'>> & { readonly counter: string }

/** The link that authenticator apps scan. */
export function writeOtpLink({ type, secret, issuer, account, algorithm, digits, period, counter }: Enrolment): string {
  const label = [issuer, account].filter((part) => part !== '').map((part) => encodeURIComponent(part))
  const parameters = [
    `secret=${secret}`,
    ...(issuer === '' ? [] : [`issuer=${encodeURIComponent(issuer)}`]),
    `algorithm=${algorithm.toUpperCase()}`,
    `digits=${digits}`,
    type === 'totp' ? `period=${period}` : `counter=${counter}`,
  ]
  return `otpauth://${type}/${label.join(':')}?${parameters.join('&')}`
}
