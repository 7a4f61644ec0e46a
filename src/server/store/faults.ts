/** What keeps a database from being used, as a code of common failures. */
export type Fault = 'busy' | 'storage-full' | 'storage-failed'

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE: readonly number[] = [11, 26]

/** By SQLite's result codes: BUSY, LOCKED · FULL · READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB. */
const FAULTS: readonly (readonly [Fault, readonly number[]])[] = [
  ['busy', [5, 6]],
  ['storage-full', [13]],
  ['storage-failed', [8, 10, 14, ...DAMAGE]],
]

/** A fault that goes on is told again after this long, in milliseconds. */
const TELL_MS = 60_000

const LINES: Readonly<Record<Exclude<Fault, 'busy'>, string>> = {
  'storage-full': 'The disk of the database is full, so nothing new is kept',
  'storage-failed': 'The database cannot be used',
}

/**
 * Tells the operator of faults that are theirs to mend: at once, and at most once a minute while they go on.
 * What a database says of them holds nothing of a visitor's.
 */
export function createFaultLog(log: (line: string) => void): (fault: Exclude<Fault, 'busy'>, error: unknown) => void {
  const toldAt = new Map<Fault, number>()
  return (fault, error) => {
    if (Date.now() - (toldAt.get(fault) ?? -Infinity) < TELL_MS) return
    toldAt.set(fault, Date.now())
    log(`${LINES[fault]}: ${(error as Error).message}`)
  }
}

/** Undefined for what is no fault of the database but a defect of ours. */
export function faultOf(error: unknown): Fault | undefined {
  const code = codeOf(error)
  return FAULTS.find(([, codes]) => codes.includes(code))?.[0]
}

/** Whether a database has to be restored. */
export function isDamage(error: unknown): boolean {
  return DAMAGE.includes(codeOf(error))
}

/** The primary code, without what it says in detail; -1 for other errors. */
function codeOf(error: unknown): number {
  const { errcode } = Object(error) as { errcode?: number }
  return errcode === undefined ? -1 : errcode & 0xff
}
