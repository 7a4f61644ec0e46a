import { devices } from '@playwright/test'
import { encodePng } from '../../registry/lib/pictures/png/png-encode.ts'
import { bmp, gif, gradient, noise } from '../support/samples/pictures.ts'
import { type Page, expect, expectAccessible, open, result, test, testAlone } from './support.ts'

const png = async (name: string, pixels = noise(160, 100)) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await encodePng(pixels)),
})
const give = async (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) => {
  await page.locator('.drop-zone input[type=file]').first().setInputFiles(files)
  // On a phone the options are folded.
  const folded = page.locator('.options-toggle[aria-expanded=false]')
  if (await folded.isVisible()) await folded.click()
}

const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check()

/** Expects this of the width, the height, and the color in the middle, of an image as the browser decodes it. */
const expectImage = (page: Page, selector: string, look: (image: { width: number; height: number; color: number[] }) => void) =>
  // Until it is the image that is meant: one that is replaced cannot be decoded.
  expect(async () => {
    const measured = await page.locator(selector).evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1)
      return { width: canvas.width, height: canvas.height, color: [...data] }
    })
    look(measured)
  }).toPass({ timeout: 30_000 })

for (const [kind, device] of [
  ['desktop', {}],
  ['phone', devices['Pixel 7']],
] as const) {
  test.describe(kind, () => {
    const { defaultBrowserType: _, ...use } = device as (typeof devices)[string]
    testAlone.use(use)

    for (const format of ['JPEG', 'WebP', 'AVIF'])
      testAlone(`compresses to ${format}, which the browser itself can read, and compares it with the original`, async ({ page }) => {
        await open(page, '/image-compressor/')
        await give(page, await png('photo.png', gradient(160, 100)))
        await page.getByLabel('Format').selectOption({ label: format })
        await page.getByRole('button', { name: 'Compress', exact: true }).click()
        await expect(result(page)).toContainText(`PNG → ${format}`)
        await expectImage(page, '.compare-stage img:first-child', (after) => {
          expect([after.width, after.height]).toEqual([160, 100])
          for (const [channel, wanted] of [127, 127, 128].entries())
            expect(Math.abs((after.color[channel] as number) - wanted)).toBeLessThan(8)
        })
        const slider = page.getByRole('slider', { name: 'Line between before and after' })
        await slider.focus()
        await page.keyboard.press('ArrowRight')
        await expect(slider).toHaveValue('51')
        await page.getByRole('button', { name: 'Zoom in' }).click()
        await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
      })

    testAlone('finds the quality for a target size, for many images in one archive', async ({ page }) => {
      await open(page, '/image-compressor/')
      await give(page, [await png('a.png'), await png('b.png')])
      await page.getByLabel('Format').selectOption({ label: 'JPEG' })
      await choose(page, 'Method', 'Target size')
      await page.getByRole('textbox', { name: 'Target size' }).fill('8')
      await page.getByRole('button', { name: 'Compress', exact: true }).click()
      await expect(result(page).getByRole('table')).toContainText('a-compressed.jpg')
      const saving = page.waitForEvent('download')
      await result(page).getByRole('button', { name: 'Download all as ZIP' }).click()
      expect((await saving).suggestedFilename()).toBe('image-compressor.zip')
      await expectAccessible(page)
    })

    testAlone('draws a watermark as one writes, in any script, with the first image as the preview', async ({ page }) => {
      await open(page, '/watermark-image/')
      const blue = gradient(160, 100)
      for (let i = 0; i < blue.data.length; i += 4) blue.data.set([0, 0, 255, 255], i)
      await give(page, [await png('a.png', blue), await png('b.png', blue)])
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('© Ana 🌻\nשלום')
      await page.getByLabel('Position').selectOption({ label: 'Center' })
      await expect(result(page)).toContainText('This is the first of 2 images')
      await expect(page.locator('.compare-stage img').first()).toBeVisible()
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('██████')
      await expectImage(page, '.compare-stage img:first-child', ({ color }) => expect(color[0]).toBeGreaterThan(120))
      await page.getByLabel('Apply to').selectOption({ label: 'All images' })
      await expect(result(page)).toContainText('b-watermarked.png')
      await expectAccessible(page)
    })

    testAlone('splits a GIF made here into frames and a sheet', async ({ page }) => {
      const colors = [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
      const frames = [0, 1, 2].map((color) => ({ width: 6, height: 4, delay: 5, pixels: Array<number>(24).fill(color) }))
      await open(page, '/gif-splitter/')
      await give(page, {
        name: 'steps.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from(gif({ width: 6, height: 4, colors, loops: 0 }, frames)),
      })
      await expect(result(page)).toContainText('steps-frame-3.png')
      await choose(page, 'Split into', 'Sprite sheet')
      await page.getByRole('textbox', { name: 'Frames' }).fill('2-3')
      await expect(result(page)).toContainText('steps-sprite.png')
      // The sheet of all frames, which was there before, has 72.
      await expectImage(page, '.picture img', ({ width, height, color }) => expect([width * height, color[3]]).toEqual([48, 255]))
      await expectAccessible(page)
    })
  })
}

test('a hostile or foreign file is refused by its name, on the page', async ({ page }) => {
  await open(page, '/image-compressor/')
  const bomb = Buffer.from(await encodePng(gradient(2, 2)))
  bomb.writeUInt32BE(65_535, 16)
  bomb.writeUInt32BE(65_535, 20)
  await give(page, { name: 'bomb.png', mimeType: 'image/png', buffer: bomb })
  await page.getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(page.getByText('“bomb.png” is 65535 × 65535 pixels; at most')).toBeVisible()
})

test('a BMP is read by the browser; what it cannot read is refused by its name', async ({ page }) => {
  await open(page, '/image-compressor/')
  const buffer = Buffer.from(bmp({ width: 3, height: 2, data: new Uint8ClampedArray([...Array(6)].flatMap(() => [200, 100, 50, 255])) }))
  await give(page, { name: 'old.bmp', mimeType: 'image/bmp', buffer })
  await page.getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(result(page)).toContainText('BMP → PNG')
  await expect(result(page)).toContainText('Images in this format cannot be saved here, so they become PNG.')
  await expectImage(page, '.compare img >> nth=-1', (image) => expect(image).toEqual({ width: 3, height: 2, color: [200, 100, 50, 255] }))
  await open(page, '/image-compressor/')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await give(page, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await page.getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(page.getByText('“IMG_1.HEIC” is damaged or incomplete.')).toBeVisible()
  await open(page, '/online-photo-editor/')
  await page.locator('.photo-start input[type=file]').first().setInputFiles({ name: 'old.bmp', mimeType: 'image/bmp', buffer })
  await expect(page.locator('.photo-editor')).toBeVisible()
})
