import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  EMULATOR_HOST,
  PROJECT,
  accountsOf,
  disableAccount,
  mailedLink,
  resetPassword,
  startEmulator,
} from '../support/servers/auth-emulator.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, ready, testAlone as test } from './support.ts'

test.describe.configure({ mode: 'serial' })

const SETTINGS = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: EMULATOR_HOST }
let origin = ''
let server: OwnServer | undefined
let endEmulator: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(900_000)
  endEmulator = await startEmulator()
  server = await startOwnServer(SETTINGS)
  origin = server.origin
})
test.afterAll(async () => {
  server?.close()
  await endEmulator?.()
})

let count = 0
const freshEmail = () => `visitor-${process.pid}-${Date.now()}-${count++}@example.com`
const PASSWORD = 'correct horse 7'

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  await ready(page)
}
/** Waits until what the page holds of its visitor lies in the account. */
const sentToAccount = (page: Page, words: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/account/data') &&
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes(words) &&
      response.ok(),
  )
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
async function signUp(page: Page, email: string): Promise<void> {
  await openDialog(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name (optional)').fill('Zoë')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await openDialog(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a visitor signs up, confirms the address, signs out and in again', async ({ page }) => {
  const email = freshEmail()
  await visit(page, '/')
  await signUp(page, email)
  await expect(page.getByText('We have sent a link to confirm your email address.')).toBeVisible()
  await visit(page, '/user/dashboard/')
  await expect(page.locator('.dashboard')).toContainText(`${email} (not confirmed yet)`)
  await expect(page.locator('.dashboard')).toContainText('Zoë')
  await expectAccessible(page)
  const link = await mailedLink(email, 'VERIFY_EMAIL')
  expect((await page.request.get(link.href)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByText('You are now successfully logged out')).toBeVisible()
  await visit(page, '/')
  await signIn(page, email, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  await visit(page, '/user/dashboard/')
  await expect(page.locator('.dashboard')).toContainText(`${email} (confirmed)`)
})

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

test('what the provider refuses is said in plain words, and nothing typed is lost', async ({ page, complaints }) => {
  complaints.allow(/400|ERR_FAILED|Failed to load/)
  const email = freshEmail()
  await visit(page, '/')
  await signUp(page, email)
  await visit(page, '/user/dashboard/')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(`${origin}/`)
  await visit(page, '/')
  const dialog = page.getByRole('dialog')
  await signIn(page, email, 'not the password')
  await expect(dialog).toContainText(/This password is wrong|The email address or password is wrong/)
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expectAccessible(page)
  const again = dialog.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByLabel('Email address').fill('nobody at all')
  await again.click()
  await expect(dialog).toContainText('This isn’t an email address.')
  await page.getByLabel('Email address').fill(email)
  await page.route(`http://${EMULATOR_HOST}/**`, (route) => route.abort())
  await again.click()
  await expect(dialog).toContainText('The sign-in service could not be reached.')
  await page.unroute(`http://${EMULATOR_HOST}/**`)
  // The emulator never limits attempts; the answer is the provider's own.
  const limited = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }
  await page.route(`http://${EMULATOR_HOST}/**`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: limited, headers: { 'access-control-allow-origin': '*' } })
      : route.continue(),
  )
  await again.click()
  await expect(dialog).toContainText('Too many attempts.')
  await page.unroute(`http://${EMULATOR_HOST}/**`)
  await disableAccount(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await again.click()
  await expect(dialog).toContainText('This account has been disabled.')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog).toContainText('An account with this address already exists.')
})

test('a forgotten password is set anew', async ({ page, complaints }) => {
  complaints.allow(/400/)
  const email = freshEmail()
  await visit(page, '/pl/')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await page.getByLabel('Adres e-mail').fill(email)
  await page.getByLabel('Hasło').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visit(page, '/pl/user/dashboard/')
  await page.getByRole('button', { name: 'Wyloguj się' }).first().click()
  await expect(page.getByText('Wylogowano pomyślnie')).toBeVisible()
  await visit(page, '/')
  await openDialog(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('dialog')).toContainText('a link to set a new password is on its way')
  await resetPassword(await mailedLink(email, 'PASSWORD_RESET'), 'another horse 8')
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.getByLabel('Password').fill('another horse 8')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

for (const [provider, name] of [
  ['Google', 'google.com'],
  ['GitHub', 'github.com'],
] as const)
  test(`a visitor signs in through the window of ${provider}`, async ({ page, context }) => {
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', path: 'tests/support/servers/gapi-frames.js' }),
    )
    await visit(page, '/')
    await openDialog(page)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: `Continue with ${provider}` }).click()
    const popup = await opened
    // Its buttons work once its scripts have run.
    await popup.waitForLoadState()
    await popup.getByText('Add new account').click()
    const email = freshEmail()
    await popup.locator('#email-input').fill(email)
    await popup.getByRole('button', { name: /Sign in with/ }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await visit(page, '/user/dashboard/')
    await expect(page.locator('.dashboard')).toContainText(email)
    expect(JSON.stringify(await accountsOf(email))).toContain(name)
  })

test('a visitor signs in with the credential of Google’s own button, and without it through a window', async ({ page, complaints }) => {
  complaints.allow(/accounts\.google\.com|Failed to load resource/)
  const email = freshEmail()
  // A stand-in for the provider's script; the emulator takes a credential that is not signed.
  const script = `let give
    window.google = { accounts: { id: {
      initialize: ({ client_id, callback }) => { give = () => callback({ credential: JSON.stringify({ sub: client_id, email: '${email}', email_verified: true }) }) },
      renderButton: (host) => { const button = document.createElement('button'); button.type = 'button'; button.textContent = 'Google’s own'; button.onclick = () => give(); host.append(button) },
    } } }`
  const own = await startOwnServer({ ...SETTINGS, GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' })
  const openThere = async (path: string) => {
    await page.goto(own.origin + path)
    await ready(page)
  }
  try {
    await page.route('https://accounts.google.com/gsi/client', (route) => route.abort())
    await openThere('/')
    await openDialog(page)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await page.unroute('https://accounts.google.com/gsi/client')
    await page.route('https://accounts.google.com/gsi/client', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await openThere('/')
    await openDialog(page)
    await page.getByRole('button', { name: 'Google’s own' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await openThere('/user/dashboard/')
    await expect(page.locator('.dashboard')).toContainText(email)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  } finally {
    own.close()
  }
})

test('a window that is closed too early is told in a toast at the top right', async ({ page, context }) => {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', path: 'tests/support/servers/gapi-frames.js' }),
  )
  await visit(page, '/')
  await openDialog(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await opened).close()
  const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast--error')
  await expect(toast).toContainText('The window was closed before you had signed in.')
})

test('the dashboard is for those who are signed in', async ({ page }) => {
  // It leads on as soon as it works.
  await page.goto(`${origin}/user/dashboard/`)
  await expect(page).toHaveURL(`${origin}/`)
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

test('the provider’s code loads with the first sign-in only', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/url-encode/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // What would load by itself has loaded.
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/auth-[\w-]+\.js$/.test(url))).toEqual([])
  await openDialog(page)
  await expect.poll(() => scripts.filter((url) => /\/auth-[\w-]+\.js$/.test(url)).length).toBe(1)
})
