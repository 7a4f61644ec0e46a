import { expect, holdBack, open, test } from '../support.ts'
import { device, openLink, share, text } from './support.ts'

test('what burns can be opened once, by a click, and its sender learns of it', async ({ page, browser, baseURL, request }) => {
  const link = await share(page, async () => {
    await text(page).fill('only once')
    await page.getByText('Delete once it has been opened').click()
  })
  // What looks ahead at links: the page, and whatever it might ask for by GET.
  const id = /#([\w-]{22})/.exec(link)?.[1] ?? ''
  for (const path of [link, `/api/shared/${id}`, `/api/shared/${id}/open`]) await request.get(path)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  await other.goto(link)
  await expect(other.getByText('This can be opened only once')).toBeVisible()
  await other.reload()
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('only once')
  await expect(other.getByText('It has been deleted from our server')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('alert')).toHaveText('This could be opened only once, and it has been opened.')
  await page.getByRole('button', { name: 'Share something else' }).click()
  await page.locator('.mine summary').first().click()
  await expect(page.locator('.mine-body')).toContainText('This could be opened only once, and it has been opened.')
  await context.close()
})

test('what burns is taken once, and survives whatever becomes of the page that takes it', async ({ page, browser, baseURL }) => {
  const link = await share(page, async () => {
    await text(page).fill('the only copy')
    await page.getByText('Delete once it has been opened').click()
  })
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '', serviceWorkers: 'block' })
  let takes = 0
  other.on('request', (request) => (takes += request.url().endsWith('/open') ? 1 : 0))
  await other.goto(link)
  const go = await holdBack(other, '**/open')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => takes).toBe(1)
  // Another page of the site while it is on its way, and back again.
  await other.locator('.wordmark').first().click()
  await expect(other).toHaveURL('/')
  await expect(other.locator('.clip-open')).toHaveCount(0)
  go()
  await other.goBack()
  await expect(other.locator('pre')).toHaveText('the only copy')
  expect(takes).toBe(1)
  await context.close()
})

test('a passphrase is needed, and a wrong one loses nothing, not even of what burns', async ({ page, browser, baseURL }) => {
  const link = await share(page, async () => {
    await text(page).fill('behind a passphrase')
    await page.getByRole('textbox', { name: 'Passphrase' }).fill('correct horse')
    await page.getByText('Delete once it has been opened').click()
  })
  expect(link).toMatch(/\.p$/)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  await openLink(other, link)
  const field = other.getByLabel('Passphrase')
  await field.fill('wrong horse')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toHaveText('Wrong passphrase. Try again.')
  await field.fill('correct horse')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('behind a passphrase')
  await context.close()
})

test('a short code opens it on another device; a wrong one does not', async ({ page, browser, baseURL, complaints }) => {
  complaints.allow(/404/)
  await share(page, async () => {
    await text(page).fill('by code')
    await page.getByText('Short code to type in').click()
  })
  const code = (await page.locator('.shared-code-big b').textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{3}-[2-9A-Z]{3}$/)
  const { page: other, context } = await device(browser, { baseURL: baseURL ?? '' })
  const bodies: string[] = []
  other.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(other, '/online-clipboard/')
  const field = other.getByRole('textbox', { name: 'Short code' })
  await field.fill('nonsense')
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('ten letters and digits')
  const wrong = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2')
  await field.fill(wrong)
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toHaveText('This code is wrong or has expired.')
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Shared with you' })).toBeVisible()
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.locator('pre')).toHaveText('by code')
  // The server sees the first half only.
  const secret = code.slice(5).replaceAll('-', '')
  expect(bodies.filter((line) => line.includes(secret))).toEqual([])
  await context.close()
})
