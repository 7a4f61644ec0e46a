import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { createCalls } from './calls.ts'
import { databaseFile, openServerDatabase } from './database.ts'
import type { Change, Row, RowQuery, Rows } from './document.ts'

const COLUMNS = 'id, kind, owner, secret, tag, version, created_at AS createdAt, changed_at AS changedAt, expires_at AS expiresAt, data'

/**
 * The embedded store: one file in a folder.
 * @param log gets lines for the operator about what keeps the database from being used
 * @throws WrongSetting when the folder cannot be used
 */
export function openSqliteRows(folder: string, log?: (line: string) => void): Rows {
  return sqliteRows(openServerDatabase(folder), (line) => log?.(`${line} (${databaseFile(folder)})`))
}

/** The rows of an open database. */
export function sqliteRows(database: DatabaseSync, log: (line: string) => void): Rows {
  const run = createCalls(log)
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
  const count = database.prepare('SELECT count(*) AS rows FROM documents WHERE kind = ? AND tag = ?')
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
    count: (kind, tag) => run(() => (count.get(kind, tag) as { rows: number }).rows),
    removeOwned: (owner, limit) => run(() => (removeOwned.all(owner, limit) as { kind: string }[]).map(({ kind }) => kind)),
    removeExpired: (time, limit) => run(() => Number(removeExpired.run(time, limit).changes)),
    close: () => run(() => database.close()),
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
