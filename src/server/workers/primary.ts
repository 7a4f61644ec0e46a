import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createCounter } from './counter.ts'
import { isQuestions, LISTENING } from './questions.ts'

export type WorkersOptions = {
  readonly count: number
  /** The script that each worker runs. */
  readonly script: string
  readonly port: number
  readonly host: string | undefined
  /** Gets lines for the operator. */
  readonly log: (line: string) => void
}

export type Workers = {
  readonly port: number
  /** Tells all to end by the signal, and ends those that do not within the time, in milliseconds. */
  end(signal: NodeJS.Signals, waitMs: number): Promise<void>
}

/** Whoever ends again and again is started again after ever longer, in milliseconds; whoever lived for long begins anew. */
const FIRST_DELAY_MS = 100
const MOST_DELAY_MS = 30_000
const LONG_LIFE_MS = 60_000

/** A worker ended before any had begun to listen. It has said why. */
export class NoWorker extends Error {}

/**
 * Starts workers that share one address, and another one for each that ends. Resolves once all listen.
 * The system spreads connections over them. Were they handed on by this process, those on their way to a worker that is killed would hang;
 * were they taken from one socket, one worker could have them all.
 * @throws NoWorker · NodeJS.ErrnoException such as EADDRINUSE
 */
export async function startWorkers({ count, script, log, ...wanted }: WorkersOptions): Promise<Workers> {
  const counter = createCounter()
  const alive = new Set<Worker>()
  const waiting = new Set<NodeJS.Timeout>()
  let isEnding = false
  let isReady = false

  const port = await freePort(wanted.port, wanted.host)
  cluster.setupPrimary({ exec: script, args: [] })
  const start = (delayMs: number): Promise<void> => {
    const startedAt = Date.now()
    const worker = cluster.fork({ PORT: String(port) })
    alive.add(worker)
    worker.on('message', (message: unknown) => {
      if (isQuestions(message) && worker.isConnected()) worker.send(counter.answer(worker.id, message.questions))
    })
    // A worker that ends may be written to once more before that is known.
    worker.on('error', () => {})
    return new Promise((resolve, reject) => {
      worker.on('message', (message: unknown) => message === LISTENING && resolve())
      worker.once('exit', (code, signal) => {
        alive.delete(worker)
        counter.forget(worker.id)
        if (!isReady) return reject(new NoWorker())
        if (!isEnding) startAgain(worker, signal ?? `code ${code}`, Date.now() - startedAt > LONG_LIFE_MS ? FIRST_DELAY_MS : delayMs)
      })
    })
  }
  const startAgain = (worker: Worker, cause: string, delayMs: number) => {
    log(`worker ${worker.process.pid} ended (${cause}); another one starts in ${delayMs / 1000} s`)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void start(Math.min(MOST_DELAY_MS, delayMs * 2))
    }, delayMs)
    waiting.add(timer)
  }

  // One alone first: should it not be able to, it is said once.
  await start(FIRST_DELAY_MS)
  await Promise.all(Array.from({ length: count - 1 }, () => start(FIRST_DELAY_MS)))
  isReady = true
  return {
    port,
    async end(signal, waitMs) {
      isEnding = true
      for (const timer of waiting) clearTimeout(timer)
      const ended = [...alive].map((worker) => once(worker, 'exit'))
      for (const worker of alive) worker.process.kill(signal)
      const timer = setTimeout(() => {
        for (const worker of alive) worker.process.kill('SIGKILL')
      }, waitMs)
      await Promise.all(ended)
      clearTimeout(timer)
    },
  }
}

/** The port, or any one for 0, if nobody listens there: workers would not notice a stranger that shares it. @throws NodeJS.ErrnoException */
async function freePort(port: number, host: string | undefined): Promise<number> {
  const server = createServer().listen({ port, host })
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}
