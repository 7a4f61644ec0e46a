import { countGraphemes, eachGrapheme } from '../text/segments.ts'
import { countUtf8Bytes } from '../text/size.ts'

/** Every web address counts as this many characters in a post on X or Mastodon, as both shorten it. */
const ADDRESS_LENGTH = 23
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}’”»]/giu

/**
 * Length of a post on X: Latin and most other alphabets weigh 1, CJK and the rest 2, an emoji 2, an address 23.
 * Only addresses with http:// or https:// are recognised.
 * @see twitter-text configuration v3
 */
export function countXPost(text: string): number {
  const normal = text.normalize('NFC')
  let length = 0
  eachGrapheme(normal.replace(ADDRESS, ''), (character) => {
    if (isLightLetter(character)) length++
    else length += isEmoji(character) ? 2 : weigh(character)
  })
  return length + ADDRESS_LENGTH * countAddresses(normal)
}

const LIGHT_MOST = 4351

/** No emoji is a single letter of this range, and asking the pattern for each takes long. */
function isLightLetter(character: string): boolean {
  return character.length === 1 && character.charCodeAt(0) <= LIGHT_MOST
}

const isEmoji = (character: string): boolean => /^\p{RGI_Emoji}$/v.test(character)

function weigh(segment: string): number {
  let weight = 0
  for (const character of segment) weight += isLight(character.codePointAt(0) as number) ? 1 : 2
  return weight
}

function isLight(code: number): boolean {
  return code <= LIGHT_MOST || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247)
}

/** Length of a post on Mastodon: characters as people count them, an address as 23. */
export function countMastodonPost(text: string): number {
  return ADDRESS_LENGTH * countAddresses(text) + countGraphemes(text.replace(ADDRESS, ''))
}

/**
 * Length of a post on Threads: an emoji counts as its bytes in UTF-8.
 * @see https://developers.facebook.com/docs/threads/posts
 */
export function countThreadsPost(text: string): number {
  let length = 0
  eachGrapheme(text, (character) => {
    if (isLightLetter(character)) length++
    else length += isEmoji(character) ? countUtf8Bytes(character) : character.length
  })
  return length
}

function countAddresses(text: string): number {
  return text.match(ADDRESS)?.length ?? 0
}
