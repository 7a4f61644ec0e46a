import { readFile } from 'node:fs/promises'
import { zlibSync } from 'fflate'
import type { Pixels } from '../../engine/core/context.ts'
import { decodePng } from '../../registry/lib/pictures/png/png-decode.ts'
import { assemblePng, encodePng } from '../../registry/lib/pictures/png/png-encode.ts'
import { type Page, expect, expectAccessible, expectReadable, open, testAlone as test } from './support.ts'

/** Every pixel tells where it is. */
function map(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([x, y, 60, 255], (y * width + x) * 4)
  return { width, height, data }
}
/** A white image of one bit a pixel: few bytes, many pixels. */
const vast = (width: number, height: number) =>
  assemblePng({ width, height, bitDepth: 1, colorType: 0 }, zlibSync(new Uint8Array((Math.ceil(width / 8) + 1) * height), { level: 9 }))

const choose = async (page: Page, bytes: Uint8Array, name = 'map.png') =>
  page
    .locator('.photo-start input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })
const openMap = async (page: Page) => {
  await open(page, '/online-photo-editor/')
  await choose(page, await encodePng(map(200, 120)))
  await expect(page.locator('.photo-editor')).toBeVisible()
}
const tool = (page: Page, name: string) => page.locator('.photo-rail').getByRole('button', { name, exact: true }).click()
const button = (page: Page, name: string) => page.locator('.photo-top').getByRole('button', { name, exact: true })

/** The PNG that is saved, decoded. */
async function exported(page: Page): Promise<Pixels> {
  await button(page, 'Save image').click()
  await page.locator('.photo-panel').getByRole('button', { name: 'PNG' }).click()
  const download = page.locator('.photo-panel').getByRole('button', { name: 'Download' })
  await expect(download).toBeEnabled()
  await expect(page.locator('.photo-result')).toContainText('px')
  const waiting = page.waitForEvent('download')
  await download.click()
  return decodePng(await readFile(await (await waiting).path()))
}
const at = ({ width, data }: Pixels, x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]

test('what is saved right after another format was chosen is in that format', async ({ page }) => {
  await openMap(page)
  await exported(page)
  const waiting = page.waitForEvent('download')
  await page.locator('.photo-panel').getByRole('button', { name: 'WebP' }).click()
  await page.locator('.photo-panel').getByRole('button', { name: 'Download' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/\.webp$/)
})

test('an image is cropped by keyboard, and what is saved is that part of it, exactly', async ({ page }) => {
  await openMap(page)
  await tool(page, 'Crop')
  const frame = page.getByRole('button', { name: /^Crop area:/ })
  await frame.focus()
  for (let i = 0; i < 10; i++) await page.keyboard.press('Alt+Shift+ArrowLeft')
  for (let i = 0; i < 4; i++) await page.keyboard.press('Alt+Shift+ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(frame).toHaveAccessibleName('Crop area: 11, 1, 100 × 80')
  await expect(page.locator('.photo-panel').getByRole('spinbutton', { name: 'Left' })).toHaveValue('11')
  await page.locator('.photo-panel').getByRole('button', { name: 'Done' }).click()
  const made = await exported(page)
  expect([made.width, made.height]).toEqual([100, 80])
  expect([at(made, 0, 0), at(made, 99, 79)]).toEqual([
    [11, 1, 60],
    [110, 80, 60],
  ])
})

test('text is added, taken back and brought back; a reload offers the project again', async ({ page }) => {
  await openMap(page)
  await tool(page, 'Text')
  await page.locator('.photo-panel').getByRole('button', { name: 'Add text' }).click()
  await page.locator('.photo-panel').getByRole('textbox', { name: 'Text' }).fill('WWW')
  await page
    .locator('.photo-panel')
    .getByRole('spinbutton', { name: /^Outline/ })
    .fill('30')
  await tool(page, 'Layers')
  const layer = page.locator('.photo-layers').getByRole('button', { name: 'WWW', exact: true })
  await expect(layer).toBeVisible()
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await expect(layer).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(page.locator('.photo-layers')).toHaveCount(0)
  for (let i = 0; i < 3; i++) await button(page, 'Redo').click()
  await expect(layer).toBeVisible()
  const before = await exported(page)
  // The letters are white in a black outline, over the middle.
  const middle = Array.from({ length: 200 }, (_, x) => at(before, x, 60).join())
  expect(middle).toContain('255,255,255')
  expect(middle).toContain('0,0,0')
  expect(at(before, 3, 3)).toEqual([3, 3, 60])

  await expect(page.locator('.photo-file')).toContainText('Saved on this device')
  // Away and back before either is saved: nothing is left to save.
  await page.evaluate(async () => {
    for (const name of ['Undo', 'Redo']) {
      document.querySelector<HTMLElement>(`button[aria-label="${name}"], button[title^="${name}"]`)?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.locator('.photo-file')).toContainText('Saved on this device')
  await page.reload()
  await page
    .locator('.photo-kept')
    .getByRole('button', { name: /^map\.png/ })
    .click()
  await tool(page, 'Layers')
  await expect(layer).toBeVisible()
  expect(await exported(page)).toEqual(before)
})

test('what was changed just before the page closes is there again', async ({ page }) => {
  await openMap(page)
  await tool(page, 'Adjust')
  await page.locator('.photo-panel').getByRole('spinbutton', { name: 'Brightness' }).fill('20')
  await page.reload()
  await page
    .locator('.photo-kept')
    .getByRole('button', { name: /^map\.png/ })
    .click()
  await tool(page, 'Adjust')
  await expect(page.locator('.photo-panel').getByRole('spinbutton', { name: 'Brightness' })).toHaveValue('20')
  expect(at(await exported(page), 10, 20)).toEqual([61, 71, 111])
})

test('the settings tell of kept projects and delete them with their images', async ({ page }) => {
  await openMap(page)
  await tool(page, 'Adjust')
  await page.locator('.photo-panel').getByRole('spinbutton', { name: 'Brightness' }).fill('20')
  await expect(page.locator('.photo-file')).toContainText('Saved on this device')
  await open(page, '/setting/')
  await expect(page.locator('#data')).toContainText('Drafts and photo projects saved by editors: 1')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByRole('button', { name: 'Delete them' })).toHaveCount(0)
  const left = () =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('photo-projects')
          request.addEventListener('error', () => reject(new Error('closed')))
          request.addEventListener('success', () => {
            const tables = request.result.transaction(['projects', 'files'])
            const counts = ['projects', 'files'].map((name) => tables.objectStore(name).count())
            tables.addEventListener('complete', () => {
              request.result.close()
              resolve([
                ...counts.map(({ result: count }) => count),
                Object.keys(localStorage).filter((key) => key.startsWith('photo-left-')).length,
              ])
            })
          })
        }),
    )
  await expect.poll(left).toEqual([0, 0, 0])
  await open(page, '/online-photo-editor/')
  await expect(page.locator('.photo-start')).toBeVisible()
  // The page has asked before, so it has its answer, too.
  expect(await left()).toEqual([0, 0, 0])
  await expect(page.locator('.photo-kept')).toHaveCount(0)
})

test('shapes and strokes are drawn by pointer; the eraser rubs out strokes only', async ({ page }) => {
  await openMap(page)
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    const box = (await page.locator('.photo-paper').boundingBox()) as { x: number; y: number; width: number; height: number }
    const place = (x: number, y: number) => [box.x + (x / 200) * box.width, box.y + (y / 120) * box.height] as const
    await page.mouse.move(...place(...from))
    await page.mouse.down()
    await page.mouse.move(...place(...to), { steps: 6 })
    await page.mouse.up()
  }
  await tool(page, 'Shapes')
  await page.locator('.photo-panel').getByRole('checkbox', { name: 'No fill' }).uncheck()
  await drag([20, 20], [60, 50])
  await tool(page, 'Draw')
  await page
    .locator('.photo-panel')
    .getByRole('spinbutton', { name: /^Thickness/ })
    .fill('8')
  await drag([80, 100], [180, 100])
  await page.locator('.photo-panel').getByRole('button', { name: 'Eraser' }).click()
  await drag([130, 90], [130, 110])
  await tool(page, 'Layers')
  await expect(page.locator('.photo-layers li')).toHaveCount(2)
  const made = await exported(page)
  expect(at(made, 40, 35)).toEqual([255, 255, 255])
  expect(at(made, 100, 100)).toEqual([225, 29, 72])
  expect(at(made, 130, 100)).toEqual([130, 100, 60])
})

test('layers are moved, ordered and removed by keyboard, but not while one types', async ({ page }) => {
  await openMap(page)
  await tool(page, 'Shapes')
  for (let i = 0; i < 2; i++) await page.locator('.photo-panel').getByRole('button', { name: 'Add shape' }).click()
  await tool(page, 'Layers')
  await page.locator('.photo-stage').focus()
  await page.keyboard.press('Delete')
  await expect(page.locator('.photo-layers li')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.photo-layers li')).toHaveCount(2)
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.locator('.photo-layers').getByRole('button', { name: 'Rectangle', exact: true }).first().click()
  await page.locator('.photo-own input[type=text]').fill('Delta')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.photo-layers').getByRole('button', { name: 'Delt', exact: true })).toBeVisible()
})

test('layers are ordered by dragging, with a mouse and with a finger; Escape puts one back', async ({ page, browser }) => {
  const fill = async (of: Page) => {
    await openMap(of)
    await of.locator('.photo-rail').getByRole('button', { name: 'Shapes', exact: true }).click()
    for (const name of ['Rectangle', 'Ellipse', 'Line']) {
      await of.locator('.photo-panel').getByRole('button', { name, exact: true }).click()
      await of.locator('.photo-panel').getByRole('button', { name: 'Add shape' }).click()
    }
    await of.locator('.photo-rail').getByRole('button', { name: 'Layers', exact: true }).click()
  }
  const names = (of: Page) => of.locator('.photo-layers .photo-name').allTextContents()
  const grips = async (of: Page) =>
    Promise.all(
      [0, 1, 2].map(async (row) => {
        const box = (await of.locator('.photo-layers .photo-grip').nth(row).boundingBox()) as { x: number; y: number; width: number; height: number } // prettier-ignore
        return [box.x + box.width / 2, box.y + box.height / 2] as const
      }),
    )
  await fill(page)
  await expect.poll(() => names(page)).toEqual(['Line', 'Ellipse', 'Rectangle'])
  const [top, , bottom] = await grips(page)
  const drag = async (end: () => Promise<void>) => {
    await page.mouse.move(top?.[0] ?? 0, top?.[1] ?? 0)
    await page.mouse.down()
    await page.mouse.move(bottom?.[0] ?? 0, bottom?.[1] ?? 0, { steps: 5 })
    await expect(page.locator('.photo-layers .drop-below')).toHaveText(/Rectangle/)
    await end()
  }
  await drag(() => page.keyboard.press('Escape'))
  await page.mouse.up()
  await expect(page.locator('.photo-layers .drop-below')).toHaveCount(0)
  expect(await names(page)).toEqual(['Line', 'Ellipse', 'Rectangle'])
  await drag(() => page.mouse.up())
  await expect.poll(() => names(page)).toEqual(['Ellipse', 'Rectangle', 'Line'])
  await button(page, 'Undo').click()
  await expect.poll(() => names(page)).toEqual(['Line', 'Ellipse', 'Rectangle'])

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await fill(phone)
  await expect.poll(() => names(phone)).toEqual(['Line', 'Ellipse', 'Rectangle'])
  const touch = await context.newCDPSession(phone)
  const [first, second] = await grips(phone)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  await send('touchStart', second)
  await send('touchMove', [(first?.[0] ?? 0) + 2, (first?.[1] ?? 0) + 8])
  await send('touchMove', first)
  await send('touchEnd')
  await expect.poll(() => names(phone)).toEqual(['Ellipse', 'Line', 'Rectangle'])
  await context.close()
})

test('50 megapixels open; what is larger is refused with the limit', async ({ page }) => {
  await open(page, '/online-photo-editor/')
  await choose(page, vast(30_000, 30_000), 'wall.png')
  await expect(page.locator('.photo-start .field-error')).toContainText('at most 52,428,800 can be read here')
  await choose(page, vast(8688, 5792), 'vast.png')
  // So many take a slow machine long.
  await expect(page.locator('.photo-editor')).toBeVisible({ timeout: 90_000 })
  await tool(page, 'Resize')
  await expect(page.locator('.photo-panel').getByRole('spinbutton', { name: 'Width' })).toHaveValue('8688')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the editor is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, '/online-photo-editor/')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try with a sample image' }).click()
    for (const name of ['Crop', 'Filters', 'Adjust', 'Text', 'Shapes', 'Draw', 'Stickers', 'Layers']) {
      await tool(page, name)
      if (name === 'Text') await page.locator('.photo-panel').getByRole('button', { name: 'Add text' }).click()
      if (name === 'Stickers') await page.locator('.photo-emoji button').first().waitFor()
      await (colorScheme === 'light' ? expectAccessible(page) : expectReadable(page))
    }
  })

test('on a phone the tools are at the bottom, and nothing runs over the side', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openMap(page)
  await expect(async () => {
    const [stage, rail] = [await page.locator('.photo-stage').boundingBox(), await page.locator('.photo-rail').boundingBox()]
    expect(stage?.height).toBeGreaterThan(200)
    expect(rail?.y).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }).toPass({ timeout: 30_000 })
  await page.locator('.photo-rail').getByRole('button', { name: 'Draw', exact: true }).tap()
  await expect(page.locator('.photo-panel').getByRole('button', { name: 'Eraser' })).toBeVisible()
  await context.close()
})
