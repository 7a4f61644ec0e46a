/** What may stand between the parts of a result. */
export const SEPARATORS = ['line', 'space', 'comma', 'semicolon', 'tab', 'none', 'own'] as const
export type Separator = (typeof SEPARATORS)[number]

export const SEPARATOR_LABELS = {
  line: 'Line break',
  space: 'Space',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  none: 'None',
  own: 'Own separator',
} as const satisfies Readonly<Record<Separator, string>>

const TEXTS: Readonly<Record<Exclude<Separator, 'own'>, string>> = {
  line: '\n',
  space: ' ',
  comma: ', ',
  semicolon: '; ',
  tab: '\t',
  none: '',
}

export const OWN_SEPARATOR_HELP = '\\n stands for a line break, \\t for a tab.'

/** @param own the visitor's own separator, in which \n, \t and \\ are escapes */
export function separatorText(separator: Separator, own: string): string {
  if (separator !== 'own') return TEXTS[separator]
  return own.replace(/\\([nt\\])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 't' ? '\t' : '\\'))
}
