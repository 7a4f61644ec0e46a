import { passesLuhn } from '../numbers/luhn.ts'
import type { Recognizer } from './look.ts'

/** Digits without the spaces and hyphens that people put between them; undefined where there is anything else. */
function digitsOf(text: string, least: number, most: number): string | undefined {
  if (text.length > most * 2 || !/^\d(?:[ -]?\d)*$/.test(text)) return undefined
  const digits = text.replaceAll(/[ -]/g, '')
  return digits.length >= least && digits.length <= most ? digits : undefined
}

/** UUIDs of version 1, 6 and 7 say when they were made. @see https://www.rfc-editor.org/rfc/rfc9562 */
function uuidTime(hex: string, version: number): string | undefined {
  const ticks =
    version === 1
      ? hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8)
      : version === 6
        ? hex.slice(0, 12) + hex.slice(13, 16)
        : undefined
  const ms =
    version === 7
      ? Number.parseInt(hex.slice(0, 12), 16)
      : ticks === undefined
        ? undefined
        : Number((BigInt(`0x${ticks}`) - 0x01b21dd213814000n) / 10_000n)
  return ms === undefined || Math.abs(ms) > 8.64e15 ? undefined : new Date(ms).toISOString()
}

export const uuid: Recognizer = ({ text, lines }) => {
  const one = /^(?:urn:uuid:)?\{?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}?$/i
  const found = one.exec((lines[0] ?? '').trim())?.[1]
  if (found === undefined || !lines.every((line) => line.trim() === '' || one.test(line.trim()))) return undefined
  const hex = found.replaceAll('-', '').toLowerCase()
  const version = Number.parseInt(hex[12] as string, 16)
  const time = uuidTime(hex, version)
  const isWritten = /[89ab]/.test(hex[16] as string) || /^(?:0+|f+)$/.test(hex)
  return {
    confidence: isWritten ? 0.99 : 0.9,
    readings: { uuid: text },
    ...(isWritten && { facts: { version: String(version), ...(time !== undefined && { time }) } }),
  }
}

/** Lengths of the IBANs of the registry's countries. @see https://www.swift.com/standards/data-standards/iban-international-bank-account-number */
const IBAN_LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'

export const iban: Recognizer = ({ text }) => {
  if (text.length > 60 || !/^(?:IBAN:?\s?)?[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}$/i.test(text)) return undefined
  const packed = text
    .replace(/^IBAN:?\s?/i, '')
    .replaceAll(' ', '')
    .toUpperCase()
  const length = new RegExp(`${packed.slice(0, 2)}(\\d\\d)`).exec(IBAN_LENGTHS)?.[1]
  if (length === undefined) return undefined
  let rest = 0
  for (const sign of packed.slice(4) + packed.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  const isRight = rest === 1 && packed.length === Number(length)
  return {
    confidence: isRight ? 0.99 : packed.length === Number(length) ? 0.8 : 0.4,
    facts: { country: packed.slice(0, 2), checkDigit: isRight ? 'right' : 'wrong' },
  }
}

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/^4(?:\d{12}|\d{15}|\d{18})$/, 'Visa'],
  [/^(?:5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12})$/, 'Mastercard'],
  [/^3[47]\d{13}$/, 'American Express'],
  [/^(?:6011|65\d\d|64[4-9]\d)\d{12}$/, 'Discover'],
  [/^3(?:0[0-5]|[689]\d)\d{11}$/, 'Diners Club'],
  [/^35(?:2[89]|[3-8]\d)\d{12}$/, 'JCB'],
  [/^220[0-4]\d{12}$/, 'Mir'],
  [/^62\d{14,17}$/, 'UnionPay'],
]

export const card: Recognizer = ({ text }) => {
  const digits = digitsOf(text, 13, 19)
  const network = digits === undefined ? undefined : NETWORKS.find(([pattern]) => pattern.test(digits))?.[1]
  if (digits === undefined || network === undefined || !passesLuhn(digits)) return undefined
  const isGrouped = /^\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{1,7}$|^\d{4}[ -]\d{6}[ -]\d{4,5}$/.test(text)
  return { confidence: isGrouped ? 0.98 : digits.length === 13 ? 0.6 : 0.95, facts: { network, checkDigit: 'right' } }
}

/** Whether the last digit is that of GS1: from the right, digits count threefold and once in turn. */
function passesGs1(digits: string): boolean {
  return [...digits].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 1 ? 3 : 1), 0) % 10 === 0
}

const EAN_NAMES: Readonly<Record<number, string>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'ITF-14' }

export const ean: Recognizer = ({ text }) => {
  // Spaces are where they are printed below the bars.
  const digits = /^\d+$|^\d \d{6} \d{6}$|^\d{4} \d{4}$|^\d \d{5} \d{5} \d$/.test(text) ? digitsOf(text, 8, 14) : undefined
  const symbology = digits === undefined ? undefined : EAN_NAMES[digits.length]
  if (digits === undefined || symbology === undefined || !passesGs1(digits) || /^(?:97[89])/.test(digits) || /^(\d)\1+$/.test(digits))
    return undefined
  if (digits.length === 8 && /^(?:19|20)\d{6}$/.test(digits)) return undefined
  // A moment in milliseconds has thirteen digits, too.
  const isTime = digits.length === 13 && /^1[0-9]/.test(digits) && !/[ -]/.test(text)
  return {
    confidence: isTime ? 0.5 : digits.length === 8 ? 0.72 : 0.9,
    readings: { number: digits, symbology },
    facts: { type: symbology, checkDigit: 'right' },
  }
}

export const isbn: Recognizer = ({ text }) => {
  const named = /^ISBN(?:-1[03])?:?\s*/i.exec(text)?.[0] ?? ''
  const bare = text.slice(named.length)
  if (bare.length > 20 || !/^\d(?:[ -]?\d){8,11}(?:[ -]?[\dX])$/i.test(bare)) return undefined
  const packed = bare.replaceAll(/[ -]/g, '').toUpperCase()
  const isThirteen = packed.length === 13 && /^97[89]/.test(packed) && passesGs1(packed)
  const isTen =
    packed.length === 10 && [...packed].reduce((sum, sign, index) => sum + (sign === 'X' ? 10 : Number(sign)) * (10 - index), 0) % 11 === 0
  if (!isThirteen && !isTen) return undefined
  const isPlain = named === '' && isTen && !/[-X]/i.test(bare)
  return {
    confidence: isPlain ? 0.45 : 0.97,
    readings: { number: bare, symbology: 'ISBN' },
    facts: { type: isThirteen ? 'ISBN-13' : 'ISBN-10', checkDigit: 'right' },
  }
}

/** @see 3GPP TS 23.003, annex B */
export const imei: Recognizer = ({ text }) => {
  const digits = digitsOf(text, 15, 15)
  if (digits === undefined || !passesLuhn(digits) || /^3[47]|^0{4}/.test(digits)) return undefined
  return { confidence: 0.85, facts: { checkDigit: 'right' } }
}

const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** @see ISO 3779; the check digit is that of 49 CFR 565 */
export const vin: Recognizer = ({ text }) => {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/i.test(text) || !/\d/.test(text) || !/[A-Z]/i.test(text)) return undefined
  const signs = [...text.toUpperCase()]
  const sum = signs.reduce((total, sign, index) => total + (VIN_VALUES.indexOf(sign) % 10) * (VIN_WEIGHTS[index] as number), 0)
  const isRight = signs[8] === (sum % 11 === 10 ? 'X' : String(sum % 11))
  return { confidence: isRight ? 0.95 : 0.62, facts: { checkDigit: isRight ? 'right' : 'wrong' } }
}
