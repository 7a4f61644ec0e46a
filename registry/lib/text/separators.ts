/** What may stand between the parts of a result. */
const SEPARATORS = ['line', 'space', 'comma', 'semicolon', 'tab', 'none', 'own'] as const
type Separator = (typeof SEPARATORS)[number]

export const SEPARATOR_LABELS = {
  line: 'Line break',
  space: 'Space',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  none: 'None',
  own: 'Custom separator',
} as const satisfies Readonly<Record<Separator, string>>

const TEXTS: Readonly<Record<Exclude<Separator, 'own'>, string>> = {
  line: '\n',
  space: ' ',
  comma: ', ',
  semicolon: '; ',
  tab: '\t',
  none: '',
}

export const OWN_SEPARATOR_HELP = '\\n is a line break, \\t a tab.'

/** @param own the visitor's own separator, read as {@link readEscapes} does */
export function separatorText(separator: Separator, own: string): string {
  return separator === 'own' ? readEscapes(own) : TEXTS[separator]
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }

/** Reads \n, \r, \t and \\ as what they stand for; any other backslash stays. */
export function readEscapes(text: string): string {
  return text.replace(/\\([nrt\\])/g, (_, letter: string) => ESCAPES[letter] as string)
}
