import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../server.ts'
import type { Row } from '../table.ts'
import { memoryOf } from './memory.ts'
import { createVisitors, soakSettings, type Visitors } from './visitors.ts'

/** How long, in seconds. */
export const SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
const LOAD = 0.7
const MOST_GROWTH = 10
const TICK_MS = 10
const MEGABYTE = 1024 * 1024

/** A mixed load at 70 % of what the server can do: whether its memory stays as it is, what fails, and how long answers take. */
export async function soak(port: number): Promise<Row[]> {
  const { settings, stop } = await soakSettings()
  const server = await startServer(port, settings)
  const visitors = createVisitors(port)
  try {
    const seconds = Math.max(4, SECONDS / 40)
    // Modules of tools are loaded with their first run.
    await capacityOf(visitors, seconds)
    const capacity = await capacityOf(visitors, seconds)
    const rate = capacity * LOAD
    const errors = new Map<string, number>()
    const times: number[] = []
    const memory: number[] = []
    const sampling = setInterval(() => memory.push(memoryOf(server.pid as number)), 1_000)
    await visitAt(rate, SECONDS, visitors, times, (message) => errors.set(message, (errors.get(message) ?? 0) + 1))
    clearInterval(sampling)
    return rowsOf(rate, times, memory, errors)
  } finally {
    visitors.close()
    stop()
    server.kill()
    await once(server, 'exit')
  }
}

/** Errands a second when sixteen visitors do one after another. */
async function capacityOf(visitors: Visitors, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const visit = async () => {
    for (; performance.now() < end; done++) await visitors.next()()
  }
  await Promise.all(Array.from({ length: 16 }, visit))
  return done / seconds
}

/** Begins errands when they are due, whether or not earlier ones are done; each counts from the moment that it was due. */
async function visitAt(
  rate: number,
  seconds: number,
  visitors: Visitors,
  times: number[],
  onError: (message: string) => void,
): Promise<void> {
  const start = performance.now()
  const running = new Set<Promise<void>>()
  for (let begun = 0; performance.now() - start < seconds * 1000; await wait(TICK_MS))
    for (; begun < ((performance.now() - start) / 1000) * rate; begun++) {
      const due = start + (begun / rate) * 1000
      const errand = visitors
        .next()()
        .then(() => void times.push(performance.now() - due))
        .catch((error: Error) => onError(error.message))
        .finally(() => running.delete(errand))
      running.add(errand)
    }
  await Promise.all(running)
}

function rowsOf(rate: number, times: number[], memory: readonly number[], errors: ReadonlyMap<string, number>): Row[] {
  const part = `soak, ${SECONDS} s`
  const mean = (from: number, to: number) => {
    const some = memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to))
    return some.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, some.length) / MEGABYTE
  }
  // The first fifth warms up; then a tenth at either end is compared.
  const [warm, last] = [mean(0.2, 0.3), mean(0.9, 1)]
  const sorted = Float64Array.from(times).toSorted()
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  return [
    { part, what: 'errands a second, 70 % of the most', value: rate, unit: 'errands/s', note: `${times.length} in all` },
    { part, what: 'median', value: percentile(0.5), unit: 'ms' },
    { part, what: 'p99', value: percentile(0.99), unit: 'ms' },
    { part, what: 'errors', value: failed, unit: 'errands', bound: 0, note: [...errors.keys()].slice(0, 3).join('; ') },
    { part, what: 'memory after warming up', value: warm, unit: 'MB' },
    { part, what: 'memory at the end', value: last, unit: 'MB', note: `most ${(Math.max(...memory) / MEGABYTE).toFixed(0)} MB` },
    { part, what: 'growth', value: (last / warm - 1) * 100, unit: '%', bound: MOST_GROWTH },
  ]
}
