import { readFileSync, readdirSync } from 'node:fs'
import type { SearchDocument } from '../engine/search/documents.ts'
import { createSearch } from '../engine/search/search.ts'
import type { SearchFile } from '../src/app/search/load-search.ts'
import { launch } from './browser.ts'
import type { Row } from './table.ts'

const QUERIES = ['base', 'base64 enc', 'lona calculatr', 'json', 'p', 'qr code', 'percnt', 'make photo smaller', 'json to csv']

/** Time to make the search when a box is first used, and for one query, with today's tools and with 1,000; the longest query too. */
export function searchTimes(): Row[] {
  const file = readdirSync('dist/client/assets').find((name) => /^search-en-.*\.json$/.test(name)) as string
  const text = readFileSync(`dist/client/assets/${file}`, 'utf8')
  const { index } = JSON.parse(text) as SearchFile
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...(index.documents[at % index.documents.length] as SearchDocument),
    id: `copy-${at}`,
  }))
  return [index.documents, many].flatMap((documents): Row[] => {
    const started = performance.now()
    createSearch({ words: index.words, documents })
    const made = performance.now() - started
    const times = Array.from({ length: 10 }, () => {
      // A new one each time: it remembers what its words mean.
      const search = createSearch({ words: index.words, documents })
      return QUERIES.map((query) => {
        const before = performance.now()
        search.find(query)
        return performance.now() - before
      })
    }).flat()
    const count = documents.length
    return [
      { part: 'search', what: `search made of ${count} entries`, value: made, unit: 'ms' },
      {
        part: 'search',
        what: `one query in ${count} entries`,
        value: times.reduce((sum, time) => sum + time, 0) / times.length,
        unit: 'ms',
      },
      { part: 'search', what: `slowest query in ${count} entries`, value: Math.max(...times), unit: 'ms' },
    ]
  })
}

const TYPED = 'make photo smaller'
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 16

/** From a key in the home search to its hits on the screen, one key after another as a quick typist presses them. */
export async function searchKeys(origin: string): Promise<Row[]> {
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  const box = page.locator('[data-home-search]')
  await box.fill('qr')
  await page.locator('.hit').first().waitFor()
  await box.fill('')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    document.addEventListener('input', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The message comes once the frame is drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage(0)
      }),
    )
  })
  for (let round = 0; round < 5; round++) {
    await box.pressSequentially(TYPED, { delay: 90 })
    await box.fill('')
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  await browser.close()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return [
    { part: 'search', what: 'key to hits on the screen, median', value: at(0.5), unit: 'ms', bound: FRAME_MS },
    { part: 'search', what: 'key to hits on the screen, 95 of 100', value: at(0.95), unit: 'ms' },
  ]
}
