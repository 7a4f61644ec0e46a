import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, open, result, test } from './support.ts'

const tiles = (page: Parameters<typeof result>[0]) => result(page).locator('.icon-tile')

test('icons are there on arrival, found while typing, and shown with their license', async ({ page }) => {
  await open(page, '/free-svg-icons/')
  await expect(tiles(page)).toHaveCount(96)
  await page.getByLabel('Search', { exact: true }).fill('heart')
  await expect(tiles(page).first()).toHaveAccessibleName('heart, Lucide')
  await tiles(page).first().click()
  const details = page.getByRole('region', { name: 'heart', exact: true })
  await expect(details).toBeFocused()
  await expect(details.getByRole('link', { name: 'License: ISC' })).toHaveAttribute('href', /lucide-icons\/lucide/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
})

test('an icon is copied as SVG, JSX, data URL and CSS', async ({ page }) => {
  await open(page, '/free-svg-icons/')
  await page.getByLabel('Search', { exact: true }).fill('arrow-left')
  await expect(tiles(page).first()).toHaveAccessibleName('arrow-left, Lucide')
  await tiles(page).first().click()
  const details = page.getByRole('region', { name: 'arrow-left', exact: true })
  const copied = async (form: string) => {
    // What was copied before would look like an answer.
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await details.getByRole('button', { name: form, exact: true }).click()
    const read = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(read).not.toBe('')
    return read()
  }
  const svg = await copied('SVG')
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">')
  const jsx = await copied('JSX')
  expect(jsx).toContain('export function ArrowLeft(props) {')
  expect(jsx).toContain('strokeLinecap="round"')
  expect(jsx).toContain('viewBox="0 0 24 24" {...props}>')
  expect(jsx).not.toContain('stroke-width')
  // What is copied shows the very same drawing in another page.
  const uri = await copied('Data URL')
  const size = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, uri)
  expect(size).toEqual([24, 24])
  const css = await copied('CSS')
  expect(css).toContain('.icon-arrow-left {')
  expect(css).toContain(`mask: url("${uri}") no-repeat center / contain;`)
})

test('several icons are taken at once, by the keyboard alone, as files with their licenses and as a sprite', async ({ page }) => {
  await open(page, '/free-svg-icons/')
  await page.getByLabel('Search', { exact: true }).fill('home')
  await expect(tiles(page).first()).toHaveAccessibleName(/^home/)
  await tiles(page).first().focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect(tiles(page).nth(1)).toBeFocused()
  await expect(result(page).getByRole('status').filter({ hasText: 'Selected: 2' })).toBeVisible()
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download')
    await result(page).getByRole('button', { name, exact: true }).click()
    return readFile(await (await waiting).path())
  }
  const files = unzipSync(await save('Download as ZIP'))
  const names = Object.keys(files).toSorted()
  expect(names).toHaveLength(3)
  expect(strFromU8(files['LICENSES.txt'] as Uint8Array)).toMatch(/: (MIT|ISC)\nhttps:/)
  const sprite = (await save('SVG sprite')).toString()
  expect(sprite.match(/<symbol id="[^"]+" viewBox="0 0 24 24">/g)).toHaveLength(2)
  // It is well-formed.
  expect(
    await page.evaluate((text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror') === null, sprite),
  ).toBe(true)
})

test('a word of the page’s language is enough', async ({ page }) => {
  await open(page, '/pl/darmowe-ikony-svg/')
  await page.getByLabel('Szukaj', { exact: true }).fill('strzałka')
  await expect(result(page)).toContainText('Ikony mają angielskie nazwy, więc wyszukano: arrow')
  await expect(tiles(page).first()).toHaveAccessibleName(/arrow/)
})
