import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, flag, rows, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { isWebAddress } from '../../lib/web/web-address.ts'

const MOST_ADDRESSES = 1000
const LONG = 2048
const SPACES = { underscore: '_', hyphen: '-', percent: ' ', plus: ' ' } as const

const failures = {
  'not-a-web-address': 'This isn’t a full URL. Start it with https:// or http:// and write spaces as %20.',
  'too-many-addresses': {
    one: 'There is {{count, number}} URL; the limit is {{maximum, number}} at once.',
    other: 'There are {{count, number}} URLs; the limit is {{maximum, number}} at once.',
  },
  'bad-parameter': 'A parameter name can contain letters, digits, “_”, “-” and “.”, and can be used only once.',
  'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
} as const

const value = (label: string, placeholder: string, help: string, advanced = false) =>
  text(label, { max: 500, default: '', placeholder, help, advanced: advanced || undefined })

const input = z.object({
  text: text('URLs', { max: 1_000_000, control: 'multiline', help: 'One per line.', placeholder: 'https://example.com/' }),
  source: text('Source', { min: 1, max: 500, placeholder: 'newsletter', help: 'Where visitors come from: utm_source.' }),
  medium: value('Medium', 'email', 'Marketing channel: utm_medium.'),
  campaign: value('Campaign', 'spring_sale', 'Campaign name: utm_campaign.'),
  campaignId: value('Campaign ID', 'abc.123', 'utm_id', true),
  term: value('Search term', 'running shoes', 'Paid search keyword: utm_term.', true),
  content: value('Content', 'header_link', 'Distinguishes links in one campaign: utm_content.', true),
  parameters: rows(
    'More parameters',
    { name: text('Name', { min: 1, max: 100, placeholder: 'utm_source_platform' }), value: text('Value', { max: 500, default: '' }) },
    { max: 20, default: [], advanced: true },
  ),
  existing: choice('Existing parameters', { replace: 'Replace', keep: 'Keep' }),
  lower: flag('All lowercase', { default: true, help: 'Reports treat “Email” and “email” as different.' }),
  spaces: choice('Spaces', { underscore: 'As _', hyphen: 'As -', percent: 'As %20', plus: 'As +' }),
})
type Input = z.output<typeof input>

export const utmBuilder = defineTool({
  id: 'utm-builder',
  category: 'code',
  icon: 'link',
  title: 'UTM link builder',
  summary: 'Add UTM campaign parameters to one URL or many, and keep their existing queries and fragments.',
  keywords: ['utm generator', 'campaign url builder', 'utm_source', 'google analytics', 'tracking link', 'ga4'],
  aliases: ['utm-generator', 'campaign-url-builder', 'utm-link-builder'],
  slugs: {
    es: 'creador-de-utm',
    fr: 'generateur-utm',
    id: 'pembuat-utm',
    it: 'generatore-utm',
    pl: 'generator-utm',
    pt: 'gerador-de-utm',
    ru: 'generator-utm-metok',
  },
  recognizes: [{ kind: 'url', confidence: 0.95, pattern: /^https?:/i }],
  effect: 'pure',
  input,
  output: z.object({
    text: part(z.string(), 'Links', { view: 'code', fileName: 'links.txt' }),
    links: table('One by one', { link: column(z.string(), 'Link', { format: 'code', copyable: true }), length: column(z.int(), 'Length') }),
  }),
  failures,
  notices: {
    replaced: {
      one: '{{count, number}} parameter in the URLs was replaced.',
      other: '{{count, number}} parameters in the URLs were replaced.',
    },
    kept: {
      warning: {
        one: '{{count, number}} existing parameter was kept, although you gave a value.',
        other: '{{count, number}} existing parameters were kept, although you gave values.',
      },
    },
    'no-medium': { warning: 'Without a medium, reports can’t assign visits to a channel.' },
    'no-campaign': { warning: 'Without a campaign, reports show “(not set)”.' },
    'own-source': {
      warning:
        'The source is the site itself. In reports, campaign parameters on links within a site hide where visitors really came from.',
    },
    personal: { warning: 'A value looks like an email address. Google Analytics forbids personal data in URLs.' },
    long: {
      warning: {
        one: '{{count, number}} link is longer than 2,048 characters. Some programs cut such links off.',
        other: '{{count, number}} links are longer than 2,048 characters. Some programs cut such links off.',
      },
    },
  },
  notes: [
    'These are the parameters that Google Analytics and most other tools read. They go after a URL’s query and before its fragment (#…); nothing else in the URL changes.',
    'Values are percent-encoded as UTF-8, as the URL Standard says for queries. Use UTM parameters for links from elsewhere, never for links within your own site.',
  ],
  examples: [
    {
      title: 'A link in a newsletter',
      input: { text: 'https://example.com/shop?color=red#top', source: 'Newsletter', medium: 'email', campaign: 'Spring Sale' },
      in: {
        es: { input: { campaign: 'Rebajas de verano' } },
        fr: { input: { campaign: 'Promo de printemps' } },
        id: { input: { campaign: 'Promo Lebaran' } },
        it: { input: { campaign: 'Saldi di primavera' } },
        pl: { input: { campaign: 'Wiosenna promocja' } },
        pt: { input: { campaign: 'Promo de outono' } },
        ru: { input: { campaign: 'Vesna 2026' } },
      },
      output: { text: 'https://example.com/shop?color=red&utm_source=newsletter&utm_medium=email&utm_campaign=spring_sale#top' },
    },
    {
      title: 'Two URLs, one with old parameters',
      input: { text: 'https://example.com/\nhttps://example.com/b?utm_source=old&id=7', source: 'x', medium: 'social', campaign: 'launch' },
      in: {
        es: { input: { campaign: 'lanzamiento' } },
        fr: { input: { campaign: 'lancement' } },
        id: { input: { campaign: 'peluncuran' } },
        it: { input: { campaign: 'lancio' } },
        pl: { input: { campaign: 'premiera' } },
        pt: { input: { campaign: 'lancamento' } },
        ru: { input: { campaign: 'zapusk' } },
      },
      output: {
        text: 'https://example.com/?utm_source=x&utm_medium=social&utm_campaign=launch\nhttps://example.com/b?id=7&utm_source=x&utm_medium=social&utm_campaign=launch',
        notices: [{ code: 'replaced', params: { count: 1 } }],
      },
    },
    {
      title: 'Non-ASCII letters and a custom parameter',
      input: {
        text: 'https://example.com',
        source: 'google',
        medium: 'cpc',
        campaign: 'Été 2026',
        spaces: 'percent',
        parameters: [{ name: 'utm_source_platform', value: 'Search Ads' }],
      },
      in: {
        es: { input: { campaign: 'Año nuevo 2026' } },
        id: { input: { campaign: 'Café 2026' } },
        it: { input: { campaign: 'Novità 2026' } },
        pl: { input: { campaign: 'Jesień 2026' } },
        pt: { input: { campaign: 'Verão 2026' } },
        ru: { input: { campaign: 'Лето 2026' } },
      },
      output: {
        text: 'https://example.com?utm_source=google&utm_medium=cpc&utm_campaign=%C3%A9t%C3%A9%202026&utm_source_platform=search%20ads',
      },
    },
  ],
  transform: (input, { fail, note }) => {
    const given = parametersOf(input, fail)
    const addresses = addressesOf(input.text, fail)
    const made = addresses.map((address) => addTo(address, given, input.existing))
    const links = made.map(({ link }) => ({ link, length: link.length }))
    const replaced = made.reduce((sum, { replaced }) => sum + replaced, 0)
    const kept = made.reduce((sum, { kept }) => sum + kept, 0)
    const long = links.filter(({ length }) => length > LONG).length
    const names = new Set(given.map(([name]) => name))
    const source = input.source.trim().toLowerCase()
    if (replaced > 0) note('replaced', { count: replaced })
    if (kept > 0) note('kept', { count: kept })
    if (!names.has('utm_medium')) note('no-medium')
    if (!names.has('utm_campaign')) note('no-campaign')
    if (addresses.some((address) => new URL(address).hostname.replace(/^www\./, '') === source)) note('own-source')
    if (given.some(([, text]) => /[^\s@]@[^\s@]+\.[^\s@]/.test(text))) note('personal')
    if (long > 0) note('long', { count: long })
    return { text: links.map(({ link }) => link).join('\n'), links }
  },
})

type Parameter = readonly [name: string, text: string, written: string]

function parametersOf(input: Input, fail: Fail<typeof failures>): Parameter[] {
  const { source, medium, campaign, campaignId, term, content, parameters } = input
  if (source.trim() === '') fail('required', { field: 'source' })
  const fields = { source, medium, campaign, campaignId, term, content }
  const rows = [
    ...Object.entries(fields).map(([field, text]) => ({ name: field === 'campaignId' ? 'utm_id' : `utm_${field}`, text, field })),
    ...parameters.map(({ name, value }, index) => ({ name, text: value, field: `parameters.${index}.value` })),
  ].filter(({ text, field }) => text.trim() !== '' || field.startsWith('parameters'))
  const seen = new Set<string>()
  return rows.map(({ name, text, field }) => {
    if (!text.isWellFormed()) fail('lone-surrogate', { field })
    if (!/^[\w.-]+$/.test(name) || seen.has(name)) fail('bad-parameter', { field: field.replace(/value$/, 'name') })
    seen.add(name)
    return [name, text, writeValue(text, input)]
  })
}

function writeValue(text: string, { lower, spaces }: Input): string {
  const plain = text.trim().replace(/\s+/g, SPACES[spaces])
  const written = encodeURIComponent(lower ? plain.toLowerCase() : plain)
  return spaces === 'plus' ? written.replaceAll('%20', '+') : written
}

function addressesOf(text: string, fail: Fail<typeof failures>): string[] {
  const addresses: string[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    const address = line.trim()
    if (address !== '') {
      if (!isWebAddress(address)) fail('not-a-web-address', { field: 'text', offset: offset + line.indexOf(address), text })
      addresses.push(address)
    }
    offset += line.length + 1
  }
  if (addresses.length === 0) fail('required', { field: 'text' })
  if (addresses.length > MOST_ADDRESSES) fail('too-many-addresses', { count: addresses.length, maximum: MOST_ADDRESSES, field: 'text' })
  return addresses
}

/** The address as it is written, with its query taken apart only at “&”. */
function addTo(address: string, given: readonly Parameter[], existing: Input['existing']) {
  const [, before = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  const parts = (query ?? '').split('&').filter((part) => part !== '')
  const names = parts.map(nameOf)
  const wanted = new Set(given.map(([name]) => name))
  const there = new Set(names.filter((name) => wanted.has(name)))
  const left = existing === 'keep' ? parts : parts.filter((_, index) => !wanted.has(names[index] as string))
  const added = given.filter(([name]) => existing === 'replace' || !there.has(name)).map(([name, , written]) => `${name}=${written}`)
  const all = [...left, ...added]
  return {
    link: before + (all.length > 0 ? `?${all.join('&')}` : '') + fragment,
    replaced: existing === 'replace' ? parts.length - left.length : 0,
    kept: existing === 'keep' ? there.size : 0,
  }
}

/** A parameter's name in lower case, as reports take it. */
function nameOf(part: string): string {
  const name = part.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}
