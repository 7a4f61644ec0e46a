import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fixtures, Page } from '@playwright/test'
import { alive, expect, holdBack, open, result, test as inOnePage, testAlone } from './support.ts'

/** A place outside the site that counts what reaches it. */
type Outside = { readonly address: string; readonly asked: string[]; readonly peer: string; packets: number }

const withOutside: Fixtures<{ outside: Outside }> = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  outside: async ({}, use) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*')
      if (request.url?.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      if (request.url?.endsWith('.css')) response.setHeader('content-type', 'text/css')
      response.end(request.url === '/loaded.js' ? 'document.getElementById("p").textContent += " loaded"' : '')
    })
    const peer = createSocket('udp4')
    await Promise.all([once(server.listen(0), 'listening'), once(peer.bind(0, '127.0.0.1'), 'listening')])
    const outside: Outside = {
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      asked,
      peer: `stun:127.0.0.1:${peer.address().port}`,
      packets: 0,
    }
    peer.on('message', () => outside.packets++)
    await use(outside)
    server.closeAllConnections()
    server.close()
    peer.close()
  },
}
const test = inOnePage.extend(withOutside)
const testApart = testAlone.extend(withOutside)

const frame = (page: Page) => result(page).frameLocator('iframe.frame')
const paragraph = (page: Page) => frame(page).locator('#p')
const right = (page: Page, name: 'Run scripts' | 'Allow network') => result(page).getByRole('switch', { name })
/** How long what may get out is waited for. */
const WHILE_MS = 700

/** Shows a document in the frame: a paragraph, then the rest. */
async function show(page: Page, rest: string): Promise<void> {
  await open(page, '/html-viewer/')
  await page.getByLabel('HTML', { exact: true }).fill(`<!doctype html><p id=p>plain</p>${rest}<b id=end></b>`)
  await expect(paragraph(page)).toHaveText('plain')
  // It is read to its end: what would run has run.
  await expect(frame(page).locator('#end')).toBeAttached()
}

/** Everything that loads without a script. */
const loading = (at: string) => `
  <link rel=stylesheet href="${at}/link.css"><link rel=prefetch href="${at}/prefetch"><link rel=preload as=image href="${at}/preload">
  <link rel=modulepreload href="${at}/module.js"><link rel=icon href="${at}/icon"><link rel=manifest href="${at}/manifest">
  <link rel=dns-prefetch href="${at}"><link rel="PreConnect" href="${at}"><base href="${at}/">
  <style>@import "${at}/import.css"; @font-face { font-family: x; src: url(${at}/font) } p { font-family: x; background: url(${at}/background) }</style>
  <img src="${at}/img"><img srcset="${at}/srcset 1x"><img src="relative"><input type=image src="${at}/input">
  <video src="${at}/video" poster="${at}/poster" autoplay muted></video><audio src="${at}/audio" preload=auto></audio>
  <svg><image href="${at}/svg"/><use href="${at}/use.svg#x"/></svg><object data="${at}/object"></object><embed src="${at}/embed">
  <iframe src="${at}/frame"></iframe><iframe srcdoc='<img src="${at}/inner">'></iframe><body background="${at}/body">`

/** Everything that gets out by a script. */
const reaching = ({ address: at, peer }: Outside) => `<script>
  const each = (...tries) => tries.forEach((one) => { try { Promise.resolve(one()).catch(() => {}) } catch {} })
  const link = (rel) => document.head.append(Object.assign(document.createElement('link'), { rel, href: '${at}/' + rel }))
  each(
    () => fetch('${at}/fetch'), () => navigator.sendBeacon('${at}/beacon', 'x'), () => new WebSocket('${at.replace('http', 'ws')}/socket'),
    () => new EventSource('${at}/events'), () => { const x = new XMLHttpRequest(); x.open('GET', '${at}/xhr'); x.send() },
    () => new Worker('${at}/worker.js'), () => new Worker(URL.createObjectURL(new Blob(['fetch("${at}/inner-worker")']))),
    () => import('${at}/import.js'), () => { new Image().src = '${at}/script-image' }, () => link('preconnect'), () => link('prefetch'),
    () => document.body.append(Object.assign(document.createElement('script'), { src: '${at}/loaded.js' })),
    () => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: '${peer}' }] })
      peer.createDataChannel('x')
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer))
    },
    () => window.open('${at}/window'), () => { top.location = '${at}/top' }, () => { parent.document.title = 'owned' },
    () => { document.cookie = 'a=b'; document.getElementById('p').title += ' cookie' },
    () => { localStorage.a = 'b'; document.getElementById('p').title += ' storage' },
  )
  document.getElementById('p').textContent = 'ran'
</script>`

test.beforeEach(({ complaints }) => complaints.allow(/./))

test('HTML is shown with its styles, without scripts and without network', async ({ page, outside }) => {
  await show(page, `<style>p { color: rgb(1, 2, 3) }</style>${loading(outside.address)}${reaching(outside)}`)
  await expect(paragraph(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(frame(page).locator('link[rel=stylesheet]')).toHaveCount(1)
  // No policy covers links that only look up a name or open a connection.
  await expect(frame(page).locator('link[rel=dns-prefetch], link[rel=PreConnect]')).toHaveCount(0)
  await page.waitForTimeout(WHILE_MS)
  expect(await paragraph(page).textContent()).toBe('plain')
  expect(outside.asked).toEqual([])
  await expect(right(page, 'Run scripts')).not.toBeChecked()
  await expect(right(page, 'Allow network')).not.toBeChecked()
})

for (const [name, start] of [
  ['a byte order mark', '\ufeff'],
  ['a hard space', '\u00a0'],
  ['a comment', '<!-- -->'],
  ['a word', 'x'],
] as const)
  test(`scripts stay off behind ${name} before the doctype`, async ({ page }) => {
    await open(page, '/html-viewer/')
    await page
      .getByLabel('HTML', { exact: true })
      .fill(`${start}<!doctype html><p id=p>plain</p><script>document.getElementById('p').textContent = 'ran'</script><b id=end></b>`)
    await expect(frame(page).locator('#end')).toBeAttached()
    await page.waitForTimeout(WHILE_MS)
    expect(await paragraph(page).textContent()).toBe('plain')
  })

test('scripts run when asked, and reach neither the network nor this page', async ({ page, outside, context }) => {
  await show(page, `${loading(outside.address)}${reaching(outside)}`)
  await right(page, 'Run scripts').check()
  await expect(paragraph(page)).toHaveText('ran')
  await page.waitForTimeout(WHILE_MS)
  expect(outside.asked).toEqual([])
  expect(outside.packets).toBe(0)
  expect(await paragraph(page).getAttribute('title')).toBeNull()
  expect(await page.title()).not.toBe('owned')
  expect(new URL(page.url()).pathname).toBe('/html-viewer/')
  expect(context.pages()).toHaveLength(1)
  await right(page, 'Run scripts').uncheck()
  await expect(paragraph(page)).toHaveText('plain')
})

test('with the network allowed, pictures, styles, fonts and media load, and nothing runs', async ({ page, outside }) => {
  await show(page, `${loading(outside.address)}${reaching(outside)}`)
  await right(page, 'Allow network').check()
  await expect(paragraph(page)).toHaveText('plain')
  for (const path of [
    '/link.css',
    '/import.css',
    '/font',
    '/background',
    '/img',
    '/srcset',
    '/relative',
    '/video',
    '/poster',
    '/audio',
    '/svg',
  ])
    await expect.poll(() => outside.asked).toContain(path)
  await page.waitForTimeout(WHILE_MS)
  for (const path of ['/frame', '/object', '/embed', '/fetch', '/beacon', '/loaded.js', '/module.js', '/manifest'])
    expect(outside.asked).not.toContain(path)
  expect(await paragraph(page).textContent()).toBe('plain')
  await expect(result(page)).toContainText('Scripts do not run.')
})

test('with both, scripts fetch and load, and still have no origin', async ({ page, outside, context }) => {
  await show(page, reaching(outside))
  await right(page, 'Run scripts').check()
  await right(page, 'Allow network').check()
  await expect(paragraph(page)).toHaveText('ran loaded')
  for (const path of ['/fetch', '/xhr', '/import.js', '/loaded.js', '/script-image']) await expect.poll(() => outside.asked).toContain(path)
  await page.waitForTimeout(WHILE_MS)
  // The way to peers is open now, which shows that the tests above would see it.
  await expect.poll(() => outside.packets).toBeGreaterThan(0)
  for (const path of ['/window', '/top', '/inner-worker', '/worker.js']) expect(outside.asked).not.toContain(path)
  expect(await paragraph(page).getAttribute('title')).toBeNull()
  expect(await page.title()).not.toBe('owned')
  expect(context.pages()).toHaveLength(1)
  // What this document asks for has been asked, so that all that comes later is the next one's.
  for (const path of ['/beacon', '/events', '/prefetch']) await expect.poll(() => outside.asked).toContain(path)
  const asked = outside.asked.length
  await right(page, 'Allow network').uncheck()
  await expect(paragraph(page)).toHaveText('ran')
  await page.waitForTimeout(WHILE_MS)
  expect(outside.asked.slice(asked)).toEqual([])
})

for (const [what, rest] of [
  ['a refresh', (at: string) => `<meta http-equiv=refresh content="0;url=${at}/refresh">`],
  ['a link', (at: string) => `<a id=go href="${at}/link" ping="${at}/ping">go</a>`],
  ['a link to a new window', (at: string) => `<a id=go target=_blank href="${at}/window">go</a>`],
  ['a link to the whole page', (at: string) => `<a id=go target=_top href="${at}/top">go</a>`],
  ['a form', (at: string) => `<form action="${at}/form"><button id=go>go</button></form>`],
] as const)
  test(`${what} leads nowhere, with the network or without`, async ({ page, outside, context }) => {
    await open(page, '/html-viewer/')
    // The picture tells that the document is there with the network.
    await page.getByLabel('HTML', { exact: true }).fill(`<p id=p>plain</p><img src="${outside.address}/seen">${rest(outside.address)}`)
    await expect(paragraph(page)).toHaveText('plain')
    await expect(result(page).locator('.faded')).toHaveCount(0)
    for (const network of [false, true]) {
      await right(page, 'Allow network').setChecked(network)
      if (network) await expect.poll(() => outside.asked).toContain('/seen')
      const go = frame(page).locator('#go')
      if (what !== 'a refresh') await go.click()
      await page.waitForTimeout(WHILE_MS)
      expect(outside.asked.filter((path) => path !== '/seen' || !network)).toEqual([])
      expect(new URL(page.url()).pathname).toBe('/html-viewer/')
      expect(context.pages()).toHaveLength(1)
    }
    await expect(result(page).getByText('redirect (meta refresh) isn’t followed')).toHaveCount(what === 'a refresh' ? 1 : 0)
  })

// The browser may end the process of the page with the frame’s.
testApart('a frame within the frame opens no connection between peers either', async ({ page, outside }) => {
  const inner = `<script>const peer = new RTCPeerConnection({ iceServers: [{ urls: '${outside.peer}' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))</script>`
  await show(page, `<iframe srcdoc="${inner}"></iframe>`)
  // So it may while the switch is still being looked at.
  await right(page, 'Run scripts')
    .check()
    .catch((error: unknown) => {
      if (!String(error).includes('Target crashed')) throw error
    })
  // The browser may end the frame’s process for the try; the page around it stays.
  await new Promise((resolve) => setTimeout(resolve, 2 * WHILE_MS))
  expect(outside.packets).toBe(0)
})

test('a shared document neither runs nor loads by itself, even where another one did', async ({ page, outside, baseURL }) => {
  await show(page, `<img src="${outside.address}/shared">${reaching(outside)}`)
  // What a test before this one copied is no link to this document.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await result(page).locator('summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link with options and input' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#in=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await open(page, `${baseURL}/html-viewer/`)
  await page.getByLabel('HTML', { exact: true }).fill('<p id=p>own</p>')
  await expect(paragraph(page)).toHaveText('own')
  await right(page, 'Run scripts').check()
  await right(page, 'Allow network').check()
  // As if the link were put into the address bar of this very page.
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash)
  await expect(paragraph(page)).toHaveText('plain')
  await expect(frame(page).locator('#end')).toBeAttached()
  await expect(right(page, 'Run scripts')).not.toBeChecked()
  await expect(right(page, 'Allow network')).not.toBeChecked()
  await page.waitForTimeout(WHILE_MS)
  expect(await paragraph(page).textContent()).toBe('plain')
  expect(outside.asked).toEqual([])
})

test.describe('with requests that are held back or fail', () => {
  test('a frame whose page fails to load is loaded again', async ({ page }) => {
    let failed = 0
    await page.route('**/sandbox/frame.js', (route) => (failed++ < 2 ? route.abort() : route.continue()))
    await open(page, '/html-viewer/')
    await expect(frame(page).locator('h1')).toHaveText('Hello')
    expect(failed).toBeGreaterThan(2)
  })

  test('what is typed while the editor takes the text area’s place is not lost', async ({ page }) => {
    const release = await holdBack(page, '**/assets/code-editor-*.js')
    await page.goto('/html-viewer/')
    await alive(page)
    const area = page.locator('.input-pane textarea')
    await area.focus()
    const letters = '<p id=p>abcdefghijklmnopqrstuvwxyz0123456789'
    for (const [index, letter] of [...letters].entries()) {
      if (index === 12) release()
      await page.keyboard.type(letter, { delay: 5 })
    }
    await expect(page.locator('.cm-content')).toHaveText(letters)
    await expect(paragraph(page)).toHaveText('abcdefghijklmnopqrstuvwxyz0123456789')
  })
})
