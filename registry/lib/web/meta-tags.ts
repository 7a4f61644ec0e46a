/** What a page says about itself. Texts are on one line, addresses whole. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly image: string
  readonly imageAlt: string
  readonly siteName: string
  readonly author: string
  readonly language: string
  readonly type: 'website' | 'article' | 'profile' | 'book'
  readonly card: 'summary_large_image' | 'summary'
  readonly account: string
  readonly robots: 'index, follow' | 'noindex, follow' | 'index, nofollow' | 'noindex, nofollow'
  readonly themeColor: string
  readonly basics: boolean
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The tags for the head of a page, in groups with an empty line between them. */
export function metaTags(facts: PageFacts): string {
  const named = (name: string, content: string) => (content === '' ? [] : [`<meta name="${name}" content="${escapeAttribute(content)}">`])
  const property = (name: string, content: string) =>
    content === '' ? [] : [`<meta property="${name}" content="${escapeAttribute(content)}">`]
  const { title, description, url, image, imageAlt, siteName, author, language, type, card, account, robots, themeColor, basics } = facts
  const groups = [
    basics ? ['<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">'] : [],
    [
      `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
      ...named('description', description),
      ...(url === '' ? [] : [`<link rel="canonical" href="${escapeAttribute(url)}">`]),
      ...named('robots', robots.startsWith('index') ? `${robots}, max-image-preview:large` : robots),
      ...named('author', author),
      ...named('theme-color', themeColor),
    ],
    [
      ...property('og:type', type),
      ...property('og:title', title),
      ...property('og:description', description),
      ...property('og:url', url),
      ...property('og:image', image),
      ...property('og:image:alt', image === '' ? '' : imageAlt),
      ...property('og:site_name', siteName),
      ...property('og:locale', localeOf(language)),
      ...property('article:author', type === 'article' ? author : ''),
    ],
    [
      ...named('twitter:card', card),
      ...named('twitter:site', account),
      ...named('twitter:title', title),
      ...named('twitter:description', description),
      ...named('twitter:image', image),
      ...named('twitter:image:alt', image === '' ? '' : imageAlt),
    ],
  ]
  return `${groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n')}\n`
}

/** Open Graph writes `pt_BR`, and knows no language without a country. */
function localeOf(language: string): string {
  const { language: name = '', region = '' } = language === '' ? {} : new Intl.Locale(language).maximize()
  return name === '' || region === '' ? '' : `${name}_${region}`
}
