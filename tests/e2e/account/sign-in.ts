import { accountsOf, disableAccount, EMULATOR_HOST, mailedLink, resetPassword } from '../../support/servers/auth-emulator.ts'
import { startOwnServer } from '../own-server.ts'
import { expect, expectAccessible, ready, testAlone as test } from '../support.ts'
import { freshEmail, openDialog, PASSWORD, SETTINGS, signIn, signUp, site, visit } from './support.ts'

/** Tests of how visitors come to be signed in, and of what is said where they do not. */
export function signInTests(): void {
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

  test('what the provider refuses is said in plain words, and nothing typed is lost', async ({ page, complaints }) => {
    complaints.allow(/400|ERR_FAILED|Failed to load/)
    const email = freshEmail()
    await visit(page, '/')
    await signUp(page, email)
    await visit(page, '/user/dashboard/')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(`${site.origin}/`)
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
}
