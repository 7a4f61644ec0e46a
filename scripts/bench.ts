import { mkdir, writeFile } from 'node:fs/promises'
import { largeFile } from '../bench/browser.ts'
import { pageBytes, syntheticBytes } from '../bench/bytes.ts'
import { lighthouseScores } from '../bench/lighthouse.ts'
import { prerenderTime } from '../bench/prerender.ts'
import { searchKeys, searchTimes } from '../bench/search.ts'
import { serverRate, startServer } from '../bench/server.ts'
import { lostWrites } from '../bench/store.ts'
import { type Row, formatTable, isWithin } from '../bench/table.ts'
import { toolTimes } from '../bench/tools.ts'
import { ensureBuilt } from './ensure-built.ts'

const PORT = 4555
const origin = `http://localhost:${PORT}`

/** Measures what the project promises. Numbers depend on the machine; the bounds are those of ARCHITECTURE.md. */
await ensureBuilt()
const rows: Row[] = []
const add = (more: readonly Row[]) => {
  rows.push(...more)
  console.log(formatTable(more))
}
add(pageBytes())
const sizes: Row[] = []
for (const count of [10, 340, 1_000, 10_000]) sizes.push(await syntheticBytes(count))
const [first] = sizes
add([
  ...sizes,
  {
    part: 'growth',
    what: 'from 10 to 10,000 tools',
    value: (sizes.at(-1)?.value ?? 0) - (first?.value ?? 0),
    unit: 'B JavaScript',
    bound: 0,
  },
])
add(await prerenderTime())
add(searchTimes())
add(await toolTimes())
add([await lostWrites()])
const server = await startServer(PORT)
try {
  add(await serverRate(PORT))
  add(await searchKeys(origin))
  add(await largeFile(origin))
  add(await lighthouseScores(origin, ['/', '/base64-encode/', '/loan-calculator/']))
} finally {
  server.kill()
}
await mkdir('test-results', { recursive: true })
await writeFile('test-results/bench.json', `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`)
console.log(`\n${formatTable(rows)}\n\nAlso in test-results/bench.json`)
process.exitCode = rows.every(isWithin) ? 0 : 1
