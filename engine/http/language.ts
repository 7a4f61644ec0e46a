/** The language that an Accept-Language header likes best among those there are; the first of them when it names none. */
export function preferredLanguage<L extends string>(header: string | undefined, languages: readonly [L, ...L[]]): L {
  const wishes = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { primary: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { primary } of wishes) {
    const found = languages.find((language) => language === primary)
    if (found) return found
  }
  return languages[0]
}
