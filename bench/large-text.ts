import type { Browser, Page } from 'playwright'
import { launch, toolWorks } from './browser.ts'
import type { Row } from './table.ts'

/** A person waits so long without noticing (RAIL: a task of theirs goes on within a second); in ms. */
const SHOWN = 600
/** A task of the main thread that takes longer is felt (W3C Long Tasks), in ms. */
const LONGEST_TASK = 50

type Case = { readonly tool: string; readonly text: string; readonly starts: string }
const row = (id: number) => `{"id":${id},"name":"Name ${id}","tags":["a","b"],"note":"Zażółć gęślą jaźń"}`
const CASES: readonly Case[] = [
  { tool: 'json-formatter/', text: `[${Array.from({ length: 120_000 }, (_, id) => row(id)).join(',')}]`, starts: '"name": "Name 0"' },
  {
    tool: 'case-converter/?style=upper',
    text: 'the quick brown fox jumps over it\n'.repeat(300_000),
    starts: 'THE QUICK BROWN FOX JUMPS OVER IT',
  },
]
const PASTES = ['Paste button', 'Ctrl+V'] as const
const WAYS = [...PASTES, 'drop', 'file'] as const

/**
 * 10 MB of text by each way to give it: how long until the result is painted, and the longest task of the main thread until then.
 * Beside it what the browser takes to hand the text of its clipboard to a page that does nothing with it.
 */
export async function largeTexts(origin: string): Promise<Row[]> {
  const browser = await launch()
  const found: Row[] = []
  for (const { tool, text, starts } of CASES) {
    for (const way of PASTES) {
      const { got, longest } = await bareTimes(browser, origin, text, way)
      const what = `${(text.length / 1e6).toFixed(1)} MB by ${way}, a bare page`
      found.push({ part: 'large', what: `${what}: text there`, value: got, unit: 'ms' })
      found.push({ part: 'large', what: `${what}: longest task`, value: longest, unit: 'ms' })
    }
    for (const way of WAYS) {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      await page.goto(new URL(tool, origin).href)
      await toolWorks(page)
      await prepare(page, text)
      // What loads after the page works is not part of what is measured.
      await page.waitForTimeout(1500)
      const { shown, longest } = await give(page, way, starts)
      const what = `${(text.length / 1e6).toFixed(1)} MB by ${way}, ${tool}`
      found.push({ part: 'large', what: `${what}: painted`, value: shown, unit: 'ms', bound: SHOWN })
      found.push({ part: 'large', what: `${what}: longest task`, value: longest, unit: 'ms', bound: LONGEST_TASK })
      await context.close()
    }
  }
  await browser.close()
  return found
}

/** The browser's own share: from the key or the call until a page without anything else has the text. */
async function bareTimes(
  browser: Browser,
  origin: string,
  text: string,
  way: (typeof PASTES)[number],
): Promise<{ got: number; longest: number }> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(new URL('/healthz', origin).href)
  await prepare(page, text)
  const times = page.evaluate(async (byCall) => {
    const state = globalThis as unknown as { began: number; longest: number }
    const length = byCall
      ? await ((state.began = performance.now()), navigator.clipboard.readText()).then((got) => got.length)
      : await new Promise<number>((done) =>
          document.addEventListener('paste', (event) => {
            event.preventDefault()
            done(event.clipboardData?.getData('text/plain').length ?? 0)
          }),
        )
    const got = performance.now() - state.began
    // The observer is told of a task in one that follows it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { length, got, longest: state.longest }
  }, way === 'Paste button')
  await page.waitForTimeout(50)
  if (way === 'Ctrl+V') await page.keyboard.press('Control+v')
  const { length, ...found } = await times
  if (length !== text.length) throw new Error(`${way} gave ${length} of ${text.length} characters`)
  await context.close()
  return found
}

/** The text is in the page and in the clipboard before anything is measured. */
async function prepare(page: Page, text: string): Promise<void> {
  await page.evaluate(async (given) => {
    await navigator.clipboard.writeText(given)
    const state = Object.assign(globalThis, { began: 0, longest: 0, file: new File([given], 'large.txt', { type: 'text/plain' }) })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (state.began > 0 && startTime + duration > state.began) state.longest = Math.max(state.longest, duration)
    }).observe({ type: 'longtask' })
    for (const type of ['click', 'paste', 'drop', 'change'])
      addEventListener(type, () => (state.began ||= performance.now()), { capture: true })
  }, text)
}

async function give(page: Page, way: (typeof WAYS)[number], starts: string): Promise<{ shown: number; longest: number }> {
  const area = page.locator('.input-pane').getByRole('textbox').first()
  if (way === 'Ctrl+V') await area.focus()
  const painted = page.evaluate(async (begin) => {
    const until = performance.now() + 20_000
    const shows = () => document.querySelector('.result-pane .pane-body')?.textContent?.includes(begin)
    const frame = () => new Promise(requestAnimationFrame)
    while (!shows()) {
      if (performance.now() > until) throw new Error(`shown instead: ${document.querySelector('.result-pane')?.textContent?.slice(0, 300)}`)
      await frame()
    }
    await frame()
    return performance.now()
  }, starts)
  await page.waitForTimeout(50)
  if (way === 'Paste button') await page.getByRole('button', { name: 'Paste', exact: true }).first().click()
  else if (way === 'Ctrl+V') await page.keyboard.press('Control+v')
  else {
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add((globalThis as unknown as { file: File }).file)
      return data
    })
    if (way === 'drop') await area.dispatchEvent('drop', { dataTransfer })
    else
      await page
        .locator('.input-pane input[type=file]')
        .first()
        .evaluate((input: HTMLInputElement, data) => {
          input.files = data.files
          input.dispatchEvent(new Event('change', { bubbles: true }))
        }, dataTransfer)
  }
  const at = await painted
  return page.evaluate((end) => {
    const { began, longest } = globalThis as unknown as { began: number; longest: number }
    return { shown: end - began, longest }
  }, at)
}
