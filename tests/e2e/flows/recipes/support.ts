import { expect, open, type Page, ready, result } from '../../support.ts'

export const READY = '/recipes/base64-to-formatted-json/'
export const titles = (page: Page) => page.locator('.recipe-step h2')
export const step = (page: Page, number: number) => page.locator('.recipe-step').nth(number - 1)
export const input = (page: Page) => page.locator('.recipe-making > .field').getByRole('textbox')
export const shown = (page: Page) => result(page).locator('.pane-body')
export async function worked(page: Page): Promise<void> {
  await expect(page.locator('.recipe-bench')).toBeVisible()
  await ready(page)
}

export async function openBench(page: Page, path: string): Promise<void> {
  await open(page, path)
  await worked(page)
  await expect(input(page)).toBeVisible()
}
