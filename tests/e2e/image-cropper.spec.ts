import { readFile } from 'node:fs/promises'
import type { Pixels } from '../../engine/core/context.ts'
import { decodePng } from '../../registry/lib/pictures/png/png-decode.ts'
import { encodePng } from '../../registry/lib/pictures/png/png-encode.ts'
import { cropPixels } from '../../registry/lib/pictures/pixels.ts'
import { turnPixels } from '../../registry/lib/pictures/editing/stand.ts'
import { type Page, expect, expectAccessible, expectReadable, open, result, test } from './support.ts'

/** Every pixel tells where it is. */
function map(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([x, y, 60, 255], (y * width + x) * 4)
  return { width, height, data }
}
const openMap = async (page: Page) => {
  await open(page, '/image-cropper/')
  const buffer = Buffer.from(await encodePng(map(200, 120)))
  await page.locator('.drop-label input').first().setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer })
  await expect(page.locator('.crop-frame')).toBeVisible()
}
async function cropped(page: Page): Promise<Pixels> {
  await page.locator('.run-bar button').click()
  await expect(result(page).locator('.picture figcaption').first()).toContainText('map-cropped.png')
  const waiting = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download' }).first().click()
  return decodePng(await readFile(await (await waiting).path()))
}
const frame = (page: Page) => page.getByRole('button', { name: /^Crop area:/ })
const number = (page: Page, name: string) => page.locator('.crop-numbers').getByRole('spinbutton', { name })

test('the frame follows shapes, keys and numbers, and the result is that part exactly', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: '1:1' }).click()
  await expect(frame(page)).toHaveAccessibleName('Crop area: 40, 0, 120 × 120')
  await number(page, 'Width').fill('80')
  await expect(number(page, 'Height')).toHaveValue('80')
  await frame(page).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(frame(page)).toHaveAccessibleName('Crop area: 39, 10, 81 × 81')
  expect(await cropped(page)).toEqual(cropPixels(map(200, 120), 39, 10, 81, 81))
})

test('the frame is dragged by its corner, and turned with the image', async ({ page }) => {
  await openMap(page)
  await page.locator('.crop-numbers').scrollIntoViewIfNeeded()
  const box = (await page.locator('.crop-area').boundingBox()) as { x: number; y: number; width: number; height: number }
  await page.mouse.move(box.x + box.width, box.y + box.height)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(frame(page)).toHaveAccessibleName('Crop area: 0, 0, 100 × 60')
  await page.getByRole('button', { name: 'Rotate right' }).click()
  await expect(frame(page)).toHaveAccessibleName('Crop area: 60, 0, 60 × 100')
  await page.getByRole('button', { name: 'Flip left to right' }).click()
  await expect(frame(page)).toHaveAccessibleName('Crop area: 0, 0, 60 × 100')
  const turned = turnPixels(map(200, 120), { rotate: 90, flipX: true, flipY: false })
  expect(await cropped(page)).toEqual(cropPixels(turned, 0, 0, 60, 100))
})

test('a preset gives its size, a circle transparent corners, and Reset the whole image', async ({ page }) => {
  await openMap(page)
  await page.getByLabel('Size for').selectOption({ label: 'YouTube thumbnail · 1280 × 720' })
  await expect(number(page, 'Height')).toHaveValue('113')
  await page.getByRole('button', { name: 'Circle' }).click()
  const made = await cropped(page)
  expect([made.width, made.height, made.data[3]]).toEqual([1280, 720, 0])
  await page.locator('.crop-stage').getByRole('button', { name: 'Reset' }).click()
  await expect(frame(page)).toHaveAccessibleName('Crop area: 0, 0, 200 × 120')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the cropper is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openMap(page)
    await (colorScheme === 'light' ? expectAccessible(page) : expectReadable(page))
  })
