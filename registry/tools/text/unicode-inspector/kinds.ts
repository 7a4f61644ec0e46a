/** General categories of the Unicode Standard, section 4.5. */
export const CATEGORIES = {
  Lu: 'Uppercase letter',
  Ll: 'Lowercase letter',
  Lt: 'Titlecase letter',
  Lm: 'Modifier letter',
  Lo: 'Other letter',
  Mn: 'Nonspacing mark',
  Mc: 'Spacing mark',
  Me: 'Enclosing mark',
  Nd: 'Decimal digit',
  Nl: 'Letter number',
  No: 'Other number',
  Pc: 'Connector punctuation',
  Pd: 'Dash',
  Ps: 'Opening punctuation',
  Pe: 'Closing punctuation',
  Pi: 'Opening quotation mark',
  Pf: 'Closing quotation mark',
  Po: 'Other punctuation',
  Sm: 'Math symbol',
  Sc: 'Currency symbol',
  Sk: 'Modifier symbol',
  So: 'Other symbol',
  Zs: 'Space',
  Zl: 'Line separator',
  Zp: 'Paragraph separator',
  Cc: 'Control character',
  Cf: 'Format character',
  Cs: 'Surrogate',
  Co: 'Private use',
  Cn: 'Unassigned',
} as const
type Category = keyof typeof CATEGORIES
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]
const PATTERNS = CATEGORY_NAMES.map((name) => [name, new RegExp(String.raw`^\p{${name}}$`, 'u')] as const)

export const categoryOf = (character: string): Category => PATTERNS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Cn'

export const KINDS = {
  hidden: 'Invisible',
  direction: 'Changes the reading direction',
  control: 'Control character',
  space: 'Unusual space',
  'look-alike': 'Looks like another letter',
  private: 'Private use, differs by font',
  unassigned: 'Not assigned',
  surrogate: 'Half a character (surrogate)',
} as const
export const KIND_NAMES = Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]]
