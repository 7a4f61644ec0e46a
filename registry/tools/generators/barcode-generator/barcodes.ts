import { defineFailures } from '../../../../engine/core/define.ts'
import { gtinCheckDigit, isbn10CheckDigit } from './check-digits.ts'
import { luhnDigit } from '../../../lib/numbers/luhn.ts'

export const SYMBOLOGIES = [
  'EAN-13',
  'EAN-8',
  'UPC-A',
  'UPC-E',
  'ISBN',
  'ITF-14',
  'Code 128',
  'GS1-128',
  'Code 39',
  'Code 93',
  'Codabar',
  'Interleaved 2 of 5',
  'MSI',
  'Pharmacode',
  'Data Matrix',
  'PDF417',
  'Aztec',
] as const
export type Symbology = (typeof SYMBOLOGIES)[number]

export const barcodeFailures = defineFailures({
  'digits-only': '“{{character}}” isn’t allowed: this kind of barcode takes digits only.',
  'bad-barcode-character': 'This kind of barcode can’t encode “{{character}}”. Remove it, or choose another kind.',
  'wrong-digit-count': 'This barcode takes {{least, number}} digits, or {{most, number}} with the check digit, not {{count, number}}.',
  'wrong-check-digit': 'The check digit {{given}} is wrong; it should be {{expected}}. Leave it out to have it added.',
  'bad-number-system': 'A UPC-E starts with 0 or 1.',
  'bad-isbn-prefix': 'A thirteen-digit ISBN starts with 978 or 979.',
  'bad-pharmacode': 'A Pharmacode encodes a whole number from 3 to 131070.',
  'bad-codabar': 'A Codabar barcode starts and ends with a letter from A to D, or has none. These letters aren’t allowed anywhere else.',
  'bad-gs1-form': 'Write each element with its application identifier in parentheses, such as (01)09501101530003(10)ABC.',
  'bad-gs1-element': 'The element ({{identifier}}) doesn’t follow GS1’s rules: its length, characters, date or check digit is wrong.',
  'too-much-for-barcode': 'This is too much for the largest code of this kind. Shorten it.',
})
const { fail } = barcodeFailures

/** What a code says, and the digit that guards it. */
type BarcodeContent = { readonly data: string; readonly check?: string }
/** Where a text is, for what is wrong with it. */
export type Place = { readonly field: string; readonly offset: number; readonly text: string }

const GTIN_LENGTHS: Partial<Record<Symbology, number>> = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12, 'ITF-14': 14 }
const CHARACTERS: Partial<Record<Symbology, RegExp>> = {
  'Code 128': /[ -~]/,
  'Code 39': /[0-9A-Z\-. $/+%]/,
  'Code 93': /[0-9A-Z\-. $/+%]/,
  Codabar: /[0-9\-$:/.+A-D]/i,
}

/** Codes of two dimensions hold any text, lines included. */
export const isMatrixCode = (symbology: Symbology): boolean => ['Data Matrix', 'PDF417', 'Aztec'].includes(symbology)

/** What a barcode will say for a text, its check digit added or found right. @throws ToolError one of {@link barcodeFailures} */
export function barcodeContent(symbology: Symbology, given: string, place: Place): BarcodeContent {
  const length = GTIN_LENGTHS[symbology]
  if (length !== undefined) return checked(digitsOf(given, place), length, gtinCheckDigit, place)
  switch (symbology) {
    case 'UPC-E':
      return upcE(digitsOf(given, place), place)
    case 'ISBN':
      return isbn(given, place)
    case 'Interleaved 2 of 5': {
      const digits = digitsOf(given, place)
      return { data: digits.length % 2 === 0 ? digits : `0${digits}` }
    }
    case 'MSI': {
      const digits = digitsOf(given, place)
      return { data: digits + luhnDigit(digits), check: luhnDigit(digits) }
    }
    case 'Pharmacode': {
      const digits = digitsOf(given, place)
      const number = Number(digits)
      return number >= 3 && number <= 131_070 ? { data: String(number) } : fail('bad-pharmacode', place)
    }
    case 'GS1-128':
      return /^(\(\d{2,4}\)[^()]+)+$/.test(given) ? { data: given } : fail('bad-gs1-form', place)
    case 'Codabar': {
      const data = onlyCharacters(symbology, given, place).toUpperCase()
      if (/^[^A-D]+$/.test(data)) return { data: `A${data}A` }
      return /^[A-D][^A-D]+[A-D]$/.test(data) ? { data } : fail('bad-codabar', place)
    }
    default:
      return { data: onlyCharacters(symbology, given, place) }
  }
}

function onlyCharacters(symbology: Symbology, given: string, place: Place): string {
  const allowed = CHARACTERS[symbology]
  if (!allowed) return given.isWellFormed() ? given : fail('bad-barcode-character', { character: '\ufffd', ...place })
  let at = 0
  for (const character of given) {
    if (!allowed.test(character))
      fail('bad-barcode-character', { character: character.toWellFormed(), ...place, offset: place.offset + at })
    at += character.length
  }
  return given
}

/** The digits of a number that may be grouped by spaces and hyphens. */
function digitsOf(given: string, place: Place): string {
  const stray = /[^\d\s-]/u.exec(given)
  if (stray) fail('digits-only', { character: stray[0].toWellFormed(), ...place, offset: place.offset + stray.index })
  const digits = given.replaceAll(/\D/g, '')
  return digits === '' ? fail('digits-only', { character: given.slice(0, 1), ...place }) : digits
}

function checked(digits: string, length: number, checkOf: (digits: string) => string, place: Place): BarcodeContent {
  if (digits.length !== length && digits.length !== length - 1)
    return fail('wrong-digit-count', { least: length - 1, most: length, count: digits.length, ...place })
  const body = digits.slice(0, length - 1)
  const check = checkOf(body)
  const given = digits[length - 1]
  if (given !== undefined && given !== check) fail('wrong-check-digit', { given, expected: check, ...place })
  return { data: body + check, check }
}

function upcE(given: string, place: Place): BarcodeContent {
  const digits = given.length === 6 ? `0${given}` : given
  if (digits.length === 7 || digits.length === 8) {
    if (!/^[01]/.test(digits)) return fail('bad-number-system', place)
    return checked(digits, 8, (body) => gtinCheckDigit(expandUpcE(body)), place)
  }
  return fail('wrong-digit-count', { least: 7, most: 8, count: given.length, ...place })
}

/** The eleven digits of the UPC-A that a UPC-E is short for. @see https://ref.gs1.org/standards/genspecs/ section 5.2.2.4.2 */
export function expandUpcE(body: string): string {
  const [system, a, b, c, d, e, last] = body as unknown as [string, string, string, string, string, string, string]
  if ('012'.includes(last)) return `${system}${a}${b}${last}0000${c}${d}${e}`
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`
  return `${system}${a}${b}${c}${d}${e}0000${last}`
}

/** An ISBN of ten or thirteen digits as the thirteen of its barcode. */
function isbn(given: string, place: Place): BarcodeContent {
  const plain = given.replaceAll(/[\s-]/g, '')
  if (/^\d{9}[\dXx]?$/.test(plain)) {
    const { data } = checked(plain.toUpperCase(), 10, isbn10CheckDigit, place)
    const body = `978${data.slice(0, 9)}`
    return { data: body + gtinCheckDigit(body), check: gtinCheckDigit(body) }
  }
  const digits = digitsOf(given, place)
  if (digits.length >= 12 && !/^97[89]/.test(digits)) return fail('bad-isbn-prefix', place)
  return checked(digits, 13, gtinCheckDigit, place)
}
