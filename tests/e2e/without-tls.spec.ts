import { expect, open, result, testAlone } from './support.ts'

/** The same server as a browser sees one in a local network: by a name, and without TLS. */
const PLACE = 'http://lan.test'

testAlone.use({ baseURL: async ({ baseURL }, use) => use(`${PLACE}:${new URL(baseURL ?? '').port}`) })

testAlone.beforeEach(({ complaints }) => complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/))

testAlone('without TLS, a result is copied', async ({ page }) => {
  await open(page, '/base64-encode/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const input = page.locator('.input-pane textarea')
  await input.fill('Zoë 😀')
  await expect(result(page)).toContainText('Wm/DqyDwn5iA')
  const copy = result(page).getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect(result(page).getByRole('button', { name: 'Copied' })).toBeFocused()
  // Reading the clipboard is for pages with TLS; a keyboard can paste everywhere.
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('textarea'), { id: 'pasted' })))
  await page.locator('#pasted').press('Control+v')
  await expect(page.locator('#pasted')).toHaveValue('Wm/DqyDwn5iA')
})

testAlone('without TLS, files are listed', async ({ page }) => {
  await open(page, '/merge-pdf/')
  const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') }))
  await page.locator('.drop-zone input[type=file]').first().setInputFiles(files)
  await expect(page.locator('.ordered-files .file-name')).toHaveText(['a.pdf', 'b.pdf'])
})

testAlone('without TLS, a tool that needs cryptography of the browser says so', async ({ page }) => {
  await open(page, '/rsa-key-generator/')
  await expect(page.getByRole('alert')).toContainText('only on pages opened over HTTPS')
})
