import { expect, open, test } from './support.ts'

test('a message is refused at its fields, kept, and taken once it is whole', async ({ page, complaints }) => {
  complaints.allow(/400|422/)
  await open(page, '/contact/')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#contact-name-error')).toHaveText('Fill this in.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Łucja 𝕏')
  await page.getByLabel('Your e-mail address').fill('not an address')
  await page.getByLabel('Message').fill('The <b>loan</b> calculator & I')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#contact-email-error')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('The <b>loan</b> calculator & I')
  await page.getByLabel('Your e-mail address').fill('lucja@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you, your message has arrived')).toBeVisible({ timeout: 10_000 })
})

test('a message that cannot be sent is not lost', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load/)
  await open(page, '/contact/')
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByLabel('Your name').fill('A')
  await page.getByLabel('Your e-mail address').fill('a@example.com')
  await page.getByLabel('Message').fill('Still here')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.outcome.bad')).toContainText('The message could not be sent.', { timeout: 10_000 })
  await expect(page.getByLabel('Message')).toHaveValue('Still here')
})

test('an article has its anchors, feed and structured data; what is not there is a 404', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await open(page, '/blog/')
  await page.getByRole('link', { name: 'Why your JSON ids change by themselves' }).first().click()
  await expect(page.locator('h1')).toHaveText('Why your JSON ids change by themselves')
  await page.locator('.contents a').first().click()
  await expect(page).toHaveURL(/#what-json-says-and-what-readers-do$/)
  const feed = await page.request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toContain('xml')
  expect(await feed.text()).toContain('/blog/json-and-big-numbers/')
  const html = await (await page.request.get('/blog/json-and-big-numbers/')).text()
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('<meta property="og:type" content="article">')
  for (const path of ['/blog/no-such-article/', '/blog/author/nobody/', '/deals/nothing-free-trial/'])
    expect((await page.request.get(path)).status()).toBe(404)
})

test('a crash shows the error page with a prefilled mail', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.route('**/payload.json', async (route) => {
    const payload = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...payload, data: { ...payload.data, notes: null } } })
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'Base64 encode', exact: true }).first().click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  expect(await page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^mailto:.*body=http/)
})
