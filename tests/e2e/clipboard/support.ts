import type { Browser, BrowserContext } from '@playwright/test'
import { expect, open, type Page } from '../support.ts'

export const HOSTILE = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script> {{time}} \u202eabc'

/** Another device: nothing of the first one's storage. */
export async function device(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options })
  return { page: await context.newPage(), context }
}
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const addFile = (page: Page, name: string, buffer: Buffer, mimeType = 'application/octet-stream') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
export const linkOf = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true }).first().inputValue()

export async function share(page: Page, fill: () => Promise<void>): Promise<string> {
  await open(page, '/online-clipboard/')
  await fill()
  await page.getByRole('button', { name: 'Get the link' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to open on another device' })).toBeVisible()
  return linkOf(page)
}
export const openLink = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}
