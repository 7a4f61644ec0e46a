export type InFlightLimits = {
  /** Bytes held at once. */
  readonly bytes?: number
  /** Of those, how many for one caller. */
  readonly bytesPerCaller?: number
  /** Up to so many bytes, a request is refused nothing for what others hold: a few who hold all there is would else shut out everybody. */
  readonly small?: number
}

/** What one request holds. */
export type Share = {
  /** Takes more bytes; false where there is no room for all of them, and then none are taken. */
  take(bytes: number): boolean
  /** Whether that many would be taken now. */
  hasRoom(bytes: number): boolean
  /** Gives some back. */
  give(bytes: number): void
  /** Gives everything back. */
  release(): void
}

/** Bytes that are held for callers for a while: bodies that arrive, or answers that are being taken. */
export type InFlight = { open(caller: string): Share }

const MEGABYTE = 1024 * 1024

export function createInFlight({
  bytes: most = 256 * MEGABYTE,
  bytesPerCaller = 64 * MEGABYTE,
  small = 64 * 1024,
}: InFlightLimits = {}): InFlight {
  const callers = new Map<string, number>()
  let total = 0
  return {
    open(caller) {
      let own = 0
      const hasRoom = (bytes: number) =>
        (own + bytes <= small || total + bytes <= most) && (callers.get(caller) ?? 0) + bytes <= bytesPerCaller
      const count = (bytes: number) => {
        own += bytes
        total += bytes
        const held = (callers.get(caller) ?? 0) + bytes
        if (held > 0) callers.set(caller, held)
        else callers.delete(caller)
      }
      return {
        hasRoom,
        take(bytes) {
          const isTaken = hasRoom(bytes)
          if (isTaken) count(bytes)
          return isTaken
        },
        give: (bytes) => count(-Math.min(bytes, own)),
        release: () => count(-own),
      }
    },
  }
}
