import { ROMAN_MOST, toRoman } from '../numbers/roman.ts'
import type { Look, Recognizer } from './look.ts'

/** In these languages a comma is before the decimals. */
const hasDecimalComma = (language: string) => language !== 'en'

/** A number as people write it, in digits with a decimal point; undefined where the text is none. */
export function plainNumber(text: string, language: string): string | undefined {
  const bare = text
    .replaceAll(/[\u00a0\u202f']/g, ' ')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\+/, '')
  if (bare.length > 60) return undefined
  if (/^-?\d+(?:\.\d+)?$/.test(bare) && !(hasDecimalComma(language) && /^-?[1-9]\d{0,2}\.\d{3}$/.test(bare))) return bare
  if (/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(bare)) return bare.replaceAll(' ', '').replace(',', '.')
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) && (!hasDecimalComma(language) || bare.split(',').length > 2 || bare.includes('.')))
    return bare.replaceAll(',', '')
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare) && (hasDecimalComma(language) || bare.split('.').length > 2 || bare.includes(',')))
    return bare.replaceAll('.', '').replace(',', '.')
  if (/^-?\d+,\d+$/.test(bare)) return bare.replace(',', '.')
  return undefined
}

export const number: Recognizer = ({ text, language }) => {
  const plain = plainNumber(text, language)
  if (plain === undefined) return undefined
  return { confidence: /^-?0\d/.test(plain) ? 0.5 : 0.82, readings: { number: plain } }
}

export const numberList: Recognizer = ({ text, head, isOneLine, lines, language }) => {
  const separator = !isOneLine ? /\r\n|\r|\n/ : /;/.test(head) ? /;/ : /,\s/.test(head) ? /,\s/ : /\s/.test(head) ? /\s+/ : /,/
  const items = (head.length < text.length ? head.slice(0, head.lastIndexOf(isOneLine ? ' ' : '\n')) : head)
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const isList = items.length >= 2 && items.every((item) => /^[-\u2212+]?(?:\d{1,30}|\d{0,30}[.,]\d{1,20})(?:e[-+]?\d{1,3})?$/i.test(item))
  // Several columns are a table.
  if (!isList || (!isOneLine && lines.length < 2)) return undefined
  // A number in groups of three looks like several.
  return { confidence: items.length >= 3 && plainNumber(text, language) === undefined ? 0.86 : 0.55 }
}

export const binaryNumber: Recognizer = ({ text }) => {
  if (/^-?0b[01_]{1,256}(?:\.[01]{1,256})?$/i.test(text)) return { confidence: 0.97, readings: { digits: text.replace(/0b/i, '') } }
  // Round decimal numbers have only ones and zeros, too.
  if (/^-?[01]{3,256}(?:\.[01]{1,256})?$/.test(text))
    return { confidence: text.length < 4 ? 0.55 : /^-?10{4,}$|^-?[01]\./.test(text) ? 0.7 : 0.88, readings: { digits: text } }
  return /^[01]{4}(?: [01]{4})+$/.test(text) ? { confidence: 0.9, readings: { digits: text } } : undefined
}

export const hexNumber: Recognizer = ({ text }) => {
  if (/^-?[0-9A-F]{1,64}\.[0-9A-F]{1,64}$/.test(text) && /[A-F]/.test(text)) return { confidence: 0.6, readings: { digits: text } }
  if (/^-?(?:0x|\$|&h)[0-9a-f_]{1,256}$/i.test(text))
    return { confidence: 0.96, readings: { digits: text.replace(/^(-?)(?:0x|\$|&h)/i, '$1') } }
  if (/^[0-9a-f]{1,256}h$/i.test(text) && /\d/.test(text)) return { confidence: 0.75, readings: { digits: text.slice(0, -1) } }
  if (!/^(?:[0-9A-F]{2,64}|[0-9a-f]{2,64})$/.test(text) || !/[A-F]/i.test(text)) return undefined
  // Small words of these letters are words.
  const isWord = /^[a-f]+$/.test(text)
  return { confidence: isWord ? 0.35 : /\d/.test(text) ? 0.72 : 0.6, readings: { digits: text } }
}

export const octalNumber: Recognizer = ({ text }) => {
  if (/^0o[0-7_]{1,256}$/i.test(text)) return { confidence: 0.97, readings: { digits: text.slice(2) } }
  if (/^-?[0-7]{1,20}\.[0-7]{1,20}$/.test(text)) return { confidence: 0.5, readings: { digits: text } }
  return /^0[0-7]{1,11}$/.test(text) ? { confidence: 0.66, readings: { digits: text } } : undefined
}

/** Words that happen to be numerals. */
const ROMAN_WORDS = new Set(['i', 'mix', 'civic', 'mi', 'di', 'il', 'dim', 'lid', 'mild', 'vivid', 'mid', 'mdm'])

export const roman: Recognizer = ({ text }) => {
  if (!/^[IVXLCDM]{1,15}$/i.test(text) || (text !== text.toUpperCase() && text !== text.toLowerCase())) return undefined
  const value = romanValue(text.toUpperCase())
  if (value < 1 || value > ROMAN_MOST || toRoman(value) !== text.toUpperCase()) return undefined
  const isLower = text !== text.toUpperCase()
  if (ROMAN_WORDS.has(text.toLowerCase())) return { confidence: isLower ? 0.2 : 0.55 }
  return { confidence: isLower ? (text.length > 2 ? 0.7 : 0.4) : text.length > 1 ? 0.94 : 0.5, facts: { value: String(value) } }
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

export const morse: Recognizer = ({ text, head }) => {
  if (!/^[.\-\u2013\u2014\u2212\u2022\u00b7\u2219_/|\s]+$/.test(head) || /^[-\s]+$|^[.\s]+$|^[_\s]+$|^[|\s]+$/.test(head)) {
    return /^(?:\.{1,5} ?){3,}$/.test(text) && / /.test(text) ? { confidence: 0.7 } : undefined
  }
  const letters = head.split(/[\s/|]+/).filter((letter) => letter !== '')
  return letters.every((letter) => letter.length <= 8) && /[.\u2022\u00b7\u2219]/.test(head) ? { confidence: 0.97 } : undefined
}

const SCALES: Readonly<Record<string, string>> = { c: 'celsius', f: 'fahrenheit', k: 'kelvin' }

export const temperature: Recognizer = ({ text, language }) => {
  const [, amount = '', scale = ''] =
    /^([-+\u2212]?\d{1,6}(?:[.,]\d{1,6})?)\s?(?:\u00b0\s?|\u00ba\s?|degrees?\s)([CF])(?:elsius|ahrenheit)?$|^([-+\u2212]?\d{1,6}(?:[.,]\d{1,6})?)\s?(\u2103|\u2109|celsius|fahrenheit|kelvin)$/i
      .exec(text)
      ?.slice(1)
      .filter(Boolean)
      .toSpliced(0, 0, '') ?? []
  if (amount === '')
    return /^\d{1,6}(?:[.,]\d{1,6})?\sK$/.test(text)
      ? { confidence: 0.8, readings: { number: text.slice(0, -2).replace(',', '.'), scale: 'kelvin' } }
      : undefined
  const letter = scale === '\u2103' ? 'c' : scale === '\u2109' ? 'f' : (scale[0] ?? '').toLowerCase()
  const plain = plainNumber(amount, language) ?? amount.replace(',', '.')
  return { confidence: 0.96, readings: { number: plain, scale: SCALES[letter] ?? 'celsius' } }
}

export const percent: Recognizer = ({ text, language }: Look) => {
  const [, amount = ''] = /^([-+\u2212]?[\d.,\u00a0\u202f]{1,20})\s?%$/.exec(text) ?? []
  const plain = amount === '' ? undefined : plainNumber(amount, language)
  return plain === undefined ? undefined : { confidence: 0.95, readings: { number: plain } }
}
