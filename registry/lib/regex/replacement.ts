/**
 * What stands for a match: `$&`, `$1`, `$<name>`, `` $` ``, `$'` and `$$` as in String.prototype.replace.
 * @see ECMA-262, GetSubstitution
 */
export function expandReplacement(template: string, match: RegExpExecArray): string {
  if (!template.includes('$')) return template
  const { index, input, groups } = match
  // Without named groups `$<` is just these two signs, and what follows is read on.
  const references = groups ? /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g : /\$(?:([$&`'])|(\d\d?))/g
  return template.replace(references, (whole, sign?: string, digits?: string, name?: string) => {
    if (sign === '$') return '$'
    if (sign === '&') return match[0]
    if (sign === '`') return input.slice(0, index)
    if (sign === "'") return input.slice(index + match[0].length)
    return digits === undefined ? (groups?.[name as string] ?? '') : expandNumber(whole, digits, match)
  })
}

/** `$12` is group 12 where there are so many, else group 1 and a 2. */
function expandNumber(whole: string, digits: string, match: RegExpExecArray): string {
  const both = Number(digits)
  if (both >= 1 && both < match.length) return match[both] ?? ''
  const first = Number(digits[0])
  return digits.length === 2 && first >= 1 && first < match.length ? (match[first] ?? '') + digits[1] : whole
}

/** A text as a pattern in Unicode mode that matches just that text. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
