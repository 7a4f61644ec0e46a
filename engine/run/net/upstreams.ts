import { ToolError } from '../../core/errors.ts'
import { orAborted } from './deadline.ts'
import { createKept, type Kept } from './kept.ts'

export type UpstreamLimits = {
  /** Exchanges with one host at once. */
  readonly atOnce?: number
  /** Of those, how many for one caller. */
  readonly perCaller?: number
  /** Exchanges that may wait for one host. */
  readonly queue?: number
  /** How long one may wait, in milliseconds. */
  readonly waitMs?: number
  /** Failures in a row after which a host is left alone. */
  readonly failures?: number
  /** For how long, in milliseconds; then one exchange tries whether it is back. */
  readonly restMs?: number
  /** Hosts remembered; one with nothing under way is forgotten first. */
  readonly hosts?: number
}

/** What all runs of a process share about other sites: who is being asked, who has failed, and answers worth keeping. */
export type Upstreams = {
  /**
   * Does an exchange with a host when it is its turn.
   * @param caller whose exchange it is; those without one count alone by host
   * @throws ToolError upstream-down, busy, or what the work throws
   */
  use<T>(host: string, caller: string | undefined, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  readonly kept: Kept
}

type Waiting = { readonly caller: string | undefined; readonly start: () => void }
type Host = {
  readonly active: Map<string | undefined, number>
  total: number
  readonly waiting: Waiting[]
  failures: number
  restsUntil: number
  isTried: boolean
}

/** @param now a clock in milliseconds */
export function createUpstreams(
  {
    atOnce = 8,
    perCaller = 4,
    queue = 128,
    waitMs = 5_000,
    failures: most = 5,
    restMs = 30_000,
    hosts: mostHosts = 2_000,
  }: UpstreamLimits = {},
  now: () => number = Date.now,
): Upstreams {
  const hosts = new Map<string, Host>()

  const hostOf = (name: string): Host => {
    const known = hosts.get(name)
    const host = known ?? { active: new Map(), total: 0, waiting: [], failures: 0, restsUntil: 0, isTried: false }
    hosts.delete(name)
    hosts.set(name, host)
    if (hosts.size > mostHosts)
      for (const [other, { total }] of hosts) if (total === 0 && other !== name) return (hosts.delete(other), host)
    return host
  }
  const hasRoom = (host: Host, caller: string | undefined) =>
    host.total < atOnce && (caller === undefined || (host.active.get(caller) ?? 0) < perCaller)
  const enter = (host: Host, caller: string | undefined) => {
    host.total++
    host.active.set(caller, (host.active.get(caller) ?? 0) + 1)
  }
  const leave = (host: Host, caller: string | undefined) => {
    host.total--
    const left = (host.active.get(caller) ?? 1) - 1
    if (left > 0) host.active.set(caller, left)
    else host.active.delete(caller)
    // Whoever has the fewest under way comes first, so that one caller's many do not hold up another's few.
    const ready = host.waiting.filter((waiting) => hasRoom(host, waiting.caller))
    const next = ready.toSorted((a, b) => (host.active.get(a.caller) ?? 0) - (host.active.get(b.caller) ?? 0))[0]
    if (!next) return
    host.waiting.splice(host.waiting.indexOf(next), 1)
    enter(host, next.caller)
    next.start()
  }
  const turn = async (host: Host, caller: string | undefined, signal: AbortSignal): Promise<void> => {
    if (hasRoom(host, caller)) return enter(host, caller)
    if (host.waiting.length >= queue) throw new ToolError('busy')
    let timer: NodeJS.Timeout | undefined
    let isStarted = false
    let waiting: Waiting | undefined
    try {
      await orAborted(
        new Promise<void>((resolve, reject) => {
          waiting = { caller, start: () => ((isStarted = true), resolve()) }
          host.waiting.push(waiting)
          timer = setTimeout(() => reject(new ToolError('busy')), waitMs)
        }),
        signal,
      )
    } catch (error) {
      if (isStarted) leave(host, caller)
      else if (waiting) host.waiting.splice(host.waiting.indexOf(waiting), 1)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    kept: createKept(now),
    async use(name, caller, signal, work) {
      const host = hostOf(name)
      const refuseIfDown = () => {
        if (host.failures < most || (now() >= host.restsUntil && !host.isTried)) return
        throw new ToolError('upstream-down', { host: name, count: Math.max(1, Math.ceil((host.restsUntil - now()) / 1000)) })
      }
      refuseIfDown()
      await turn(host, caller, signal)
      try {
        // While this one waited its turn, the host may have gone down.
        refuseIfDown()
        if (host.failures >= most) host.isTried = true
        const result = await work()
        host.failures = 0
        host.isTried = false
        return result
      } catch (error) {
        const verdict = verdictOf(error)
        if (verdict === 'failed') {
          host.failures++
          host.restsUntil = now() + restMs
        } else if (verdict === 'answered') host.failures = 0
        host.isTried = false
        throw error
      } finally {
        leave(host, caller)
      }
    },
  }
}

/** Reasons that are the host's own; a wrong type or too large an answer is that of what was asked. */
const OWN_FAILURES: readonly unknown[] = ['timeout', 'connect', 'certificate', 'cut-off', 'protocol']

function verdictOf(error: unknown): 'failed' | 'answered' | 'none' {
  if (!(error instanceof ToolError)) return 'none'
  const { code, params } = error.failure
  if (code === 'network-failed') return OWN_FAILURES.includes(params.reason) ? 'failed' : 'answered'
  return code === 'too-big' ? 'answered' : 'none'
}
