import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { NetCaller } from '../net/net.ts'
import type { NetOptions } from '../net/options.ts'
import type { Answer, Job, Question } from '../protocol.ts'

/** One run in a tool process. */
export type RunnerJob = Job & {
  /** Input and output are plain JSON, with files as `{"base64", "type", "name"}`. */
  readonly wire?: boolean
  /** A whole request in pieces, in place of `input` and of what a caller may say among `options`: it is read there. */
  readonly request?: readonly Uint8Array<ArrayBuffer>[]
  /** The output comes as `{ json }`, the text of `{"output": …}`, or as a `LargeText` of it; longer than so many bytes it is refused. */
  readonly jsonBytes?: number
  /** Who asked, for tools that go to the network. */
  readonly caller?: NetCaller
}
/** `begin` comes first. A process that is asked for a sign of life answers as soon as nothing keeps it busy. */
export type RunnerQuestion = Question<RunnerJob> | { readonly type: 'begin'; readonly net: NetOptions } | { readonly type: 'ping' }
export type RunnerAnswer = Answer | { readonly type: 'pong' }

export type RunnerOptions = {
  readonly memoryMb: number
  readonly net: NetOptions
  /** By how much others come first when the machine is busy, from 0 to 19. */
  readonly niceness: number
}

/** What a tool's process is told of its surroundings: where the clock, words and certificates of this machine are. */
const KEPT = ['TZ', 'LANG', 'LC_ALL', 'LC_MESSAGES', 'SystemRoot', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR']
/** The highest niceness that there is. */
const LEAST_URGENT = 19

/**
 * Starts a process for tools, which does not keep this one alive while it has nothing to do. It is a process and not a thread
 * because a single large allocation beyond the limit aborts the process it happens in.
 */
export function startProcess({ memoryMb, net, niceness }: RunnerOptions): ChildProcess {
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [String(process.pid)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Secrets of this process stay out of a tool's reach, and what a library prints is nobody's.
    env: { NODE_ENV: 'production', ...Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (niceness > 0 && child.pid !== undefined) makeNice(child.pid, niceness)
  // Should this not arrive, no later question does, and that one is told.
  child.send({ type: 'begin', net } satisfies RunnerQuestion, () => {})
  hold(child, false)
  return child
}

/** Whether this process waits for the other before it ends. */
export function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref()
  else child.unref()
  if (isHeld) child.channel?.ref()
  else child.channel?.unref()
}

/** Ends it at once, whatever it does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  hold(child, true)
  child.kill('SIGKILL')
  await gone
}

/** A process that has ended meanwhile, or a system without priorities, is no failure. */
function makeNice(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(LEAST_URGENT, getPriority() + niceness))
  } catch {
    // It runs at the priority it has.
  }
}
