import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, choices, flag, text, whole } from '../../../engine/core/kit.ts'
import { type Block, type LegalValue, fill, legalWords, readLegalTexts, writeClause } from '../../lib/legal/document.ts'
import { legalFailures, legalFields, legalNotices, legalOutput, legalResult, legalValues } from '../../lib/legal/fields.ts'
import { oneLine } from '../../lib/text/one-line.ts'

const TEXTS = {
  en: () => import('../../data/privacy-policy/en.ts'),
  es: () => import('../../data/privacy-policy/es.ts'),
  fr: () => import('../../data/privacy-policy/fr.ts'),
  id: () => import('../../data/privacy-policy/id.ts'),
  it: () => import('../../data/privacy-policy/it.ts'),
  pl: () => import('../../data/privacy-policy/pl.ts'),
  pt: () => import('../../data/privacy-policy/pt.ts'),
  ru: () => import('../../data/privacy-policy/ru.ts'),
} as const

const KINDS = { site: 'Website', blog: 'Blog', shop: 'Online store', app: 'App', community: 'Online community' } as const
const DATA = {
  name: 'People’s names',
  email: 'Email addresses',
  phone: 'Phone numbers',
  address: 'Postal addresses',
  billing: 'Orders and payments',
  usage: 'Pages viewed, device and browser',
  location: 'Location',
  content: 'What people write or upload',
  sensitive: 'Sensitive data, such as health or beliefs',
} as const
const FEATURES = {
  contactForm: 'Contact by form or email',
  newsletter: 'Newsletter',
  accounts: 'Accounts',
  payments: 'Sales and payments',
  comments: 'Comments or posts',
  cookies: 'Cookies',
  analytics: 'Analytics',
  ads: 'Third-party advertising',
  embeds: 'Videos, maps or posts from other sites',
  socialLogin: 'Sign-in with other accounts',
} as const
const REGIONS = {
  gdpr: 'European Union and EEA (GDPR)',
  uk: 'United Kingdom (UK GDPR)',
  ccpa: 'California (CCPA, CPRA)',
  lgpd: 'Brazil (LGPD)',
  id: 'Indonesia (Law 27/2022)',
  ru: 'Russia (152-FZ)',
} as const
const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]]

const input = z.object({
  ...legalFields,
  kind: choice('Kind of service', KINDS, { default: 'site' }),
  controller: text('Who runs it', { max: 200, default: '', help: 'Full name of the person or company. Defaults to the site name.' }),
  address: text('Postal address', { max: 300, default: '' }),
  dpo: text('Data protection officer', { max: 200, default: '', help: 'Name or email, if there is one.', advanced: true }),
  data: choices('Data it processes', DATA, { max: 9, default: ['email', 'usage'] }),
  features: choices('Features', FEATURES, { max: 10, default: ['contactForm', 'cookies'] }),
  regions: choices('Where your visitors live', REGIONS, {
    max: 6,
    default: ['gdpr'],
    start: { en: ['gdpr'], id: ['id'], pt: ['lgpd'], ru: ['ru'] },
  }),
  providers: text('Who receives data', {
    max: 3000,
    default: '',
    help: 'Hosting, analytics, payments and others, one per line: name, country, purpose.',
    control: 'multiline',
    lines: 3,
  }),
  sells: flag('Data is sold, or shared for cross-site advertising', { help: 'As California law defines it.' }),
  transfers: flag('Data goes to other countries'),
  children: choice('Children', { no: 'Not intended for children', yes: 'Children may use it' }),
  automated: flag('Automated decisions about people', { advanced: true }),
  logDays: whole('Server logs are kept for', { min: 0, max: 365, default: 30, unit: 'day|days', advanced: true }),
})
type Input = z.output<typeof input>

export const privacyPolicyGenerator = defineTool({
  id: 'privacy-policy-generator',
  category: 'generators',
  icon: 'file-lock',
  title: 'Privacy policy generator',
  summary:
    'Generate a privacy policy from what your site really does, in plain words and eight languages, for GDPR, UK GDPR, CCPA, LGPD and more.',
  keywords: [
    'privacy policy template',
    'gdpr privacy policy',
    'ccpa privacy policy',
    'lgpd',
    'privacy notice',
    'privacy policy for app',
    'cookie policy',
  ],
  aliases: ['free-privacy-policy-generator', 'privacy-policy-template'],
  slugs: {
    es: 'generador-de-politica-de-privacidad',
    fr: 'generateur-de-politique-de-confidentialite',
    id: 'generator-kebijakan-privasi',
    it: 'generatore-informativa-privacy',
    pl: 'generator-polityki-prywatnosci',
    pt: 'gerador-de-politica-de-privacidade',
    ru: ['generator-politiki-konfidentsialnosti', 'generator-politiki-konfidencialnosti'],
  },
  effect: 'pure',
  input,
  output: z.object(legalOutput),
  notices: legalNotices,
  failures: legalFailures,
  notes: [
    'The clauses follow Art. 13 GDPR: who is responsible, which data, why and on what legal basis, who receives it, transfers, how long, rights and complaints. Rights are added for each region you check: UK GDPR and Data Protection Act 2018, Cal. Civ. Code § 1798.100 et seq., LGPD (Law 13.709/2018), Indonesian Law 27/2022, Russian Law 152-FZ.',
    'A law may apply even if you are elsewhere: what counts is often where your visitors live. California’s CCPA applies only to businesses above certain thresholds. Some duties take more than words: consent before nonessential cookies, contracts with those who receive data, and in Russia, storing citizens’ data there.',
    'Check only what is true, and name those who receive data. A policy that says less or more than what you do breaks the very law it names.',
    'We wrote the clauses for each language, as of November 2026. What you type is inserted as is, escaped for HTML and Markdown.',
  ],
  examples: [
    {
      title: 'A small site in the European Union',
      input: {
        site: 'Example',
        url: 'https://example.com',
        email: 'hello@example.com',
        date: '2026-11-22',
        providers: 'Example Hosting, Ireland, web hosting',
      },
      in: {
        es: { input: { site: 'Ejemplo', email: 'hola@example.com', providers: 'Alojamiento Ejemplo, España, alojamiento web' } },
        fr: { input: { site: 'Exemple', email: 'bonjour@example.com', providers: 'Hébergement Exemple, France, hébergement web' } },
        id: {
          input: { site: 'Contoh', email: 'halo@example.com', regions: ['id'], providers: 'Hosting Contoh, Indonesia, hosting web' },
          title: 'Situs kecil di Indonesia',
        },
        it: { input: { site: 'Esempio', email: 'ciao@example.com', providers: 'Hosting Esempio, Italia, hosting web' } },
        pl: { input: { site: 'Przykład', email: 'kontakt@example.com', providers: 'Hosting Przykład, Polska, hosting stron' } },
        pt: {
          input: {
            site: 'Exemplo',
            email: 'ola@example.com',
            regions: ['lgpd'],
            providers: 'Hospedagem Exemplo, Brasil, hospedagem de sites',
          },
          title: 'Um site pequeno no Brasil',
        },
        ru: {
          input: { site: 'Пример', email: 'info@example.com', regions: ['ru'], providers: 'Хостинг Пример, Россия, веб-хостинг' },
          title: 'Небольшой сайт в России',
        },
      },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
    {
      title: 'A Brazilian online store',
      input: {
        site: 'Loja Exemplo',
        controller: 'Exemplo Comércio Ltda.',
        date: '2026-11-22',
        language: 'pt',
        kind: 'shop',
        data: ['name', 'email', 'address', 'billing'],
        features: ['accounts', 'payments', 'cookies'],
        regions: ['lgpd'],
        providers: 'Hospedagem Exemplo, Brasil, hospedagem',
        // Law 12.965/2014, Art. 15: a business keeps its access logs for six months.
        logDays: 184,
      },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
    {
      title: 'An app with advertising, in Europe and California',
      input: {
        site: 'Example',
        date: '2026-11-22',
        kind: 'app',
        features: ['analytics', 'ads'],
        regions: ['gdpr', 'uk', 'ccpa'],
        sells: true,
        transfers: true,
      },
      in: {
        es: { input: { site: 'Ejemplo' } },
        fr: { input: { site: 'Exemple' } },
        id: { input: { site: 'Contoh' } },
        it: { input: { site: 'Esempio' } },
        pl: { input: { site: 'Przykład' } },
        pt: { input: { site: 'Exemplo' } },
        ru: { input: { site: 'Пример' } },
      },
      output: { notices: [{ code: 'not-legal-advice', level: 'warning' }] },
    },
  ],
  transform: async (input, { fail, note }) => {
    const typed = legalValues(input, fail)
    const { PRIVACY_POLICY } = await TEXTS[input.language]()
    const texts = readLegalTexts(PRIVACY_POLICY)
    const given = Object.entries({ address: oneLine(input.address), dpo: oneLine(input.dpo) }).filter(([, value]) => value !== '')
    const providers = input.providers
      .split(/[\r\n]+/)
      .map(oneLine)
      .filter(Boolean)
    const values: Record<string, LegalValue> = {
      ...typed,
      controller: oneLine(input.controller) || oneLine(input.site),
      ...(input.logDays > 0 && { logDays: inDays(input.logDays, input.language) }),
      ...Object.fromEntries(given),
      ...Object.fromEntries(providers.map((provider, index) => [`provider${index}`, provider])),
    }
    const lists = {
      data: keysOf(DATA)
        .filter((key) => input.data.includes(key))
        .map((key) => legalWords(texts, `data-${key}`)),
      basis: basesOf(input).map(({ key, uses = [] }) => {
        const named = new Intl.ListFormat(input.language).format(uses.map((use) => legalWords(texts, `use-${use}`)))
        return legalWords(texts, `basis-${key}`).replace('{uses}', () => named)
      }),
      providers: providers.map((_, index) => `{provider${index}}`),
    }
    const line = (key: string): Block => ({ kind: key === 'title' ? 'title' : 'text', line: fill(legalWords(texts, key), values) })
    const blocks = [
      line('title'),
      line('updated'),
      line(`kind-${input.kind}`),
      ...('url' in values ? [line('at')] : []),
      ...clausesOf(input).flatMap((key) => writeClause(texts, key, values, lists)),
    ]
    return legalResult(blocks, input.language, note)
  },
})

/** `30 days` in the language of the policy. */
const inDays = (count: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)

/** Legal bases under Art. 6 GDPR for what the site does, with what of it rests on them. */
function basesOf({ features }: Input): { readonly key: string; readonly uses?: readonly string[] }[] {
  const has = (...names: (keyof typeof FEATURES)[]) => names.some((name) => features.includes(name))
  const contract = [...(has('accounts') ? ['accounts'] : []), ...(has('payments') ? ['payments'] : [])]
  const consent = [
    ...(has('newsletter') ? ['newsletter'] : []),
    ...(has('ads') ? ['ads'] : []),
    ...(has('cookies', 'analytics', 'ads', 'embeds') ? ['cookies'] : []),
  ]
  return [
    ...(contract.length > 0 ? [{ key: 'contract', uses: contract }] : []),
    ...(consent.length > 0 ? [{ key: 'consent', uses: consent }] : []),
    ...(has('payments') ? [{ key: 'law' }] : []),
    { key: 'interest' },
  ]
}

/** The clauses in their order. */
function clausesOf({ data, features, regions, sells, transfers, children, automated, email }: Input): string[] {
  const isEuropean = regions.includes('gdpr') || regions.includes('uk')
  return [
    'controller',
    ...(data.length > 0 ? ['data'] : []),
    ...(data.includes('sensitive') ? ['sensitive'] : []),
    'logs',
    ...(isEuropean ? ['basis'] : []),
    ...keysOf(FEATURES).filter((key) => features.includes(key)),
    'providers',
    ...(transfers ? ['transfers'] : []),
    'retention',
    'security',
    ...keysOf(REGIONS).flatMap((key) =>
      regions.includes(key) ? [`rights-${key}`, ...(key === 'ccpa' ? [sells ? 'sale-yes' : 'sale-no'] : [])] : [],
    ),
    `children-${children}`,
    ...(automated ? ['automated'] : []),
    'changes',
    ...(email.trim() === '' ? [] : ['contact']),
  ]
}
