import { colorSource, guessSyntax, isUncolorable, splitLines, type Syntax, SYNTAXES } from '../../registry/lib/code/source-colors.ts'
import { type Role, roleOf } from './themes.ts'

/** Most of what one snapshot shows. */
export const MOST_LINES = 2000
export const MOST_CHARACTERS = 100_000

export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
  readonly fault: 'too-many-lines' | 'too-long' | 'image-too-large' | 'page-too-large' | 'no-canvas' | 'missing-characters'
  /** What the sentence about it names. */
  readonly values: Readonly<Record<string, string | number>>
  constructor(fault: SnapshotError['fault'], values: Readonly<Record<string, string | number>> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}

/**
 * What cannot be seen and what turns text around: control characters, marks of direction, invisible spaces and joints,
 * code points that XML does not allow. Joiners stay, as emoji and scripts need them.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g

export type CodeLines = {
  readonly lines: readonly string[]
  /** A line break ends the last line. */
  readonly endsInBreak: boolean
  /** Characters that are shown as symbols. */
  readonly symbols: number
}

/** Cuts code into lines as they are shown: what cannot be seen is shown by a symbol. @throws SnapshotError */
export function readCode(code: string): CodeLines {
  if (code.length > MOST_CHARACTERS) throw new SnapshotError('too-long', { most: MOST_CHARACTERS })
  let symbols = 0
  const shown = code
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(UNSEEN, (character) => {
      symbols++
      return symbolOf(character)
    })
  const lines = shown.split('\n')
  const endsInBreak = lines.length > 1 && lines.at(-1) === ''
  if (endsInBreak) lines.pop()
  if (lines.length > MOST_LINES) throw new SnapshotError('too-many-lines', { most: MOST_LINES, lines: lines.length })
  return { lines, endsInBreak, symbols }
}

/** Control characters have pictures in Unicode; the others show their number. */
function symbolOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '\u2421'
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

export type Token = { readonly text: string; readonly role: Role }

export type TokenLines = { readonly tokens: readonly (readonly Token[])[]; readonly language: Syntax | 'plain' }

/**
 * Colors lines of code.
 * @param isDiff a plus or minus at the start of a line is a mark, and no part of the language
 */
export async function colorLines(lines: readonly string[], wanted: string, isDiff: boolean): Promise<TokenLines> {
  const text = (isDiff ? lines.map((line) => line.replace(/^[+-]/, ' ')) : lines).join('\n')
  const named = SYNTAXES.find((name) => name === wanted)
  const syntax = isUncolorable(text) || wanted === 'plain' ? undefined : (named ?? (await guessSyntax(text)))
  const html = splitLines(await colorSource(text, syntax))
  const tokens = lines.map((line, index) => (syntax === undefined ? whole(line) : restore(readTokens(html[index] ?? ''), line)))
  return { tokens, language: syntax ?? 'plain' }
}

const whole = (line: string): Token[] => (line === '' ? [] : [{ text: line, role: 'plain' }])

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The stretches of one line of highlighted HTML. */
function readTokens(html: string): Token[] {
  const tokens: Token[] = []
  const open: Role[] = ['plain']
  for (const [part] of html.matchAll(/<span class="[^"]*">|<\/span>|[^<]+/g)) {
    const current = open.at(-1) ?? 'plain'
    if (part === '</span>') open.pop()
    else if (part.startsWith('<')) open.push(roleOf(part.slice('<span class="'.length, -2)) ?? current)
    else tokens.push({ text: part.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? ''), role: current })
  }
  return tokens
}

/** The author's own letters under the highlighter's roles; should they differ in length, the line stays uncolored. */
function restore(tokens: readonly Token[], line: string): Token[] {
  if (tokens.reduce((sum, { text }) => sum + text.length, 0) !== line.length) return whole(line)
  let at = 0
  return tokens.map(({ text, role }) => ({ text: line.slice(at, (at += text.length)), role }))
}
