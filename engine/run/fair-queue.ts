export type QueueLimits = {
  /** Runs at once. */
  readonly atOnce?: number
  /** Of those, how many for one caller. */
  readonly perCaller?: number
  /** Of those, how many may be heavy. */
  readonly heavy?: number
  /** Runs that may wait. */
  readonly queue?: number
  /** Of those, how many for one caller. */
  readonly queuePerCaller?: number
  /** How long a run may wait, in milliseconds. */
  readonly waitMs?: number
}

/** Who asks for a place. Without a caller, as on the command line, there is nobody to protect: only `atOnce` and `queue` hold. */
export type Visit = {
  readonly caller?: string | undefined
  readonly isHeavy?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Places to run in. One that was given has to be given back. */
export type FairQueue = {
  /** Resolves to what gives the place back; undefined when there was none in time, or too many wait already. */
  enter(visit: Visit): Promise<(() => void) | undefined>
  /** Ends all waiting. */
  close(): void
}

type Waiting = { readonly visit: Visit; readonly end: (isStarted: boolean) => void }

/** Callers take turns: a free place goes to the one who was served longest ago, whatever the others have waiting. */
export function createFairQueue({
  atOnce = 64,
  perCaller = 4,
  heavy = atOnce,
  queue = 128,
  queuePerCaller = 8,
  waitMs = 5_000,
}: QueueLimits = {}): FairQueue {
  const active = new Map<string, number>()
  /** What waits of each caller, first the caller whose turn it is. */
  const lines = new Map<string | undefined, Waiting[]>()
  let total = 0
  let heavies = 0
  let waiting = 0

  const hasRoom = ({ caller, isHeavy }: Visit) =>
    total < atOnce && (caller === undefined || ((active.get(caller) ?? 0) < perCaller && (!isHeavy || heavies < heavy)))
  const count = ({ caller, isHeavy }: Visit, by: 1 | -1) => {
    total += by
    if (caller === undefined) return
    if (isHeavy) heavies += by
    const left = (active.get(caller) ?? 0) + by
    if (left > 0) active.set(caller, left)
    else active.delete(caller)
  }
  const next = (): Waiting | undefined => {
    for (const line of lines.values()) {
      const ready = line.find(({ visit }) => hasRoom(visit))
      if (ready) return ready
    }
    return undefined
  }
  const take = (visit: Visit): (() => void) => {
    count(visit, 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      count(visit, -1)
      for (let entry = waiting > 0 ? next() : undefined; entry; entry = next()) entry.end(true)
    }
  }
  const leaveLine = (entry: Waiting, isServed: boolean) => {
    const { caller } = entry.visit
    const line = lines.get(caller) ?? []
    line.splice(line.indexOf(entry), 1)
    waiting--
    if (isServed || line.length === 0) lines.delete(caller)
    if (isServed && line.length > 0) lines.set(caller, line)
  }

  return {
    async enter(visit) {
      if (hasRoom(visit)) return take(visit)
      const { caller, signal } = visit
      const line = lines.get(caller) ?? []
      if (waiting >= queue || (caller !== undefined && line.length >= queuePerCaller)) return undefined
      return new Promise((resolve) => {
        const drop = () => entry.end(false)
        const timer = caller === undefined ? undefined : setTimeout(drop, waitMs)
        const entry: Waiting = {
          visit,
          end(isStarted) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', drop)
            leaveLine(entry, isStarted)
            resolve(isStarted ? take(visit) : undefined)
          },
        }
        line.push(entry)
        lines.set(caller, line)
        waiting++
        signal?.addEventListener('abort', drop, { once: true })
      })
    },
    close() {
      for (const line of lines.values()) while (line[0]) line[0].end(false)
    },
  }
}
