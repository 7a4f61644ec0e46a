import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, table } from '../../../../engine/core/parts.ts'
import { domainNameFailures, parseDomainName } from '../../../lib/web/domain-name.ts'
import { type Availability, availabilityOf, REASONS, type Reason, type State, STATES } from './availability.ts'
import { toUnicode } from '../../../lib/lookup/punycode.ts'
import { registrableOf } from '../../../lib/lookup/registrable.ts'

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
  summary: 'Check many domain names and extensions at once, and see which are taken, reserved or seem available.',
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
  recognizes: [{ kind: 'domain', reading: 'domain', confidence: 0.97 }],
  effect: 'network',
  hosts: ['data.iana.org', 'whois.iana.org', 'the registries of the extensions', 'the server’s DNS resolver'],
  action: 'Check',
  input: z.object({
    text: text('Names', {
      max: 6000,
      placeholder: 'my-shop',
      help: 'Up to 20, one per line or separated by commas. A name with an extension, such as my-shop.com, is checked as is.',
      control: 'multiline',
      lines: 4,
    }),
    endings: text('Extensions', {
      max: 1000,
      default: 'com, net, org',
      help: 'Up to 20, such as com, io or co.uk. At most 100 checks in total.',
      control: 'line',
    }),
  }),
  output: z.object({
    domains: table(
      'Domains',
      {
        domain: column(z.string(), 'Domain', { format: 'code' }),
        state: column(z.enum(Object.keys(STATES) as [State, ...State[]]), 'Availability', { choices: STATES }),
        reason: column(z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]), 'Reason', { choices: REASONS }),
        expires: column(z.string(), 'Expires', { format: 'date' }).optional(),
        registrar: column(z.string(), 'Registrar').optional(),
      },
      { fileName: 'domains.csv' },
    ),
    counts: facts('Summary', {
      free: column(z.int(), 'Seem available'),
      taken: column(z.int(), 'Taken'),
      reserved: column(z.int(), 'Reserved'),
      unknown: column(z.int(), 'Unknown'),
    }),
  }),
  failures: {
    'bad-domain': '“{{name}}” is not a valid domain name. Use letters, digits and hyphens, such as my-shop.',
    'bad-ending': '“{{name}}” is not a domain extension. Enter it like com or co.uk.',
    'too-many-names': 'Check at most {{maximum, number}} names at a time.',
    'too-many-endings': 'Check at most {{maximum, number}} extensions at a time.',
    'too-many-checks': {
      one: 'That makes {{count, number}} domain. Check at most {{maximum, number}} at a time.',
      other: 'That makes {{count, number}} domains. Check at most {{maximum, number}} at a time.',
    },
  },
  notes: [
    'A domain is taken if it has name servers or if the registry has an entry for it (by RDAP, or by WHOIS where there is no RDAP). It seems available only if the registry itself says there is no such entry. After any error it is unknown, never available.',
    'Registries withhold some names and sell others at premium prices without saying so here, so only a registrar can tell for sure. Our server sends what you check only to the DNS and the registries.',
  ],
  examples: [
    {
      title: 'One name, three extensions',
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
    { title: 'Full names', input: { text: 'wikipedia.org\niana.org' }, output: { counts: { free: 0, taken: 2, reserved: 0, unknown: 0 } } },
    {
      title: 'A name with an umlaut',
      input: { text: 'bücher', endings: 'de' },
      output: { domains: [{ domain: 'bücher.de', state: 'taken', reason: 'name-servers' }] },
    },
  ],
  limits: { timeMs: 90_000, lookups: 10 },
  transform: async ({ text, endings }, { net, fail, progress }) => {
    const names = partsOf(text)
    const tails = partsOf(endings).map((ending) => ending.replace(/^\*?\./, ''))
    if (names.length === 0) fail('required', { field: 'text' })
    if (names.length > MOST_NAMES) fail('too-many-names', { maximum: MOST_NAMES, field: 'text' })
    if (tails.length > MOST_ENDINGS) fail('too-many-endings', { maximum: MOST_ENDINGS, field: 'endings' })
    const wrong = (name: string) => fail('bad-domain', { name: name.slice(0, 80), field: 'text' })
    for (const tail of tails) if (!isName(tail)) fail('bad-ending', { name: tail.slice(0, 80), field: 'endings' })
    const wanted = names.flatMap((name) => {
      if (!isName(name)) return wrong(name)
      if (name.includes('.')) return [name]
      if (tails.length === 0) fail('required', { field: 'endings' })
      return tails.map((tail) => `${name}.${tail}`)
    })
    const domains = [...new Set(await Promise.all(wanted.map(async (domain) => (await checked(domain)) ?? wrong(domain))))]
    if (domains.length > MOST_CHECKS) fail('too-many-checks', { count: domains.length, maximum: MOST_CHECKS, field: 'endings' })
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
