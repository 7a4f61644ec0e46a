import { readFile } from 'node:fs/promises'
import { expect, expectText, mainText, open, result, test } from '../../support.ts'
import { input, openBench, READY, shown, step, titles, worked } from './support.ts'

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
