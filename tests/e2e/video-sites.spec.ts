import { LINE_HOSTS, LINE_PAGES } from '../support/servers/line-pages.ts'
import { type WebSites, startWebSites } from '../support/servers/web-sites.ts'
import { VIDEO_PAGES } from '../support/servers/youtube-pages.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, open, result, test } from './support.ts'

let sites: WebSites
let server: OwnServer
test.beforeAll(async () => {
  sites = await startWebSites(['www.youtube.com', ...LINE_HOSTS], { ...VIDEO_PAGES, ...LINE_PAGES })
  server = await startOwnServer({ LOOKUP_RATE_LIMIT: '1000', TOOLGLOT_TEST_UPSTREAMS: JSON.stringify(sites.options.upstreams) })
})
test.afterAll(() => {
  server.close()
  sites.stop()
})

const RUN = '.run-bar button'

test('a video shows its tags, hashtags and facts, with markup as plain text', async ({ page }) => {
  await open(page, `${server.origin}/youtube-tag-extractor/`)
  await page.getByLabel('Video link').fill('https://youtu.be/goodvideo_1?t=5')
  await page.locator(RUN).click()
  await expect(result(page)).toContainText('bread, sour dough, "quoted" & <b>bold</b>')
  await expect(result(page)).toContainText('#baking #Sourdough #хлеб')
  await expect(result(page)).toContainText('Crumb Club')
  await expectAccessible(page)
})

test('a link that is no video is refused in the language of the page', async ({ page, complaints }) => {
  complaints.allow(/422/)
  await open(page, `${server.origin}/ru/tegi-video-youtube/`)
  await page.locator('.input-pane input').first().fill('https://example.com/')
  await page.locator(RUN).click()
  await expect(page.locator('.alert, .field-error').first()).toContainText('«https://example.com/» не ведёт на видео YouTube')
})

test('a sticker set comes with its author, its files and a notice', async ({ page }) => {
  await open(page, `${server.origin}/line-sticker-download/`)
  await page.getByLabel('LINE STORE link').fill('https://store.line.me/stickershop/product/1/en')
  await page.locator(RUN).click()
  await expect(result(page)).toContainText('Moon & <b>James</b>')
  await expect(result(page)).toContainText('LINE & Friends')
  await expect(result(page)).toContainText('These files are for your personal use')
  await expect(result(page)).toContainText('02-animated.png')
  await expect(result(page).locator('.file-thumb')).toHaveCount(2)
  await expectAccessible(page)
})
