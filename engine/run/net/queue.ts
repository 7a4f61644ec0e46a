export type LaneLimits = {
  /** Runs at once. */
  readonly atOnce?: number
  /** Of those, how many for one caller. */
  readonly perCaller?: number
  /** Runs that may wait. */
  readonly queue?: number
  /** Of those, how many for one caller. */
  readonly queuePerCaller?: number
  /** How long a run may wait, in milliseconds. */
  readonly waitMs?: number
}

/** Places in the lane. One that was given has to be given back. */
export type LaneQueue = {
  /** Resolves to what gives the place back; undefined when there was none in time, or too many wait already. */
  enter(caller: string | undefined, signal?: AbortSignal): Promise<(() => void) | undefined>
  /** Ends all waiting. */
  close(): void
}

type Waiting = { readonly caller: string | undefined; readonly end: (isStarted: boolean) => void }

/** First come first served, except that whoever has as many under way as one caller may lets others pass. */
export function createQueue({ atOnce = 64, perCaller = 4, queue = 128, queuePerCaller = 8, waitMs = 5_000 }: LaneLimits = {}): LaneQueue {
  const active = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0

  // Without a caller, as on the command line, there is nobody to protect from them.
  const hasRoom = (caller: string | undefined) => total < atOnce && (caller === undefined || (active.get(caller) ?? 0) < perCaller)
  const take = (caller: string | undefined): (() => void) => {
    total++
    if (caller !== undefined) active.set(caller, (active.get(caller) ?? 0) + 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      total--
      if (caller !== undefined) {
        const left = (active.get(caller) ?? 1) - 1
        if (left > 0) active.set(caller, left)
        else active.delete(caller)
      }
      waiting.find((entry) => hasRoom(entry.caller))?.end(true)
    }
  }

  return {
    async enter(caller, signal) {
      if (hasRoom(caller)) return take(caller)
      const own = caller === undefined ? 0 : waiting.filter((entry) => entry.caller === caller).length
      if (waiting.length >= queue || own >= queuePerCaller) return undefined
      return new Promise((resolve) => {
        const drop = () => entry.end(false)
        const timer = setTimeout(drop, waitMs)
        const entry: Waiting = {
          caller,
          end(isStarted) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', drop)
            waiting.splice(waiting.indexOf(entry), 1)
            resolve(isStarted ? take(caller) : undefined)
          },
        }
        waiting.push(entry)
        signal?.addEventListener('abort', drop, { once: true })
      })
    },
    close() {
      while (waiting[0]) waiting[0].end(false)
    },
  }
}
