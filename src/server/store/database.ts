import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WrongSetting } from '../settings.ts'
import { faultOf, isDamage } from './faults.ts'
import { migrate } from './migrations.ts'
import { makePrivate } from './private-folder.ts'

/** Older ones may lose a commit, rarely, when one connection writes while another copies the log back into the database. */
const LEAST_SQLITE = '3.51.3'
/** How long one who is alone waits for another writer. The process stands still meanwhile. */
const BUSY_MS = 2_000
/** At the start nobody is kept waiting, and several servers may start, and migrate, beside others that write. */
const START_BUSY_MS = 30_000
const RETRY_MS = 10

export const databaseFile = (folder: string): string => join(folder, 'toolglot.db')

/** @throws WrongSetting */
export function assertSqlite(version: string | undefined = process.versions.sqlite): void {
  const parts = (text: string) => text.split('.').map(Number)
  const own = parts(version ?? '0')
  const different = parts(LEAST_SQLITE)
    .map((least, index) => (own[index] ?? 0) - least)
    .find((difference) => difference !== 0)
  if (different !== undefined && different < 0)
    throw new WrongSetting(
      `The document store needs SQLite ${LEAST_SQLITE} or newer; this Node has ${version ?? 'none'}. Start with: npm start`,
    )
}

/** Opens a database whose commits last: a log beside it, and each commit forced to the disk. */
export function openDatabase(file: string, waitMs = BUSY_MS): DatabaseSync {
  assertSqlite()
  const database = new DatabaseSync(file, { timeout: waitMs, enableForeignKeyConstraints: true })
  // Of several that begin the log at once SQLite refuses all but one without waiting, lest they wait for each other.
  for (const end = Date.now() + waitMs; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS))
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      return database
    } catch (error) {
      if (faultOf(error) === 'busy' && Date.now() < end) continue
      database.close()
      throw error
    }
}

/**
 * Opens the database of a folder for a server: checked, up to date, and without waiting for others from now on.
 * @throws WrongSetting when it cannot be used
 */
export function openServerDatabase(folder: string): DatabaseSync {
  const file = databaseFile(folder)
  let database: DatabaseSync | undefined
  try {
    // It holds what visitors wrote to us.
    makePrivate(folder, basename(file))
    database = openDatabase(file, START_BUSY_MS)
    check(database, file)
    migrate(database, file, Date.now())
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database?.close()
    if (error instanceof WrongSetting) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const mend = isDamage(error) ? restore(file) : 'Another folder: DATA_DIR=/path npm start'
    throw new WrongSetting(`The database ${file} cannot be opened (${code}: ${message}). ${mend}`, { cause: error })
  }
}

/** Reads all pages: what is damaged is not written to any more. @throws WrongSetting */
function check(database: DatabaseSync, file: string): void {
  const { quick_check: finding } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (finding !== 'ok') throw new WrongSetting(`The database ${file} is damaged (${finding.replaceAll('\n', '; ')}). ${restore(file)}`)
}

const restore = (file: string): string =>
  `Restore it: stop all servers, remove ${file}-wal and ${file}-shm, copy a backup to ${file}, and start (docs/deploy.md, “Restore”).`
