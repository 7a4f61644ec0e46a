import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choices, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { countXPost } from '../../lib/social/post-length.ts'
import { textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { isWebAddress } from '../../lib/web/web-address.ts'

const NETWORKS = [
  'X',
  'Facebook',
  'LinkedIn',
  'WhatsApp',
  'Telegram',
  'Reddit',
  'Pinterest',
  'Bluesky',
  'Threads',
  'LINE',
  'VK',
  'Email',
  'SMS',
] as const
type Network = (typeof NETWORKS)[number]
/** What the link to write an email is called; the others have the same name everywhere. */
const EMAIL: Readonly<Record<string, string>> = {
  es: 'Correo electrónico',
  fr: 'E-mail',
  pl: 'E-mail',
  pt: 'E-mail',
  ru: 'Электронная почта',
}
type Shared = {
  readonly url: string
  readonly text: string
  readonly title: string
  readonly tags: readonly string[]
  readonly via: string
  readonly image: string
}

/** Parameters in order; empty ones are left out. */
const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
const joined = (separator: string, ...parts: readonly string[]): string => parts.filter((part) => part !== '').join(separator)
const hashed = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ')

/** Only what the networks document for links; mailto is RFC 6068, with its line ends, and sms RFC 5724. */
const LINKS: Readonly<Record<Network, (shared: Shared) => string>> = {
  X: ({ url, text, tags, via }) => `https://x.com/intent/tweet?${query({ text, url, hashtags: tags.join(','), via })}`,
  Facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  LinkedIn: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  WhatsApp: ({ url, text }) => `https://wa.me/?${query({ text: joined(' ', text, url) })}`,
  Telegram: ({ url, text }) => `https://t.me/share/url?${query({ url, text })}`,
  Reddit: ({ url, title }) => `https://www.reddit.com/submit?${query({ url, title })}`,
  Pinterest: ({ url, text, image }) => `https://www.pinterest.com/pin/create/button/?${query({ url, media: image, description: text })}`,
  Bluesky: ({ url, text, tags }) => `https://bsky.app/intent/compose?${query({ text: joined(' ', text, url, hashed(tags)) })}`,
  Threads: ({ url, text, tags }) => `https://www.threads.com/intent/post?${query({ text: joined(' ', text, hashed(tags)), url })}`,
  LINE: ({ url, text }) => `https://social-plugins.line.me/lineit/share?${query({ url, text })}`,
  VK: ({ url, title }) => `https://vk.com/share.php?${query({ url, title })}`,
  Email: ({ url, text, title }) => `mailto:?${query({ subject: title, body: joined('\r\n\r\n', text.replace(/\r?\n/g, '\r\n'), url) })}`,
  SMS: ({ url, text }) => `sms:?${query({ body: joined(' ', text, url) })}`,
}

const failures = {
  'not-a-web-address': 'This isn’t a full URL. Start it with https:// or http:// and write spaces as %20.',
  'bad-hashtag': '“{{tag}}” can’t be a hashtag. Use letters, digits and “_” only, and not just digits.',
  'bad-account': 'An X username has at most 15 letters, digits or “_”.',
  'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
} as const

const schema = z.object({
  url: text('Page URL', { min: 1, max: 2000, placeholder: 'https://example.com/article' }),
  text: text('Text', { max: 5000, default: '', control: 'multiline', lines: 3 }),
  title: text('Title', {
    max: 300,
    default: '',
    help: 'Subject of the email; title on Reddit and VK. Defaults to the first line of the text.',
  }),
  tags: text('Hashtags', { max: 500, default: '', placeholder: 'gardening, spring', help: 'For X, Bluesky and Threads.' }),
  via: text('Your X account', { max: 50, default: '', placeholder: '@example' }),
  image: text('Image URL', {
    max: 2000,
    default: '',
    help: 'For Pinterest, which otherwise looks for an image on the page.',
    advanced: true,
  }),
  networks: choices('Networks', NETWORKS, { min: 1, max: NETWORKS.length, default: [...NETWORKS], named: 'raw' }),
})

export const shareLinkGenerator = defineTool({
  id: 'share-link-generator',
  category: 'code',
  icon: 'share-2',
  title: 'Share link generator',
  summary: 'Create links that share a page on X, Facebook, WhatsApp and more, by email or SMS, with HTML to paste.',
  keywords: ['social share buttons', 'share url', 'tweet link', 'whatsapp share', 'mailto link', 'facebook sharer'],
  aliases: ['social-share-link-generator', 'share-button-generator'],
  slugs: {
    es: 'generador-de-enlaces-para-compartir',
    fr: 'generateur-de-liens-de-partage',
    id: 'generator-tautan-berbagi',
    it: 'generatore-link-di-condivisione',
    pl: 'generator-linkow-udostepniania',
    pt: 'gerador-de-links-de-compartilhamento',
    ru: 'generator-ssylok-podelitsya',
  },
  recognizes: [{ kind: 'url', confidence: 0.9, pattern: /^https?:/i }],
  effect: 'pure',
  input: schema,
  output: z.object({
    links: table('Links', {
      network: column(z.enum(NETWORKS), 'Network', { named: 'raw' }),
      link: column(z.string(), 'Link', { format: 'code', copyable: true }),
    }),
    html: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'share-links.html' }),
  }),
  failures,
  notices: {
    'too-long-for-x': {
      warning: {
        one: 'The post on X has {{count, number}} character; without a subscription, the limit is 280.',
        other: 'The post on X has {{count, number}} characters; without a subscription, the limit is 280.',
      },
    },
    'no-text': { info: 'Facebook and LinkedIn take only the URL; title and image come from the page itself (Open Graph).' },
  },
  notes: [
    'The links use only addresses and parameters that the networks document. They load no scripts and set no cookies: nothing happens until a visitor clicks one.',
    'Text is percent-encoded as UTF-8, so letters, emoji and line breaks arrive intact. The email link follows RFC 6068, the SMS link RFC 5724.',
  ],
  examples: [
    {
      title: 'An article on X and by email',
      input: {
        url: 'https://example.com/roses?lang=en',
        text: 'How to prune roses 🌹',
        tags: 'gardening, #spring',
        via: '@example',
        networks: ['X', 'Email'],
      },
      in: {
        es: { input: { url: 'https://example.com/es/rosas', text: 'Cómo podar las rosas 🌹', tags: 'jardinería, #primavera' } },
        fr: { input: { url: 'https://example.com/fr/rosiers', text: 'Comment tailler les rosiers 🌹', tags: 'jardinage, #printemps' } },
        id: { input: { url: 'https://example.com/id/mawar', text: 'Cara memangkas mawar 🌹', tags: 'berkebun, #taman' } },
        it: { input: { url: 'https://example.com/it/rose', text: 'Come potare le rose 🌹', tags: 'giardinaggio, #primavera' } },
        pl: { input: { url: 'https://example.com/pl/roze', text: 'Jak przycinać róże 🌹', tags: 'ogród, #wiosna' } },
        pt: { input: { url: 'https://example.com/pt/rosas', text: 'Como podar rosas 🌹', tags: 'jardinagem, #primavera' } },
        ru: { input: { url: 'https://example.com/ru/rozy', text: 'Как обрезать розы 🌹', tags: 'сад, #весна' } },
      },
      output: {
        links: [
          {
            network: 'X',
            link: 'https://x.com/intent/tweet?text=How%20to%20prune%20roses%20%F0%9F%8C%B9&url=https%3A%2F%2Fexample.com%2Froses%3Flang%3Den&hashtags=gardening%2Cspring&via=example',
          },
          {
            network: 'Email',
            link: 'mailto:?subject=How%20to%20prune%20roses%20%F0%9F%8C%B9&body=How%20to%20prune%20roses%20%F0%9F%8C%B9%0D%0A%0D%0Ahttps%3A%2F%2Fexample.com%2Froses%3Flang%3Den',
          },
        ],
      },
    },
    {
      title: 'For messengers',
      input: { url: 'https://example.com/', text: 'Look at this', networks: ['WhatsApp', 'Telegram', 'SMS'] },
      in: {
        es: { input: { text: 'Mira esto' } },
        fr: { input: { text: 'Regarde ça' } },
        id: { input: { text: 'Lihat ini' } },
        it: { input: { text: 'Guarda qui' } },
        pl: { input: { text: 'Zobacz to' } },
        pt: { input: { text: 'Olha isso' } },
        ru: { input: { text: 'Посмотри' } },
      },
      output: {
        links: [
          { network: 'WhatsApp', link: 'https://wa.me/?text=Look%20at%20this%20https%3A%2F%2Fexample.com%2F' },
          { network: 'Telegram', link: 'https://t.me/share/url?url=https%3A%2F%2Fexample.com%2F&text=Look%20at%20this' },
          { network: 'SMS', link: 'sms:?body=Look%20at%20this%20https%3A%2F%2Fexample.com%2F' },
        ],
      },
    },
    {
      title: 'HTML for a page',
      input: { url: 'https://example.com/', title: 'Example', networks: ['Facebook', 'Reddit'] },
      in: {
        es: { input: { title: 'Ejemplo' } },
        fr: { input: { title: 'Exemple' } },
        id: { input: { title: 'Contoh' } },
        it: { input: { title: 'Esempio' } },
        pl: { input: { title: 'Przykład' } },
        pt: { input: { title: 'Exemplo' } },
        ru: { input: { title: 'Пример' } },
      },
      output: {
        html: '<ul class="share-links">\n  <li><a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2F" target="_blank" rel="noopener noreferrer">Facebook</a></li>\n  <li><a href="https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2F&amp;title=Example" target="_blank" rel="noopener noreferrer">Reddit</a></li>\n</ul>\n',
      },
    },
  ],
  transform: (input, { fail, note, locale }) => {
    const shared = sharedOf(input, fail)
    const links = NETWORKS.filter((network) => input.networks.includes(network)).map((network) => ({
      network,
      link: LINKS[network](shared),
    }))
    const post = joined(' ', shared.text, shared.url, hashed(shared.tags), shared.via && `via @${shared.via}`)
    const length = countXPost(post)
    const has = (network: Network) => input.networks.includes(network)
    if (has('X') && length > 280) note('too-long-for-x', { count: length })
    if ((has('Facebook') || has('LinkedIn')) && shared.text !== '') note('no-text')
    return { links, html: htmlOf(links, locale) }
  },
})

function sharedOf(input: z.output<typeof schema>, fail: Fail<typeof failures>): Shared {
  for (const field of ['text', 'title'] as const) if (!input[field].isWellFormed()) fail('lone-surrogate', { field })
  const url = input.url.trim()
  const image = input.image.trim()
  if (!isWebAddress(url)) fail('not-a-web-address', { field: 'url' })
  if (image !== '' && !isWebAddress(image)) fail('not-a-web-address', { field: 'image' })
  const tags = input.tags
    .split(/[\s,;]+/)
    .map((tag) => tag.replace(/^[#＃]/, ''))
    .filter((tag) => tag !== '')
  const wrong = tags.find((tag) => !/^[\p{L}\p{M}\p{Nd}_]+$/u.test(tag) || /^\p{Nd}+$/u.test(tag))
  if (wrong !== undefined) fail('bad-hashtag', { tag: wrong.toWellFormed().slice(0, 50), field: 'tags' })
  const via = input.via.trim().replace(/^@/, '')
  if (!/^\w{0,15}$/.test(via)) fail('bad-account', { field: 'via' })
  const text = input.text.trim()
  return { url, text, title: input.title.trim() || (text.split(/\r?\n/, 1)[0] ?? ''), tags, via, image }
}

/** The only characters in links that HTML would need escaped are “&” and the apostrophe, which is fine in double quotes. */
function htmlOf(links: readonly { readonly network: Network; readonly link: string }[], locale: string): string {
  const email = EMAIL[locale.split('-')[0] ?? ''] ?? 'Email'
  const items = links.map(({ network, link }) => {
    const away = link.startsWith('https:') ? ' target="_blank" rel="noopener noreferrer"' : ''
    return `  <li><a href="${link.replaceAll('&', '&amp;')}"${away}>${network === 'Email' ? email : network}</a></li>\n`
  })
  return `<ul class="share-links">\n${items.join('')}</ul>\n`
}
