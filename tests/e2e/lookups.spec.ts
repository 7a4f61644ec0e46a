import { type Registries, startRegistries } from '../support/servers/registries.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, open, result, test, testAlone } from './support.ts'

let registries: Registries
let server: OwnServer
test.beforeAll(async () => {
  registries = await startRegistries()
  const { dnsServers = [], upstreams } = registries.options
  server = await startOwnServer({
    TRUST_PROXY: '1',
    LOOKUP_RATE_LIMIT: '1000',
    TOOLGLOT_DNS: dnsServers.join(','),
    TOOLGLOT_TEST_UPSTREAMS: JSON.stringify(upstreams),
  })
})
test.afterAll(() => {
  server.close()
  registries.stop()
})

const RUN = '.run-bar button'

test('a domain shows its facts, its status in words and the whole answer', async ({ page }) => {
  await open(page, `${server.origin}/whois-lookup/`)
  await page.getByLabel('Domain, IP address or AS number').fill('https://www.example.com/shop')
  await page.locator(RUN).click()
  await expect(result(page)).toContainText('Example Registrar, Inc.')
  await expect(result(page)).toContainText('www.example.com is part of example.com')
  await expect(result(page)).toContainText('Transfer to another registrar is locked.')
  await expect(result(page)).toContainText('a.iana-servers.net')
  await expect(result(page)).toContainText('"ldhName": "EXAMPLE.COM"')
  await expectAccessible(page)
})

test('a name that nobody has is said to be so, in the language of the page', async ({ page, complaints }) => {
  complaints.allow(/422/)
  await open(page, `${server.origin}/fr/recherche-whois/`)
  await page.locator('.input-pane input').first().fill('nobody-has-this.com')
  await page.locator(RUN).click()
  await expect(page.locator('.alert, .field-error').first()).toContainText('nobody-has-this.com n’est pas enregistré')
})

test('many domains come as a table, and an error never as a free name', async ({ page }) => {
  await open(page, `${server.origin}/domain-availability-checker/`)
  await page.getByRole('textbox', { name: 'Names' }).fill('example\nnobody\nlimited')
  await page.getByRole('textbox', { name: 'Extensions' }).fill('com')
  await page.locator(RUN).click()
  const row = (name: string) => result(page).locator('tr', { hasText: name })
  await expect(row('nobody.com')).toContainText('Seems available')
  await expect(row('example.com')).toContainText('Taken')
  await expect(row('limited.com')).toContainText('Unknown')
  await expectAccessible(page)
})

test.describe('behind a proxy', () => {
  testAlone.use({ extraHTTPHeaders: { 'x-forwarded-for': '8.8.8.8' } })

  testAlone('one’s own address is shown when it is asked for, and not before', async ({ page }) => {
    await open(page, `${server.origin}/ip-address-lookup/`)
    await page.locator(RUN).click()
    await expect(result(page)).toContainText('This is the address our server sees')
    await expect(result(page)).toContainText('Google LLC')
    await expect(result(page)).toContainText('dns.google')
    await expect(result(page)).toContainText('AS15169')
    await expectAccessible(page)
  })
})

test('a record type that fails does not hide the others', async ({ page }) => {
  await open(page, `${server.origin}/dns-lookup/`)
  await page.getByLabel('Domain name').fill('example.com')
  for (const type of ['MX', 'TXT']) await page.getByLabel(type, { exact: true }).check()
  await page.locator(RUN).click()
  await expect(result(page)).toContainText('10 mail.example.com')
  await expect(result(page)).toContainText('SERVFAIL')
  // Five minutes, for a record other than an address as well.
  await expect(result(page).locator('tr', { hasText: 'mail.example.com' })).toContainText('5 min')
})
