/**
 * Characters that the tags of a video may have together, as the API counts them: commas count, and a tag with a space
 * counts two more, for the quotation marks around it. Seen on 2026-11-22.
 * @see https://developers.google.com/youtube/v3/docs/videos#snippet.tags[]
 */
export const MOST_TAG_CHARACTERS = 500

export const tagCost = (tag: string): number => tag.length + (/\s/.test(tag) ? 2 : 0)

export const tagsCost = (tags: readonly string[]): number => tags.reduce((sum, tag) => sum + tagCost(tag), Math.max(0, tags.length - 1))

/** As one would type a tag: no commas, quotation marks or angle brackets, which tags cannot hold, and single spaces. */
export const cleanTag = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[,"“”„«»<>#\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const fold = (tag: string): string => tag.normalize('NFKC').toLowerCase()

/** The tags that fit, in their order, each once whatever its letter case; what is too long leaves room for what follows. */
export function fitTags(tags: Iterable<string>, limit: number, count: number): { readonly kept: string[]; readonly left: number } {
  const seen = new Set<string>()
  const kept: string[] = []
  let left = 0
  for (const tag of tags) {
    if (tag === '' || seen.has(fold(tag))) continue
    seen.add(fold(tag))
    if (kept.length < count && tagsCost([...kept, tag]) <= limit) kept.push(tag)
    else left++
  }
  return { kept, left }
}
