import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { editorReady, expect, expectAccessible, expectText, holdBack, ready, test, testAlone } from './support.ts'

const PATH = '/online-notepad/'
const editor = (page: Page) => page.locator('.notepad .cm-content')
const counts = (page: Page) => page.locator('.note-counts')

async function openNotepad(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await ready(page)
}

async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.insertText(text)
}

/** Shares the note and gives its link. */
async function share(page: Page, passphrase = ''): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const box = page.getByRole('region', { name: 'Share this note' })
  if (passphrase !== '') await box.getByLabel('Passphrase (optional)').fill(passphrase)
  await box.getByRole('button', { name: 'Create link' }).click()
  const link = box.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/online-notepad\/v\/#[\w-]{22}\.[\w-]{43}/)
  return link.inputValue()
}

test('a note is kept at each key, in tabs, and counted', async ({ page }) => {
  await page.goto(PATH)
  const area = await page.locator('.note-main textarea').boundingBox()
  await openNotepad(page)
  expect(area?.height).toBeGreaterThan(260)
  // As large as the text area whose place it takes.
  expect((await page.locator('.notepad .editor-host').boundingBox())?.height).toBe(area?.height)
  await editor(page).click()
  // As fast as a keyboard can: nothing may be lost or turned around.
  await page.keyboard.type('The quick brown fox jumps over the lazy dog, and the dog sleeps on.')
  await expect(counts(page)).toContainText('Words: 14')
  await expect(editor(page)).toHaveText('The quick brown fox jumps over the lazy dog, and the dog sleeps on.')
  await page.getByRole('button', { name: 'New draft' }).click()
  await expectText(editor(page), '')
  await write(page, 'Second 👨‍👩‍👧')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(counts(page)).toContainText('Characters: 8')
  await page.reload()
  await ready(page)
  await expect(editor(page)).toHaveText('Second 👨‍👩‍👧')
  await page.getByRole('tab', { name: /The quick brown/ }).click()
  await expect(editor(page)).toContainText('sleeps on.')
  await expectAccessible(page)
})

testAlone('a note is shown as Markdown in a frame in which nothing runs, saved and printed', async ({ page, complaints }) => {
  complaints.allow(/violates the following Content Security Policy directive: "img-src/)
  await page.addInitScript(() => {
    delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker
    delete (window as { showOpenFilePicker?: unknown }).showOpenFilePicker
  })
  await openNotepad(page)
  await write(page, '# Title\n\nSome **bold** words <script>parent.document.title = "taken"</script><img src=x onerror=alert(1)>')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const frame = page.locator('.note-side iframe').contentFrame()
  await expect(frame.getByRole('heading', { name: 'Title' })).toBeVisible()
  await expect(frame.locator('strong')).toHaveText('bold')
  await expect(page).toHaveTitle(/Online notepad/)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file', exact: true }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('# Title.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain('Some **bold** words')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.note-print')).toBeVisible()
  await expect(page.locator('.note-bar')).toBeHidden()
})

testAlone('a file becomes a note of its name', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showOpenFilePicker?: unknown }).showOpenFilePicker
  })
  await openNotepad(page)
  await write(page, 'Mine')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await choosing).setFiles({ name: 'plan.md', mimeType: 'text/markdown', buffer: Buffer.from('# Plan\n') })
  await expect(page.getByRole('tab', { name: /plan\.md/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: /Mine/ })).toBeVisible()
})

testAlone('what was typed before the notes had loaded stays beside a file', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showOpenFilePicker?: unknown }).showOpenFilePicker
  })
  const letGo = await holdBack(page, '**/assets/drafts-*.js')
  await page.goto(PATH)
  await editorReady(page)
  await write(page, 'Mine')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await choosing).setFiles({ name: 'plan.md', mimeType: 'text/markdown', buffer: Buffer.from('# Plan\n') })
  await expect(editor(page)).toContainText('# Plan')
  letGo()
  await expect(page.getByRole('tab', { name: /plan\.md/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: /Mine/ })).toBeVisible()
})

test('a shared note is read on another device, brought up to date, copied there, and gone once deleted', async ({ page, browser }) => {
  await openNotepad(page)
  const text = 'For <b>Ada</b> & Bob: 你好 🦄\n\ttab\n'
  await write(page, text)
  const link = await share(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  const shown = other.locator('.note-text')
  await expect(shown).toHaveText(text, { useInnerText: true })
  expect(await shown.evaluate((element) => element.textContent)).toBe(text)
  await expect(other.getByRole('link', { name: 'Report this page' })).toBeVisible()
  await expectAccessible(other)

  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('More.')
  await page.getByRole('button', { name: 'Update the shared note' }).click()
  await expect(page.getByText('The shared note is up to date.')).toBeVisible()
  await other.reload()
  await expect(other.locator('.note-text')).toContainText('More.')
  await other.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(editor(other)).toContainText('More.')

  await page.getByRole('region', { name: 'Share this note' }).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete for everyone' }).click()
  // Once it is deleted, there is another to be made.
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  await other.goto(PATH)
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('There is nothing here anymore')
  await other.context().close()
})

test('a passphrase is asked for until it is right; a link without its key opens nothing', async ({ page, browser }) => {
  await openNotepad(page)
  await write(page, 'secret words')
  const link = await share(page, 'correct horse')
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  const field = other.getByLabel('Passphrase', { exact: true })
  await field.fill('wrong')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert')).toBeVisible()
  await field.fill('correct horse')
  await other.keyboard.press('Enter')
  await expect(other.locator('.note-text')).toHaveText('secret words')
  await other.goto(PATH)
  await other.goto(link.replace(/\.[\w-]{43}.*/, ''))
  await expect(other.getByRole('alert')).toContainText('The key doesn’t fit')
  await other.context().close()
})

test('the notepad works in Russian on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openNotepad(page, '/ru/bloknot-onlajn/')
  await write(page, 'Список покупок')
  await expect(counts(page)).toContainText('Слов: 2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
