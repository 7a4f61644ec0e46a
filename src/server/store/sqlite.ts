import { basename, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { ToolError } from '../../../engine/core/errors.ts'
import { WrongSetting } from '../settings.ts'
import type { Change, Row, RowQuery, Rows } from './document.ts'
import { migrate } from './migrations.ts'
import { makePrivate } from './private-folder.ts'

/** Older ones may lose a commit, rarely, when one connection writes while another copies the log back into the database. */
const LEAST_SQLITE = '3.51.3'
/** How long a writer waits for another one. The server stands still meanwhile, so it is not long. */
const BUSY_MS = 2_000
/** At the start nobody is kept waiting, and several servers may start, and migrate, beside others that write. */
const START_BUSY_MS = 30_000
const RETRY_MS = 10
/** SQLITE_BUSY and SQLITE_LOCKED. */
const BUSY_CODES: readonly unknown[] = [5, 6]

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
      if (isBusy(error) && Date.now() < end) continue
      database.close()
      throw error
    }
}

const COLUMNS = 'id, kind, owner, secret, tag, version, created_at AS createdAt, changed_at AS changedAt, expires_at AS expiresAt, data'

/**
 * The embedded store: one file in a folder.
 * @throws WrongSetting when the folder cannot be used
 */
export function openSqliteRows(folder: string): Rows {
  const file = databaseFile(folder)
  const database = open(folder, file)
  const insert = database.prepare(
    `INSERT INTO documents (id, kind, owner, secret, tag, version, created_at, changed_at, expires_at, data)
     VALUES (:id, :kind, :owner, :secret, :tag, :version, :createdAt, :changedAt, :expiresAt, :data) ON CONFLICT (id) DO NOTHING`,
  )
  const replace = database.prepare(
    `UPDATE documents SET kind = :kind, owner = :owner, secret = :secret, tag = :tag, version = :version, created_at = :createdAt,
     changed_at = :changedAt, expires_at = :expiresAt, data = :data WHERE id = :id AND version = :expected`,
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ? AND version = ?')
  const get = database.prepare(`SELECT ${COLUMNS} FROM documents WHERE id = ?`)
  const removeOwned = database.prepare(
    'DELETE FROM documents WHERE id IN (SELECT id FROM documents WHERE owner = ? LIMIT ?) RETURNING kind',
  )
  const discard = database.prepare('DELETE FROM documents WHERE id = ?')
  const keep = database.prepare('UPDATE documents SET expires_at = ? WHERE id = ?')
  const size = database.prepare(
    'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
  )
  const isMade = (change: Change): boolean => {
    if ('insert' in change) return insert.run(change.insert).changes === 1
    if ('replace' in change) return replace.run({ ...change.replace, expected: change.version }).changes === 1
    if ('remove' in change) return remove.run(change.remove, change.version).changes === 1
    if ('keep' in change) return keep.run(change.until, change.keep).changes === 1
    discard.run(change.discard)
    return true
  }
  const removeExpired = database.prepare('DELETE FROM documents WHERE id IN (SELECT id FROM documents WHERE expires_at <= ? LIMIT ?)')

  return {
    get: (id) => run(() => get.get(id) as Row | undefined),
    insert: (row) => run(() => insert.run(row).changes === 1),
    replace: (row, version) => run(() => replace.run({ ...row, expected: version }).changes === 1),
    remove: (id, version) => run(() => remove.run(id, version).changes === 1),
    commit: (changes) =>
      run(() => {
        database.exec('BEGIN IMMEDIATE')
        try {
          const isWhole = changes.every(isMade)
          database.exec(isWhole ? 'COMMIT' : 'ROLLBACK')
          return isWhole
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK')
          throw error
        }
      }),
    size: () => run(() => (size.get() as { bytes: number }).bytes),
    page: (query) =>
      run(() => {
        const { sql, values } = pageQuery(query)
        return database.prepare(sql).all(...values) as Row[]
      }),
    removeOwned: (owner, limit) => run(() => (removeOwned.all(owner, limit) as { kind: string }[]).map(({ kind }) => kind)),
    removeExpired: (time, limit) => run(() => Number(removeExpired.run(time, limit).changes)),
    close: () => run(() => database.close()),
  }
}

function open(folder: string, file: string): DatabaseSync {
  try {
    // It holds what visitors wrote to us.
    makePrivate(folder, basename(file))
    const database = openDatabase(file, START_BUSY_MS)
    migrate(database, file, Date.now())
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    return database
  } catch (error) {
    if (error instanceof WrongSetting) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new WrongSetting(`The database ${file} cannot be opened (${code}: ${message}). Another folder: DATA_DIR=/path npm start`, {
      cause: error,
    })
  }
}

function pageQuery({ owner, kind, tag, after, limit }: RowQuery): { sql: string; values: SQLInputValue[] } {
  const wanted = Object.entries({ 'owner =': owner, 'kind =': kind, 'tag =': tag, 'id >': after }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const where = wanted.map(([condition]) => `${condition} ?`).join(' AND ')
  return {
    sql: `SELECT ${COLUMNS} FROM documents WHERE ${where || 'true'} ORDER BY id LIMIT ?`,
    values: [...wanted.map(([, value]) => value), limit],
  }
}

/** The calls themselves are synchronous; what they throw becomes a rejection. @throws ToolError busy */
async function run<T>(call: () => T): Promise<T> {
  try {
    return call()
  } catch (cause) {
    if (isBusy(cause)) throw new ToolError('busy', {}, {}, { cause })
    throw cause
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  return errcode !== undefined && BUSY_CODES.includes(errcode & 0xff)
}
