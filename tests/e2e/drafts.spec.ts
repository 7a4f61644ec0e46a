import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { editorReady, expect, expectAccessible, expectText, open, result, test, testAlone } from './support.ts'

const PATH = '/online-text-editor/'
const editor = (page: Page) => page.locator('.cm-content')
const tabs = (page: Page) => page.getByRole('tab')
const current = (page: Page) => page.getByRole('tab', { selected: true })
const button = (page: Page, name: string) => page.locator('.drafts').getByRole('button', { name, exact: true })

async function openEditor(page: Page, path = PATH): Promise<void> {
  await open(page, path)
  await expect(current(page)).toBeVisible()
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await editorReady(page)
}

/** What the browser keeps, by the text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('drafts', 1)
        request.onsuccess = () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.map(({ text }: { text: string }) => text).toSorted())
          }
        }
      }),
  )

test('texts are kept as they are typed, and are there again after a reload', async ({ page }) => {
  await openEditor(page)
  await expect(current(page)).toContainText('Untitled')
  await editor(page).fill('First letter\nwith two lines')
  await expect(current(page)).toContainText('First letter')
  await button(page, 'New draft').click()
  await expectText(editor(page), '')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Second')
  await expect(tabs(page)).toHaveCount(2)
  await reload(page)
  await expect(current(page)).toContainText('Second')
  await expect(editor(page)).toHaveText('Second')
  await expect(result(page).locator('.result-text')).toHaveText('Second')
  await tabs(page).first().click()
  await expect(editor(page)).toHaveText('First letterwith two lines')
  await expect(result(page).locator('.result-text')).toHaveText('First letter\nwith two lines')
  // Undoing never brings another text into this one.
  await editor(page).click()
  await page.keyboard.press('Control+z')
  await expect(editor(page)).toHaveText('First letterwith two lines')
})

test('not even the last key is lost when the page goes away', async ({ page }) => {
  await openEditor(page)
  await editor(page).click()
  await page.keyboard.type('abc')
  for (let round = 0; round < 5; round++) {
    await page.keyboard.type(`${round}`)
    await reload(page)
    await expect(editor(page)).toHaveText('abc01234'.slice(0, 4 + round))
    await editor(page).click()
    await page.keyboard.press('Control+End')
  }
  await expect(tabs(page)).toHaveCount(1)
})

test('a page that is closed while its database is busy leaves its last words behind', async ({ page }) => {
  await openEditor(page)
  await editor(page).fill('kept')
  await expect.poll(() => kept(page)).toEqual(['kept'])
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The connection is closing.', 'InvalidStateError')
    }
  })
  await editor(page).fill('kept, and the last words')
  await reload(page)
  await expect(editor(page)).toHaveText('kept, and the last words')
  await expect.poll(() => kept(page)).toEqual(['kept, and the last words'])
  await expect(tabs(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('a text is named, deleted and brought back', async ({ page }) => {
  await openEditor(page)
  // Long enough to be scrolled.
  await editor(page).fill(`words${'\n'.repeat(60)}end`)
  await expectAccessible(page)
  await editor(page).fill('words')
  await button(page, 'Rename').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Letter to Ada')
  await page.keyboard.press('Enter')
  await expect(current(page)).toContainText('Letter to Ada')
  await button(page, 'Delete').click()
  await expect(page.locator('.drafts [role=status]')).toContainText('Deleted: Letter to Ada')
  await expectText(editor(page), '')
  await expect.poll(() => kept(page)).toEqual([])
  await page.locator('.drafts').getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toHaveText('words')
  await expect.poll(() => kept(page)).toEqual(['words'])
  // Clearing the field is a deletion too.
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectText(editor(page), '')
  await page.locator('.drafts').getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toHaveText('words')
  await expectAccessible(page)
})

test('what comes from elsewhere takes no text’s place: a sample, a file, a link', async ({ page }) => {
  await openEditor(page)
  await editor(page).fill('my own words')
  await page.getByRole('button', { name: 'Sample' }).click()
  await expect(tabs(page)).toHaveCount(2)
  await page
    .locator('.input-pane input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('from a file') })
  await expect(current(page)).toContainText('notes.txt')
  await expect(editor(page)).toHaveText('from a file')
  await expect.poll(() => kept(page)).toHaveLength(3)
  // What a test before this one copied is no link to this text.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await result(page).locator('summary', { hasText: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link with options and input' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#in=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await button(page, 'Delete').click()
  await expect.poll(() => kept(page)).toHaveLength(2)
  await page.goto('about:blank')
  await openEditor(page, link)
  await expect(editor(page)).toHaveText('from a file')
  await expect(tabs(page)).toHaveCount(3)
  await editor(page).fill('from a link, and changed')
  await expect.poll(() => kept(page)).toContain('from a link, and changed')
  await reload(page)
  await expect(editor(page)).toHaveText('from a link, and changed')
  await expect
    .poll(() => kept(page))
    .toEqual(['Dear Ada,\n\nThe engine works!  \nSee you soon.', 'from a link, and changed', 'my own words'])
})

for (const typed of ['', 'typed early'])
  test(`the text of a link that is read late lies beside the latest draft${typed && ' and what was typed'}`, async ({ page }) => {
    await openEditor(page)
    await editor(page).fill('kept before')
    await expect.poll(() => kept(page)).toEqual(['kept before'])
    await page.goto('about:blank')
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/assets\/link-/, async (route) => {
      await go
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/link-/)
    const drafts = page.waitForResponse(/\/assets\/drafts-.*\.js/)
    await page.goto(`${PATH}#in=${deflateRawSync(JSON.stringify({ text: 'from a link' })).toString('base64url')}`)
    await (await drafts).finished()
    await asked
    await editorReady(page)
    if (typed) await editor(page).fill(typed)
    // What would open by then has opened: the page rests, and its database has answered those who asked before.
    const rest = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await rest()
    expect(await kept(page)).toEqual(['kept before'])
    await rest()
    letGo()
    await expect(editor(page)).toHaveText('from a link')
    await expect.poll(() => kept(page)).toEqual(['from a link', 'kept before', ...(typed ? [typed] : [])])
  })

test('two tabs follow each other, and keep both texts when they write at once', async ({ context, page }) => {
  await openEditor(page)
  await editor(page).fill('begun')
  await expect.poll(() => kept(page)).toEqual(['begun'])
  const other = await context.newPage()
  await openEditor(other)
  await expect(editor(other)).toHaveText('begun')
  await editor(other).fill('begun, continued')
  await expect(editor(page)).toHaveText('begun, continued')
  await expect.poll(() => kept(page)).toEqual(['begun, continued'])
  // A tab that hears nothing of the others stands for one that writes at the same moment.
  const deaf = await context.newPage()
  await deaf.addInitScript(() => Object.assign(window, { BroadcastChannel: undefined }))
  await openEditor(deaf)
  await expect(editor(deaf)).toHaveText('begun, continued')
  await editor(page).fill('written here')
  await expect.poll(() => kept(page)).toEqual(['written here'])
  await editor(deaf).fill('written there')
  await expect(deaf.locator('.drafts [role=status]')).toContainText('Both are saved')
  await expect.poll(() => kept(page)).toEqual(['written here', 'written there'])
  await expect(editor(deaf)).toHaveText('written there')
  await expect(tabs(deaf)).toHaveCount(2)
  await deaf.keyboard.type('!')
  await expect.poll(() => kept(page)).toEqual(['written here', 'written there!'])
})

test('the tabs are one stop of the keyboard, and arrows open them', async ({ page }) => {
  await openEditor(page)
  for (const text of ['one', 'two', 'three']) {
    await editor(page).fill(text)
    if (text !== 'three') await button(page, 'New draft').click()
    await expectText(editor(page), text === 'three' ? 'three' : '')
  }
  await current(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(editor(page)).toHaveText('two')
  await expect(current(page)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(editor(page)).toHaveText('one')
  await page.keyboard.press('ArrowLeft')
  await expect(editor(page)).toHaveText('three')
  await page.keyboard.press('Tab')
  await expect(button(page, 'New draft')).toBeFocused()
  await button(page, 'Find and replace').click()
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused()
})

testAlone('a browser that keeps nothing says so, and the editor works all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await open(page, PATH)
  await expect(page.locator('.drafts-place')).toContainText('Drafts cannot be saved in this browser')
  await editor(page).fill('words')
  await expect(result(page).locator('.result-text')).toHaveText('words')
})

testAlone('a full browser says so, and goes on once there is room', async ({ context, page, baseURL }) => {
  await openEditor(page)
  const browser = await context.newCDPSession(page)
  const origin = new URL(baseURL ?? '').origin
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await editor(page).fill('words '.repeat(20_000))
  await expect(page.locator('.drafts [role=alert]')).toContainText('This browser has no more room')
  await expect(editor(page)).toContainText('words words')
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await editor(page).fill('enough')
  await expect(page.locator('.drafts [role=alert]')).toHaveCount(0)
  await expect.poll(() => kept(page)).toEqual(['enough'])
})

test('a large file lies over the drafts without becoming one', async ({ page }) => {
  await openEditor(page)
  await editor(page).fill('small')
  await page
    .locator('.input-pane input[type=file]')
    .setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(400_000, 'a ') })
  await expect(page.locator('.drafts [role=alert]')).toContainText('too long to be saved')
  await page.locator('.large-text').getByRole('button', { name: 'Remove' }).click()
  await expect(editor(page)).toHaveText('small')
  await expect.poll(() => kept(page)).toEqual(['small'])
})

test('the settings tell of the texts and delete them', async ({ page }) => {
  await openEditor(page)
  await editor(page).fill('words')
  await expect.poll(() => kept(page)).toEqual(['words'])
  await open(page, '/setting/')
  await expect(page.locator('#data')).toContainText('Drafts and photo projects saved by editors: 1')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.getByRole('button', { name: 'Delete them' }).click()
  expect(await kept(page)).toEqual(['words'])
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect.poll(() => kept(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Delete them' })).toHaveCount(0)
})

test('the localised paths lead to the same texts', async ({ page }) => {
  await openEditor(page)
  await editor(page).fill('words')
  await expect.poll(() => kept(page)).toEqual(['words'])
  for (const [path, words] of [
    ['/es/editor-de-texto/', 'Texto nuevo'],
    ['/fr/editeur-de-texte-en-ligne/', 'Nouveau texte'],
  ] as const) {
    await openEditor(page, path)
    await expect(editor(page)).toHaveText('words')
    await expect(button(page, words)).toBeVisible()
  }
})
