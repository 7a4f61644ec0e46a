import { codeFailures } from '../code/failures.ts'

/** Text, comment, address without quotation marks, space, word, number, or one character. */
const PIECES =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\*[^]*?\*\/|\/\/[^\n]*|\burl\(\s*[^"'\s)](?:[^)\\]|\\[^])*\)|\s+|(?:--|-?[a-z_$@])[\w-]*|(?:(?<=[\s(,:])[+-])?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?|[^]/giu

/** Space between words separates; after a bracket only where a selector goes on. */
function separates(before: string, after: string): boolean {
  return /[)\]]$/.test(before) ? /^[.#&]/.test(after) : /[\w%\\\u0080-\uffff]$/.test(before) && /^[\w.#&$@\\\u0080-\uffff]/.test(after)
}

/**
 * A style sheet (CSS, SCSS or Less) as the pieces that carry meaning, for comparing two layouts of it:
 * letter case, quotation marks, the spelling of numbers and semicolons do not count; space counts only where it may separate.
 */
export function styleTokens(code: string, { lineComments }: { readonly lineComments: boolean }): string[] {
  const tokens: string[] = []
  let spaced = false
  for (const [piece] of withoutFalseComments(code, lineComments)) {
    if (/^\s/.test(piece)) spaced = true
    else if (piece === ';') {
      // A semicolon separates as well as a space does, and may stand or not before a bracket.
      tokens.push('')
      spaced = false
    } else {
      const before = tokens.at(-1)
      // Values of attributes are put between quotation marks.
      const token = before === '=' && /^[\w-]+$/.test(piece) ? `"${piece}"` : canonical(piece)
      if (before === ',' && (token === ')' || token === '}')) tokens.pop()
      if (spaced && before !== undefined && separates(before, token)) tokens.push(' ')
      tokens.push(token)
      spaced = false
    }
  }
  return tokens.filter((token) => token !== '')
}

/** A style sheet whose numbers before a slash have a digit before their point. */
export function withWholeNumbers(code: string, { lineComments }: { readonly lineComments: boolean }): string {
  const pieces = Array.from(withoutFalseComments(code, lineComments), ([piece]) => piece)
  return pieces
    .map((piece, index) => {
      const isBeforeSlash = pieces[index + 1] === '/' || (/^(?:[a-z]+|%)$/i.test(pieces[index + 1] ?? '') && pieces[index + 2] === '/')
      return isBeforeSlash ? piece.replace(/^([+-]?)\.(?=\d)/, '$10.') : piece
    })
    .join('')
}

/**
 * Refuses brackets and texts that are never closed: Prettier passes over some of them, and never ends with others.
 * @throws ToolError
 */
export function refuseOpenBrackets(code: string, { lineComments }: { readonly lineComments: boolean }): void {
  const refuse = (reason: string, offset: number) => codeFailures.fail('code-syntax', { reason, field: 'text', offset, text: code })
  const open: { readonly bracket: string; readonly offset: number }[] = []
  let last = ''
  for (const { 0: piece, index: offset } of withoutFalseComments(code, lineComments)) {
    const top = open.at(-1)
    if (last === '\\') last = ''
    else {
      if (last === '/' && piece === '*') refuse('Unclosed comment', offset - 1)
      if (piece === '"' || piece === "'") refuse('Unclosed string', offset)
      if (/^[([{]$/.test(piece)) open.push({ bracket: piece, offset })
      else if (/^[)\]}]$/.test(piece)) {
        if (top && CLOSING[top.bracket] === piece) open.pop()
        else refuse(top && piece === '}' ? 'Unclosed bracket' : `Unexpected ${piece}`, top && piece === '}' ? top.offset : offset)
      }
      last = piece
    }
  }
  const unclosed = open.at(-1)
  if (unclosed) refuse(unclosed.bracket === '{' ? 'Unclosed block' : 'Unclosed bracket', unclosed.offset)
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Plain CSS has no comments that start with two slashes: they are two characters there. */
function* withoutFalseComments(code: string, lineComments: boolean): Generator<RegExpExecArray> {
  const pieces = new RegExp(PIECES)
  for (let found = pieces.exec(code); found; found = pieces.exec(code)) {
    if (!lineComments && found[0].startsWith('//')) {
      pieces.lastIndex = found.index + 1
      found[0] = '/'
    }
    yield found
  }
}

function canonical(piece: string): string {
  const first = piece[0] as string
  if (first === '"' || first === "'") return `"${piece.slice(1, -1).replaceAll(/\\(["'])/g, '$1')}"`
  if (/^\/[*/]/.test(piece)) return piece.replaceAll(/\s+/g, ' ').trim()
  if (/^url\(/i.test(piece)) return piece.replace(/^url\(\s*/i, 'url(').replace(/\s*\)$/, ')')
  if (/\d/.test(piece) && /^[\d.+-]/.test(piece)) return canonicalNumber(piece)
  return piece.toLowerCase()
}

function canonicalNumber(piece: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] = /^([+-]?)(\d*)\.?(\d*)(?:e\+?(-?\d+))?$/i.exec(piece) ?? []
  const decimals = fraction.replace(/0+$/, '')
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && `.${decimals}`}${exponent && `e${exponent}`}`
}
