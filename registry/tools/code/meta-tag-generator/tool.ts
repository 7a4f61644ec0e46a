import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, color, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { largeCard, searchPreview, smallCard } from './previews.ts'
import { metaTags } from '../../../lib/web/meta-tags.ts'
import { countGraphemes } from '../../../lib/text/segments.ts'
import { FOR_BEGINNERS, LONG_TITLE } from './examples.ts'

const MOST_ADDRESS = 2000
/** About what search engines show before they cut. */
const TITLE_MOST = 60
const DESCRIPTION_MOST = 160
const DESCRIPTION_LEAST = 50
const ALT_MOST = 420

const ROBOTS = {
  'index, follow': 'List the page, follow its links',
  'noindex, follow': 'Don’t list the page, follow its links',
  'index, nofollow': 'List the page, don’t follow its links',
  'noindex, nofollow': 'Don’t list the page, don’t follow its links',
} as const

export const metaTagGenerator = defineTool({
  id: 'meta-tag-generator',
  category: 'code',
  icon: 'tags',
  title: 'Meta tag generator',
  summary:
    'Generate a page’s title, description, Open Graph and card tags, and preview how search engines and social networks may show it.',
  keywords: [
    'seo meta tags',
    'open graph generator',
    'og tags',
    'twitter card generator',
    'social media preview',
    'meta description',
    'og image',
  ],
  aliases: ['open-graph-generator', 'og-tag-generator'],
  slugs: {
    es: ['generador-de-meta-tags', 'generador-de-metaetiquetas'],
    fr: 'generateur-de-balises-meta',
    id: ['generator-meta-tag', 'pembuat-meta-tag'],
    it: 'generatore-di-meta-tag',
    pl: 'generator-meta-tagow',
    pt: 'gerador-de-meta-tags',
    ru: 'generator-meta-tegov',
  },
  effect: 'pure',
  input: z.object({
    title: text('Page title', { max: 300 }),
    description: text('Description', { max: 1000, default: '', control: 'multiline', lines: 3 }),
    url: text('Page URL', { max: MOST_ADDRESS, default: '', placeholder: 'https://example.com/page' }),
    image: text('Image URL', {
      max: MOST_ADDRESS,
      default: '',
      help: '1200 × 630 pixels works best.',
      placeholder: 'https://example.com/image.jpg',
    }),
    imageAlt: text('Image alt text', { max: 1000, default: '' }),
    siteName: text('Site name', { max: 200, default: '' }),
    type: choice('Type', { website: 'Website', article: 'Article', profile: 'Profile', book: 'Book' }),
    card: choice('Card', { summary_large_image: 'Large image', summary: 'Small image' }),
    robots: choice('Search engines', ROBOTS, { default: 'index, follow' }),
    language: text('Language', { max: 35, default: '', help: 'As a code, such as en or pt-BR.', placeholder: 'en-US', advanced: true }),
    author: text('Author', { max: 200, default: '', advanced: true }),
    account: text('X account', { max: 50, default: '', placeholder: '@example', advanced: true }),
    hasThemeColor: flag('Browser bar color', { advanced: true }),
    themeColor: color('Color', { default: '#2563eb', when: { hasThemeColor: true }, advanced: true }),
    basics: flag('Include charset and viewport', { default: true, advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'meta-tags.html' }),
    search: part(z.string(), 'As a search result', { view: 'html' }),
    large: part(z.string(), 'As a card with a large image', { view: 'html' }),
    small: part(z.string(), 'As a card with a small image', { view: 'html' }),
    lengths: facts(
      'Lengths',
      { title: column(z.int(), 'Characters in the title'), description: column(z.int(), 'Characters in the description') },
      { view: 'statistics' },
    ),
  }),
  failures: {
    'bad-language': '“{{language}}” isn’t a language code. Write it like en, pt-BR or zh-Hant.',
    'bad-account': '“{{account}}” isn’t an X username. Use at most 15 letters, digits and underscores.',
  },
  notices: {
    'title-long': { warning: 'Search engines cut off titles after about {{most, number}} characters; this one has {{count, number}}.' },
    'description-long': {
      warning: 'Search engines cut off descriptions after about {{most, number}} characters; this one has {{count, number}}.',
    },
    'description-short': {
      info: 'A description of fewer than {{least, number}} characters says little; search engines may use other text from the page.',
    },
    'description-missing': { warning: 'Without a description, search engines pick text from the page.' },
    'image-missing': { info: 'Without an image, cards are small or don’t appear at all.' },
    'alt-missing': { warning: 'The image has no alt text. Screen readers need it.' },
    'alt-long': { warning: 'X allows at most {{most, number}} characters of alt text.' },
    'not-https': { warning: 'This URL isn’t secure. Use https.' },
    hidden: { warning: 'Search engines won’t list this page.' },
  },
  notes: [
    'Paste the tags into the page’s head. Search engines and social networks decide for themselves what they show; the previews come close to the usual look and load nothing from the network.',
    'The language goes into og:locale, with the most likely country if you don’t give one. On the page itself, set it in <html lang>.',
  ],
  examples: [
    {
      input: {
        title: 'Green tea for beginners',
        description: 'How to choose, store and brew green tea: water, time and leaves, with a table for the twelve best-known kinds.',
        url: 'https://example.com/tea/green',
        image: 'https://example.com/img/green-tea.jpg',
        imageAlt: 'A cup of green tea',
        siteName: 'Tea & Co.',
        type: 'article',
      },
      in: FOR_BEGINNERS,
      output: {
        text: '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n\n<title>Green tea for beginners</title>\n<meta name="description" content="How to choose, store and brew green tea: water, time and leaves, with a table for the twelve best-known kinds.">\n<link rel="canonical" href="https://example.com/tea/green">\n<meta name="robots" content="index, follow, max-image-preview:large">\n\n<meta property="og:type" content="article">\n<meta property="og:title" content="Green tea for beginners">\n<meta property="og:description" content="How to choose, store and brew green tea: water, time and leaves, with a table for the twelve best-known kinds.">\n<meta property="og:url" content="https://example.com/tea/green">\n<meta property="og:image" content="https://example.com/img/green-tea.jpg">\n<meta property="og:image:alt" content="A cup of green tea">\n<meta property="og:site_name" content="Tea &amp; Co.">\n\n<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:title" content="Green tea for beginners">\n<meta name="twitter:description" content="How to choose, store and brew green tea: water, time and leaves, with a table for the twelve best-known kinds.">\n<meta name="twitter:image" content="https://example.com/img/green-tea.jpg">\n<meta name="twitter:image:alt" content="A cup of green tea">\n',
        lengths: { title: 23, description: 110 },
      },
    },
    {
      title: 'A page that search engines shouldn’t list',
      input: { title: 'Draft <1>', robots: 'noindex, nofollow', basics: false, language: 'pt-BR' },
      in: {
        es: { input: { title: 'Borrador <1>', language: 'es' } },
        fr: { input: { title: 'Brouillon <1>', language: 'fr' } },
        id: { input: { title: 'Draf <1>', language: 'id' } },
        it: { input: { title: 'Bozza <1>', language: 'it' } },
        pl: { input: { title: 'Szkic <1>', language: 'pl' } },
        pt: { input: { title: 'Rascunho <1>' } },
        ru: { input: { title: 'Черновик <1>', language: 'ru' } },
      },
      output: {
        text: '<title>Draft &lt;1></title>\n<meta name="robots" content="noindex, nofollow">\n\n<meta property="og:type" content="website">\n<meta property="og:title" content="Draft &lt;1&gt;">\n<meta property="og:locale" content="pt_BR">\n\n<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:title" content="Draft &lt;1&gt;">\n',
        notices: [
          { code: 'description-missing', level: 'warning' },
          { code: 'image-missing', level: 'info' },
          { code: 'hidden', level: 'warning' },
        ],
      },
    },
    {
      title: 'A title that is too long',
      input: {
        title: 'Everything you always wanted to know about green tea but were afraid to ask',
        description: 'Forty questions and answers about green tea, from the garden to the cup.',
        image: 'https://example.com/tea.jpg',
        imageAlt: 'Tea',
      },
      in: LONG_TITLE,
      output: {
        lengths: { title: 75, description: 72 },
        notices: [{ code: 'title-long', params: { most: 60, count: 75 }, level: 'warning' }],
      },
    },
  ],
  transform: (input, { fail, note }) => {
    const title = oneLine(input.title)
    if (title === '') fail('required', { field: 'title' })
    const language = input.language.trim()
    if (language !== '' && !isLanguage(language)) fail('bad-language', { language, field: 'language' })
    const account = input.account
      .trim()
      .replace(/^(?:https?:\/\/)?(?:www\.)?(?:x|twitter)\.com\//i, '')
      .replace(/^@/, '')
    if (account !== '' && !/^\w{1,15}$/.test(account))
      fail('bad-account', { account: input.account.trim().toWellFormed(), field: 'account' })
    const facts = {
      ...input,
      title,
      language,
      description: oneLine(input.description),
      url: wholeAddress(input.url, 'url'),
      image: wholeAddress(input.image, 'image'),
      imageAlt: oneLine(input.imageAlt),
      siteName: oneLine(input.siteName),
      author: oneLine(input.author),
      account: account === '' ? '' : `@${account}`,
      themeColor: input.hasThemeColor ? input.themeColor : '',
    }
    const lengths = { title: countGraphemes(title), description: countGraphemes(facts.description) }
    if (lengths.title > TITLE_MOST) note('title-long', { most: TITLE_MOST, count: lengths.title })
    if (lengths.description > DESCRIPTION_MOST) note('description-long', { most: DESCRIPTION_MOST, count: lengths.description })
    if (lengths.description > 0 && lengths.description < DESCRIPTION_LEAST) note('description-short', { least: DESCRIPTION_LEAST })
    if (lengths.description === 0) note('description-missing')
    if (facts.image === '') note('image-missing')
    if (facts.image !== '' && facts.imageAlt === '') note('alt-missing')
    if (countGraphemes(facts.imageAlt) > ALT_MOST) note('alt-long', { most: ALT_MOST })
    if ([facts.url, facts.image].some((address) => address.startsWith('http:'))) note('not-https')
    if (facts.robots.startsWith('noindex')) note('hidden')
    return { text: metaTags(facts), search: searchPreview(facts), large: largeCard(facts), small: smallCard(facts), lengths }
  },
})

function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
    .toWellFormed()
}

/** Only whole addresses of the web work in these tags. */
function wholeAddress(given: string, field: string): string {
  const address = given.trim()
  if (address === '') return ''
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) fail('bad-url', { field })
  return new URL(address).href
}

function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(code) && new Intl.Locale(code).language !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
