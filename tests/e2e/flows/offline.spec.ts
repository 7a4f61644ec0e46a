import type { Page } from '@playwright/test'
import { expect, open, openPalette, ready, result, testAlone } from '../support.ts'

testAlone.use({ serviceWorkers: 'allow' })
// Everything of a language is loaded.
testAlone.describe.configure({ timeout: 600_000 })

testAlone(
  'all tools are kept for offline, with size and progress, are renewed after a new build, and can be removed again',
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await open(page, '/fr/setting/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const section = page.locator('#offline')
    const keep = section.getByRole('button')
    await expect(keep).toContainText(/\d+\s?Mo|\d+\s?MB/)
    await keep.click()
    await expect(section.locator('progress')).toBeVisible()
    await expect(section.locator('[role=status]')).toContainText(/\d+\s?[MKk]?o sur \d+(,\d+)?\s?Mo.*%/)
    await expect(section.locator('[role=status]')).toContainText(/\d{3} · \d+/, { timeout: 500_000 })
    // What was never opened works, and what it makes is right.
    await context.setOffline(true)
    await page.goto('/fr/decoder-base64/')
    await ready(page)
    await page.locator('.input-pane textarea').fill('w6k=')
    await expect(result(page)).toContainText('é')
    // Codecs and tables are there, too; and what is asked from page to page.
    await page.goto('/fr/')
    await ready(page)
    await page.locator('.paste-text').fill('[1,2]')
    await expect(page.locator('.guess-preview').first()).toBeVisible()
    await page.locator('[data-home-search]').fill('json')
    await expect(page.locator('.tool-search-results .hit').first()).toBeVisible()
    // A page that is not kept: the offline page lists what is, and says which of them need the network.
    await page.goto('/fr/n-existe-pas/')
    await expect(page.locator('h1')).toHaveText('Vous êtes hors connexion')
    await expect.poll(() => page.locator('.offline-kept li').count()).toBeGreaterThan(240)
    await expect(page.locator('.offline-kept li', { hasText: 'nécessite Internet' }).first()).toBeVisible()
    // Those say so on their own pages.
    await page.locator('.offline-kept li', { hasText: 'nécessite Internet' }).first().getByRole('link').click()
    await ready(page)
    await expect(page.locator('.needs-network')).not.toBeEmpty()
    await context.setOffline(false)
    await expect(page.locator('.needs-network')).toBeEmpty()
    await expectRenewal(page)
    // The room is given back.
    await open(page, '/fr/setting/')
    await section.getByRole('button', { name: 'Supprimer de cet appareil' }).click()
    await expect(keep).toContainText(/\d+\s?Mo|\d+\s?MB/)
    await expect.poll(() => page.evaluate(() => caches.has('kept'))).toBe(false)
  },
)

testAlone('until it is known what is kept, nothing of it is shown, and then nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const { has } = CacheStorage.prototype
    const { promise, resolve } = Promise.withResolvers<void>()
    CacheStorage.prototype.has = async function (name) {
      await promise
      return has.call(this, name)
    }
    Object.assign(window, { look: resolve })
  })
  const look = () => page.evaluate(() => (window as unknown as { look: () => void }).look())
  const section = page.locator('#offline')
  const place = async () => (await page.locator('#setting-data').boundingBox())?.y
  await open(page, '/setting/')
  await look()
  await expect(section.getByRole('button', { name: 'Keep all tools for offline' })).toBeVisible()
  await page.evaluate(async () => {
    const { build } = (await (await fetch('/offline/en.json')).json()) as { build: string }
    const state = { language: 'en', build, bytes: 80_000_000, tools: 345, at: Date.now() }
    await (await caches.open('kept')).put('/offline/kept.json', Response.json(state))
  })
  const listed = page.waitForResponse('**/offline/en.json')
  await open(page, '/setting/')
  await (await listed).finished()
  await ready(page)
  await expect(section).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
  const before = await place()
  await look()
  await expect(section.getByRole('button', { name: 'Remove from this device' })).toBeVisible()
  expect(await place()).toBe(before)
})

/** After a new build, what is kept is renewed in the background, and only what neither was kept nor visited is loaded. */
async function expectRenewal(page: Page): Promise<void> {
  // As an older build left it: one asset that is still good, one that is gone, and a page. And an asset that only a visit has loaded.
  const [asset, visited] = await page.evaluate(async () => {
    const list = (await (await fetch('/offline/fr.json')).json()) as { files: [string, number][] }
    const named = (part: string) => (list.files.find(([name]) => name.includes(part)) as [string, number])[0]
    const [path, other] = [named('/search-fr-'), named('/guess-fr-')]
    const cache = await caches.open('kept')
    await cache.put(path, new Response('still good'))
    await cache.delete(other)
    await (await caches.open('assets')).put(other, new Response('visited'))
    await cache.put('/assets/gone-1234567890.js', new Response('gone'))
    await cache.put('/fr/formater-json/', new Response('old page'))
    await cache.put('/offline/kept.json', Response.json({ language: 'fr', build: 'older', bytes: 1, tools: 1, at: 1 }))
    return [path, other] as const
  })
  await open(page, '/fr/encoder-url/')
  const state = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('kept')).match('/offline/kept.json')
      return kept ? ((await kept.json()) as { build: string }).build : 'older'
    })
  await expect.poll(state, { timeout: 500_000 }).not.toBe('older')
  const texts = await page.evaluate(
    async (paths) => {
      const cache = await caches.open('kept')
      const textOf = async (name: string) => (await (await cache.match(name))?.text())?.slice(0, 15)
      return [...(await Promise.all(paths.map(textOf))), await textOf('/assets/gone-1234567890.js'), await textOf('/fr/formater-json/')]
    },
    [asset, visited],
  )
  expect(texts).toEqual(['still good', 'visited', undefined, '<!doctype html>'])
}

/** Waits until all is kept that this page has loaded, what comes when nothing else is to be done included, and what the scripts of it import. */
async function expectKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const [assets, pages] = [await caches.open('assets'), await caches.open('pages')]
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const imported: string[] = []
      for (const { url } of await assets.keys()) {
        const text = url.endsWith('.js') ? ((await (await assets.match(url, { ignoreVary: true }))?.text()) ?? '') : ''
        for (const [, name = ''] of text.matchAll(/(?:from|import)["`]\.\/([\w-]+\.js)["`]/g)) imported.push(new URL(name, url).href)
      }
      const wanted = [...loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)), ...imported]
      const kept = await Promise.all(wanted.map((url) => assets.match(url, { ignoreVary: true })))
      const paths = ['/offline/en.html', location.pathname, `${location.pathname}payload.json`]
      const keptPages = await Promise.all(paths.map((path) => pages.match(path, { ignoreVary: true })))
      return [
        ...(loaded.some((url) => url.includes('/assets/toasts-')) ? [] : ['what comes last']),
        ...wanted.filter((_, index) => !kept[index]),
        ...paths.filter((_, index) => !keptPages[index]),
      ]
    })
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
}

testAlone(
  'the home page works without a connection after one visit, with the tools that were used',
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    await open(page, '/base64-decode/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // A page that its service worker answers for, in use.
    await open(page, '/base64-decode/')
    await page.locator('.input-pane textarea').fill('w6k=')
    await expect(result(page)).toContainText('é')
    const kept = (name: string) =>
      page.evaluate(
        async (part) =>
          (await Promise.all(['assets', 'pages'].map(async (cache) => (await caches.open(cache)).keys())))
            .flat()
            .some(({ url }) => url.includes(part)),
        name,
      )
    await expect.poll(() => kept('/base64-decode/payload.json')).toBe(true)
    await open(page, '/')
    for (const part of [
      '/assets/search-en-',
      '/assets/guess-en-',
      '/assets/recognizer-',
      '/assets/place-',
      '/assets/dialog-',
      '/assets/own-menu-',
    ])
      await expect.poll(() => kept(part), { message: part, timeout: 60_000 }).toBe(true)
    await expectKept(page)
    await context.setOffline(true)
    await page.reload()
    await ready(page)
    await expect(page.locator('.own-tool')).toHaveText([/Base64 decode/])
    await page.locator('[data-home-search]').fill('base64')
    await expect(page.locator('.tool-search-results .hit').first()).toBeVisible()
    await page.locator('[data-home-search]').fill('')
    await openPalette(page)
    await page.getByRole('dialog').getByRole('combobox').fill('json')
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('JSON')
    await page.keyboard.press('Escape')
    await page.locator('.paste-text').fill('eyJuYW1lIjoiWm/DqyJ9')
    await expect(page.locator('.guess-link').first().locator('.guess-preview')).toHaveText('{"name":"Zoë"}')
    await page.locator('.guess-link').first().click()
    await expect(page.locator('h1')).toHaveText('Base64 decode')
    await expect(result(page)).toContainText('Zoë')
    // What is not kept leads to the list of what is, by its names.
    await page.goto('/nowhere/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await expect(page.locator('.offline-kept a')).toHaveText(['Base64 decode', 'Toolglot'])
  },
)

testAlone('the app is installable: its manifest and icons are there, and shortcuts lead to pages', async ({ page }) => {
  await open(page, '/ru/')
  const manifest = (await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })) as { start_url: string; icons: { src: string }[]; shortcuts: { url: string }[]; share_target: { action: string } }
  expect(manifest).toMatchObject({ start_url: '/ru/', share_target: { action: '/share-target/' } })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
})

testAlone('a link within the site leads to the offline page where what it shows is not kept', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await open(page, '/url-encode/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The second visit is kept, and what comes when nothing else is to be done is at hand.
  await open(page, '/url-encode/')
  await expectKept(page)
  await context.setOffline(true)
  // Neither pointed at nor focused, so that nothing was fetched ahead.
  await page.locator('.tool-head .breadcrumb a').last().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  await expect(page.locator('.offline-kept a')).toHaveText(['URL encode'])
})
