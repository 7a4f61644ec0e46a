import type { DatabaseSync } from 'node:sqlite'
import { WrongSetting } from '../settings.ts'

/** Each runs once in every database, in this order. One that was released is never changed: a further one follows. */
const MIGRATIONS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'documents',
    sql: `
      CREATE TABLE documents (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        owner TEXT,
        secret TEXT,
        tag TEXT,
        version INTEGER NOT NULL CHECK (version > 0),
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        expires_at INTEGER,
        data TEXT NOT NULL CHECK (json_valid(data))
      ) STRICT;
      CREATE INDEX documents_by_owner ON documents (owner, kind, id) WHERE owner IS NOT NULL;
      CREATE INDEX documents_by_kind ON documents (kind, tag, id);
      CREATE INDEX documents_by_expiry ON documents (expires_at) WHERE expires_at IS NOT NULL;
    `,
  },
]

/** Brings a database up to date. @throws WrongSetting when a newer version of the product has written it */
export function migrate(database: DatabaseSync, file: string, now: number): void {
  if (isCurrent(database)) return
  // Taken at once, so that of two servers that start together one waits for the other.
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
    )
    const last = lastOf(database)
    if (last > MIGRATIONS.length)
      throw new WrongSetting(`${file} was written by a newer version (migration ${last}; this one knows ${MIGRATIONS.length}).`)
    for (const [index, { name, sql }] of MIGRATIONS.entries()) {
      if (index < last) continue
      database.exec(sql)
      database.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(index + 1, name, now)
    }
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** Read without a lock: a server that starts beside a busy one has nothing to wait for. */
function isCurrent(database: DatabaseSync): boolean {
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'").get()
  return hasTable !== undefined && lastOf(database) === MIGRATIONS.length
}

function lastOf(database: DatabaseSync): number {
  return (database.prepare('SELECT coalesce(max(number), 0) AS last FROM migrations').get() as { last: number }).last
}
