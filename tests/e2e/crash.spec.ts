import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test, testAlone } from './support.ts'

test('a page that breaks becomes the error page, with a mail that says what happened', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.route('**/base64-encode/payload.json', async (route) => {
    const payload = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...payload, data: { ...payload.data, notes: null } } })
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'Base64 encode', exact: true }).first().click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:.*body=http/)
  await expectAccessible(page)
  // The way out loads a page anew.
  await page.locator('#main a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('wrong')
})

/** The page as it comes, but its data is broken: it fails when it is taken over. */
const breakFirstPage = (page: Page) =>
  page.route('**/base64-encode/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"fields":[', '"fields":null,"old":[') })
  })

test('a first page that breaks becomes the error page too', async ({ page, complaints }) => {
  complaints.allow(/./)
  await breakFirstPage(page)
  await page.goto('/base64-encode/')
  await expect(page.getByText('Something went wrong')).toBeVisible()
})

test('a page without what all pages share becomes the error page too', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.route('**/assets/shell-en-*.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/base64-encode/')
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:.*subject=.*body=http/)
})

test.describe('for a search engine', () => {
  testAlone.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  testAlone('a page that breaks stays as it was made', async ({ page, complaints }) => {
    complaints.allow(/./)
    await breakFirstPage(page)
    const broken = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto('/base64-encode/')
    await broken
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 encode')
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })

  testAlone('so do the mail addresses in it', async ({ page, complaints }) => {
    complaints.allow(/./)
    await page.route('**/assets/shell-en-*.json', (route) => route.fulfill({ status: 404 }))
    const broken = page.waitForEvent('console', (message) => message.type() === 'error' && /answered 404/.test(message.text()))
    await page.goto('/privacy-policy/')
    await broken
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#main a[href^="mailto:"]').first()).toHaveAttribute('href', /^mailto:[^?&]+$/)
  })
})
