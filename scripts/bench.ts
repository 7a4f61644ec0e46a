import { mkdir, writeFile } from 'node:fs/promises'
import { largeFile } from '../bench/browser.ts'
import { batchMemory } from '../bench/batch.ts'
import { pageBytes, syntheticBytes } from '../bench/bytes.ts'
import { guesses } from '../bench/guess.ts'
import { lighthouseScores } from '../bench/lighthouse.ts'
import { jobTimes } from '../bench/jobs.ts'
import { largeTexts } from '../bench/large-text.ts'
import { overload } from '../bench/load.ts'
import { prerenderTime } from '../bench/prerender.ts'
import { recipeTimes } from '../bench/recipe.ts'
import { searchKeys, searchTimes } from '../bench/search.ts'
import { serverRate, startServer } from '../bench/server.ts'
import { killedServers } from '../bench/soak/killed.ts'
import { soak } from '../bench/soak/soak.ts'
import { lostWrites } from '../bench/store.ts'
import { type Row, formatTable, isWithin } from '../bench/table.ts'
import { toolTimes } from '../bench/tools.ts'
import { typingTasks } from '../bench/typing.ts'
import { lostAtTheEnd, workerRates } from '../bench/workers.ts'
import { ensureBuilt } from './ensure-built.ts'

const PORT = 4555
const origin = `http://localhost:${PORT}`

/** Rows of the table, by what is measured. */
const PARTS: Readonly<Record<string, () => Promise<readonly Row[]> | readonly Row[]>> = {
  bytes: pageBytes,
  growth: growthOfBytes,
  prerender: prerenderTime,
  search: searchTimes,
  guess: guesses,
  tools: toolTimes,
  recipe: recipeTimes,
  store: async () => [await lostWrites()],
  server: () => serverRate(PORT),
  load: () => overload(PORT + 1),
  workers: () => workerRates(PORT + 2),
  ending: async () => [await lostAtTheEnd(PORT + 2)],
  keys: () => searchKeys(origin),
  jobs: () => jobTimes(origin),
  typing: () => typingTasks(origin),
  browser: () => largeFile(origin),
  large: () => largeTexts(origin),
  batch: () => batchMemory(origin),
  lighthouse: () => lighthouseScores(origin, ['/', '/base64-encode/', '/loan-calculator/']),
}
/** Long ones run when they are named; SOAK_SECONDS says how long. */
const LONG: typeof PARTS = { soak: () => soak(PORT + 3), 'soak-kill': () => killedServers(PORT + 3) }
const ALL = { ...PARTS, ...LONG }
const WITH_SERVER = ['server', 'keys', 'jobs', 'typing', 'browser', 'large', 'batch', 'lighthouse']

/** Measures what the project promises, or the parts that are named. Numbers depend on the machine; the bounds are those of ARCHITECTURE.md. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in ALL))
if (unknown.length > 0) throw new Error(`no part "${unknown.join('", "')}"; there are ${Object.keys(ALL).join(', ')}`)
const names = asked.length > 0 ? asked : Object.keys(PARTS)
await ensureBuilt()
const rows: Row[] = []
const server = names.some((name) => WITH_SERVER.includes(name)) ? await startServer(PORT) : undefined
try {
  for (const name of names) {
    const more = (await ALL[name]?.()) ?? []
    rows.push(...more)
    console.log(formatTable(more))
  }
} finally {
  server?.kill()
}
await mkdir('test-results', { recursive: true })
await writeFile('test-results/bench.json', `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`)
console.log(`\n${formatTable(rows)}\n\nAlso in test-results/bench.json`)
process.exitCode = rows.every(isWithin) ? 0 : 1

/** How the JavaScript of a page grows with the number of tools. */
async function growthOfBytes(): Promise<Row[]> {
  const sizes: Row[] = []
  for (const count of [10, 340, 1_000, 10_000]) sizes.push(await syntheticBytes(count))
  const [first] = sizes
  const value = (sizes.at(-1)?.value ?? 0) - (first?.value ?? 0)
  return [...sizes, { part: 'growth', what: 'from 10 to 10,000 tools', value, unit: 'B JavaScript', bound: 0 }]
}
