import * as z from 'zod'
import { choice, text, vary } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { BASE_LABELS } from './base-fields.ts'
import type { BaseName } from './bases.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS } from '../encoding/text-encoding.ts'

/** Longest text, in UTF-16 units: each byte becomes up to ten characters. */
const TEXT_MOST = 4 * 1024 * 1024
/** Longest text of numbers. */
const NUMBERS_MOST = 32 * 1024 * 1024

export const BYTE_SEPARATORS = {
  space: ' ',
  none: '',
  comma: ',',
  commaSpace: ', ',
  semicolon: ';',
  colon: ':',
  hyphen: '-',
  line: '\n',
} as const
export const BYTE_SEPARATOR_WORDS = {
  space: 'Space',
  none: 'None',
  comma: 'Comma',
  commaSpace: 'Comma and space',
  semicolon: 'Semicolon',
  colon: 'Colon',
  hyphen: 'Hyphen',
  line: 'Line break',
} as const satisfies Readonly<Record<keyof typeof BYTE_SEPARATORS, string>>

export const encodingField = choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES })

/** The text that is written as numbers. */
export const byteTextField = text('Text', { max: TEXT_MOST, control: 'multiline' })

/** The fields of every tool that writes text as numbers with a fixed number of digits. */
export const byteTextFields = { text: byteTextField, separator: choice('Separator', BYTE_SEPARATOR_WORDS), encoding: encodingField }

/** Whether numbers are bytes or whole characters. */
export const codePointFields = {
  unit: choice('Numbers', { bytes: 'Bytes', codePoints: 'Unicode code points' }),
  encoding: vary(encodingField, { when: { unit: 'bytes' } }),
}

/** What may come before each number: the number of the letter H as a sample, and others that only one base has. */
export function bytePrefixFields<const M extends Readonly<Record<string, string>> = Record<never, never>>(
  zero: string,
  backslash: string,
  more?: M,
) {
  return { prefix: choice('Prefix', { none: 'None', zero, backslash, ...(more as M) }) }
}

/** The numbers that are read as text. */
export function byteNumberField(base: BaseName) {
  return text(BASE_LABELS[base], { max: NUMBERS_MOST, control: 'multiline' })
}

/** The text that numbers stand for. */
export const byteTextOutput = part(z.string(), 'Text', { view: 'code', fileName: 'text.txt' })

export function byteNumberOutput(base: BaseName) {
  return z.object({ text: part(z.string(), BASE_LABELS[base], { view: 'code', fileName: `${base}.txt` }) })
}
