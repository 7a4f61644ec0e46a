/**
 * A number of the YAML 1.2 core schema as JSON spells it: digits stay to the letter, octal and hexadecimal
 * become decimal. Infinity and “not a number” have no spelling and come back as they are.
 */
export function spellYamlNumber(source: string): { readonly text: string; readonly isNumber: boolean } {
  if (/^0[ox]/.test(source)) return { text: BigInt(source).toString(), isNumber: true }
  const match = /^[-+]?(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source)
  if (!match) return { text: source, isNumber: false }
  const [, whole = '', fraction = '', exponent = ''] = match
  const sign = source.startsWith('-') ? '-' : ''
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return { text: sign + digits + (fraction === '' ? '' : `.${fraction}`) + exponent, isNumber: true }
}

const CORE = 'tag:yaml.org,2002:'
/** What each tag of the core schema promises: the type of a scalar, or a kind of collection. */
const KINDS: Readonly<Record<string, string>> = {
  [`${CORE}str`]: 'string',
  [`${CORE}int`]: 'number',
  [`${CORE}float`]: 'number',
  [`${CORE}bool`]: 'boolean',
  [`${CORE}null`]: 'object',
  [`${CORE}map`]: 'map',
  [`${CORE}seq`]: 'seq',
}

/** Whether a tag is one of those that the core schema resolves. */
export function isCoreTag(tag: string): boolean {
  return tag === '!' || Object.hasOwn(KINDS, tag)
}

/** Whether a node is of the kind that its tag promises: the parser lets `!!int x` and `!!map x` pass as text. */
export function fitsTag(kind: string, tag: string): boolean {
  return !Object.hasOwn(KINDS, tag) || kind === KINDS[tag]
}
