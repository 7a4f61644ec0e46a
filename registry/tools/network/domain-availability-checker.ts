import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { domainNameFailures, parseDomainName } from '../../lib/domain-name.ts'
import { type Availability, availabilityOf, REASONS, type Reason, type State, STATES } from '../../lib/lookup/availability.ts'
import { toUnicode } from '../../lib/lookup/punycode.ts'
import { registrableOf } from '../../lib/lookup/registrable.ts'

const MOST_NAMES = 20
const MOST_ENDINGS = 20
const MOST_CHECKS = 100
/** Checks at once; the limits for each registry come on top of it. */
const AT_ONCE = 16

export const domainAvailabilityChecker = defineTool({
  id: 'domain-availability-checker',
  category: 'network',
  icon: 'search-check',
  title: 'Domain availability checker',
  summary: 'Check many domain names against many endings at once, and see which are taken, seem free, are reserved or cannot be told.',
  keywords: [
    'domain checker',
    'is this domain taken',
    'domain name search',
    'available domains',
    'bulk domain check',
    'tld checker',
    'free domain name',
  ],
  aliases: ['domain-checker', 'bulk-domain-checker'],
  slugs: {
    es: 'comprobar-dominios-disponibles',
    fr: 'verifier-disponibilite-domaine',
    id: 'cek-ketersediaan-domain',
    it: 'verifica-disponibilita-dominio',
    pl: 'sprawdzanie-dostepnosci-domen',
    pt: 'verificar-disponibilidade-de-dominio',
    ru: 'proverka-dostupnosti-domena',
  },
  effect: 'network',
  hosts: ['data.iana.org', 'whois.iana.org', 'the registries of the endings', 'the DNS resolver of our server'],
  action: 'Check',
  input: z.object({
    text: z.string().max(6000).meta({
      label: 'Names',
      placeholder: 'my-shop',
      help: 'Up to 20, on lines of their own or with commas between. A name with an ending, such as my-shop.com, is checked as it is.',
      control: 'multiline',
      lines: 4,
    }),
    endings: z
      .string()
      .max(1000)
      .default('com, net, org')
      .meta({ label: 'Endings', help: 'Up to 20, such as com, io or co.uk. At most 100 checks in all.', control: 'line' }),
  }),
  output: z.object({
    domains: z
      .array(
        z.object({
          domain: z.string().meta({ label: 'Domain', format: 'code', copyable: true }),
          state: z.enum(Object.keys(STATES) as [State, ...State[]]).meta({ label: 'State', choices: STATES }),
          reason: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]).meta({ label: 'Why', choices: REASONS }),
          expires: z.string().optional().meta({ label: 'Expires on', format: 'date' }),
          registrar: z.string().optional().meta({ label: 'Registrar' }),
        }),
      )
      .meta({ label: 'Domains', view: 'table', fileName: 'domains.csv' }),
    counts: z
      .object({
        free: z.int().meta({ label: 'Seem free' }),
        taken: z.int().meta({ label: 'Taken' }),
        reserved: z.int().meta({ label: 'Reserved' }),
        unknown: z.int().meta({ label: 'Unknown' }),
      })
      .meta({ label: 'Together', view: 'facts' }),
  }),
  failures: {
    'bad-domain': '“{{name}}” cannot be a domain name. Use letters, digits and hyphens, such as my-shop.',
    'bad-ending': '“{{name}}” is not a domain ending. Write it like com or co.uk.',
    'too-many-names': 'Check at most {{maximum, number}} names at a time.',
    'too-many-endings': 'Check at most {{maximum, number}} endings at a time.',
    'too-many-checks': '{{count, number}} domains are too many for one go. Check at most {{maximum, number}}.',
  },
  notes: [
    'A domain counts as taken when it has name servers, or when the registry has an entry for it (RDAP, or WHOIS where there is no RDAP). It counts as seemingly free only when the registry itself says that there is no such entry. On any error the state is unknown, never free.',
    'Registries hold back some names and sell others at a higher price without saying so here. Only an order at a registrar tells for certain. Nobody is told what you checked but the registries of the endings.',
  ],
  examples: [
    {
      title: 'One name, three endings',
      input: { text: 'example', endings: 'com, net, org' },
      output: {
        domains: [
          { domain: 'example.com', state: 'taken', reason: 'name-servers' },
          { domain: 'example.net', state: 'taken', reason: 'name-servers' },
          { domain: 'example.org', state: 'taken', reason: 'name-servers' },
        ],
        counts: { free: 0, taken: 3, reserved: 0, unknown: 0 },
      },
    },
  ],
  limits: { timeMs: 90_000, lookups: 10 },
  transform: async ({ text, endings }, { net, fail, progress }) => {
    const names = partsOf(text)
    const tails = partsOf(endings).map((ending) => ending.replace(/^\*?\./, ''))
    if (names.length === 0) throw new ToolError('required', {}, { field: 'text' })
    if (names.length > MOST_NAMES) fail('too-many-names', { maximum: MOST_NAMES }, { field: 'text' })
    if (tails.length > MOST_ENDINGS) fail('too-many-endings', { maximum: MOST_ENDINGS }, { field: 'endings' })
    const wrong = (name: string) => fail('bad-domain', { name: name.slice(0, 80) }, { field: 'text' })
    for (const tail of tails) if (!isName(tail)) fail('bad-ending', { name: tail.slice(0, 80) }, { field: 'endings' })
    const wanted = names.flatMap((name) => {
      if (!isName(name)) return wrong(name)
      if (name.includes('.')) return [name]
      if (tails.length === 0) throw new ToolError('required', {}, { field: 'endings' })
      return tails.map((tail) => `${name}.${tail}`)
    })
    const domains = [...new Set(await Promise.all(wanted.map(async (domain) => (await checked(domain)) ?? wrong(domain))))]
    if (domains.length > MOST_CHECKS) fail('too-many-checks', { count: domains.length, maximum: MOST_CHECKS }, { field: 'endings' })
    const rows: ({ domain: string } & Availability)[] = []
    let next = 0
    let done = 0
    const work = async () => {
      for (let at = next++; at < domains.length; at = next++) {
        const domain = domains[at] as string
        rows[at] = { domain: toUnicode(domain), ...(await availabilityOf(net, domain)) }
        progress(++done / domains.length)
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, domains.length) }, work))
    const count = (state: State) => rows.filter((row) => row.state === state).length
    return { domains: rows, counts: { free: count('free'), taken: count('taken'), reserved: count('reserved'), unknown: count('unknown') } }
  },
})

function partsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))]
}

/** Whether it can be a name of the DNS without underscores, which no registry takes. */
function isName(text: string): boolean {
  try {
    return !parseDomainName(text, 'text').includes('_')
  } catch (error) {
    if (error instanceof ToolError && (Object.hasOwn(domainNameFailures.words, error.failure.code) || error.failure.code === 'required'))
      return false
    throw error
  }
}

/** The name as it is registered, from `www.example.com` or a web address; undefined for an ending alone, or a name that is too long. */
async function checked(text: string): Promise<string | undefined> {
  if (!isName(text)) return undefined
  const { name, isEnding } = await registrableOf(parseDomainName(text, 'text'))
  return isEnding ? undefined : name
}
