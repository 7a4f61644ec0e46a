/** Letters that carry a mark without being made of one. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Small letters without their accents, so that `calculo` finds `cálculo` and `ё` is `е`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđıßæœ]/g, (letter) => OTHER_LETTERS[letter] as string)
}

/** The folded words of a text: runs of letters and digits. */
export function termsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The folded words of a phrase with one space between them. */
export function phraseOf(text: string): string {
  return termsOf(text).join(' ')
}
