import { defineFailures, type Note } from '../../../../engine/core/define.ts'

/** An argument as the program gets it, and where it begins in the text. Bytes that are not UTF-8 are kept as {@link fromBytes} says. */
export type Word = { readonly text: string; readonly at: number }

/** One command: its arguments, and the offset at which something else begins (an operator, a line break, or the end of the text). */
export type Command = { readonly words: readonly Word[]; readonly end: number }

/** What a shell’s reader tells beside the arguments. */
export type Aside = {
  /** A variable was kept as it is written. */
  readonly variable: (name: string, at: number) => unknown
  /** Part of the text has nothing to do with the request. */
  readonly leftOut: (from: number, to: number) => unknown
  /** A line was joined to the one before, which no mark ends. */
  readonly joined: (at: number, character: string) => unknown
  readonly note: Note<typeof shellNotices>
}

/** Reads one command of a text from an offset on. */
export type ShellReader = (text: string, at: number, aside: Aside) => Command

export const shellFailures = defineFailures({
  'no-curl': 'This isn’t a curl command. It has to begin with “curl”.',
  'unclosed-quote': 'The quotation mark {{mark}} that opens here isn’t closed. Add {{mark}} where the value ends.',
  substitution: '“{{part}}” inserts the output of another command, which isn’t known here. Put the value in its place.',
  typographic: '“{{character}}” is a typographic character, which neither shells nor curl understand. Type {{right}} instead.',
  'space-after': 'A space follows the {{character}} at the end of this line, so the shell doesn’t join the lines. Delete the space.',
  'nul-character':
    'A NUL character can’t be part of a command, because shells cut the value there. Put the body in a file and use --data-binary @file.',
  'brace-pattern':
    'The shell turns “{{part}}” into several arguments. Put quotation marks around the value if the braces are meant literally.',
  'lone-surrogate': 'The command contains half of a surrogate pair, which can’t be encoded. Delete that character.',
})

export const shellNotices = {
  variables: {
    warning: {
      one: '{{count, number}} variable was kept as text: {{names}}. Replace it with its value.',
      other: '{{count, number}} variables were kept as text: {{names}}. Replace them with their values.',
    },
  },
  'left-out': { info: '“{{text}}” at line {{line, number}}, column {{column, number}} isn’t part of the request and was left out.' },
  ampersand: {
    warning:
      'The & at line {{line, number}}, column {{column, number}} ends the command in the shell, so “{{text}}” isn’t part of the request. Put the URL in quotation marks.',
  },
  'more-commands': {
    warning: {
      one: '{{count, number}} more curl command follows. Only the first one was converted.',
      other: '{{count, number}} more curl commands follow. Only the first one was converted.',
    },
  },
  'joined-lines': {
    warning: 'Line {{line, number}} begins with an option, so it was joined to the line before, although no {{character}} ends that line.',
  },
  'doubled-backslashes': {
    warning:
      'The command contains doubled backslashes, and curl on Windows sends both. Chrome and Edge double them when they copy “as cURL (cmd)”; to get the original request, copy it “as cURL (bash)”.',
  },
  'doubled-percent': { info: 'Doubled percent signs (%%) were read as one, as in batch files.' },
  'powershell-quotes': { info: 'Quotation marks after a backslash were read as Windows PowerShell passes them on.' },
} as const

/** Whether a line that was not continued goes on all the same: no command begins with a dash, but an option does. */
export function goesOn(text: string, lineEnd: number, character: string, { joined }: Aside): boolean {
  const next = /(?:\r\n|\r|\n)[ \t]*(?=--?[A-Za-z#])/y
  next.lastIndex = lineEnd
  if (!next.test(text)) return false
  joined(next.lastIndex, character)
  return true
}

/** Refuses a line that ends with a mark of continuation and a space. */
export function refuseSpaceAfter(text: string, at: number, field: string): void {
  const spaced = /[ \t]+(?:\r|\n|$)/y
  spaced.lastIndex = at + 1
  if (spaced.test(text) && spaced.lastIndex < text.length)
    shellFailures.fail('space-after', { character: text[at] as string, field, offset: at + 1, text })
}

/** Marks that word processors put in place of those that are typed. */
export const TYPOGRAPHIC: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '–': '--', '—': '--' }

/** Refuses a typographic quotation mark or dash where a value begins. */
export function refuseTypographic(text: string, at: number): void {
  const character = text[at] as string
  const right = TYPOGRAPHIC[character]
  if (right !== undefined) shellFailures.fail('typographic', { character, right, field: 'text', offset: at, text })
}
