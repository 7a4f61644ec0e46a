import { readFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Page, expect, open, ready, result, test, testAlone } from './support.ts'

const BUILT = 'dist/client'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** The plainest of static hosts: files as they are, `index.html` for a folder, `404.html` for the rest. */
function startStaticHost(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(BUILT, path.endsWith('/') ? `${path}index.html` : path)
    const send = (status: number, name: string, bytes: Buffer) =>
      response.writeHead(status, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(bytes)
    readFile(file).then(
      (bytes) => send(200, file, bytes),
      async () => send(404, '404.html', await readFile(join(BUILT, '404.html'))),
    )
  })
  return new Promise((started) =>
    server.listen(0, '127.0.0.1', () => started({ server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
  )
}

test('the build alone works on a static host', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/)
  const { server, origin } = await startStaticHost()
  await open(page, `${origin}/pl/kodowanie-base64/`)
  await page.locator('.input-pane textarea').fill('ł')
  await expect(result(page)).toContainText('xYI=')
  await page.locator('.related a, .breadcrumb a').first().click()
  await expect(page).not.toHaveURL(/kodowanie-base64/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.goto(`${origin}/loan-calculator/`)
  await ready(page)
  await page.getByRole('button', { name: 'Sample' }).click()
  await expect(result(page).locator('.faded-label')).toHaveCount(0)
  // What needs a server says so at once, and loses nothing.
  await page.goto(`${origin}/dns-lookup/`)
  await ready(page)
  await page.getByLabel('Domain name').fill('example.com')
  await page.locator('.run-bar button').click()
  await expect(result(page).locator('.alert')).toBeVisible()
  await expect(page.getByLabel('Domain name')).toHaveValue('example.com')
  await page.goto(`${origin}/no-such-page/`)
  await expect(page.getByRole('heading', { name: 'We lost this page' })).toBeVisible()
  server.close()
})

test.describe('without a service worker', () => {
  test('a chunk that a newer build has taken away leads to that build', async ({ page, complaints }) => {
    complaints.allow(/./)
    let isGone = false
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another-build' } }))
    await page.route('**/assets/category-page-*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    await open(page, '/base64-encode/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    isGone = true
    // The page that the newer build answers with has that build's chunks.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.locator('.breadcrumbs a, nav a[href="/category/encoders/"]').first().click()
    await expect(page).toHaveURL(/\/category\/encoders\/$/)
    await expect(page.locator('h1')).toHaveText('Encoders and decoders')
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBeUndefined()
  })
})

/** The page's own data with a part of it changed, as another entry would have made it. */
async function withPayload(page: Page, path: string, part: object): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(id="island"[^>]*>)(.*)(<\/script>)/, (_, start: string, json: string, end: string) => {
      return start + JSON.stringify({ ...(JSON.parse(json) as object), ...part }).replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response, body: html })
  })
}

test('a page forces its colour mode, and gives the visitor’s back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await withPayload(page, '/about/', { colorMode: 'dark' })
  await open(page, '/about/')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.getByRole('link', { name: 'Toolglot' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-mode', 'dark')
})

testAlone('the mode of the system cannot be forced: that is refused with a warning', async ({ page, complaints }) => {
  complaints.allow(/cannot force the colour mode "system"/)
  await page.addInitScript(() => localStorage.setItem('color-mode', JSON.stringify('dark')))
  await page.emulateMedia({ colorScheme: 'light' })
  await withPayload(page, '/about/', { colorMode: 'system' })
  const warned = page.waitForEvent('console', (message) => /cannot force the colour mode "system"/.test(message.text()))
  await open(page, '/about/')
  expect((await warned).type()).toBe('warning')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test('toasts have every type, position and theme, and go after their time', async ({ page }) => {
  await open(page, '/')
  const manifest = JSON.parse(await readFile(join(BUILT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >
  const built = manifest['src/app/services/toasts.tsx']
  const chunk = `/${built?.file}`
  // As the page does that imports the chunk itself.
  for (const url of built?.css ?? [])
    await page.evaluate(
      (href) =>
        new Promise((loaded) =>
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: loaded })),
        ),
      `/${url}`,
    )
  const show = (toast: object) =>
    page.evaluate(
      async ([path, shown]) => {
        const module = (await import(path as string)) as { showToast(toast: unknown): void }
        module.showToast(shown)
      },
      [chunk, toast] as const,
    )
  for (const type of ['info', 'success', 'warning', 'error', 'default', 'loading']) {
    await show({ type, text: `as ${type}`, theme: 'colored' })
    const toast = page.locator('.Toastify__toast', { hasText: `as ${type}` })
    await expect(toast).toHaveClass(new RegExp(`Toastify__toast--${type === 'loading' ? 'default' : type}`))
    await expect(toast).toHaveClass(/Toastify__toast-theme--colored/)
  }
  for (const position of ['top-left', 'top-right', 'top-center', 'bottom-left', 'bottom-right', 'bottom-center']) {
    await show({ type: 'info', text: `at ${position}`, position, theme: 'light' })
    await expect(page.locator(`.Toastify__toast-container--${position}`)).toContainText(`at ${position}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await show({ type: 'info', text: 'by the mode' })
  const last = page.locator('.Toastify__toast', { hasText: 'by the mode' })
  await expect(last).toHaveClass(/theme--dark/)
  await expect(page.locator('.Toastify__toast-container--top-right')).toContainText('by the mode')
  // It may be gone before anybody asks from outside, so the page itself looks at each of its frames.
  const seen = page.waitForFunction(() =>
    [...document.querySelectorAll('.Toastify__toast')].some((toast) => toast.textContent.includes('soon gone') && toast.checkVisibility()),
  )
  await show({ type: 'info', text: 'soon gone', autoCloseMs: 300 })
  await seen
  await expect(page.locator('.Toastify__toast', { hasText: 'soon gone' })).toHaveCount(0)
  await expect(page.locator('.Toastify__toast', { hasText: 'as loading' })).toBeVisible()
})
