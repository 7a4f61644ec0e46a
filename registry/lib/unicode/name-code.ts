/** Digits for how many characters a name shares with the one before it. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Names in a line each, with what they share with the name before left out: `gap:` in base 36 where code points without a name come
 * before, a digit for the number of shared characters, and the rest.
 */
export function encodeNames(names: ReadonlyMap<number, string>): string {
  let before = ''
  let next = 0
  const lines = [...names]
    .toSorted(([a], [b]) => a - b)
    .map(([code, name]) => {
      let shared = 0
      while (shared < DIGITS.length - 1 && shared < name.length && name[shared] === before[shared]) shared++
      const gap = code === next ? '' : `${(code - next).toString(36)}:`
      before = name
      next = code + 1
      return gap + DIGITS[shared] + name.slice(shared)
    })
  return lines.join('\n')
}

/** What {@link encodeNames} wrote. */
export function decodeNames(text: string): Map<number, string> {
  const names = new Map<number, string>()
  let name = ''
  let code = 0
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) code += Number.parseInt(line.slice(0, colon), 36)
    name = name.slice(0, DIGITS.indexOf(line[colon + 1] as string)) + line.slice(colon + 2)
    names.set(code++, name)
  }
  return names
}
