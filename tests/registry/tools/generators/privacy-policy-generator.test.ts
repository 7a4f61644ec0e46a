import { expect, it } from 'vitest'
import { privacyPolicyGenerator } from '../../../../registry/tools/generators/privacy-policy-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const given = { site: 'Example', date: '2026-11-22', language: 'en' }
const markdownOf = async (input: object): Promise<string> => (await output(privacyPolicyGenerator, { ...given, ...input })).markdown
const headings = async (input: object): Promise<string[]> =>
  [...(await markdownOf(input)).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading as string)

it('has only the clauses that fit what was ticked', async () => {
  expect(await headings({ data: [], features: [], regions: [] })).toEqual([
    'Who is responsible',
    'Server logs',
    'Who receives data',
    'How long we keep data',
    'How we protect data',
    'Children',
    'Changes',
  ])
  expect(
    await headings({
      features: ['newsletter', 'ads'],
      regions: ['ccpa', 'lgpd'],
      transfers: true,
      automated: true,
      email: 'a@example.com',
    }),
  ).toEqual([
    'Who is responsible',
    'What data we process',
    'Server logs',
    'Newsletter',
    'Advertising',
    'Who receives data',
    'Data in other countries',
    'How long we keep data',
    'How we protect data',
    'Your rights in California',
    'Sale of personal information',
    'Your rights in Brazil',
    'Children',
    'Automated decisions',
    'Changes',
    'Contact',
  ])
})

it('names the legal bases of the GDPR only where it applies, and those that fit', async () => {
  expect(await markdownOf({ regions: ['ccpa'] })).not.toContain('Art. 6')
  const plain = await markdownOf({ regions: ['uk'], features: [] })
  expect(plain).toContain('Art. 6(1)(f)')
  expect(plain).not.toContain('Art. 6(1)(b)')
  const shop = await markdownOf({ features: ['payments', 'cookies'] })
  for (const basis of ['Art. 6(1)(a)', 'Art. 6(1)(b)', 'Art. 6(1)(c)', 'Art. 6(1)(f)']) expect(shop).toContain(basis)
})

it('names below a legal basis only what the site does', async () => {
  const shop = await markdownOf({ regions: ['gdpr'], features: ['payments', 'cookies'] })
  expect(shop).toContain('for orders: Art. 6')
  expect(shop).toContain('for cookies that are not necessary: Art. 6')
  const blog = await markdownOf({ regions: ['gdpr'], features: ['newsletter', 'ads'], language: 'pl' })
  expect(blog).toContain('newsletter, reklamy i pliki cookie, które nie są niezbędne: art. 6')
  expect(blog).not.toContain('{uses}')
})

it('says whether data are sold, as California asks', async () => {
  expect(await markdownOf({ regions: ['ccpa'] })).toContain('We do not sell personal information')
  const sold = await markdownOf({ regions: ['ccpa'], sells: true })
  expect(sold).toContain('Do Not Sell or Share My Personal Information')
  expect(sold).not.toContain('We do not sell')
})

it('lists who receives data, as typed', async () => {
  const providers = 'Host & Co <b>, Poland, hosting\r\n\r\n  {site}, *mail* '
  const { html, markdown, text } = await output(privacyPolicyGenerator, { ...given, providers })
  expect(text).toContain('• Host & Co <b>, Poland, hosting\n• {site}, *mail*\n')
  expect(html).toContain('    <li>Host &amp; Co &lt;b&gt;, Poland, hosting</li>\n    <li>{site}, *mail*</li>\n')
  expect(markdown).toContain('- Host \\& Co \\<b\\>, Poland, hosting\n- \\{site\\}, \\*mail\\*\n')
  expect(await markdownOf({})).not.toContain('These receive data')
})

it('names the controller, and leaves out what was not given', async () => {
  expect(await markdownOf({})).toContain('Example decides why and how')
  const full = await markdownOf({ controller: 'Example Ltd.', address: '1 Road\nTown', dpo: 'Ann', url: 'https://example.com' })
  expect(full).toContain('Example Ltd. decides why and how')
  expect(full).toContain('Postal address: 1 Road Town')
  expect(full).toContain('Data protection officer: Ann')
  expect(await markdownOf({})).not.toContain('Postal address')
})

it.each(['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])('is whole in %s with everything ticked', async (language) => {
  const { html, markdown } = await output(privacyPolicyGenerator, {
    ...given,
    language,
    email: 'a@example.com',
    data: ['name', 'email', 'phone', 'address', 'billing', 'usage', 'location', 'content', 'sensitive'],
    features: ['contactForm', 'newsletter', 'accounts', 'payments', 'comments', 'cookies', 'analytics', 'ads', 'embeds', 'socialLogin'],
    regions: ['gdpr', 'uk', 'ccpa', 'lgpd', 'id', 'ru'],
    providers: 'Host',
    transfers: true,
    children: 'yes',
    automated: true,
    logDays: 14,
  })
  expect(markdown.match(/^## /gm)).toHaveLength(30)
  expect(markdown.match(/^- /gm)).toHaveLength(9 + 4 + 1)
  expect(markdown).toContain('14')
  expect(markdown).not.toMatch(/[{}]/)
  expect(html).toContain(`<article lang="${language}">`)
})

it.each([
  [1, 'en', 'The logs are kept for at most 1 day.'],
  [30, 'en', 'The logs are kept for at most 30 days.'],
  [1, 'pl', 'Logi przechowujemy najwyżej 1 dzień.'],
  [2, 'ru', 'Наибольший срок хранения журналов: 2 дня.'],
] as const)('tells how long logs are kept for: %i, in %s', async (logDays, language, said) => {
  expect((await markdownOf({ logDays, language })).replaceAll('\u00a0', ' ')).toContain(said)
})

it('does not tell how long logs are kept that are not', async () => {
  expect(await markdownOf({ logDays: 0 })).not.toContain('The logs are kept')
})

it('always says that it is no legal advice', async () => {
  expect((await output(privacyPolicyGenerator, given)).notices).toEqual([{ code: 'not-legal-advice', level: 'warning' }])
})

it('refuses an empty name and what is no address or email', async () => {
  expect(await failure(privacyPolicyGenerator, { ...given, site: '' })).toMatchObject({ field: 'site' })
  expect(await failure(privacyPolicyGenerator, { ...given, url: 'example' })).toMatchObject({ code: 'bad-site-address', field: 'url' })
  expect(await failure(privacyPolicyGenerator, { ...given, email: 'a@b' })).toMatchObject({ code: 'bad-email', field: 'email' })
})
