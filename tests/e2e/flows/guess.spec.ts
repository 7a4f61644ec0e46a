import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible, expectText, mainText, open, openPalette, ready, result, test, testAlone } from '../support.ts'

const box = '.paste-text'
/** A drop of a file, as a file manager makes it. */
const drop = (target: string, name: string, type: string, base64: string) =>
  `(() => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0))], '${name}', { type: '${type}' }))
    for (const kind of ['dragover', 'drop']) document.querySelector('${target}').dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }))
  })()`

test('what is pasted on the home page is told, previewed, and opened with the input in place', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/')
  await page.locator(box).fill('eyJuYW1lIjoiWm/DqyJ9')
  await expect(page.locator('.guess-status')).toContainText('Looks like: Base64')
  await expect(page.locator('.guess-link').first()).toContainText('Base64 decode')
  await expect(page.locator('.guess-link').first().locator('.guess-preview')).toHaveText('{"name":"Zoë"}')
  await expect(page.locator('.guess-link', { hasText: 'JSON formatter' })).toContainText('Base64 › JSON')
  // Only the tools that are previewed are loaded; the others of these names are parts of pages.
  expect(
    loaded.filter((url) => /\/assets\/tool-(?!(?:page|view|notes|form|result|result-page|links|button|icons|search)-)[a-z]/.test(url))
      .length,
  ).toBeLessThanOrEqual(4)
  await page.locator('.guess-link', { hasText: 'JSON formatter' }).click()
  await ready(page)
  await expect(page.locator('h1')).toHaveText('JSON formatter')
  await expectText(mainText(page), '{"name":"Zoë"}')
  await expect(result(page)).toContainText('Zoë')
})

test('what goes with it is set as well, in the language of the page', async ({ page }) => {
  await open(page, '/pl/')
  await page.locator(box).fill('36,6 °F')
  await page.locator('.guess-link').first().click()
  await ready(page)
  await expect(page.locator('[name=temperature]')).toHaveValue('36,6')
  await expect(page.locator('[name=scale]')).toHaveValue('fahrenheit')
})

test('text pasted anywhere on the home page, and by its button, goes into the box', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => navigator.clipboard.writeText('*/5 * * * *'))
  await page.locator('h1').click()
  await page.keyboard.press('Control+v')
  await expect(page.locator('.guess-status')).toContainText('Cron expression')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.locator('.guess-link')).toHaveCount(0)
  await page.evaluate(() => navigator.clipboard.writeText('#ff8800'))
  await page.locator('.paste-box').getByRole('button', { name: 'Paste', exact: true }).click()
  await expect(page.locator('.guess-status')).toContainText('Color')
})

test('a file is dropped or chosen, a code in an image read, and the file handed over', async ({ page }) => {
  await open(page, '/')
  const csv = Buffer.from('name;age\nAnn;31\nBob;42\n').toString('base64')
  await page.evaluate(drop('.paste-box', 'people.csv', 'text/csv', csv))
  await expect(page.locator('.paste-name')).toHaveText('people.csv')
  await expect(page.locator('.guess-status')).toContainText('CSV')
  await page.locator('.guess-link').first().click()
  await ready(page)
  await expectText(mainText(page), 'name;age\nAnn;31\nBob;42\n')
  await open(page, '/')
  const qr = fileURLToPath(new URL('../../support/fixtures/qr-link.png', import.meta.url))
  expect(readFileSync(qr).length).toBeGreaterThan(0)
  await page.locator('.paste-box input[type=file]').setInputFiles(qr)
  await expect(page.locator('.guess-status')).toContainText('QR code')
  await expect(page.locator('.guess-link').first()).toContainText('QR code reader')
  await expect(page.locator('.guess-link', { hasText: 'URL decode' })).toContainText('QR code › URL')
})

test('tools that ask a server say so, and ask nothing before they are opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await open(page, '/')
  await page.locator(box).fill('8.8.8.8')
  await expect(page.locator('.guess-link').first()).toContainText('Sends data to our server')
  await expect(page.locator('.guess-link', { hasText: 'CIDR' }).locator('.guess-preview')).toBeVisible()
  expect(asked.filter((url) => !url.includes('/api/account/') && !url.includes('/api/integrations'))).toEqual([])
})

test('the palette takes what is pasted: several lines at once, one line beside its search', async ({ page }) => {
  await open(page, '/url-encode/')
  await page.evaluate(() => navigator.clipboard.writeText('SELECT id\nFROM users\nWHERE a = 1'))
  await openPalette(page)
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+v')
  const first = page.getByRole('dialog').getByRole('option').first()
  await expect(first).toContainText('SQL formatter')
  await expect(page.locator('.palette-pasted')).toContainText('SELECT id')
  await page.keyboard.press('Enter')
  await ready(page)
  await expect(page.locator('h1')).toHaveText('SQL formatter')
  await expectText(mainText(page), 'SELECT id\nFROM users\nWHERE a = 1')
  await page.evaluate(() => navigator.clipboard.writeText('MCMXCIV'))
  await openPalette(page)
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(first).toContainText('Roman numeral converter')
  await page.keyboard.type(' x')
  await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: 'Roman numeral converter' })).toHaveCount(0)
})

test('the palette says so where nothing is recognized, and offers what fits any text', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await openPalette(page)
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Control+v')
  }
  await open(page, '/url-encode/')
  await paste('qqxzv wwkjh')
  await expect(dialog.getByRole('option').filter({ hasText: 'Word counter' })).toBeVisible()
  // Numbers of what is recognized are in the names of many tools, none of which is meant.
  await paste('*/15 9-17 * * 1-5')
  await expect(dialog.getByRole('option').first()).toContainText('Cron parser')
  await expect(dialog.getByRole('option').first()).toContainText('Every 15 minutes')
  await expect(dialog.locator('.hits-heading')).toHaveText(['Cron expression'])
  // Where no tool fits at all, it says what the box on the home page says.
  await page.route('**/assets/guess-en-*.json', async (route) => {
    const file = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...file, tools: [] } })
  })
  await open(page, '/url-encode/')
  for (const text of ['qqxzv wwkjh', 'qqxzv\nwwkjh']) {
    await paste(text)
    await expect(dialog.getByRole('status').filter({ hasText: 'Nothing here is recognized' })).toBeVisible()
    await expect(dialog.locator('.no-match a')).toBeVisible()
  }
})

test('previews are worded as the pages of their tools are', async ({ page }) => {
  const preview = (tool: string) => page.locator('.guess-link', { hasText: tool }).locator('.guess-preview')
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  await open(page, '/')
  await page.locator(box).fill('{"name": "Ada"\n "born": 1815}')
  await expect(preview('JSON validator')).toContainText(/^Invalid JSON/)
  await expect(preview('JSON validator')).toContainText('Line: 2')
  await expect(preview('JSON validator')).toContainText('comma')
  await page.locator(box).fill('one two three')
  await expect(preview('Word counter')).toContainText('Words: 3')
  await expect(preview('Character counter')).not.toContainText('true')
  await page.locator(box).fill('const a=1;function b(){return a}')
  await expect(preview('JavaScript formatter')).toContainText('const a = 1;')
  await expect(page.locator('.guess-link', { hasText: 'TypeScript formatter' })).toBeVisible()
  await expect(page.locator('.guess-preview', { hasText: '<pre' })).toHaveCount(0)
  // What would be of a time that nobody gave is left out.
  await page.locator(box).fill('12:30')
  await expect(page.locator('.guess-link', { hasText: 'Hour calculator' })).toBeVisible()
  // Nothing says that there will be none: the last of the tools that are tried has at least been loaded.
  const tried = await page.locator('.guess-link').evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')))
  for (const path of tried) await expect.poll(() => loaded).toContain(`${path}payload.json`)
  await page.waitForTimeout(1500)
  await expect(page.locator('.guess-preview')).toHaveCount(0)
  // Long ones are cut between lines.
  await page.locator(box).fill(JSON.stringify(Array.from({ length: 20 }, (_, at) => at)))
  await expect(preview('JSON formatter')).toContainText('…')
  const lines = () =>
    preview('JSON formatter').evaluate((element) => {
      const { lineHeight } = getComputedStyle(element)
      return (element.clientHeight - 8) / Number.parseFloat(lineHeight)
    })
  await expect
    .poll(async () => {
      const shown = await lines()
      return Math.abs(shown - Math.round(shown))
    })
    .toBeLessThan(0.06)
})

test('the box is reached by keyboard, and its result is announced and accessible', async ({ page }) => {
  await open(page, '/')
  await page.locator(box).fill('[1,2]')
  await expect(page.locator('.guess-preview').first()).toBeVisible()
  await page.locator(box).focus()
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  await expect(page.locator('.guess-link').first()).toBeFocused()
  await expectAccessible(page)
})

testAlone.describe('with a service worker', () => {
  testAlone.use({ serviceWorkers: 'allow' })

  testAlone('what another app shares is taken on the device, and never sent', async ({ page }) => {
    const sent: string[] = []
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await ready(page)
    page.context().on('request', (request) => request.method() === 'POST' && request.serviceWorker() && sent.push(request.url()))
    const share = (fill: string) =>
      page.evaluate(
        `(() => {
          const form = document.createElement('form')
          form.method = 'POST'; form.action = '/share-target/'; form.enctype = 'multipart/form-data'
          ${fill}
          document.body.append(form); form.submit()
        })()`,
      )
    const field = (name: string, value: string) =>
      `{ const input = document.createElement('input'); input.name = '${name}'; input.value = '${value}'; form.append(input) }`
    await Promise.all([page.waitForURL('**/'), share(field('title', 'A page') + field('text', '2026-03-12T14:30:00Z'))])
    await expect(page.locator(box)).toHaveValue('2026-03-12T14:30:00Z')
    await expect(page.locator('.guess-link').first()).toContainText('Timestamp converter')
    // A file of the device, as the system hands over: the browser keeps back one that was made by a script.
    const path = join(mkdtempSync(join(tmpdir(), 'share-')), 'people.yaml')
    writeFileSync(path, 'a: 1')
    await page.evaluate(() => {
      const form = document.createElement('form')
      Object.assign(form, { id: 'share', method: 'POST', action: '/share-target/', enctype: 'multipart/form-data' })
      form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'files' }))
      document.body.append(form)
    })
    await page.locator('#share input').setInputFiles(path)
    await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.locator('.paste-name')).toHaveText('people.yaml')
    await expect(page.locator('.guess-status')).toContainText('YAML')
    // It is taken once.
    await page.reload()
    await ready(page)
    await expect(page.locator('.paste-name')).toHaveCount(0)
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false)
    // What the worker does not send on never leaves the device.
    expect(sent).toEqual([])
  })
})
