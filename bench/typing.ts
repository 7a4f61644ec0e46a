import type { Page } from 'playwright'
import { launch, toolWorks } from './browser.ts'
import type { Row } from './table.ts'

const KEYS = 10
/** Between two keys, so that each is answered alone: in ms. */
const PAUSE = 350
/** A task of the main thread that takes longer is felt (W3C Long Tasks). */
const LONGEST_TASK = 50

const PROSE = 'The quick brown fox jumps over the lazy dog. Zażółć gęślą jaźń.\n'
const prose = PROSE.repeat(3_100)
const rows = Array.from({ length: 4_000 }, (_, id) => ({ id, name: `Name ${id}`, note: 'some words' }))
const INPUTS: Readonly<Record<string, string>> = {
  'word-counter': prose,
  'character-counter': prose,
  'case-converter': prose,
  'base64-encode': prose,
  'find-and-replace-text': prose,
  'remove-line-breaks': prose,
  'markdown-to-html': prose,
  'json-formatter': JSON.stringify(rows),
  'csv-to-json': `id,name,note\n${rows.map(({ id, name, note }) => `${id},${name},${note}`).join('\n')}`.repeat(2),
  'html-to-text': `<p>${PROSE.trim()}</p>\n`.repeat(2_800),
}

/** The longest task of the main thread while keys are typed into 200 KB, for ten tools. */
export async function typingTasks(origin: string): Promise<Row[]> {
  const browser = await launch()
  const found: Row[] = []
  for (const [tool, text] of Object.entries(INPUTS)) {
    const page = await browser.newPage()
    await page.goto(`${origin}/${tool}/`)
    await toolWorks(page)
    found.push({
      part: 'typing',
      what: `longest task, 200 KB in ${tool}`,
      value: await longestTask(page, text),
      unit: 'ms',
      bound: LONGEST_TASK,
    })
    await page.close()
  }
  await browser.close()
  return found
}

async function longestTask(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    const state = Object.assign(globalThis, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const area = page.locator('.input-pane').getByRole('textbox').first()
  await area.click()
  // Where an editor takes the place of the text area, it comes with the first use.
  await page.waitForTimeout(1500)
  await page.keyboard.insertText(text)
  await page.waitForTimeout(3000)
  await page.evaluate(() => Object.assign(globalThis, { longest: 0 }))
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(PAUSE)
  }
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
}
