import { PLAIN, cropped, heicFile, mirrored, picture, turned } from '../../support/samples/heic.ts'
import { type Page, expect, open, result, test } from '../support.ts'
import { look } from './pixels.ts'

const RED = [200, 30, 30, 255]
const GREEN = [30, 160, 60, 255]
const BLUE = [40, 60, 200, 255]
const YELLOW = [230, 210, 40, 255]

const photo = (name: string, ...properties: readonly Uint8Array[]) => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from(heicFile([picture(PLAIN, properties)])),
})
const give = (page: Page, ...files: readonly ReturnType<typeof photo>[]) =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles(files)
/** Files of the decoder that the page asked for. */
const watched = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('libheif') && asked.push(request.url()))
  return asked
}
const near = (colors: readonly (readonly number[])[], wanted: readonly (readonly number[])[]) =>
  colors.every((color, at) => color.every((value, i) => Math.abs(value - (wanted[at]?.[i] as number)) <= 8))

// Chromium reads no HEIC, and its policy is that of the site: no code from texts.
test('an HEIC becomes a PNG, turned and cropped once; the decoder is loaded only then', async ({ page }) => {
  const asked = watched(page)
  await open(page, '/image-converter/')
  await page.getByLabel('Convert to').selectOption({ label: 'PNG' })
  await give(page, photo('IMG_1.HEIC', cropped(20, 0, 44, 40), turned(1)))
  await expect(page.locator('.drop-zone .file-name')).toHaveText('IMG_1.HEIC')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(result(page)).toContainText('HEIC → PNG')
  await expect(result(page)).toContainText('40 × 44')
  const corners = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]] as const // prettier-ignore
  await expect
    .poll(async () => {
      const seen = await look(page.locator('.result-pane img').last(), corners)
      return [seen.width, seen.height, near(seen.colors, [GREEN, YELLOW, RED, BLUE])]
    })
    .toEqual([40, 44, true])
  // The comparison has a worker of its own, which finds the file in the cache.
  const [file = '', ...more] = new Set(asked.map((url) => new URL(url).pathname))
  expect([file, more]).toEqual([expect.stringMatching(/^\/assets\/libheif-js-.*\.mjs$/), []])
  const license = await page.request.get(file.replace('.mjs', '.license.txt'))
  expect([license.status(), await license.text()]).toEqual([200, expect.stringContaining('GNU LESSER GENERAL PUBLIC LICENSE')])
})

test('an HEIC is compressed, resized and put into a PDF', async ({ page }) => {
  await open(page, '/image-compressor/')
  await give(page, photo('IMG_1.HEIC', mirrored(1)))
  await page.getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(result(page)).toContainText('HEIC → JPEG')
  await open(page, '/image-resizer/')
  await give(page, photo('IMG_1.HEIC'))
  await page.getByRole('textbox', { name: 'Width', exact: true }).fill('32')
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  await expect(result(page).locator('img').last()).toBeVisible()
  await expect(result(page)).toContainText('32')
  await open(page, '/image-to-pdf/')
  await give(page, photo('IMG_1.HEIC'))
  await page.getByRole('button', { name: 'Create PDF', exact: true }).click()
  await expect(result(page)).toContainText('64 × 64')
})

test('an HEIC is cropped on a preview of it, and compared with what became of it', async ({ page }) => {
  await open(page, '/image-cropper/')
  await give(page, photo('IMG_1.HEIC', cropped(20, 0, 44, 40), turned(1)))
  const stage = page.locator('.crop-stage canvas')
  await expect(stage).toBeVisible()
  const colors = () =>
    stage.evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })
      if (!context) return []
      context.drawImage(canvas, 0, 0)
      return [0.1, 0.9].map((at) => [...context.getImageData(at * canvas.width, at * canvas.height, 1, 1).data])
    })
  await expect(async () => expect(near(await colors(), [GREEN, BLUE])).toBe(true)).toPass()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(result(page)).toContainText('TypeHEIC')
  await open(page, '/image-compressor/')
  await give(page, photo('IMG_1.HEIC', cropped(20, 0, 44, 40), turned(1)))
  await page.getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(result(page).locator('.compare-before')).toBeVisible()
  await expect(result(page).locator('.compare-facts')).toContainText('40 × 44 px')
})

test('the photo editor opens an HEIC and saves it in its full size; a damaged one is named', async ({ page }) => {
  await open(page, '/online-photo-editor/')
  const pick = page.locator('input[type=file]').first()
  const cut = photo('cut.heic')
  await pick.setInputFiles({ ...cut, buffer: cut.buffer.subarray(0, -20) })
  await expect(page.getByText('“cut.heic” is damaged or incomplete.')).toBeVisible()
  await pick.setInputFiles(photo('IMG_1.HEIC', cropped(20, 0, 44, 40), turned(1)))
  await expect(page.locator('.photo-editor canvas').first()).toBeVisible()
  await page.screenshot({ path: 'test-results/heic-editor.png' })
})

test('an HEIC is a picture of the wheel', async ({ page }) => {
  await open(page, '/random-wheel/')
  const chooser = page.locator('.wheel-rows input[type=file]').first()
  await page.getByText('Colors, images and saved wheels').click()
  await chooser.setInputFiles(photo('IMG_1.HEIC'))
  await expect(page.locator('.wheel-rows img').first()).toHaveAttribute('src', /^data:image\/webp/)
})

test('a damaged HEIC is refused by its name', async ({ page }) => {
  await open(page, '/image-converter/')
  const cut = photo('cut.heic')
  await give(page, { ...cut, buffer: cut.buffer.subarray(0, -20) })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('“cut.heic” is damaged or incomplete.')).toBeVisible()
})
