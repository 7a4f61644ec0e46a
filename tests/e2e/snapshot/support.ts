import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { expect, type Page } from '../support.ts'

export const CODE = 'const a = "żółć" // <b>\n\tif (a != 1 && b) { run(a) }\n'

export const preview = (page: Page) => page.locator('.snap-preview svg')
export const textOf = (page: Page) => page.locator('.snap-preview .snapshot-code').evaluate((group) => group.textContent)
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })

export async function write(page: Page, code: string): Promise<void> {
  // While the editor loads, nothing can be pasted into what stands in its place.
  await expect(editor(page)).toBeEditable()
  await page.getByRole('button', { name: 'Clear' }).click()
  await editor(page).click()
  // Pasted, as an editor would indent what is typed.
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await page.keyboard.press('Control+v')
  await expect.poll(() => textOf(page)).toBe(code)
}

export async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [started] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()])
  return { name: started.suggestedFilename(), bytes: readFileSync(await started.path()) }
}

export const device = (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
  browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options })
