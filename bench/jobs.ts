import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { launch, toolWorks } from './browser.ts'
import type { Row } from './table.ts'

/** What a visitor does, counted; typing a word or pressing keys is not a click. */
type Hand = {
  /** Clicks a tool that the box of the home page offers. */
  click(tool: string): Promise<void>
  /** Ctrl+V of a text that was copied elsewhere, into what has the focus, else into the main field. */
  paste(text: string): Promise<void>
  /** Clicks into a field of the form. */
  field(at: number): Promise<void>
  /** Clicks into the search, types words, and opens the first hit by Enter. */
  search(words: string): Promise<void>
  choose(file: string): Promise<void>
}
type Step = { [Does in keyof Hand]: readonly [does: Does, given: Parameters<Hand[Does]>[0]] }[keyof Hand]
type Job = readonly [what: string, shows: string | RegExp, ...steps: Step[]]

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4iLCJuYW1lIjoiWm_DqyJ9.c2lnbmF0dXJl'
const HELLO_HASH = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const MENU = 'https://example.com/menu'
const PHOTO = fileURLToPath(new URL('../tests/support/fixtures/qr-link.png', import.meta.url))

/** From the home page to the first result, as somebody with a job to do comes to it. */
const JOBS: readonly Job[] = [
  ['format copied JSON', '"a": [', ['paste', '{"a":[1,2,{"b":null}],"c":"text"}'], ['click', 'JSON formatter']],
  ['read a copied JWT', 'Zoë', ['paste', TOKEN], ['click', 'JWT decoder']],
  ['read a copied time stamp', '2026', ['paste', '1774017000'], ['click', 'Timestamp']],
  ['decode copied Base64', 'Good morning, Zoë!', ['paste', 'R29vZCBtb3JuaW5nLCBab8OrIQ=='], ['click', 'Base64 decode']],
  ['get a UUID', /[0-9a-f]{8}-[0-9a-f]{4}-4/, ['search', 'uuid']],
  ['get a password', /\S{12,}/, ['search', 'password']],
  ['hash a copied text', HELLO_HASH, ['search', 'sha256'], ['paste', 'hello']],
  ['make a QR code of a copied address', MENU, ['search', 'qr code'], ['field', 0], ['paste', MENU]],
  [
    'compare two copied texts',
    'world',
    ['search', 'compare text'],
    ['paste', 'hello there\nbye'],
    ['field', 1],
    ['paste', 'hello world\nbye'],
  ],
  ['read a QR code in a file', 'example', ['choose', PHOTO], ['click', 'QR code reader']],
]

/** Clicks and seconds from opening the home page to the first result, for ten jobs of a new visitor; nobody thinks in between. */
export async function jobTimes(origin: string): Promise<Row[]> {
  const browser = await launch()
  const rows: Row[] = []
  for (const [what, shows, ...steps] of JOBS) {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const hand = handOn(page)
    const started = performance.now()
    await page.goto(`${origin}/`)
    await isAlive(page)
    for (const [does, given] of steps) await (hand[does] as (given: unknown) => Promise<void>)(given)
    await page.locator('.result-pane .own .part').filter({ hasText: shows }).first().waitFor()
    rows.push({ part: 'jobs', what, value: (performance.now() - started) / 1000, unit: 's', note: `clicks: ${hand.clicks()}` })
    await context.close()
  }
  await browser.close()
  return rows
}

const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('.paste-box') ?? {}).some((key) => key.startsWith('__reactProps')))

function handOn(page: Page): Hand & { clicks(): number } {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(tool) {
      clicks++
      await page.locator('.guess-link').filter({ hasText: tool }).first().click()
      await toolWorks(page)
    },
    async field(at) {
      clicks++
      await page.locator('.input-pane').getByRole('textbox').nth(at).click()
    },
    async paste(text) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+v')
    },
    async search(words) {
      clicks++
      await page.locator('[data-home-search]').click()
      await page.keyboard.type(words)
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await toolWorks(page)
      // From then on, pasting anywhere is heard.
      await page.getByRole('button', { name: 'Full screen' }).waitFor()
    },
    async choose(file) {
      clicks++
      await page.locator('.paste-box input[type=file]').setInputFiles(file)
    },
  }
}
