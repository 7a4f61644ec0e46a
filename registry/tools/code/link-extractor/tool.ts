import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, choices, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { baseOf, LINK_KIND, LINK_KINDS, type LinkKind, linksInHtml } from './html-links.ts'
import { htmlFailures, readHtml } from '../../../lib/html/source.ts'
import { linksInText } from './text-links.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_ROWS = 10_000
const LONGEST_CELL = 2000
const KINDS = Object.keys(LINK_KINDS) as [LinkKind, ...LinkKind[]]
const SHOWN = KINDS.filter((kind) => kind !== 'anchor' && kind !== 'other')

type Link = { address: string; kind: LinkKind; text: string; rel: string; place: string; line: number; times: number }

export const linkExtractor = defineTool({
  id: 'link-extractor',
  category: 'code',
  icon: 'link',
  title: 'Link extractor',
  summary: 'Find every link in a page’s HTML or in any text: pages, images, scripts, email addresses, phone numbers and bare domains.',
  keywords: ['extract links', 'url extractor', 'extract urls from text', 'extract emails', 'href extractor', 'get all links', 'find urls'],
  aliases: ['url-extractor', 'extract-links'],
  slugs: {
    es: 'extractor-de-enlaces',
    fr: 'extracteur-de-liens',
    id: 'ekstraktor-tautan',
    it: 'estrattore-di-link',
    pl: 'ekstraktor-linkow',
    pt: 'extrator-de-links',
    ru: 'izvlech-ssylki',
  },
  recognizes: [{ kind: 'html', confidence: 0.9, pattern: /<a\s/i }],
  effect: 'pure',
  input: z.object({
    text: text('HTML or text', { control: 'code', language: 'html', media: 'text/html' }),
    format: choice('Format', { auto: 'Detect automatically', html: 'HTML', text: 'Plain text' }),
    kinds: choices('Kinds', LINK_KINDS, { max: KINDS.length, default: SHOWN }),
    base: text('Page URL', {
      max: LINE_LIMIT,
      default: '',
      help: 'Turns relative URLs into absolute ones.',
      placeholder: 'https://example.com/page',
    }),
    unique: flag('Remove duplicates', { default: true }),
    domains: flag('Domains without https://', { default: true, help: 'In plain text, such as example.com/path.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Addresses', { view: 'code', media: 'text/plain', fileName: 'links.txt' }),
    links: table(
      'Links',
      {
        address: column(z.string(), 'Address', { format: 'code' }),
        kind: column(z.enum(KINDS), 'Kind', { choices: LINK_KIND }),
        text: column(z.string(), 'Text'),
        rel: column(z.string(), 'Relation', { format: 'code' }),
        place: column(z.string(), 'Found in', { format: 'code' }),
        line: column(z.int(), 'Line'),
        times: column(z.int(), 'Times'),
      },
      { fileName: 'links.csv' },
    ),
    counts: facts(
      'Counts',
      { links: column(z.int(), 'Links'), addresses: column(z.int(), 'Unique links'), hosts: column(z.int(), 'Unique sites') },
      { view: 'statistics' },
    ),
  }),
  failures: htmlFailures.words,
  notices: { 'rows-cut': { warning: 'The table shows the first {{most, number}} rows; the text has everything.' } },
  notes: [
    'HTML is parsed by the HTML Standard’s algorithm. Links are taken from every attribute that can have one, and from srcset, style sheets and redirects; only a base URL, yours or the page’s, changes how they are written.',
    'In plain text, punctuation and brackets around a link are left off. Domains without https:// are recognized by their top-level domain; those of countries that are more common in file names, such as .md, .py or .sh, are skipped unless www comes first. Host names can be in any script.',
  ],
  examples: [
    {
      input: {
        text: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow">Green <b>tea</b></a>\n<a href="mailto:shop@example.com">Write to us</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Pot">\n<a href="#top">Up</a> <a href="green.html">again</a>',
      },
      in: inText({
        es: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow"><b>Té</b> verde</a>\n<a href="mailto:shop@example.com">Escríbenos</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Tetera">\n<a href="#top">Arriba</a> <a href="green.html">otra vez</a>',
        fr: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow"><b>Thé</b> vert</a>\n<a href="mailto:shop@example.com">Écrivez-nous</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Théière">\n<a href="#top">Haut</a> <a href="green.html">encore</a>',
        id: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow"><b>Teh</b> hijau</a>\n<a href="mailto:shop@example.com">Hubungi kami</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Teko">\n<a href="#top">Ke atas</a> <a href="green.html">lagi</a>',
        it: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow"><b>Tè</b> verde</a>\n<a href="mailto:shop@example.com">Scrivici</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Teiera">\n<a href="#top">Su</a> <a href="green.html">di nuovo</a>',
        pl: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow">Zielona <b>herbata</b></a>\n<a href="mailto:shop@example.com">Napisz do nas</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Czajnik">\n<a href="#top">Do góry</a> <a href="green.html">jeszcze raz</a>',
        pt: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow"><b>Chá</b> verde</a>\n<a href="mailto:shop@example.com">Fale conosco</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Bule">\n<a href="#top">Topo</a> <a href="green.html">de novo</a>',
        ru: '<base href="https://example.com/tea/">\n<a href="green.html" rel="nofollow">Зелёный <b>чай</b></a>\n<a href="mailto:shop@example.com">Напишите нам</a>\n<img src="/pot.jpg" srcset="/pot-2x.jpg 2x" alt="Чайник">\n<a href="#top">Наверх</a> <a href="green.html">ещё раз</a>',
      }),
      output: {
        text: 'https://example.com/tea/green.html\nmailto:shop@example.com\nhttps://example.com/pot.jpg\nhttps://example.com/pot-2x.jpg',
        links: [
          {
            address: 'https://example.com/tea/green.html',
            kind: 'page',
            text: 'Green tea',
            rel: 'nofollow',
            place: 'a href',
            line: 2,
            times: 2,
          },
          { address: 'mailto:shop@example.com', kind: 'email', text: 'Write to us', rel: '', place: 'a href', line: 3, times: 1 },
          { address: 'https://example.com/pot.jpg', kind: 'image', text: 'Pot', rel: '', place: 'img src', line: 4, times: 1 },
          { address: 'https://example.com/pot-2x.jpg', kind: 'image', text: 'Pot', rel: '', place: 'img srcset', line: 4, times: 1 },
        ],
        counts: { links: 5, addresses: 4, hosts: 1 },
      },
    },
    {
      title: 'Plain text',
      input: { text: 'See https://en.wikipedia.org/wiki/Tea_(meal), www.example.com! Write to ada@example.org or visit пример.рф.' },
      in: inText({
        es: 'Mira https://es.wikipedia.org/wiki/Asado_(comida), ¡y www.example.com! Escribe a ada@example.org o visita пример.рф.',
        fr: 'Voir https://fr.wikipedia.org/wiki/Goûter_(repas), www.example.com ! Écrire à ada@example.org ou visiter пример.рф.',
        id: 'Lihat https://id.wikipedia.org/wiki/Teh_(minuman), www.example.com! Tulis ke ayu@example.org atau kunjungi пример.рф.',
        it: 'Vedi https://it.wikipedia.org/wiki/Tè_(bevanda), www.example.com! Scrivi ad ada@example.org o visita пример.рф.',
        pl: 'Zobacz https://pl.wikipedia.org/wiki/Herbata_(napój), www.example.com! Napisz na ada@example.org albo odwiedź пример.рф.',
        pt: 'Veja https://pt.wikipedia.org/wiki/Chá_(bebida), www.example.com! Escreva para ada@example.org ou visite пример.рф.',
        ru: 'Смотрите https://ru.wikipedia.org/wiki/Чай_(напиток), www.example.com! Пишите на ada@example.org или заходите на пример.рф.',
      }),
      output: { text: 'https://en.wikipedia.org/wiki/Tea_(meal)\nwww.example.com\nada@example.org\nпример.рф' },
    },
    {
      title: 'Only images',
      input: { text: '<a href="a.html"><img src="b.png"></a><p style="background:url(c.jpg)">', kinds: ['image'] },
      output: { text: 'b.png\nc.jpg' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, format, kinds, base, unique, domains }, { note }) => {
    const given = base.trim()
    if (given !== '' && !URL.canParse(given)) fail('bad-url', { field: 'base' })
    const isHtml = format === 'html' || (format === 'auto' && /<(?:[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|!doctype|!--)/i.test(text))
    const found = (isHtml ? await htmlLinks(text, given) : textLinks(text, domains)).filter(({ kind }) => kinds.includes(kind))
    const different = takeTogether(found)
    const links = unique ? different : found
    if (links.length > MOST_ROWS) note('rows-cut', { most: MOST_ROWS })
    return {
      text: links.map(({ address }) => address).join('\n'),
      links: links.slice(0, MOST_ROWS).map((link) => ({ ...link, address: cut(link.address), text: cut(link.text), rel: cut(link.rel) })),
      counts: {
        links: found.length,
        addresses: different.length,
        hosts: new Set(different.map(hostOf).filter((host) => host !== undefined)).size,
      },
    }
  },
})

async function htmlLinks(text: string, given: string): Promise<Link[]> {
  const source = await readHtml(text)
  const own = baseOf(source)
  const base = own === undefined ? given || undefined : resolve(own, given || undefined)
  return linksInHtml(source).map((link) => ({
    ...link,
    address: link.kind === 'anchor' ? link.address : resolve(link.address, base),
    times: 1,
  }))
}

/** An address that is whole already stays as it is written. */
function resolve(address: string, base: string | undefined): string {
  if (URL.canParse(address) || base === undefined || !URL.canParse(address, base)) return address
  return new URL(address, base).href
}

function textLinks(text: string, domains: boolean): Link[] {
  const lines = [...text.matchAll(/\r\n?|\n/g)].map(({ index }) => index)
  let line = 0
  return linksInText(text, domains)
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ kind, address, offset }) => {
      while (line < lines.length && (lines[line] ?? 0) < offset) line++
      return { address, kind: kindOfText(kind, address), text: '', rel: '', place: '', line: line + 1, times: 1 }
    })
}

function kindOfText(kind: 'address' | 'domain' | 'email', address: string): LinkKind {
  if (kind === 'email' || /^mailto:/i.test(address)) return 'email'
  if (/^(?:tel|sms):/i.test(address)) return 'phone'
  return kind === 'domain' || /^(?:https?|ftps?|wss?|file):/i.test(address) ? 'page' : 'other'
}

function takeTogether(links: readonly Link[]): Link[] {
  const byAddress = new Map<string, Link>()
  for (const link of links) {
    const key = URL.canParse(link.address) ? new URL(link.address).href : link.address
    const known = byAddress.get(key)
    if (known) known.times++
    else byAddress.set(key, { ...link })
  }
  return [...byAddress.values()]
}

function hostOf({ address, kind, place }: Link): string | undefined {
  if (kind === 'email' || kind === 'phone' || kind === 'other') return undefined
  // In plain text, an address without a scheme starts with its host; in HTML it is relative.
  const whole = place === '' && !URL.canParse(address) ? `http://${address}` : address
  return URL.canParse(whole) ? new URL(whole).host : undefined
}

function cut(text: string): string {
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text
}
