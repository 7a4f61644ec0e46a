import { setTimeout as wait } from 'node:timers/promises'
import { ToolError } from '../../../engine/core/errors.ts'
import { createFaultLog, faultOf } from './faults.ts'

/** How long a call is made again while another process holds the database, and how often, in milliseconds. */
const BUSY_MS = 2_000
const RETRY_MS = 10
/** Calls that may wait for another process; one more is refused. */
const MOST_WAITING = 64
/**
 * Makes calls that are synchronous. One that finds the database locked is made again a little later,
 * so that nothing else stands still meanwhile.
 * @param log gets lines for the operator
 * @returns what makes a call. @throws ToolError busy · storage-full · storage-failed
 */
export function createCalls(log: (line: string) => void): <T>(call: () => T) => Promise<T> {
  const tell = createFaultLog(log)
  let waiting = 0

  return async (call) => {
    for (const end = Date.now() + BUSY_MS; ;)
      try {
        return call()
      } catch (cause) {
        const fault = faultOf(cause)
        if (fault === undefined) throw cause
        if (fault !== 'busy') tell(fault, cause)
        if (fault !== 'busy' || waiting >= MOST_WAITING || Date.now() >= end) throw new ToolError(fault, {}, {}, { cause })
        waiting++
        await wait(RETRY_MS)
        waiting--
      }
  }
}
