/** A character that XML 1.0 (fifth edition, production 2) has no place for; a lone surrogate is one. */
export const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

const NAME_START =
  ':A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}-\\u{200d}\\u{2070}-\\u{218f}' +
  '\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}'
const NAME_PART = `${NAME_START}\\-.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}-\\u{2040}`

const NAME = new RegExp(`[${NAME_START}][${NAME_PART}]*`, 'uy')
const TOKEN = new RegExp(`[${NAME_PART}]+`, 'uy')
const WHOLE_NAME = new RegExp(`^[${NAME_START}][${NAME_PART}]*$`, 'u')
const NOT_IN_NAME = new RegExp(`[^${NAME_PART}]|:`, 'gu')
const NO_START = new RegExp(`^[^${NAME_START}]`, 'u')

/** The name that starts at an offset, or an empty text. */
export function xmlNameAt(text: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(text)?.[0] ?? ''
}

/** Like a name, but starting with any of its characters. */
export function xmlTokenAt(text: string, at: number): string {
  TOKEN.lastIndex = at
  return TOKEN.exec(text)?.[0] ?? ''
}

export function isXmlName(text: string): boolean {
  return WHOLE_NAME.test(text)
}

/** A valid name without colon, as near to the text as can be: `First name` becomes `First_name`. */
export function makeXmlName(text: string): string {
  const name = text.replace(NOT_IN_NAME, '_')
  // Names that start with “xml” are kept for the standard.
  return name === '' || NO_START.test(name) || /^xml/i.test(name) ? `_${name}` : name
}

/** The offset of the first unit from `at` on that is not white space. */
export function skipXmlSpace(text: string, at: number): number {
  for (let i = at; ; i++) {
    const unit = text.charCodeAt(i)
    if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return i
  }
}

export function isXmlSpace(text: string, start: number, end: number): boolean {
  return skipXmlSpace(text, start) >= end
}

export function normaliseLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

export function trimXml(text: string): string {
  const start = skipXmlSpace(text, 0)
  let end = text.length
  while (end > start && isXmlSpace(text, end - 1, end)) end--
  return text.slice(start, end)
}
