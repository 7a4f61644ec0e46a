import {
  expect,
  expectAccessible,
  expectReadable,
  expectText,
  holdBack,
  mainText as input,
  open,
  type Page,
  result,
  test,
  testAlone,
} from '../support.ts'

const undo = (page: Page) => page.locator('.Toastify__toast').getByRole('button', { name: 'Undo' })

test('the sample is in both panes, and the first key takes it from both', async ({ page }) => {
  await open(page, '/json-minifier/')
  const area = page.locator('.input-pane textarea')
  await expect(area).toHaveAttribute('placeholder', /^[[{]/)
  const sample = (await area.getAttribute('placeholder')) ?? ''
  expect(JSON.parse(await result(page).locator('pre').innerText())).toEqual(JSON.parse(sample))
  await expect(result(page).locator('.faded-label')).toHaveText('Sample')
  await expect(result(page).getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await input(page).fill('[1, 2]')
  await expect(result(page).locator('pre')).toHaveText('[1,2]')
  await expect(result(page).locator('.faded-label')).toHaveCount(0)
  await input(page).fill('')
  await expect(result(page).locator('.faded-label')).toHaveText('Sample')
})

test('a file that is one of several sources is not missed before anything was done', async ({ page }) => {
  await open(page, '/svg-to-png/')
  await expect(result(page)).toContainText('The result will appear here.')
  await expect(page.locator('.field-error')).toHaveCount(0)
})

test('options work on the sample too', async ({ page }) => {
  await open(page, '/json-formatter/')
  await page.getByLabel('Indentation').selectOption({ label: 'Tab' })
  await expect.poll(() => result(page).locator('pre').innerText()).toContain('\n\t"')
  await expect(result(page).locator('.faded-label')).toHaveText('Sample')
})

test('beside a fault there is the last good result, or what to mend, but never a sample', async ({ page, complaints }) => {
  // Where text beside a marked fault is replaced, the browser's own editing keeps the look of the mark by a style attribute. The policy
  // refuses it, and the editor takes it out again.
  complaints.allow(/Applying inline style violates/)
  await open(page, '/json-minifier/')
  await input(page).fill('{')
  await expect(page.locator('.field-error')).toBeVisible()
  await expect(result(page).locator('pre')).toHaveCount(0)
  await expect(result(page)).toContainText('Fix what is marked')
  await input(page).fill('{ "a": 1 }')
  await expect(result(page).locator('pre')).toHaveText('{"a":1}')
  await input(page).fill('{ "a": 1')
  await expect(result(page).locator('.faded')).toContainText('{"a":1}')
  await expect(result(page)).toContainText('last result')
  await expectAccessible(page)
})

test('what needs nothing has run on arrival, and is there before any script', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/hours-worked-calculator/')
  await expect(result(page).locator('.part').first()).not.toBeEmpty()
  await expect(result(page).locator('.faded')).toHaveCount(0)
})

test('notices can be read before any script', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/loan-calculator/')
  await expect(result(page).locator('.notices li span').first()).not.toBeEmpty()
})

for (const id of ['anniversary-calculator', 'aesthetic-symbols', 'loan-calculator'])
  testAlone(`${id}: its own result takes the place of the served one without a moment of nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(globalThis, { gaps: 0 })
      new MutationObserver(() => {
        const isRead = document.readyState !== 'loading'
        if (isRead && document.querySelector('.result-pane .part > .quiet, .result-pane .notices span:empty')) seen.gaps++
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await open(page, `/${id}/`)
    await expect(result(page).locator('.own')).toBeVisible()
    expect(await page.evaluate(() => (globalThis as unknown as { gaps: number }).gaps)).toBe(0)
  })

test('a draft can be read while the first result of one’s own is made', async ({ page }) => {
  const release = await holdBack(page, '**/assets/tool-loan-calculator-*.js')
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/loan-calculator/')
  await expect(result(page).locator('[aria-busy=true] > .faded .notices')).toBeVisible()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await expectReadable(page)
  release()
  await expect(result(page).locator('.own .notices')).toBeVisible()
})

test('chance is made on arrival, and cannot be copied before', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/random-password/')
  await expect(result(page).locator('.part').first()).toBeHidden()
  await page.unrouteAll()
  await open(page, '/random-password/')
  await expect(result(page).locator('.own')).toBeVisible()
  await expect(result(page).getByRole('button', { name: 'Copy', exact: true })).toBeEnabled()
})

for (const [button, said] of [
  ['Clear', 'Input cleared'],
  ['Sample', 'Sample filled in'],
  ['Reset', 'Everything reset'],
] as const)
  test(`${button} can be undone`, async ({ page }) => {
    await open(page, '/base64-encode/')
    await input(page).fill('precious text')
    await expect(result(page).locator('pre')).toHaveText('cHJlY2lvdXMgdGV4dA==')
    await page.getByRole('button', { name: button, exact: true }).click()
    // Under the pointer it stays.
    await page.locator('.Toastify__toast').hover()
    await expect(page.locator('.Toastify__toast')).toContainText(said)
    await expect(result(page).locator('pre')).not.toHaveText('cHJlY2lvdXMgdGV4dA==')
    await undo(page).click()
    await expectText(input(page), 'precious text')
    await expect(result(page).locator('pre')).toHaveText('cHJlY2lvdXMgdGV4dA==')
  })

test('sending on can be undone, and nothing is lost there or here', async ({ page }) => {
  await open(page, '/base64-decode/')
  await input(page).fill('b2xk')
  await expect(result(page).locator('pre')).toHaveText('old')
  await open(page, '/base64-encode/')
  await input(page).fill('hand over')
  await expect(result(page).locator('pre')).toHaveText('aGFuZCBvdmVy')
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/\/base64-decode\/$/)
  await expectText(input(page), 'aGFuZCBvdmVy')
  await undo(page).click()
  await expect(page).toHaveURL(/\/base64-encode\/$/)
  await expectText(input(page), 'hand over')
  await open(page, '/base64-decode/')
  await expectText(input(page), 'b2xk')
})

test('what is typed in the last moment before a reload is there again', async ({ page }) => {
  await open(page, '/loan-calculator/')
  const rate = page.locator('#f-rate')
  await rate.fill('4.5')
  await page.waitForFunction(() => sessionStorage.getItem('input:loan-calculator')?.includes('4.5'))
  await rate.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '7.25')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    location.reload()
  })
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
  await expect(rate).toHaveValue('7.25')
})

test('input is there again after a reload, Back, and another language', async ({ page }) => {
  await open(page, '/loan-calculator/')
  const rate = page.locator('#f-rate')
  await rate.fill('4.5')
  await expect(page.locator('.own')).toBeVisible()
  await page.waitForFunction(() => sessionStorage.getItem('input:loan-calculator')?.includes('4.5'))
  await page.reload()
  await expect(rate).toHaveValue('4.5')
  await open(page, '/base64-encode/')
  await page.goBack()
  await expect(rate).toHaveValue('4.5')
  const french = await page.locator('link[rel=alternate][hreflang=fr]').getAttribute('href')
  await page.goto(new URL(french ?? '').pathname)
  await expect(rate).toHaveValue('4,5')
})

test('secrets are held nowhere', async ({ page }) => {
  await open(page, '/encrypt-decrypt/')
  await page.locator('input[type=password]').first().fill('do not tell')
  await input(page).fill('a secret text')
  // An option is held, and with it whatever would be.
  await page.getByRole('radio', { name: 'Decrypt', exact: true }).check()
  await page.waitForFunction(() => sessionStorage.getItem('input:encrypt-decrypt') !== null)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('do not tell')
})

test('few stops lie before the input, and a link leads to it', async ({ page }) => {
  await open(page, '/json-formatter/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to input')
  await page.keyboard.press('Enter')
  await expect(page.locator('#input')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(input(page)).toBeFocused()
  await page.goto('/robots.txt')
  await open(page, '/json-formatter/')
  let stops = 0
  for (; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('.input-pane .pane-body') !== null)) break
  }
  expect(stops).toBeLessThanOrEqual(8)
})

test('a toolbar is one stop, with the arrow keys within', async ({ page }) => {
  await open(page, '/base64-encode/')
  await expect(page.getByRole('button', { name: 'Many at once' })).toBeVisible()
  await page.getByRole('button', { name: 'Paste' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAccessibleName('Sample')
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAccessibleName('Many at once')
  await page.keyboard.press('Tab')
  await expect(input(page)).toBeFocused()
})

test('the split is moved by keys and stays, and the panes fill the window', async ({ page }) => {
  await open(page, '/base64-encode/')
  const split = page.getByRole('separator')
  await split.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(split).toHaveAttribute('aria-valuenow', '45')
  await page.reload()
  await expect(split).toHaveAttribute('aria-valuenow', '45')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(async () => (await page.locator('.panes').boundingBox())?.height).toBeGreaterThan(680)
  await page.keyboard.press('Escape')
  await expect(page.locator('.workarea')).not.toHaveClass(/full/)
})

test('on a phone the result is in sight: a line above the edge, and all of it after a run', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await open(page, '/loan-calculator/')
  const peek = page.locator('[data-peek]')
  await expect(peek).toContainText(/\d/)
  await expect(peek.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expectAccessible(page)
  await peek.getByRole('button').first().click()
  await expect(peek).toHaveCount(0)
  await open(page, '/word-cloud-generator/')
  await page.locator('textarea').first().fill('one two two three three three')
  await page.locator('.run-bar button').click()
  await expect(result(page)).toBeInViewport({ ratio: 0.3 })
})

test('on a phone options are folded to what they say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/json-formatter/')
  const toggle = page.getByRole('button', { name: /^Options/ })
  await expect(toggle).toContainText('2 spaces')
  await expect(page.getByLabel('Indentation')).toBeHidden()
  await toggle.click()
  await page.getByLabel('Indentation').selectOption({ label: '4 spaces' })
  await expect(toggle).toContainText('4 spaces')
})

test('a file takes the faded sample away: it is read alone', async ({ page }) => {
  await open(page, '/csv-to-json/')
  const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from('planet,moons\nMars,2\n') }
  await page.locator('.input-pane input[type=file]').first().setInputFiles(file)
  await expect(result(page)).toContainText('"planet": "Mars"')
  await expect(page.locator('.field-error')).toHaveCount(0)
})
