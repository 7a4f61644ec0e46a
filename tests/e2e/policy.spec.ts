import { expect, open, openPalette, ready, result, test, testAlone } from './support.ts'

/** One page of each kind: what is drawn, entered and shown differs between them. */
const KINDS = [
  '/',
  '/category/code/',
  '/blog/',
  '/about/',
  '/contact/',
  '/setting/',
  '/no-such-page/',
  '/json-viewer/',
  '/text-compare/',
  '/random-color/',
  '/timezone-converter/',
  '/random-wheel/',
  '/chart-maker/',
  '/html-viewer/',
  '/online-photo-editor/',
  '/video-to-gif-converter/',
  '/snapshot/',
  '/online-notepad/',
  '/online-clipboard/',
  '/investment-calculator/',
]

for (const path of KINDS)
  test(`${path} keeps to the policy, as it came and while it is used, in English and Russian`, async ({ page, complaints }) => {
    // Of the missing page the browser itself says that it is missing.
    complaints.allow(/status of 404/)
    await page.goto(path)
    expect(
      await page.evaluate(async () => (await (await fetch(location.href)).text()).match(/<[a-z][^<>]*\sstyle="[^"]*"/i)?.[0]),
    ).toBeUndefined()
    const [russian] = await page
      .locator('link[rel=alternate][hreflang=ru]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    for (const address of [path, russian === undefined ? '/ru/no-such-page/' : new URL(russian).pathname]) {
      await page.goto(address)
      if (!address.includes('no-such')) await ready(page)
      const violations = await page.evaluateHandle(() => {
        const found: string[] = []
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
          found.push([violatedDirective, blockedURI, sourceFile, sample].join(' ')),
        )
        return found
      })
      // The palette draws its hits, the page its other colors, and fields what is typed.
      await openPalette(page)
      await page.getByRole('dialog').getByRole('combobox').fill('json')
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('JSON')
      await page.keyboard.press('Escape')
      await page.emulateMedia({ colorScheme: 'dark' })
      const field = page.locator('.input-pane').getByRole('textbox').first()
      const takesText = (await field.count()) > 0 && (await field.isEditable()) && (await field.getAttribute('type')) !== 'datetime-local'
      if (takesText) await field.fill('1')
      await page.mouse.wheel(0, 5000)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
      expect(await violations.jsonValue()).toEqual([])
    }
  })

test('a wheel turns, a swatch has its color, and the hours their mark', async ({ page }) => {
  await open(page, '/random-color/')
  const swatch = result(page).locator('.swatch').first()
  await expect(result(page).locator('.own')).toBeVisible()
  const [hex = '', fill] = await swatch.evaluate((shown) => [
    shown.textContent.trim(),
    getComputedStyle(shown.querySelector('rect') as Element).fill,
  ])
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(hex) ?? []
  expect(fill).toBe(`rgb(${[r, g, b].map((part) => parseInt(part ?? '', 16)).join(', ')})`)

  await open(page, '/timezone-converter/')
  await expect(result(page).locator('.own')).toBeVisible()
  const mark = result(page).locator('.hours-at rect').first()
  const before = await mark.getAttribute('x')
  await result(page).getByRole('slider').press('ArrowRight')
  await expect(mark).not.toHaveAttribute('x', before ?? '')

  await open(page, '/random-wheel/')
  await expect(page.locator('.wheel-turn')).toHaveCSS('transform', 'none')
  await page.getByRole('button', { name: 'Spin', exact: true }).first().click()
  await expect.poll(() => page.locator('.wheel-turn').evaluate((turn) => getComputedStyle(turn).transform)).toContain('matrix')
})

testAlone('a preview cannot stop the page by a dialog', async ({ page, complaints }) => {
  complaints.allow(/Ignored call to '(?:alert|confirm)\(\)'/)
  // Until it may run, the policy of the frame refuses the script.
  complaints.allow(/Policy directive 'default-src 'none''/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await open(page, '/html-viewer/')
  await page
    .getByLabel('HTML', { exact: true })
    .fill('<!doctype html><p id=p>plain</p><script>alert("stop"); confirm("stop"); p.textContent = "gone on"</script>')
  await result(page).getByRole('switch', { name: 'Run scripts' }).click()
  await expect(result(page).frameLocator('iframe.frame').locator('#p')).toHaveText('gone on')
  expect(dialogs).toEqual([])
})

test('an override of direction turns nothing round beside the text that holds it', async ({ page }) => {
  // U+202E: whatever follows is written from right to left, until that ends.
  await open(page, '/json-viewer/')
  await page.locator('.input-pane').getByRole('textbox').first().fill('{"k\u202eey": "va\u202elue", "next": 1}')
  const leaf = result(page).locator('.leaf').filter({ hasText: 'ey' })
  await expect(leaf).toBeVisible()
  const [keyEnd, valueStart] = await leaf.evaluate((row) => {
    const place = (selector: string) => row.querySelector(selector)?.getBoundingClientRect()
    return [place('.key')?.right, place('.value')?.left]
  })
  expect(keyEnd).toBeLessThanOrEqual(valueStart ?? NaN)

  await open(page, '/csv-parser/')
  const texts = result(page).locator('.part :is(span, b, code, a, td, dd)')
  await expect(texts.first()).toBeVisible()
  for (const kind of await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).unicodeBidi)))
    expect(kind).toMatch(/isolate|plaintext/)
})
