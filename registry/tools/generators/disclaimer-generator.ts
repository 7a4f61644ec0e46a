import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choices } from '../../../engine/core/kit.ts'
import { type Block, fill, legalWords, readLegalTexts, writeClause } from '../../lib/legal/document.ts'
import { legalFailures, legalFields, legalNotices, legalOutput, legalResult, legalValues } from '../../lib/legal/fields.ts'

const TEXTS = {
  en: () => import('../../data/disclaimer/en.ts'),
  es: () => import('../../data/disclaimer/es.ts'),
  fr: () => import('../../data/disclaimer/fr.ts'),
  id: () => import('../../data/disclaimer/id.ts'),
  it: () => import('../../data/disclaimer/it.ts'),
  pl: () => import('../../data/disclaimer/pl.ts'),
  pt: () => import('../../data/disclaimer/pt.ts'),
  ru: () => import('../../data/disclaimer/ru.ts'),
} as const

const TOPICS = {
  health: 'Health or medicine',
  legal: 'Law',
  finance: 'Investing, tax or money',
  fitness: 'Exercise or nutrition',
  technical: 'Instructions, code or downloads',
  earnings: 'Income or business success',
} as const
const PRACTICES = {
  links: 'Links to other sites',
  affiliate: 'Affiliate links',
  advertising: 'Advertising or sponsored content',
  testimonials: 'Reviews and testimonials',
  views: 'Several authors or guests',
  comments: 'Visitor comments',
  ai: 'AI-generated content',
  copyright: 'Quotes and images by others',
} as const
const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]]

export const disclaimerGenerator = defineTool({
  id: 'disclaimer-generator',
  category: 'generators',
  icon: 'shield-alert',
  title: 'Disclaimer generator',
  summary: 'Generate a disclaimer for your website, blog or app in plain words and eight languages, with only the clauses you need.',
  keywords: [
    'disclaimer template',
    'website disclaimer',
    'affiliate disclaimer',
    'medical disclaimer',
    'liability disclaimer',
    'blog disclaimer',
  ],
  aliases: ['free-disclaimer-generator', 'disclaimer-template'],
  slugs: {
    es: ['generador-de-descargo-de-responsabilidad', 'generador-de-aviso-de-responsabilidad'],
    fr: 'generateur-de-clause-de-non-responsabilite',
    id: ['generator-penafian', 'generator-disclaimer'],
    it: 'generatore-di-disclaimer',
    pl: 'generator-zastrzezen-prawnych',
    pt: 'gerador-de-aviso-legal',
    ru: 'generator-otkaza-ot-otvetstvennosti',
  },
  effect: 'pure',
  input: z.object({
    ...legalFields,
    topics: choices('Topics', TOPICS, { max: 6 }),
    practices: choices('Content', PRACTICES, { max: 8, default: ['links'] }),
  }),
  output: z.object(legalOutput),
  notices: legalNotices,
  failures: legalFailures,
  notes: [
    'The document has a clause for everything you checked, and always those on general information, liability and changes. Check only what is true: a clause about something your site doesn’t do makes the others less believable.',
    'A disclaimer can’t exclude every liability. In the European Union and many other places, nobody can exclude liability for intentional harm or for personal injury, and unfair limits don’t bind consumers (Directive 93/13/EEC); the liability clause takes this into account. In the United States, paid recommendations must be disclosed next to the recommendation itself (16 CFR Part 255); a disclaimer on another page is not enough.',
    'We wrote the clauses for each language. What you type is inserted as is, escaped for HTML and Markdown.',
  ],
  examples: [
    {
      title: 'A gardening blog',
      input: { site: 'Green Thumb', url: 'https://example.com', email: 'hello@example.com', date: '2026-11-22' },
      in: {
        es: { input: { site: 'Manos Verdes', email: 'hola@example.com' } },
        fr: { input: { site: 'La Main verte', email: 'bonjour@example.com' } },
        id: { input: { site: 'Kebun Hijau', email: 'halo@example.com' } },
        it: { input: { site: 'Pollice Verde', email: 'ciao@example.com' } },
        pl: { input: { site: 'Zielony Zakątek', email: 'kontakt@example.com' } },
        pt: { input: { site: 'Dedo Verde', email: 'ola@example.com' } },
        ru: { input: { site: 'Зелёный сад', email: 'info@example.com' } },
      },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
    {
      title: 'A Polish blog about money',
      input: { site: 'Portfel', date: '2026-11-22', language: 'pl', topics: ['finance'], practices: ['affiliate'] },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
    {
      title: 'A Brazilian site with guest authors',
      input: { site: 'Café & Código', date: '2026-11-22', language: 'pt', practices: ['views', 'ai'] },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
  ],
  transform: async (input, { fail, note }) => {
    const values = legalValues(input, fail)
    const { DISCLAIMER } = await TEXTS[input.language]()
    const texts = readLegalTexts(DISCLAIMER)
    const line = (key: string): Block => ({ kind: key === 'title' ? 'title' : 'text', line: fill(legalWords(texts, key), values) })
    const clauses = [
      'information',
      ...keysOf(TOPICS).filter((key) => input.topics.includes(key)),
      ...keysOf(PRACTICES).filter((key) => input.practices.includes(key)),
      'liability',
      'changes',
      ...('email' in values ? ['contact'] : []),
    ]
    const blocks = [
      line('title'),
      line('updated'),
      line('about'),
      ...('url' in values ? [line('at')] : []),
      ...clauses.flatMap((key) => writeClause(texts, key, values)),
    ]
    return legalResult(blocks, input.language, note)
  },
})
