import { type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, ready, test } from './support.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ WEB_ANALYTICS_ID: 'G-TEST12345', ERROR_REPORTS_DSN: 'https://0123456789abcdef@errors.example/42' })
})
test.afterAll(() => server?.close())

const TAG = 'https://www.googletagmanager.com/**'

test('nothing of others loads before consent, refusing is as easy as accepting, and the choice can be changed', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && request.url().startsWith('http')) outside.push(request.url())
  })
  await page.route(TAG, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '', headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(`${server.origin}/url-encode/?plusAsSpace=1#in=abc`)
  await ready(page)
  const banner = page.getByRole('region', { name: 'May we load services from other companies?' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(outside).toEqual([])
  await banner.getByRole('button', { name: 'Refuse all' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await ready(page)
  // From here on it would ask; nothing says that it does not.
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'offered')
  await page.waitForTimeout(1500)
  await expect(banner).toBeHidden()
  expect(outside).toEqual([])
  await page.goto(`${server.origin}/setting/`)
  await ready(page)
  await page.getByRole('button', { name: 'Change your consent choices' }).click()
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => outside.length).toBe(1)
  expect(outside[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST12345')
  const layer = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []))
  await page.goto(`${server.origin}/url-encode/?plusAsSpace=1#in=abc`)
  await ready(page)
  await expect.poll(layer).toContain('page_view')
  expect(await layer()).not.toMatch(/plusAsSpace|in=abc/)
})

test('the policy names exactly the hosts of what is configured', async ({ request, baseURL }) => {
  const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? ''
  const [with_, without] = [await policyOf(`${server.origin}/`), await policyOf(`${baseURL}/`)]
  expect(without).not.toMatch(/https:/)
  expect(with_).toMatch(/script-src 'self' 'wasm-unsafe-eval' https:\/\/www\.googletagmanager\.com;/)
  expect(with_).toMatch(/connect-src 'self' [^;]*https:\/\/errors\.example/)
  expect(with_).not.toMatch(/clarity|googlesyndication|apis\.google/)
})
