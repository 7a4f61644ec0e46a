/** A change of a zone's clocks: they skip the local times from `start` to `end`, or show them twice. */
export type ClockChange = {
  readonly kind: 'skipped' | 'repeated'
  /** Local times as milliseconds, as if they were UTC. */
  readonly startMs: number
  readonly endMs: number
}

/** The changes in a zone after `fromMs` and up to `toMs`, both milliseconds since 1970, the first ten at most. */
export async function listClockChanges(zone: string, fromMs: number, toMs: number): Promise<ClockChange[]> {
  const { Temporal } = await import('temporal-polyfill')
  const changes: ClockChange[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(zone)
  while (changes.length < 10) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > toMs) break
    const before = next.subtract({ milliseconds: 1 }).offsetNanoseconds / 1e6
    const after = next.offsetNanoseconds / 1e6
    const [startMs, endMs] = [next.epochMilliseconds + Math.min(before, after), next.epochMilliseconds + Math.max(before, after)]
    if (before !== after) changes.push({ kind: after > before ? 'skipped' : 'repeated', startMs, endMs })
    at = next
  }
  return changes
}
