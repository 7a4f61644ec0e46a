import cluster from 'node:cluster'
import type { Channel } from '../../../src/server/workers/shared-counts.ts'
import { createSharedCounts } from '../../../src/server/workers/shared-counts.ts'
import { startWorkers } from '../../../src/server/workers/primary.ts'
import { LISTENING } from '../../../src/server/workers/questions.ts'
import { startServer } from './runner-server.ts'

/**
 * A server of several processes over the trial tools, of which a caller may ask for ten things and no more.
 * A worker's list of tools holds its own process id. With `wrong` as its argument no worker can start.
 */
const [count = '2', isWrong] = process.argv.slice(2)
const toPrimary: Channel = {
  send: (message) => process.connected && process.send?.(message),
  listen: (listener) => process.on('message', listener),
}

if (cluster.isPrimary) {
  if (isWrong) process.env.TRIAL_WRONG = 'yes'
  try {
    const options = { count: Number(count), script: import.meta.filename, host: '127.0.0.1', log: console.error }
    const { port, end } = await startWorkers({ ...options, port: Number(process.env.PORT ?? 0) })
    console.log(port)
    process.on('SIGTERM', () => void end('SIGTERM', 10_000).then(() => process.exit(0)))
  } catch (error) {
    console.log((error as NodeJS.ErrnoException).code ?? (error as Error).constructor.name)
    process.exit(1)
  }
} else {
  if (process.env.TRIAL_WRONG) process.exit(3)
  const options = {
    counts: createSharedCounts(toPrimary),
    rateLimit: { burst: 10, perSecond: 0.0001 },
    proxies: 1,
    listTools: () => Promise.resolve([{ text: String(process.pid), url: '/', icon: '' }]),
  }
  const { server } = await startServer(options, { port: Number(process.env.PORT), isShared: true })
  process.send?.(LISTENING)
  process.on('SIGTERM', () => void server.close(10_000, { graceMs: 50, lingerMs: 500 }).then(() => process.exit(0)))
}
