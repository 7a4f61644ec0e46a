import {
  expect,
  expectAccessible,
  expectReadable,
  holdBack,
  open,
  openPalette,
  result,
  test,
  testAlone,
  watchShifts,
} from '../../support.ts'
import { input, openBench, READY, shown, step, titles, worked } from './support.ts'

test('a ready recipe runs while typing, and shows the result of every step', async ({ page }) => {
  await openBench(page, READY)
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await expect(shown(page)).toContainText('"Ada"')
  await input(page).fill(btoa('{"b":[1]}'))
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('{"b":[1]}')
  await expect(shown(page)).toContainText('"b"')
  await expect(page.getByRole('status').filter({ hasText: 'Result ready' })).toContainText('"b"')
})

testAlone('a ready recipe is on the page before any script, and comes to life in its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, '**/assets/bench-*.js')
  const shift = await watchShifts(page)
  await page.goto('/recipes/base64-lines/')
  await expect(step(page, 1).locator('.recipe-preview')).toContainText('Rice')
  await expect(shown(page)).toContainText('Salt')
  await expect(step(page, 1)).toHaveCSS('border-top-style', 'solid')
  await input(page).fill(btoa('typed early'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(step(page, 2)).toBeVisible()
  release()
  await expect(shown(page)).toContainText('typed early')
  await expect(input(page)).toHaveValue(btoa('typed early'))
  expect(await shift()).toBeLessThan(0.02)
})

test('an error stands at its step, and what came before it stays', async ({ page }) => {
  await openBench(page, READY)
  await input(page).fill(btoa('{"b":'))
  await expect(step(page, 2).getByRole('alert')).toContainText('never closed')
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('{"b":')
  await expect(shown(page)).toHaveText('Step 2 has a problem. See its message; once it is fixed, the result appears here.')
})

test('options change the result at once, and a step can be switched off', async ({ page }) => {
  await openBench(page, READY)
  await step(page, 2)
    .getByRole('button', { name: /^Options/ })
    .click()
  await step(page, 2).getByLabel('Indentation').selectOption('none')
  await expect(step(page, 2).locator('.recipe-preview')).toHaveText('{"user":"Ada","roles":["admin","editor"]}')
  await page.getByLabel('Step 1 is on').uncheck()
  await expect(step(page, 2).getByRole('alert')).toBeVisible()
  await page.getByLabel('Step 1 is on').check()
  await expect(step(page, 2).locator('.recipe-preview')).toContainText('{"user"')
})

test('steps are added by what fits, ordered by keyboard and by dragging, removed and brought back', async ({ page }) => {
  await openBench(page, '/recipes/hex-to-base64/')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await expect(page.locator('.recipe-offer').first()).toContainText('Base64 decode')
  await page.getByRole('searchbox', { name: 'Search fitting tools' }).fill('reverse text')
  await page.locator('.recipe-offer', { hasText: 'Reverse text' }).click()
  await expect(titles(page)).toHaveText(['1. Hex to text', '2. Base64 encode', '3. Reverse text'])
  await expect(step(page, 3).locator('.recipe-preview')).toHaveText('=Q3bsdGbv9GV')

  await page.getByRole('button', { name: /^Move step 3/ }).press('ArrowUp')
  await expect(titles(page)).toHaveText(['1. Hex to text', '2. Reverse text', '3. Base64 encode'])
  await expect(page.getByRole('status').filter({ hasText: 'is now step' })).toHaveText('Reverse text is now step 2 of 3.')
  await expect(page.getByRole('button', { name: /^Move step 2/ })).toBeFocused()
  await expect(step(page, 3).locator('.recipe-preview')).toHaveText(btoa('tolglooT'))

  // The steps have come to rest.
  await page.getByRole('button', { name: /^Move step 2/ }).hover()
  const handle = await page.getByRole('button', { name: /^Move step 2/ }).boundingBox()
  const first = await step(page, 1).boundingBox()
  if (!handle || !first) throw new Error('no steps')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, first.y + 8, { steps: 4 })
  await expect(step(page, 1)).toHaveClass(/drop-above/)
  await page.mouse.up()
  await expect(titles(page)).toHaveText(['1. Reverse text', '2. Hex to text', '3. Base64 encode'])

  await page.getByRole('button', { name: 'Remove: Reverse text' }).click()
  await expect(titles(page)).toHaveText(['1. Hex to text', '2. Base64 encode'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['1. Reverse text', '2. Hex to text', '3. Base64 encode'])
})

test('the focus stays with the steps when one is added or removed', async ({ page }) => {
  await openBench(page, '/recipes/hex-to-base64/')
  const add = page.getByRole('button', { name: 'Add a step' })
  await add.click()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('.recipe-offer').first().press('Enter')
  await expect(titles(page)).toHaveCount(3)
  await expect(add).toBeFocused()
  const remove = () => page.getByRole('button', { name: /^Remove: / })
  await remove().first().press('Enter')
  await expect(page.getByRole('button', { name: /^Move step 1 of 2/ })).toBeFocused()
  await remove().last().press('Enter')
  await expect(page.getByRole('button', { name: /^Move step 1 of 1/ })).toBeFocused()
  await remove().press('Enter')
  await expect(page.getByRole('button', { name: 'Add the first step' })).toBeFocused()
})

test('a recipe is reversed by the tools that undo its steps', async ({ page }) => {
  await openBench(page, '/recipes/hex-to-base64/')
  await expect(step(page, 2).locator('.recipe-preview')).toHaveText('VG9vbGdsb3Q=')
  await page.locator('.recipe-bar summary', { hasText: 'More' }).click()
  await page.getByRole('button', { name: 'Reverse recipe' }).click()
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. Text to hex'])
  await expect(step(page, 2).locator('.recipe-preview')).toHaveText('54 6F 6F 6C 67 6C 6F 74')
  await open(page, '/recipes/csv-to-minified-json/')
  await worked(page)
  await page.locator('.recipe-bar summary', { hasText: 'More' }).click()
  await page.getByRole('button', { name: 'Reverse recipe' }).click()
  await expect(page.getByText('Some steps cannot be undone: 1. CSV to JSON converter, 2. JSON minifier')).toBeVisible()
})

test('lines go their own ways and meet again', async ({ page }) => {
  await openBench(page, '/recipes/base64-lines/')
  await expect(step(page, 1)).toContainText('Items: 4')
  await input(page).fill(`${btoa('a')}\n!\n${btoa('b')}`)
  await expect(step(page, 1).getByRole('alert')).toContainText('Item 2:')
  await input(page).fill(`${btoa('a')}\n${btoa('b')}`)
  await step(page, 1)
    .getByRole('button', { name: /^Options/ })
    .click()
  await step(page, 1).getByLabel('Then join with').selectOption({ label: 'Commas' })
  await expect(step(page, 2).locator('.recipe-preview')).toHaveText('a, b')
})

test('files go through a recipe', async ({ page }) => {
  await openBench(page, '/recipes/new/')
  await page.getByRole('button', { name: 'Add the first step' }).click()
  await page.getByRole('searchbox', { name: 'Search fitting tools' }).fill('base64 encode file')
  await page.locator('.recipe-offer', { hasText: 'Base64 encode file' }).click()
  await page
    .locator('.recipe-making input[type=file]')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([0, 1, 2]) })
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText(/AAEC/)
})

test('a step that asks over the network waits for the button', async ({ page }) => {
  await openBench(page, '/recipes/new/')
  await page.getByRole('button', { name: 'Add the first step' }).click()
  await page.getByRole('searchbox', { name: 'Search fitting tools' }).fill('domain availability')
  await page.locator('.recipe-offer', { hasText: 'Domain availability' }).click()
  await expect(shown(page)).toHaveText('Click Run to see the result.')
  const asked: string[] = []
  await page.route('**/api/tools/domain-availability-checker', (route) => {
    asked.push(route.request().postData() ?? '')
    return route.fulfill({ json: { output: { domains: [], counts: { free: 0, reserved: 0, taken: 0, unknown: 0 } } } })
  })
  await input(page).fill('example.com')
  await result(page).getByRole('button', { name: 'Run' }).click()
  await expect.poll(() => asked.length).toBe(1)
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({ input: { text: 'example.com' } })
})

test('recipes are readable by everybody, on a phone, in both modes', async ({ page }) => {
  for (const path of ['/recipes/', READY, '/ru/recepty/novyj/']) {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    if (path !== '/recipes/') await worked(page)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

test('a menu of the bench is whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openBench(page, '/ru/recepty/novyj/')
  for (const name of ['Поделиться', 'Ещё']) {
    await page.locator('.recipe-bar summary', { hasText: name }).click()
    // It is moved into sight once it is there.
    await expect(async () => {
      const box = await page.locator('.recipe-bar details[open] .menu-panel').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    }).toPass()
    await page.keyboard.press('Escape')
  }
})

test('the search finds recipes', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/es/recetas/base64-a-json-formateado/')
  await open(page, '/ru/')
  await openPalette(page)
  await page.getByRole('dialog').getByRole('combobox').fill('заголовки в слаги')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Заголовки в слаги')
})
