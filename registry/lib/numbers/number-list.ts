import { defineFailures } from '../../../engine/core/define.ts'

/** How a comma is meant: between numbers, or before the decimals. */
export const COMMA_USES = ['auto', 'separator', 'decimal'] as const
export type CommaUse = (typeof COMMA_USES)[number]

export const numberListFailures = defineFailures({
  'bad-number': '“{{given}}” is not a number. Write numbers like 1234.5, with a space, line break or semicolon between them.',
  'ambiguous-comma': '“{{given}}” can be read in two ways. Put spaces or semicolons between the numbers, or choose what the comma means.',
  'too-many-numbers': {
    one: 'There is {{count, number}} number; the maximum is {{maximum, number}}.',
    other: 'There are {{count, number}} numbers; the maximum is {{maximum, number}}.',
  },
  'long-number': 'A number can have up to 14 digits before the decimal point and 20 after it.',
})

/** So that even squares and sums of the numbers fit the engine's decimals of 30 digits. */
const MOST_DIGITS = 14

/** Longest piece shown in a failure. */
const SHOWN = 40

/** A part of a text, and where it starts. */
export type TextPiece = { readonly text: string; readonly offset: number }
/** What should be one number: as written, and with a point before the decimals. */
export type NumberPiece = TextPiece & { readonly shown: string }

/**
 * The numbers in a text as canonical decimals. Spaces, line breaks and semicolons separate them; a
 * comma does where it cannot be a decimal comma.
 * @throws ToolError bad-number, ambiguous-comma, long-number at the place in `field`; too-many-numbers
 */
export function parseNumberList(text: string, comma: CommaUse, field: string, most: number): string[] {
  const pieces = splitAtSpaces(text)
  // Before the rest, which takes its time.
  refuseMore(pieces, most, field)
  const hints = { alone: pieces.length === 1, hasPoint: text.includes('.') }
  const numbers = splitNumberPieces(pieces, comma, { text, field, ...hints })
  refuseMore(numbers, most, field)
  return numbers.map((piece) => canonical(piece.text, piece.shown, piece.offset, text, field))
}

function refuseMore({ length }: readonly TextPiece[], most: number, field: string): void {
  if (length > most) numberListFailures.fail('too-many-numbers', { count: length, maximum: most, field })
}

/**
 * What is between spaces, line breaks and semicolons. A no-break space before three digits groups thousands in
 * several languages, so it divides nothing: 1 234 must not become 1 and 234.
 */
export function splitAtSpaces(text: string): TextPiece[] {
  return [...text.matchAll(/(?:[^\s;]|(?<=\d)[\u00a0\u202f\u2007](?=\d{3}(?!\d)))+/g)].map((match) => ({
    text: match[0],
    offset: match.index,
  }))
}

/**
 * Divides pieces further at the commas that separate numbers.
 * @param where `alone` when a piece is the whole list, `hasPoint` when decimals have points in it
 * @throws ToolError ambiguous-comma at the place in `field`
 */
export function splitNumberPieces(
  pieces: readonly TextPiece[],
  comma: CommaUse,
  { text, field, alone, hasPoint }: { readonly text: string; readonly field: string; readonly alone: boolean; readonly hasPoint: boolean },
): NumberPiece[] {
  return pieces.flatMap(({ text: piece, offset }) => {
    const separates = comma === 'auto' ? guessComma(piece, alone, hasPoint) : comma
    if (separates === 'ambiguous') return numberListFailures.fail('ambiguous-comma', { given: piece.slice(0, SHOWN), field, offset, text })
    if (separates === 'decimal') return [{ shown: piece, text: piece.replace(',', '.'), offset }]
    return splitAtCommas(piece, offset).map((part) => ({ ...part, shown: part.text }))
  })
}

/** A comma with a digit on both sides may be decimal; elsewhere it separates. */
function guessComma(piece: string, alone: boolean, hasPoint: boolean): 'separator' | 'decimal' | 'ambiguous' {
  const inner = piece.replace(/^,+|,+$/g, '')
  const parts = inner.split(',')
  if (parts.length === 1) return 'separator'
  const grouped = /^[+-]?[1-9]\d{0,2}$/.test(parts[0] as string) && parts.slice(1).every((part) => /^\d{3}(\.\d+)?$/.test(part))
  const groupedByPoints = parts.length === 2 && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(parts[0] as string)
  if (grouped || groupedByPoints) return 'ambiguous'
  if (parts.length > 2 || hasPoint) return 'separator'
  if (/^[+-]/.test(parts[1] as string)) return 'separator'
  return alone || inner !== piece ? 'ambiguous' : 'decimal'
}

function splitAtCommas(piece: string, offset: number): TextPiece[] {
  return [...piece.matchAll(/[^,]+/g)].map((match) => ({ text: match[0], offset: offset + match.index }))
}

function canonical(written: string, shown: string, offset: number, text: string, field: string): string {
  const match = /^([+\-−]?)(\d*)(?:\.(\d*))?$/.exec(written)
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  const where = { field, offset, text }
  if (!match || whole + fraction === '') return numberListFailures.fail('bad-number', { given: shown.slice(0, SHOWN), ...where })
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const decimals = fraction.replace(/0+$/, '')
  if (digits.length > MOST_DIGITS || decimals.length > 20) numberListFailures.fail('long-number', where)
  const value = decimals === '' ? digits : `${digits}.${decimals}`
  return sign !== '' && sign !== '+' && value !== '0' ? `-${value}` : value
}
