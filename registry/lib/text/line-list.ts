import { choice, flag } from '../../../engine/core/kit.ts'
import { TEXT_LANGUAGES } from './languages.ts'

/** Lines as a list, and how such a list is written as the text was. */
type LineList = { readonly lines: readonly string[]; write(lines: readonly string[]): string }

/** The lines of a text; a list of lines is written with its first line break, and with one at the end where the text had one. */
export function readLineList(text: string): LineList {
  const lines = text.split(/\r\n|\r|\n/)
  const lineBreak = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  const isEnded = lines.length > 1 && lines.at(-1) === ''
  if (isEnded || text === '') lines.pop()
  return { lines, write: (made) => (made.length === 0 ? '' : made.join(lineBreak) + (isEnded ? lineBreak : '')) }
}

/** What counts as the same line. */
export const sameLineFields = { ignoreCase: flag('Ignore case'), trim: flag('Ignore leading and trailing spaces', { default: true }) }

/** A line's key: lines with the same key are the same. Letters with marks are the same however they are composed. */
export function lineKey({ ignoreCase, trim }: { readonly ignoreCase: boolean; readonly trim: boolean }): (line: string) => string {
  return (line) => {
    const plain = (trim ? line.trim() : line).normalize('NFC')
    return ignoreCase ? plain.toLowerCase() : plain
  }
}

/** The language by whose alphabet lines are sorted. */
export const sortLanguageField = choice('Language', TEXT_LANGUAGES, {
  named: 'language',
  defaultFrom: 'locale',
  help: 'Its alphabet decides: in Swedish, ä comes after z.',
})
