import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, type Page, test as base, expect } from '@playwright/test'

/** What a page must never say: errors of the console, of scripts, of hydration and of the content security policy. */
type Complaints = { readonly list: string[]; allow(pattern: RegExp): void }

export const test = base.extend<{ complaints: Complaints }>({
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

/** Tests that share one page after another, as a visitor who goes on has it: caches are warm, and much is kept already. */
export const testInOnePage = test.extend<object, { onePage: Page }>({
  onePage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ onePage }, use) => {
    await use(onePage)
    await onePage.goto('about:blank')
  },
})

export { expect, type Page }

/** Opens a page and waits until it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** A tool's page marks when it works; other pages work when the network is quiet. */
export async function ready(page: Page): Promise<void> {
  if ((await page.locator('.tool').count()) > 0) await page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)
  else await page.waitForLoadState('networkidle')
}

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
  expectNothing(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']))

/** What another colour mode can break in a page that was accessible in one. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  // A target of several parts lies in a frame: what stands there is the visitor's own document.
  const own = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ target }) => target.length === 1) }))
    .filter(({ nodes }) => nodes.length > 0)
  const targets = (nodes: (typeof own)[number]['nodes']) => nodes.map(({ target }) => target.join(' ')).slice(0, 3)
  expect(own.map(({ id, nodes }) => `${id}: ${targets(nodes).join(' | ')}`)).toEqual([])
}

export const result = (page: Page) => page.locator('.result-pane')
