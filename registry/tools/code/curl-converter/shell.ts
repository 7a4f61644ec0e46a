import { placeAt } from '../../../../engine/core/errors.ts'
import { readBash } from './bash.ts'
import { readCmd } from './cmd.ts'
import { type Aside, shellFailures, type shellNotices, type Word } from './command.ts'
import type { Note } from '../../../../engine/core/define.ts'
import { readPowershell } from './powershell.ts'

export const SHELLS = { bash: 'bash or zsh', cmd: 'Windows Command Prompt (cmd)', powershell: 'PowerShell' } as const
export type Shell = keyof typeof SHELLS

const READERS = { bash: readBash, cmd: readCmd, powershell: readPowershell } as const
/** Longest excerpt in a notice, and how many of a kind are told. */
const SHOWN = 60
const MOST_NAMED = 8

/** What documentation shows before a command: a fence, or a prompt. */
const BEFORE =
  /^\s*(?:```\w*[ \t]*[\r\n]+\s*)?(?:(?:PS(?: [^>\r\n]{0,200})?>|[A-Za-z]:\\[^>\r\n]{0,200}>|[^\s@]{1,40}@[^\s$#%]{1,100}(?: [^\s$#%]{1,100})?[$#%]|[$#%>])[ \t]*(?=(?:sudo |time )?curl))?/i

/** The arguments of the first curl command of a text, `curl` itself left out. @throws ToolError those of {@link shellFailures} */
export function readCurlCommand(
  text: string,
  wanted: Shell | 'auto',
  note: Note<typeof shellNotices>,
): { readonly shell: Shell; readonly words: readonly Word[] } {
  const surrogate = text.isWellFormed() ? -1 : text.search(/\p{Surrogate}/u)
  if (surrogate >= 0) shellFailures.fail('lone-surrogate', { field: 'text', offset: surrogate, text })
  const nul = text.indexOf('\0')
  if (nul >= 0) shellFailures.fail('nul-character', { field: 'text', offset: nul, text })
  const shell = wanted === 'auto' ? guessShell(text) : wanted
  const variables: { readonly name: string; readonly at: number }[] = []
  const leftOut = (from: number, to: number, code: 'left-out' | 'ampersand' = 'left-out') => {
    const { line, column } = placeAt(text, from)
    const shown = text.slice(from, to).trim()
    if (!/^(?:`{0,3}|;+)$/.test(shown)) note(code, { text: shorten(shown), line, column })
  }
  const asides: (() => void)[] = []
  const aside: Aside = {
    variable: (name, at) => variables.push({ name, at }),
    leftOut: (from, to) => asides.push(() => leftOut(from, to)),
    joined: (at, character) => asides.push(() => note('joined-lines', { line: placeAt(text, at).line, character })),
    note: (...said) => asides.push(() => note(...said)),
  }
  const begin = BEFORE.exec(text)?.[0].length ?? 0
  let at = begin
  for (;;) {
    variables.length = 0
    asides.length = 0
    const { words, end } = READERS[shell](text, at, aside)
    const index = words.findIndex((word) => /^(?:[^]*[\\/])?curl(?:\.exe)?$/i.test(word.text))
    const curl = words[index]
    if (curl) {
      if (curl.at > begin) leftOut(begin, curl.at)
      for (const say of asides.slice(0, MOST_NAMED)) say()
      if (variables.length > 0) note('variables', { count: variables.length, names: listed(variables, text) })
      sayRest(text, end, leftOut, note)
      return { shell, words: words.slice(index + 1) }
    }
    at = end + 1
    if (end >= text.length) shellFailures.fail('no-curl', { field: 'text', offset: begin, text })
  }
}

/** What follows the command, and whether that is curl again. */
function sayRest(
  text: string,
  end: number,
  leftOut: (from: number, to: number, code?: 'left-out' | 'ampersand') => void,
  note: Note<typeof shellNotices>,
): void {
  const rest = text.slice(end)
  const others = rest.match(/(?:^|[;&|\r\n])[ \t]*curl(?:\.exe)?(?=\s)/g)?.length ?? 0
  if (others > 0) note('more-commands', { count: others })
  else if (/^&[^\s&]/.test(rest) && /\S/.test(text[end - 1] ?? ' ')) leftOut(end, text.length, 'ampersand')
  else if (rest.trim() !== '') leftOut(end + (/^\s*/.exec(rest)?.[0].length ?? 0), text.length)
}

/** By how lines go on, and by quoting that only one shell knows. */
function guessShell(text: string): Shell {
  if (/\\\r?\n/.test(text)) return 'bash'
  if (/\^\r?\n|\s\^"|^\s*[a-z]:\\[^>\r\n]{0,200}>/i.test(text)) return 'cmd'
  if (/(?:^|[^`])`\r?\n|\$env:|^\s*(?:PS [^>\r\n]{0,200}>\s*)?(?:& ?)?curl\.exe\s|\s@['"]\r?\n/i.test(text)) return 'powershell'
  // Doubled quotation marks in JSON, and variables between percent signs.
  return /[{,:[]""|""[:,}\]]|(?:^|[^%])%[A-Z_]{3,40}%/.test(text) && !text.includes("'") ? 'cmd' : 'bash'
}

/** Variables with line and column. */
function listed(variables: readonly { readonly name: string; readonly at: number }[], text: string): string {
  const names = variables.slice(0, MOST_NAMED).map(({ name, at }) => {
    const { line, column } = placeAt(text, at)
    return `${name.slice(0, SHOWN)} (${line}:${column})`
  })
  return variables.length > MOST_NAMED ? `${names.join(', ')}, …` : names.join(', ')
}

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…` : text
}
