import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tests/support/browser.ts'
import type { Row } from './table.ts'

const SIZE = 50_000_000

export async function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}

/** Waits until a tool’s page works. */
export const toolWorks = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)

/** 50 MB of text to Base64: through the page as a visitor does it, and by the platform's own call in a bare worker. */
export async function largeFile(origin: string): Promise<Row[]> {
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`${origin}/base64-encode/`)
  await toolWorks(page)
  const readyMs = await page.evaluate(() => performance.getEntriesByName('tool-ready')[0]?.startTime ?? 0)
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    const state = Object.assign(window, { longest: 0, done: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.longest = Math.max(state.longest, entry.duration)
    }).observe({ type: 'longtask' })
    new MutationObserver(() => {
      if (!state.done && document.querySelector('.result-pane .pane-body')?.textContent?.includes('YWFh')) state.done = performance.now()
    }).observe(document.querySelector('.result-pane') as Element, { subtree: true, childList: true, characterData: true })
  })
  const through = await page.evaluate(async (size) => {
    const input = document.querySelector('.input-pane input[type=file]') as HTMLInputElement
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(size).fill(97)], 'big.txt', { type: 'text/plain' }))
    input.files = data.files
    const started = performance.now()
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const state = window as unknown as { done: number }
    while (!state.done) await new Promise((resolve) => setTimeout(resolve, 10))
    return state.done - started
  }, SIZE)
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  const bare = await page.evaluate(async (size) => {
    const started = performance.now()
    const reader = new FileReader()
    const loaded = new Promise((resolve) => (reader.onload = resolve))
    reader.readAsDataURL(new Blob([new Uint8Array(size).fill(97)]))
    await loaded
    return performance.now() - started
  }, SIZE)
  await browser.close()
  return [
    { part: 'browser', what: 'tool page works after', value: readyMs, unit: 'ms', note: 'this machine, no throttling' },
    { part: 'browser', what: '50 MB to Base64, page and worker', value: through, unit: 'ms', note: 'with UTF-8 reading and checking' },
    { part: 'browser', what: '50 MB to Base64, FileReader', value: bare, unit: 'ms' },
    { part: 'browser', what: 'longest main-thread task meanwhile', value: longest, unit: 'ms', bound: 100 },
  ]
}
