import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, type Locator, type Page, test as base, expect } from '@playwright/test'

/** What a page must never say: errors of the console, of scripts, of hydration and of the content security policy. */
type Complaints = { readonly list: string[]; allow(pattern: RegExp): void }

/** Tests each of which has a window of its own: those that change the browser beneath the page, or what each of its documents begins with. */
export const testAlone = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const list: string[] = []
      // Said by the test runner, where a test does without the service worker.
      const allowed = [/Service Worker registration blocked by Playwright/]
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') list.push(`${message.type()}: ${message.text()}`)
      }
      const onError = (error: Error) => list.push(`pageerror: ${error.message}`)
      page.on('console', onMessage).on('pageerror', onError)
      await use({ list, allow: (pattern) => allowed.push(pattern) })
      page.off('console', onMessage).off('pageerror', onError)
      expect(list.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Tests that share one page, each of which finds nothing of the one before but warm caches. Opening a window costs a browser
 * more than most tests do. Scripts, clocks and bindings that a test gives its page would stay: such a test is `testAlone`.
 */
export const test = testAlone.extend<{ forgets: boolean }, { onePage: Page; visits: { isRemembered: boolean } }>({
  /** Whether what a visit leaves behind is removed after it. */
  forgets: [true, { option: true }],
  onePage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  visits: [async ({}, use) => use({ isRemembered: false }), { scope: 'worker' }],
  context: async ({ onePage }, use) => use(onePage.context()),
  page: async ({ onePage, visits, baseURL, forgets }, use) => {
    const forget = () => forgetVisit(onePage, baseURL ?? '')
    if (forgets && visits.isRemembered) await forget()
    await use(onePage)
    visits.isRemembered = !forgets
    if (forgets) await forget()
    else await leave(onePage)
  },
})

/** Leaves what a page shows, with its size and colors. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.mouse.move(0, 0)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, media: null })
}

/** Leaves a page as a new visitor would have it. */
async function forgetVisit(page: Page, origin: string): Promise<void> {
  const context = page.context()
  await Promise.all([
    ...context.pages().flatMap((other) => (other === page ? [] : [other.close()])),
    context.setOffline(false),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ])
  page.removeAllListeners()
  // What a page puts down as it is left is forgotten too.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  await leave(page)
}

export { expect, type Page }

/** Opens a page and waits until it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** A page works when it is alive and, where code is entered, its editor has come. */
export async function ready(page: Page): Promise<void> {
  await alive(page)
  if (await page.locator('.control-editor, .notepad').count()) await editorReady(page)
}

/** React has taken over the markup of the page and the browser has nothing left to do; a tool’s page marks that itself. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('.tool')) return performance.getEntriesByName('tool-ready').length > 0
    // The box of the home page and the bench of a recipe come alive after the page around them.
    const later = document.querySelectorAll('.paste-box, .recipe-bench')
    const parts = [document.querySelector('header a'), document.querySelector('#main > *'), ...later]
    return parts.every((part) => part && Object.keys(part).some((key) => key.startsWith('__reactProps')))
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
}

/** Moves the mouse until the editor has come, as it does once somebody uses the page. */
export const editorReady = (page: Page) =>
  expect(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await expect(page.locator('.cm-content').first()).toBeVisible({ timeout: 500 })
  }).toPass()

/** Opens the search by its keys, which work a moment after the page does. */
export async function openPalette(page: Page): Promise<void> {
  await keysReady(page)
  await page.keyboard.press('Control+k')
}

export const keysReady = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('keys-ready').length > 0)

/** Holds back what a page asks for at these addresses; gives what lets it go. Out of reach where a service worker asks. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const expectAccessible = (page: Page): Promise<void> =>
  expectNothing(page, new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']))

/** What another colour mode can break in a page that was accessible in one. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNothing(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  // What is half under a bar that stays in sight is small only until one scrolls on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await axe.analyze()
  // A target of several parts lies in a frame: what stands there is the visitor's own document.
  const own = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ target }) => target.length === 1) }))
    .filter(({ nodes }) => nodes.length > 0)
  const targets = (nodes: (typeof own)[number]['nodes']) => nodes.map(({ target }) => target.join(' ')).slice(0, 3)
  expect(own.map(({ id, nodes }) => `${id}: ${targets(nodes).join(' | ')}`)).toEqual([])
}

/** The main text of a tool: a text area, or the editor that takes its place when it is used. */
export const mainText = (page: Page): Locator =>
  // By way of its field: what is in a shadow tree, as an editor is, comes after all that is not.
  page
    .locator('.input-pane .field')
    .filter({ has: page.getByRole('textbox') })
    .first()
    .getByRole('textbox')
    .first()

/** Waits until a text is in a field, be it a text area or an editor. */
export const expectText = (field: Locator, text: string): Promise<void> =>
  expect
    .poll(() =>
      field.evaluate((element) => {
        if (element instanceof HTMLTextAreaElement) return element.value
        return element.querySelector('.cm-placeholder')
          ? ''
          : Array.from(element.querySelectorAll('.cm-line'), (line) => line.textContent).join('\n')
      }),
    )
    .toBe(text)

/** A phone. */
export const NARROW = { width: 390, height: 844 }

/** How wide a page is, whatever the window. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

export const result = (page: Page) => page.locator('.result-pane')

/** In each of its parts `(a+)+$` looks for a moment, in vain. */
export const SLOW_TEXT = `${'a'.repeat(20)}!c`.repeat(400)

/** Watches from the next page on how much of it moves without having been asked to; ask once what could move it has come. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // What has moved is told once it was drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    return page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
  }
}
