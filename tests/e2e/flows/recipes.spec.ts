import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadable,
  expectText,
  holdBack,
  mainText,
  open,
  openPalette,
  ready,
  result,
  test,
  testAlone,
  watchShifts,
} from '../support.ts'

const READY = '/recipes/base64-to-formatted-json/'
const titles = (page: Page) => page.locator('.recipe-step h2')
const step = (page: Page, number: number) => page.locator('.recipe-step').nth(number - 1)
const input = (page: Page) => page.locator('.recipe-making > .field').getByRole('textbox')
const shown = (page: Page) => result(page).locator('.pane-body')
async function worked(page: Page): Promise<void> {
  await expect(page.locator('.recipe-bench')).toBeVisible()
  await ready(page)
}

async function openBench(page: Page, path: string): Promise<void> {
  await open(page, path)
  await worked(page)
  await expect(input(page)).toBeVisible()
}

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

test('a tool goes on as a recipe from “Send to”, with its options and input', async ({ page }) => {
  await open(page, '/base64-encode/')
  await mainText(page).fill('>>>???')
  await page.getByLabel('Alphabet').selectOption('url')
  await result(page).locator('summary', { hasText: 'Send to' }).click()
  await page.getByRole('button', { name: 'Add to a recipe' }).click()
  await expect(page).toHaveURL('/recipes/new/')
  await expect(titles(page)).toHaveText(['1. Base64 encode'])
  await expect(shown(page)).toContainText('Pj4-Pz8_')
  // What comes next is offered at once.
  await page.locator('.recipe-offer', { hasText: 'Base64 decode' }).first().click()
  await expect(shown(page)).toContainText('>>>???')
})

test('a tool goes on behind the draft on the bench, or beside it, and the draft is not lost', async ({ page }) => {
  const bring = async (path: string) => {
    await open(page, path)
    await result(page).locator('summary', { hasText: 'Send to' }).click()
    await page.getByRole('button', { name: 'Add to a recipe' }).click()
    await expect(page).toHaveURL('/recipes/new/')
  }
  await bring('/base64-decode/')
  await expect(titles(page)).toHaveText(['1. Base64 decode'])
  await page.getByLabel('Name of the recipe').fill('Draft')
  await input(page).fill(btoa('[1]'))
  await bring('/json-formatter/')
  // First what goes by itself.
  await expect(page.getByText('Step 2 added: JSON formatter').first()).toBeVisible()
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await expect(page.getByLabel('Name of the recipe')).toHaveValue('Draft')
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('[1]')
  // A tool that takes a file does not fit behind text: it begins anew, and the draft comes back whole.
  await bring('/base64-encode-file/')
  await expect(titles(page)).toHaveText(['1. Base64 encode file'])
  await expect(page.getByLabel('Name of the recipe')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await expect(page.getByLabel('Name of the recipe')).toHaveValue('Draft')
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('[1]')
})

test('a new recipe begins empty, and what was on the bench comes back on Undo', async ({ page }) => {
  await openBench(page, '/recipes/new/')
  await page.getByRole('button', { name: 'Add the first step' }).click()
  await page.locator('.recipe-offer', { hasText: 'Base64 decode' }).first().click()
  await page.getByLabel('Name of the recipe').fill('Old')
  await expect(input(page)).toBeVisible()
  await input(page).fill(btoa('old'))
  const isOld = async () => {
    await expect(titles(page)).toHaveText(['1. Base64 decode'])
    await expect(page.getByLabel('Name of the recipe')).toHaveValue('Old')
    await expect(step(page, 1).locator('.recipe-preview')).toHaveText('old')
  }
  const isEmpty = async () => {
    await expect(page.getByText('Started a new recipe').first()).toBeVisible()
    await expect(titles(page)).toHaveCount(0)
    await expect(page.getByLabel('Name of the recipe')).toHaveValue('')
    await expectText(input(page), '')
  }
  await isOld()
  await page.locator('.recipe-bar summary', { hasText: 'More' }).click()
  await page.getByRole('button', { name: 'New recipe' }).click()
  await isEmpty()
  await page.getByRole('button', { name: 'Undo' }).click()
  await isOld()
  // The message about it goes before the next one comes.
  await expect(page.getByText('Started a new recipe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await page.getByRole('link', { name: 'New recipe' }).click()
  await isEmpty()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await isOld()
  // By itself, as after a reload, the draft is there again.
  await page.reload()
  await worked(page)
  await isOld()
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

test('a link carries the recipe, and the input only when that is asked for', async ({ page }) => {
  await openBench(page, READY)
  await page.getByLabel('Name of the recipe').fill('My decoder')
  await step(page, 2)
    .getByRole('button', { name: /^Options/ })
    .click()
  await step(page, 2).getByLabel('Indentation').selectOption('none')
  await input(page).fill(btoa('{"secret": 1}'))
  const copied = async (name: string) => {
    // The message about the link before may still be there.
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.locator('.recipe-bar summary', { hasText: 'Share' }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByText('Link copied').last()).toBeVisible()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).not.toBe('')
    return clipboard()
  }
  const bare = await copied('Copy link to this recipe')
  const full = await copied('Copy link with options and input')
  await open(page, new URL(bare).pathname + new URL(bare).hash)
  await expect(page.getByLabel('Name of the recipe')).toHaveValue('My decoder')
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await expectText(input(page), '')
  await page.goto('about:blank')
  await open(page, new URL(full).pathname + new URL(full).hash)
  await expect(shown(page)).toContainText('{"secret":1}')
})

test('a damaged link and a hostile file are refused, in words', async ({ page }) => {
  await open(page, '/recipes/new/#recipe=AAAA')
  await worked(page)
  await expect(page.getByRole('alert')).toContainText('This is not a recipe')
  const importing = async (text: string) => {
    await page.locator('.recipe-bar summary', { hasText: 'More' }).click()
    await page
      .locator('.recipe-bar input[type=file]')
      .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.keyboard.press('Escape')
  }
  const recipe = (...steps: unknown[]) => JSON.stringify({ toolglot: 'recipe', version: 1, steps })
  await importing(recipe(...Array.from({ length: 5_000 }, () => ({ tool: 'url-encode' }))))
  await expect(page.getByRole('alert')).toContainText('Use at most 50 items')
  await importing('{"toolglot":"recipe","version":1,"steps":[{"tool":"url-encode","options":{"__proto__":{"a":1}}}]}')
  await expect(page.getByRole('alert')).toContainText('Step 1: There is no field called “__proto__”')
  await importing('{"toolglot":"recipe","version":7}')
  await expect(page.getByRole('alert')).toContainText('version 7')
  await importing(recipe({ tool: 'url-encode' }, { tool: 'constructor' }))
  await expect(step(page, 2).getByRole('alert')).toContainText('There is no tool called “constructor”')
})

test('a recipe is exported, imported, kept, opened again and removed', async ({ page }) => {
  await openBench(page, READY)
  await page.getByLabel('Name of the recipe').fill('Mine')
  const waiting = page.waitForEvent('download')
  await page.locator('.recipe-bar summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('mine.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toEqual({
    toolglot: 'recipe',
    version: 1,
    name: 'Mine',
    steps: [{ tool: 'base64-decode' }, { tool: 'json-formatter' }],
  })

  await openBench(page, '/recipes/new/')
  await page.locator('.recipe-bar summary', { hasText: 'More' }).click()
  await page
    .locator('.recipe-bar input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Recipe saved.')).toBeVisible()
  await open(page, '/recipes/')
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect(titles(page)).toHaveText(['1. Base64 decode', '2. JSON formatter'])
  await open(page, '/recipes/')
  await page.getByRole('button', { name: 'Remove: Mine' }).click()
  await expect(page.getByText('Recipes you save appear here.')).toBeVisible()
})

test('a reload keeps the recipe and what was typed', async ({ page }) => {
  await openBench(page, READY)
  await input(page).fill(btoa('[1]'))
  await page.getByRole('button', { name: 'Remove: JSON formatter' }).click()
  await expect(titles(page)).toHaveText(['1. Base64 decode'])
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('[1]')
  await page.reload()
  await worked(page)
  await expect(titles(page)).toHaveText(['1. Base64 decode'])
  await expect(step(page, 1).locator('.recipe-preview')).toHaveText('[1]')
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
