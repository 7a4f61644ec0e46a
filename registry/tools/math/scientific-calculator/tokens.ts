import { type At, calculatorFailures } from './failures.ts'

export type Token = {
  readonly kind: 'number' | 'name' | 'sign'
  /** A number as a plain decimal, a name as it is, a sign as the one that stands for its like: `*` for ×. */
  readonly text: string
  readonly at: number
}

const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '∙': '*',
  '÷': '/',
  ':': '/',
  '**': '^',
  '²': '²',
  '³': '³',
}
const NUMBER = /(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,5}(?![\w.]))?/y
// A comma directly between digits is before the decimals.
const COMMA_NUMBER = /(?:\d[\d_]*(?:[.,]\d+|\.)?|[.,]\d+)(?:[eE][-+]?\d{1,5}(?![\w.]))?/y
const NAME = /[\p{L}_][\p{L}\d_]*/uy
const SIGN = /\*\*|[-+*/^!%();,=√²³−–×·∙÷:]/y

/** The tokens of a line; what follows # is a comment. */
export function tokensOf(line: string, decimalComma: boolean, at: At): Token[] {
  const tokens: Token[] = []
  const number = decimalComma ? COMMA_NUMBER : NUMBER
  for (let i = 0; i < line.length;) {
    if (line[i] === '#') break
    if (/\s/.test(line[i] as string)) {
      i++
      continue
    }
    const found = (pattern: RegExp) => {
      pattern.lastIndex = i
      return pattern.exec(line)?.[0]
    }
    const digits = found(number)
    const name = digits === undefined ? found(NAME) : undefined
    const sign = digits === undefined && name === undefined ? found(SIGN) : undefined
    const text = digits ?? name ?? sign
    if (text === undefined)
      return calculatorFailures.fail('bad-character', {
        found: String.fromCodePoint(line.codePointAt(i) as number).toWellFormed(),
        ...at(i),
      })
    if (digits !== undefined) tokens.push({ kind: 'number', text: digits.replaceAll('_', '').replace(',', '.'), at: i })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at: i })
    else tokens.push({ kind: 'sign', text: SIGNS[text] ?? text, at: i })
    i += text.length
  }
  return tokens
}
