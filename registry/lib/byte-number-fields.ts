import * as z from 'zod'
import { BASE_LABELS } from './number-base-fields.ts'
import type { BaseName } from './number-bases.ts'
import { TEXT_ENCODINGS } from './text-encoding.ts'

/** Longest text, in UTF-16 units: each byte becomes up to ten characters. */
const TEXT_MOST = 4 * 1024 * 1024
/** Longest text of numbers. */
const NUMBERS_MOST = 32 * 1024 * 1024

export const BYTE_SEPARATORS = { space: ' ', none: '', comma: ',', line: '\n' } as const

export const encodingField = z.enum(TEXT_ENCODINGS).default('utf-8').meta({ label: 'Text encoding', named: 'raw' })

/** The text that is written as numbers. */
export const byteTextField = z.string().max(TEXT_MOST).meta({ label: 'Text', control: 'multiline' })

/** The fields of every tool that writes text as numbers with a fixed number of digits. */
export const byteTextFields = {
  text: byteTextField,
  separator: z
    .enum(['space', 'none', 'comma', 'line'])
    .default('space')
    .meta({ label: 'Separator', choices: { space: 'Space', none: 'None', comma: 'Comma', line: 'Line break' } }),
  encoding: encodingField,
}

/** Whether numbers are bytes or whole characters. */
export const codePointFields = {
  unit: z
    .enum(['bytes', 'codePoints'])
    .default('bytes')
    .meta({ label: 'Numbers', choices: { bytes: 'Bytes', codePoints: 'Unicode code points' } }),
  encoding: encodingField.meta({ ...encodingField.meta(), when: { field: 'unit', is: ['bytes'] } }),
}

/** What may stand before each number: the number of the letter H as a sample. */
export function bytePrefixFields(zero: string, backslash: string) {
  return {
    prefix: z
      .enum(['none', 'zero', 'backslash'])
      .default('none')
      .meta({ label: 'Prefix', choices: { none: 'None', zero, backslash } }),
  }
}

/** The numbers that are read as text. */
export function byteNumberField(base: BaseName) {
  return z.string().max(NUMBERS_MOST).meta({ label: BASE_LABELS[base], control: 'multiline' })
}

/** The text that numbers stand for. */
export const byteTextOutput = z.string().meta({ label: 'Text', view: 'code', fileName: 'text.txt' })

export function byteNumberOutput(base: BaseName) {
  return z.object({ text: z.string().meta({ label: BASE_LABELS[base], view: 'code', fileName: `${base}.txt` }) })
}
