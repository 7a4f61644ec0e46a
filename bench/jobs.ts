import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { launch } from './browser.ts'
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
type Job = { readonly what: string; readonly shows: string | RegExp; readonly does: (hand: Hand) => Promise<void> }

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4iLCJuYW1lIjoiWm_DqyJ9.c2lnbmF0dXJl'
const PHOTO = fileURLToPath(new URL('../tests/support/fixtures/qr-link.png', import.meta.url))

/** From the home page to the first result, as somebody with a job to do comes to it. */
const JOBS: readonly Job[] = [
  {
    what: 'format copied JSON',
    shows: '"a": [',
    does: async (hand) => {
      await hand.paste('{"a":[1,2,{"b":null}],"c":"text"}')
      await hand.click('JSON formatter')
    },
  },
  {
    what: 'read a copied JWT',
    shows: 'Zoë',
    does: async (hand) => {
      await hand.paste(TOKEN)
      await hand.click('JWT decoder')
    },
  },
  {
    what: 'read a copied time stamp',
    shows: '2026',
    does: async (hand) => {
      await hand.paste('1774017000')
      await hand.click('Timestamp')
    },
  },
  {
    what: 'decode copied Base64',
    shows: 'Good morning, Zoë!',
    does: async (hand) => {
      await hand.paste('R29vZCBtb3JuaW5nLCBab8OrIQ==')
      await hand.click('Base64 decode')
    },
  },
  { what: 'get a UUID', shows: /[0-9a-f]{8}-[0-9a-f]{4}-4/, does: (hand) => hand.search('uuid') },
  { what: 'get a password', shows: /\S{12,}/, does: (hand) => hand.search('password') },
  {
    what: 'hash a copied text',
    shows: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    does: async (hand) => {
      await hand.search('sha256')
      await hand.paste('hello')
    },
  },
  {
    what: 'make a QR code of a copied address',
    shows: 'https://example.com/menu',
    does: async (hand) => {
      await hand.search('qr code')
      await hand.field(0)
      await hand.paste('https://example.com/menu')
    },
  },
  {
    what: 'compare two copied texts',
    shows: 'world',
    does: async (hand) => {
      await hand.search('compare text')
      await hand.paste('hello there\nbye')
      await hand.field(1)
      await hand.paste('hello world\nbye')
    },
  },
  {
    what: 'read a QR code in a file',
    shows: 'example',
    does: async (hand) => {
      await hand.choose(PHOTO)
      await hand.click('QR code reader')
    },
  },
]

/** Clicks and seconds from opening the home page to the first result, for ten jobs of a new visitor; nobody thinks in between. */
export async function jobTimes(origin: string): Promise<Row[]> {
  const browser = await launch()
  const rows: Row[] = []
  for (const { what, shows, does } of JOBS) {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const hand = handOn(page)
    const started = performance.now()
    await page.goto(`${origin}/`)
    await isAlive(page)
    await does(hand)
    await page.locator('.result-pane .own .part').filter({ hasText: shows }).first().waitFor()
    rows.push({ part: 'jobs', what, value: (performance.now() - started) / 1000, unit: 's', note: `clicks: ${hand.clicks()}` })
    await context.close()
  }
  await browser.close()
  return rows
}

const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('.paste-box') ?? {}).some((key) => key.startsWith('__reactProps')))

const works = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('tool-ready').length > 0)

function handOn(page: Page): Hand & { clicks(): number } {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(tool) {
      clicks++
      await page.locator('.guess-link').filter({ hasText: tool }).first().click()
      await works(page)
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
      await works(page)
      // From then on, pasting anywhere is heard.
      await page.getByRole('button', { name: 'Full screen' }).waitFor()
    },
    async choose(file) {
      clicks++
      await page.locator('.paste-box input[type=file]').setInputFiles(file)
    },
  }
}
