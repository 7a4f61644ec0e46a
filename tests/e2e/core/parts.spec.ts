import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { type Page, expect, open, result, test } from '../support.ts'

/** What is saved when something is clicked: its name and its bytes. */
async function saved(page: Page, click: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('controls', () => {
  test('a slider is moved by keyboard, and its exact value is typed', async ({ page }) => {
    await open(page, '/glitch-font-generator/')
    const slider = page.getByRole('slider', { name: 'Strength' })
    const exact = page.getByRole('textbox', { name: 'Strength' })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(exact).toHaveValue('10')
    await exact.fill('3')
    await expect(slider).toHaveValue('3')
  })

  test('what is emptied is empty, and is not its default again', async ({ page, complaints }) => {
    // The answer of the server to what it refuses.
    complaints.allow(/422 \(Unprocessable Entity\)/)
    await open(page, '/business-days-calculator/')
    await page.getByLabel('First date').fill('2026-11-02')
    await page.getByLabel('Second date').fill('2026-11-16')
    await expect(result(page).locator('.headline')).toHaveText(/\D10$/)
    await page.getByLabel('Weekend').selectOption('own')
    await page.getByRole('group', { name: 'Days off each week' }).getByRole('checkbox', { name: 'Sunday' }).uncheck()
    await expect(result(page).locator('.headline')).toHaveText(/\D14$/)
    await open(page, '/dns-lookup/')
    const types = page.getByRole('group', { name: 'Record types' })
    for (const type of ['A', 'AAAA']) await types.getByRole('checkbox', { name: type, exact: true }).uncheck()
    await page.getByLabel('Domain name').fill('example.com')
    await page.locator('.run-bar button').click()
    await expect(page.locator('.field-error')).toHaveText('Fill this in.')
  })

  test('dates are entered, and the answer follows the first and the last', async ({ page }) => {
    await open(page, '/days-calculator/')
    await page.getByLabel('First date').fill('2024-02-28')
    await page.getByLabel('Second date').fill('2024-03-01')
    await expect(result(page).locator('.headline')).toHaveText(/\D2$/)
  })

  test('date, time and zone are entered together; a time that the clocks skip is told', async ({ page }) => {
    await open(page, '/timezone-converter/')
    await page.getByLabel('Date and time').fill('2026-03-29T02:30')
    await page.getByLabel('Time zone', { exact: true }).first().fill('Europe/Warsaw')
    await expect(result(page).locator('.notices')).toBeVisible()
    await page.getByLabel('Time zone', { exact: true }).first().fill('Europe/Nowhere')
    await expect(page.locator('.field-error').first()).toContainText('There is no such time zone')
  })

  test('rows are added, filled, refused in their place, and removed', async ({ page }) => {
    await open(page, '/grade-calculator/')
    const remove = page.getByRole('button', { name: /^Remove \d+$/ })
    for (let rows = await remove.count(); rows > 1; rows--) {
      await remove.last().click()
      await expect.poll(() => remove.count()).toBeLessThan(rows)
    }
    await page.getByRole('button', { name: 'Add: Grades' }).click()
    await page.getByLabel('Grade 1').fill('80')
    await page.getByLabel('Weight 1').fill('3')
    await page.getByLabel('Grade 2').fill('60')
    await page.getByLabel('Weight 2').fill('-1')
    const second = page.locator('.row').nth(1)
    await expect(second.locator('.field-error')).toBeVisible()
    await page.getByLabel('Weight 2').fill('1')
    await expect(result(page).locator('.headline')).toContainText('75')
    await page.getByRole('button', { name: 'Remove 2' }).click()
    await expect(result(page).locator('.headline')).toContainText('80')
  })

  test('money and percent are written as the reader writes them', async ({ page }) => {
    await open(page, '/pl/kalkulator-rabatu/')
    await page.getByLabel('Cena pierwotna').fill('1 299,90')
    await page.getByLabel('Rabat', { exact: true }).fill('12,5')
    await expect(result(page).locator('.headline')).toContainText('1137,41')
  })

  test('a colour is typed or picked, and nonsense is refused', async ({ page }) => {
    await open(page, '/barcode-generator/')
    const [picker, typed] = [page.locator('input[type=color]').first(), page.locator('.color-control input[type=text]').first()]
    await typed.fill('#123456')
    await expect(picker).toHaveValue('#123456')
    await picker.fill('#654321')
    await expect(typed).toHaveValue('#654321')
    await page.getByRole('textbox', { name: 'Contents' }).fill('4006381333931')
    await typed.fill('red')
    await expect(page.locator('.field-error')).toContainText('#rrggbb')
  })

  test('a secret is not shown', async ({ page }) => {
    await open(page, '/encrypt-decrypt/')
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute('autocomplete', 'off')
  })

  test('a file is picked, replaced by one that is pasted, and removed', async ({ page }) => {
    await open(page, '/base64-encode-file/')
    await page.locator('.drop-zone input').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(result(page)).toContainText('YQ==')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['b'], 'b.txt', { type: 'text/plain' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.locator('.drop-zone .file-name')).toHaveText('b.txt')
    await expect(result(page)).toContainText('Yg==')
    await page.getByRole('button', { name: 'Remove: b.txt' }).click()
    await expect(page.locator('.drop-zone .file-name')).toHaveCount(0)
  })
})

test.describe('views', () => {
  test('a table is sorted by its heads, copied and saved', async ({ page }) => {
    await open(page, '/word-frequency-counter/')
    await page.getByLabel('Text', { exact: true }).fill('pear apple pear =1+1 fig fig fig')
    const first = result(page).locator('.table-view tbody tr').first()
    await expect(first).toContainText('fig')
    const head = result(page).getByRole('columnheader', { name: 'Word' })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(first).toContainText('pear')
    await result(page).getByRole('button', { name: 'Copy table' }).click()
    await expect.poll(async () => (await clipboard(page)).split('\n')[1]).toBe('2\tpear\t2\t25')
    const { name, bytes } = await saved(page, () => result(page).getByRole('button', { name: 'Save as CSV' }).click())
    expect(name).toMatch(/^word-frequency-counter.*\.csv$/)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.toString()).toContain('2,pear,2,25')
  })

  test('files are saved one by one and in one archive', async ({ page }) => {
    await open(page, '/barcode-generator/')
    await page.getByRole('textbox', { name: 'Contents' }).fill('4006381333931\n9780201379624')
    const files = result(page).locator('.files-view')
    await expect(files.locator('.file-chip')).toHaveCount(2)
    const one = await saved(page, () =>
      files
        .getByRole('button', { name: /^Download: / })
        .first()
        .click(),
    )
    expect(one.bytes.toString()).toContain('<svg')
    const { name, bytes } = await saved(page, () => files.getByRole('button', { name: 'Download all as ZIP' }).click())
    expect(name).toBe('barcode-generator.zip')
    const unpacked = Object.values(unzipSync(bytes)).map((file) => Buffer.from(file).toString().slice(0, 4))
    expect(unpacked).toEqual(['<svg', '<svg'])
  })

  test('a chart has its numbers in a table', async ({ page }) => {
    await open(page, '/loan-calculator/')
    await page.getByRole('button', { name: 'Sample' }).click()
    await expect(result(page).locator('.faded-label')).toHaveCount(0)
    const chart = result(page).locator('.chart').first()
    await expect(chart.getByRole('img')).toBeVisible()
    await chart.getByText('Show as a table').click()
    await expect(chart.getByRole('table')).toBeVisible()
  })

  test('a colour is copied as it is written', async ({ page }) => {
    await open(page, '/random-color/')
    await expect(result(page).locator('.own')).toBeVisible()
    const swatch = result(page).locator('.swatch').first()
    const text = (await swatch.locator('.swatch-text').innerText()).trim()
    await swatch.click()
    await expect.poll(() => clipboard(page)).toBe(text)
  })

  test('a link opens by itself, elsewhere, without telling where from', async ({ page }) => {
    await open(page, '/whatsapp-link-generator/')
    await page.getByRole('button', { name: 'Sample' }).click()
    await expect(result(page).locator('.faded-label')).toHaveCount(0)
    const link = result(page).getByRole('link').first()
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
  })

  test('a sound can be played and saved', async ({ page }) => {
    await open(page, '/morse-code-translator/')
    await page.getByLabel('Text', { exact: true }).fill('SOS')
    await page.getByRole('switch', { name: 'Sound' }).click()
    const sound = result(page).locator('audio')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1)
  })

  test('a tree is opened and closed by keyboard', async ({ page }) => {
    await open(page, '/json-viewer/')
    await page.getByRole('textbox', { name: 'JSON', exact: true }).fill('{"a":{"b":[1,2]},"c":3}')
    const tree = result(page).locator('.tree')
    const head = tree.locator('.branch-head').first()
    await expect(tree.getByText('c', { exact: true })).toBeVisible()
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(tree.getByText('c', { exact: true })).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(tree.getByText('c', { exact: true })).toBeVisible()
  })
})
