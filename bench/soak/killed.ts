import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../server.ts'
import type { Row } from '../table.ts'
import { SECONDS } from './soak.ts'
import { createVisitors, soakSettings } from './visitors.ts'

/** How long each server lives, in seconds. */
const KILL_SECONDS = Number(process.env.SOAK_KILL_SECONDS ?? 30)
const MOST_READY_SECONDS = 3
const WRITERS = 4
const READERS = 4

/** Kills the server from time to time while documents are shared: those whose sharing was answered and that are gone, and how soon the next is ready. */
export async function killedServers(port: number): Promise<Row[]> {
  const { settings, stop } = await soakSettings()
  const shared: string[] = []
  const ready: number[] = []
  let lost = 0
  const start = async () => {
    const begun = performance.now()
    const server = await startServer(port, settings)
    const visitors = createVisitors(port)
    const { status } = await visitors.ask('GET', '/')
    visitors.close()
    if (status !== 200) throw new Error(`the first page: ${status}`)
    ready.push((performance.now() - begun) / 1000)
    return server
  }
  const kills = Math.max(1, Math.floor(SECONDS / KILL_SECONDS))
  let server = await start()
  try {
    for (let round = 0; round < kills; round++) {
      await visitUntilKilled(port, server, shared)
      server = await start()
      lost += await countLost(port, shared)
    }
  } finally {
    stop()
    server.kill()
    await once(server, 'exit')
  }
  const part = `soak-kill, ${kills} × ${KILL_SECONDS} s`
  return [
    { part, what: 'documents lost', value: lost, unit: 'documents', bound: 0, note: `of ${shared.length} acknowledged` },
    { part, what: 'longest time to the first page', value: Math.max(...ready), unit: 's', bound: MOST_READY_SECONDS },
  ]
}

/** Shares documents and visits until the server is killed. What had been answered by then is in `shared`. */
async function visitUntilKilled(port: number, server: ChildProcess, shared: string[]): Promise<void> {
  const visitors = createVisitors(port)
  let isKilled = false
  const untilKilled = async (visit: () => Promise<void>) => {
    try {
      while (!isKilled) await visit()
    } catch (error) {
      // What was under way is cut off; anything before is a fault.
      if (!isKilled) throw error
    }
  }
  const all = [
    ...Array.from({ length: WRITERS }, () => untilKilled(async () => void shared.push((await visitors.share()).id))),
    ...Array.from({ length: READERS }, () => untilKilled(() => visitors.next()())),
  ]
  await Promise.race([wait(KILL_SECONDS * 1000), Promise.all(all)])
  isKilled = true
  server.kill('SIGKILL')
  await Promise.all([...all, once(server, 'exit')])
  visitors.close()
}

/** Documents that are not there any more, of those shared since the beginning. */
async function countLost(port: number, shared: readonly string[]): Promise<number> {
  const visitors = createVisitors(port)
  let lost = 0
  for (let at = 0; at < shared.length; at += 32) {
    const answers = await Promise.all(shared.slice(at, at + 32).map((id) => visitors.ask('GET', `/api/shared/${id}`)))
    lost += answers.filter(({ status }) => status !== 200).length
  }
  visitors.close()
  return lost
}
