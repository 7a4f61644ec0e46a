import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator } from '@playwright/test'
import { type Page, expect, open, test } from '../support.ts'

/** A page of others, which holds what it is given. */
let host: Server
let html = ''
let address = ''
test.beforeAll(async () => {
  host = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)).listen(0)
  await new Promise((resolve) => host.once('listening', resolve))
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
})
test.afterAll(() => host.close())

const show = async (page: Page, body: string): Promise<FrameLocator> => {
  html = `<!doctype html><title>Host</title><body style="margin:0">${body}`
  await page.goto(address)
  return page.frameLocator('iframe')
}
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/embed/'))
/** The line that is copied; one that was copied before would look like it. */
const copiedLine = async (page: Page): Promise<string> => {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copy HTML to embed' }).click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toContain('<iframe')
  return read()
}
const heightIn = (page: Page) =>
  frameOf(page)?.evaluate(() => document.querySelector('.embedded')?.getBoundingClientRect().height ?? 0) ?? Promise.resolve(0)
const result = (frame: FrameLocator) => frame.getByRole('region', { name: 'Result' })

test('one line of HTML from Share shows the tool in a page of others, with its options, as high as what it shows', async ({ page }) => {
  await open(page, '/base64-encode/')
  await page.locator('.workarea').getByLabel('Alphabet').selectOption({ index: 1 })
  await page.getByRole('toolbar', { name: 'Result' }).locator('summary').filter({ hasText: 'Share' }).click()
  const line = await copiedLine(page)
  expect(line).not.toContain('\n')
  const frame = await show(page, line)
  await frame.getByRole('textbox').first().fill('żółw')
  await expect(result(frame)).toContainText('xbzDs8WCdw')
  const height = () => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height)
  await expect.poll(async () => Math.abs((await height()) - (await heightIn(page)))).toBeLessThan(2)
  // What loads late makes it higher once; a frame that grows by its own height never comes to rest.
  await expect(async () => {
    const steady = await height()
    await page.waitForTimeout(1000)
    expect(await height()).toBe(steady)
    expect(steady).toBeLessThan(1500)
  }).toPass()
})

test('a wheel turns in a page of others, with the entries it had', async ({ page }) => {
  await open(page, '/random-wheel/')
  await page.getByRole('textbox', { name: 'Entries' }).fill('Ana')
  const frame = await show(page, await copiedLine(page))
  await expect(frame.getByRole('textbox', { name: 'Entries' })).toHaveValue('Ana')
  await expect(frame.getByRole('button', { name: 'Copy HTML to embed' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Spin', exact: true }).first().click()
  await expect(frame.getByText('Winner: Ana')).toBeVisible()
})

test('what it says to the page around is its height alone', async ({ page, baseURL }) => {
  html = `<!doctype html><title>Host</title><script>said=[];addEventListener('message',e=>said.push(e.data))</script><iframe src="${baseURL}/embed/base64-encode/"></iframe>`
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox').first().fill('secret')
  await expect(result(frame)).toContainText('c2VjcmV0')
  const said = () => page.evaluate(() => (globalThis as unknown as { said: object[] }).said)
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0)
  for (const message of await said()) expect(message).toEqual({ type: 'embed-height', height: expect.any(Number) })
})

test('a script that comes after the frame has told its height still gives it to the frame', async ({ page, baseURL }) => {
  const frame = await show(
    page,
    `<script>told=0;addEventListener('message',e=>told=e.data.height)</script><iframe src="${baseURL}/embed/base64-encode/" style="height:77px"></iframe>`,
  )
  await frame.getByRole('textbox').first().fill('late')
  await expect(result(frame)).toContainText('bGF0ZQ')
  const told = () => page.evaluate(() => (globalThis as unknown as { told: number }).told)
  await expect.poll(async () => Math.abs((await told()) - (await heightIn(page)))).toBeLessThan(2)
  expect(await page.locator('iframe').evaluate((element) => element.style.height)).toBe('77px')
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('script'), { src })), `${baseURL}/embed.js`)
  await expect.poll(() => page.locator('iframe').evaluate((element) => element.style.height)).not.toBe('77px')
})

test('opened by itself, it answers a question and not what it says', async ({ page }) => {
  await page.goto('/embed/base64-encode/')
  await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)
  const said = await page.evaluateHandle(() => {
    const types: string[] = []
    addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => types.push(data.type))
    return types
  })
  const ask = () => page.evaluate(() => postMessage({ type: 'embed-ask' }, '*'))
  await ask()
  await expect.poll(() => said.jsonValue()).toEqual(['embed-ask', 'embed-height'])
  // Had it answered what it says, that would come before the second question.
  await ask()
  await expect.poll(() => said.jsonValue()).toEqual(['embed-ask', 'embed-height', 'embed-ask', 'embed-height'])
})

test('it says so where it cannot be loaded, and leads to its page', async ({ page, baseURL, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to fetch/)
  await page.route('**/base64-encode/payload.json', (route) => route.abort())
  const frame = await show(page, `<iframe src="${baseURL}/embed/base64-encode/"></iframe>`)
  await expect(frame.getByRole('alert')).toContainText('could not be loaded')
  await expect(frame.getByRole('link')).toHaveAttribute('href', /\/base64-encode\/$/)
})

test('nothing is kept, and nobody else is asked', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const origin = new URL(baseURL ?? '').origin
  // Opened by itself, where no browser closes storage to it.
  await page.goto(`${baseURL}/embed/online-text-editor/`)
  await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type('Kept nowhere')
  await expect(page.getByRole('textbox').first()).toContainText('Kept nowhere')
  await page.goto(`${baseURL}/embed/json-formatter/`)
  await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)
  await page.getByRole('textbox').first().fill('{"a":1}')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('"a"')
  await page.waitForTimeout(1500)
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([])
  expect(asked.filter((url) => /\/api\/|sw\.js/.test(url))).toEqual([])
  expect(await context.cookies()).toEqual([])
  // Read from another page of the site, whose storage is open.
  await page.goto(`${baseURL}/robots.txt`)
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    files: await (async () => {
      const names: string[] = []
      for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
      return names
    })(),
  }))
  expect(kept).toEqual({ local: {}, session: {}, databases: [], caches: [], workers: 0, files: [] })
  await context.close()
})

test('its colors and size are asked for in its address', async ({ page, baseURL }) => {
  const path = '/fr/embed/formater-json/'
  const { headers, status } = await page.request
    .get(`${baseURL}/embed/json-formatter/`)
    .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
  expect(status, path).toBe(200)
  expect(headers['x-frame-options']).toBeUndefined()
  const frame = await show(
    page,
    `<iframe width="700" height="700" src="${baseURL}/embed/json-formatter/?color-mode=dark&accent-hue=30&layout-compact=1&indent=4"></iframe>`,
  )
  await expect(frame.locator('.embedded')).toBeVisible()
  const looks = () =>
    frameOf(page)?.evaluate(() => {
      const { dataset, style } = document.documentElement
      return {
        ...dataset,
        accent: style.getPropertyValue('--accent'),
        background: getComputedStyle(document.querySelector('.embedded') as Element).backgroundColor,
      }
    })
  await expect.poll(looks).toMatchObject({ mode: 'dark', embed: 'compact', accent: 'light-dark(oklch(43% 0.075 30), oklch(78% 0.095 30))' })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('JSON formatter')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('link', { name: 'Toolglot' })).toHaveAttribute('target', '_blank')
  for (const mode of ['dark', 'light']) {
    await page.goto(`${baseURL}/embed/json-formatter/?color-mode=${mode}&accent-hue=100`)
    await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  }
})

test('it may be framed there and nowhere else, in every language, and is not indexed', async ({ page, baseURL }) => {
  const alternates = (await (await page.request.get(`${baseURL}/base64-encode/payload.json`)).json()) as {
    head: { alternates: { url: string }[] }
  }
  expect(alternates.head.alternates.length).toBe(8)
  for (const { url } of alternates.head.alternates) {
    const embed = await page.request.get(baseURL + url.replace(/[^/]+\/$/, 'embed/$&'))
    const text = await embed.text()
    expect(embed.status()).toBe(200)
    expect(embed.headers()['content-security-policy']).toMatch(/frame-ancestors \*$/)
    expect(embed.headers()['x-frame-options']).toBeUndefined()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${url}">`))
    const own = await page.request.get(baseURL + url)
    expect(own.headers()['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(own.headers()['x-frame-options']).toBe('DENY')
  }
  for (const path of ['/', '/embed/', '/embed/nothing/', '/embed/json-formatter/x/']) {
    const answer = await page.request.get(baseURL + path)
    expect(answer.headers()['content-security-policy'], path).toMatch(/frame-ancestors 'none'/)
  }
})
