import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountsOf } from '../../support/servers/auth-emulator.ts'
import { expect, expectAccessible, ready, testAlone as test } from '../support.ts'
import { freshEmail, PASSWORD, signIn, signUp, site, visit } from './support.ts'

/** Waits until what the page holds of its visitor lies in the account. */
const sentToAccount = (page: Page, words: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/account/data') &&
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes(words) &&
      response.ok(),
  )

/** Tests of what lies in an account: on its dashboard, on other devices, and until it is deleted. */
export function dataTests(): void {
  test('what is shared while signed in is listed, opened where its key is, and deleted from any device', async ({
    page,
    browser,
    complaints,
  }) => {
    // A live clipboard that has ended is not found.
    complaints.allow(/404/)
    const email = freshEmail()
    await visit(page, '/')
    await signUp(page, email)
    await visit(page, '/user/dashboard/')
    await expect(page.getByText('Nothing is shared from your account.')).toBeVisible()
    await visit(page, '/online-clipboard/')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('for my other device')
    await page.getByRole('button', { name: 'Get the link' }).click()
    await expect(page.getByRole('heading', { name: 'Ready to open on another device' })).toBeVisible()
    await visit(page, '/next/clipboard/')
    await page.getByRole('button', { name: 'Start a live clipboard' }).click()
    await expect(page.getByText('Devices connected: 1')).toBeVisible()
    const room = page.url()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('a live clip')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.locator('pre')).toHaveText('a live clip')

    // Another device of the account has no keys: names of kinds, no links.
    const context = await browser.newContext()
    const other = await context.newPage()
    await visit(other, '/')
    await signIn(other, email, PASSWORD)
    await expect(other.getByRole('dialog')).toBeHidden()
    await visit(other, '/user/dashboard/')
    const listed = other.locator('.dashboard li').filter({ hasText: 'Expires' })
    await expect(listed).toHaveCount(2)
    await expect(listed.filter({ hasText: /^Clipboard, / })).toHaveCount(1)
    await expect(listed.filter({ hasText: /^Live clipboard, / })).toHaveCount(1)
    await expect(listed.getByRole('link')).toHaveCount(0)
    await expectAccessible(other)

    await visit(page, '/user/dashboard/')
    await expect(page.getByRole('link', { name: /^for my other device, Expires/ })).toHaveAttribute(
      'href',
      /\/online-clipboard\/#[\w-]{22}\.[\w-]{43}$/,
    )
    await expect(page.getByRole('link', { name: /^Live clipboard, Expires/ })).toHaveAttribute(
      'href',
      new URL(room).pathname + new URL(room).hash,
    )
    for (const name of [/^Remove: Clipboard, /, /^Remove: Live clipboard, /]) await other.getByRole('button', { name }).click()
    await expect(other.getByText('Nothing is shared from your account.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing is shared from your account.')).toBeVisible()
    await page.goto(room)
    await expect(page.getByText('This live clipboard has ended.')).toBeVisible()
    await context.close()
  })

  test('the dashboard is for those who are signed in', async ({ page }) => {
    // It leads on as soon as it works.
    await page.goto(`${site.origin}/user/dashboard/`)
    await expect(page).toHaveURL(`${site.origin}/`)
  })

  test('favourites made in one browser appear in another, and neither loses its own', async ({ browser, page }) => {
    const email = freshEmail()
    await visit(page, '/url-encode/')
    await page.getByRole('button', { name: 'Favorite' }).click()
    const sent = sentToAccount(page, 'url-encode')
    await signUp(page, email)
    await sent
    const other = await (await browser.newContext()).newPage()
    await visit(other, '/url-decode/')
    await other.getByRole('button', { name: 'Favorite' }).click()
    const sentToo = sentToAccount(other, 'url-decode')
    await signIn(other, email, PASSWORD)
    await expect(other.getByRole('dialog')).toBeHidden()
    await sentToo
    for (const one of [other, page]) {
      await visit(one, '/user/dashboard/')
      await expect(one.locator('#favourites')).toContainText('URL encode')
      await expect(one.locator('#favourites')).toContainText('URL decode')
    }
    const removed = sentToAccount(other, '"removed":true')
    await other.getByRole('button', { name: 'Remove: URL encode' }).click()
    await removed
    await visit(page, '/user/dashboard/')
    await expect(page.locator('#favourites')).not.toContainText('URL encode')
    await expect(page.locator('#favourites')).toContainText('URL decode')
    await other.context().close()
  })

  test('an input is kept, opened again from the dashboard, and part of the export', async ({ page }) => {
    await visit(page, '/case-converter/')
    await signUp(page, freshEmail())
    await page.locator('.input-pane textarea').fill('kept words')
    await page.locator('.result-pane summary', { hasText: 'Share' }).click()
    const sent = sentToAccount(page, 'kept words')
    await page.getByRole('button', { name: 'Save this input' }).click()
    await expect(page.locator('.kept-inputs')).toBeVisible()
    await sent
    await visit(page, '/user/dashboard/')
    await expect(page.locator('#saved')).toContainText('kept words')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('kept words')
    await page.locator('#saved a').first().click()
    await ready(page)
    await expect(page.locator('.input-pane textarea')).toHaveValue('kept words')
  })

  test('an account is deleted with everything in it, and what was removed is said', async ({ page, complaints }) => {
    complaints.allow(/400|401/)
    const email = freshEmail()
    await visit(page, '/url-encode/')
    await page.getByRole('button', { name: 'Favorite' }).click()
    const sent = sentToAccount(page, 'url-encode')
    await signUp(page, email)
    await sent
    await visit(page, '/user/delete/')
    await expectAccessible(page)
    await page.getByLabel('To confirm, type').fill('no')
    await page.getByLabel('Password').fill(PASSWORD)
    const remove = page.getByRole('button', { name: 'Delete everything for good' })
    await remove.click()
    await expect(page.getByText('Type the word exactly as shown.')).toBeVisible()
    await page.getByLabel('To confirm, type').fill('delete')
    await page.getByLabel('Password').fill('wrong password')
    await remove.click()
    await expect(page.locator('.outcome.bad')).toContainText(/password is wrong/)
    expect(await accountsOf(email)).toHaveLength(1)
    await page.getByLabel('Password').fill(PASSWORD)
    await remove.click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page.locator('.outcome.good')).toContainText('Favorites, recent tools and saved inputs: 1')
    expect(await accountsOf(email)).toEqual([])
  })
}
