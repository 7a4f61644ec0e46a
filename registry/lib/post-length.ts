/** Every web address counts as this many characters in a post on X or Mastodon, as both shorten it. */
const ADDRESS_LENGTH = 23
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}’”»]/giu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Length of a post on X: Latin and most other alphabets weigh 1, CJK and the rest 2, an emoji 2, an address 23.
 * Only addresses with http:// or https:// are recognised.
 * @see twitter-text configuration v3
 */
export function countXPost(text: string): number {
  const normal = text.normalize('NFC')
  let length = 0
  for (const { segment } of graphemes.segment(normal.replace(ADDRESS, ''))) length += /^\p{RGI_Emoji}$/v.test(segment) ? 2 : weigh(segment)
  return length + ADDRESS_LENGTH * countAddresses(normal)
}

function weigh(segment: string): number {
  let weight = 0
  for (const character of segment) weight += isLight(character.codePointAt(0) as number) ? 1 : 2
  return weight
}

function isLight(code: number): boolean {
  return code <= 4351 || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247)
}

/** Length of a post on Mastodon: characters as people count them, an address as 23. */
export function countMastodonPost(text: string): number {
  let length = ADDRESS_LENGTH * countAddresses(text)
  for (const _ of graphemes.segment(text.replace(ADDRESS, ''))) length++
  return length
}

function countAddresses(text: string): number {
  return text.match(ADDRESS)?.length ?? 0
}
