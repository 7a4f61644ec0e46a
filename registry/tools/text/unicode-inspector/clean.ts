import type { KINDS } from './kinds.ts'

type Found = { readonly kind: keyof typeof KINDS; readonly offset: number; readonly character: string; readonly instead: string }

/** With line and column, both from 1; columns count code points, as editors do. */
export function placed(text: string, found: readonly Found[]) {
  let [line, start, at, position] = [1, 0, 0, 1]
  return found.map((one) => {
    for (; at < one.offset; at++) {
      if (text[at] === '\n') [line, start, position] = [line + 1, at + 1, 1]
      else if (!/[\udc00-\udfff]/.test(text[at] as string) || at === start) position++
    }
    return { ...one, line, position }
  })
}

/** The text with what is instead of each; look-alikes stay unless they are to be replaced. */
export function cleaned(text: string, found: readonly Found[], replace: boolean): string {
  let [result, at] = ['', 0]
  for (const { kind, offset, character, instead } of found) {
    result += text.slice(at, offset) + (kind === 'look-alike' && !replace ? character : instead)
    at = offset + character.length
  }
  return result + text.slice(at)
}
