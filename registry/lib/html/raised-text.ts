const signs = (from: string, to: string): ReadonlyMap<string, string> => {
  const letters = [...to]
  return new Map([...from].map((sign, index) => [sign, letters[index] ?? sign]))
}
const RAISED = signs('0123456789+-−()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱ')
const LOWERED = signs('0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎')

/** Raised or lowered text in characters of their own, so that 10 to the power of 6 does not become 106; other text stays as it is. */
export function shiftText(text: string, direction: 'sup' | 'sub'): string {
  const table = direction === 'sup' ? RAISED : LOWERED
  const letters = [...text.trim()]
  return letters.length > 0 && letters.every((letter) => table.has(letter)) ? letters.map((letter) => table.get(letter)).join('') : text
}
