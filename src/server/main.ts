import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { REMEDY, SITE } from '../places.ts'
import { type LifeSettings, readLifeSettings } from './life-settings.ts'
import { serve } from './serve.ts'
import { readSettings, WrongSetting } from './settings.ts'
import { NoWorker, startWorkers } from './workers/primary.ts'
import { LISTENING } from './workers/questions.ts'
import { type Channel, createSharedCounts } from './workers/shared-counts.ts'

/** What serves, in this process or in several. */
type Running = { readonly port: number; end(signal: NodeJS.Signals): Promise<void> }

/** How much longer than they may take workers are left to end by themselves, in milliseconds. */
const ENDING_MS = 5_000

const toPrimary: Channel = {
  // The channel is closed when the primary has gone, and then this process goes too.
  send: (message) => process.connected && process.send?.(message),
  listen: (listener) => process.on('message', listener),
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** One line for what a person can mend; the error itself for anything else. */
function explain(error: unknown): string {
  const { code, message, stack, port = '' } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose another: PORT=4173 npm start`
  if (code === 'ENOTSUP') return 'WORKERS above 1 needs a system on which processes can share a port, such as Linux.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST "${process.env.HOST}" is not an address of this machine.`
  return error instanceof WrongSetting ? message : (stack ?? message)
}

async function runHere(graceMs: number, waitMs: number): Promise<Running> {
  const { server, address } = await serve(cluster.isWorker ? createSharedCounts(toPrimary) : undefined)
  process.send?.(LISTENING)
  return { port: address.port, end: (signal) => server.close(waitMs, { graceMs: signal === 'SIGTERM' ? graceMs : 0 }) }
}

async function runWorkers({ workers, graceMs, waitMs }: LifeSettings): Promise<Running> {
  const { port, host } = readSettings(process.env)
  const running = await startWorkers({ count: workers, script: import.meta.filename, port, host, log: console.error })
  return { port: running.port, end: (signal) => running.end(signal, graceMs + waitMs + ENDING_MS) }
}

try {
  if (!existsSync(SITE)) fail(`There is no site in ${SITE}. ${REMEDY}`)
  const life = readLifeSettings(process.env)
  const isAlone = cluster.isWorker || life.workers === 1
  const running = await (isAlone ? runHere(life.graceMs, life.waitMs) : runWorkers(life))
  if (cluster.isPrimary) {
    const { host = 'localhost' } = readSettings(process.env)
    console.log(`http://${host.includes(':') ? `[${host}]` : host}:${running.port}/`)
  }
  let isEnding = false
  // A signal may come twice: from a terminal to all processes, and from the one that started this.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isEnding) void running.end(signal).then(() => process.exit(0))
      isEnding = true
    })
} catch (error) {
  if (error instanceof NoWorker) process.exit(1)
  fail(explain(error))
}
