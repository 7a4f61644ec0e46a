import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { WrongSetting } from '../../../../src/server/settings.ts'
import { backUp, checkDatabase } from '../../../../src/server/store/backup.ts'
import { assertSqlite, databaseFile, openDatabase } from '../../../../src/server/store/database.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../../src/server/store/store.ts'
import { crashRounds } from '../../../support/stores/crash-rounds.ts'
import { NOTE, noteOf, temporaryFolder } from '../../../support/stores/stores.ts'

let folder = ''
let dispose: () => Promise<void>
beforeEach(async () => {
  ;({ folder, dispose } = await temporaryFolder())
})
afterEach(() => dispose())

const openStore = (at = folder) => createDocumentStore(openSqliteRows(at))
const countIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const { count } = database.prepare('SELECT count(*) AS count FROM documents').get() as { count: number }
  database.close()
  return count
}

describe('the file', () => {
  it('is made in a folder of its own, for us alone, and opened again', async () => {
    const inner = join(folder, 'a', 'b')
    const store = openStore(inner)
    const { document } = await store.create(NOTE, noteOf('kept'))
    expect((await stat(inner)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(inner)) expect((await stat(join(inner, name))).mode & 0o077).toBe(0)
    await store.close()
    const again = openStore(inner)
    expect(await again.read(NOTE, document.id, 'server')).toEqual(document)
    await again.close()
  })

  it('is closed to others in a folder that was open before, with all that is beside it', async () => {
    const inner = join(folder, 'open')
    await mkdir(inner)
    const first = openStore(inner)
    await first.create(NOTE, noteOf('kept'))
    for (const name of await readdir(inner)) await chmod(join(inner, name), 0o644)
    await chmod(inner, 0o755)
    const second = openStore(inner)
    expect((await stat(inner)).mode & 0o777).toBe(0o700)
    const names = await readdir(inner)
    expect(names.toSorted()).toEqual(['toolglot.db', 'toolglot.db-shm', 'toolglot.db-wal'])
    for (const name of names) expect((await stat(join(inner, name))).mode & 0o777).toBe(0o600)
    await Promise.all([first.close(), second.close()])
  })

  it('leaves a folder that holds files of others as it is, and closes its own', async () => {
    const shared = join(folder, 'shared')
    await mkdir(shared)
    await writeFile(join(shared, 'theirs.txt'), 'theirs')
    for (const [name, mode] of [
      ['theirs.txt', 0o644],
      ['.', 0o755],
    ] as const)
      await chmod(join(shared, name), mode)
    const store = openStore(shared)
    await store.create(NOTE, noteOf('kept'))
    expect((await stat(shared)).mode & 0o777).toBe(0o755)
    for (const name of await readdir(shared))
      expect((await stat(join(shared, name))).mode & 0o777).toBe(name === 'theirs.txt' ? 0o644 : 0o600)
    await store.close()
  })

  it('keeps a log, forces commits to the disk, and waits for other writers', () => {
    const database = openDatabase(databaseFile(folder))
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(pragma)).toEqual(['wal', 2, 1, 2000])
    database.close()
  })

  it('serves two processes at once', async () => {
    const [one, other] = [openStore(), openStore()]
    const { document } = await one.create(NOTE, noteOf('one'))
    expect(await other.update(NOTE, document.id, 'server', 1, noteOf('two'))).toMatchObject({ ok: true })
    expect(await one.update(NOTE, document.id, 'server', 1, noteOf('three'))).toMatchObject({ ok: false, current: { version: 2 } })
    await Promise.all([one.close(), other.close()])
  })

  it('may be made by several servers at once: one waits while another begins the log', async () => {
    const file = databaseFile(folder)
    new DatabaseSync(file).close()
    const code = `
      const { parentPort, workerData } = require('node:worker_threads')
      const database = new (require('node:sqlite').DatabaseSync)(workerData)
      database.exec('BEGIN IMMEDIATE')
      parentPort.postMessage('begun')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      database.exec('CREATE TABLE other (id); COMMIT')
      database.close()`
    const other = new Worker(code, { eval: true, workerData: file })
    await once(other, 'message')
    const store = openStore()
    await store.create(NOTE, noteOf('x'))
    await store.close()
    await once(other, 'exit')
  })

  it('is opened while another one writes: only what must be migrated waits', async () => {
    await openStore().close()
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('BEGIN IMMEDIATE')
    const store = openStore()
    expect((await store.list(NOTE)).documents).toEqual([])
    other.exec('ROLLBACK')
    other.close()
    await store.close()
  })

  it('says that it is busy when another writer holds it for too long', { tags: 'long' }, async () => {
    const store = openStore()
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('BEGIN IMMEDIATE')
    await expect(store.create(NOTE, noteOf('x'))).rejects.toEqual(new ToolError('busy'))
    expect((await store.list(NOTE)).documents).toEqual([])
    other.exec('ROLLBACK')
    await store.create(NOTE, noteOf('x'))
    other.close()
    await store.close()
  })

  it('is refused in one line when the folder cannot be used', () => {
    const place = '/dev/null/data'
    expect(() => openSqliteRows(place)).toThrow(WrongSetting)
    expect(() => openSqliteRows(place)).toThrow(/^The database \S+ cannot be opened \(.*DATA_DIR/)
  })

  it('is refused when it is no database', async () => {
    await writeFile(databaseFile(folder), 'not a database at all, but a text that is long enough')
    expect(() => openSqliteRows(folder)).toThrow(/cannot be opened \(ERR_SQLITE_ERROR: file is not a database\)/)
  })
})

describe('migrations', () => {
  it('run once each', async () => {
    await openStore().close()
    await openStore().close()
    const database = new DatabaseSync(databaseFile(folder))
    expect(database.prepare('SELECT number, name FROM migrations').all()).toEqual([{ number: 1, name: 'documents' }])
    database.close()
  })

  it('refuse what a newer version has written, and leave it as it is', async () => {
    await openStore().close()
    const database = new DatabaseSync(databaseFile(folder))
    database.exec("INSERT INTO migrations VALUES (2, 'from the future', 0)")
    database.close()
    expect(() => openSqliteRows(folder)).toThrow(/written by a newer version \(migration 2; this one knows 1\)/)
    expect(countIn(databaseFile(folder))).toBe(0)
  })

  it('leave nothing of one that fails', () => {
    const database = new DatabaseSync(databaseFile(folder))
    database.exec('CREATE TABLE documents (something TEXT)')
    database.close()
    expect(() => openSqliteRows(folder)).toThrow(/documents already exists/)
    const again = new DatabaseSync(databaseFile(folder))
    expect(again.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()).toEqual([{ name: 'documents' }])
    again.close()
  })
})

describe('assertSqlite', () => {
  it.each(['3.51.3', '3.51.10', '3.52.0', '3.53.4', '4.0.0', process.versions.sqlite])('takes %s', (version) => {
    expect(() => assertSqlite(version)).not.toThrow()
  })
  it.each(['3.51.2', '3.50.9', '3.9.99', '2.99.99', '', '0'])('refuses %j in one line', (version) => {
    expect(() => assertSqlite(version)).toThrow(/^The document store needs SQLite 3\.51\.3 or newer; .*npm start$/)
  })
})

describe('backUp', () => {
  it('copies a database that is being written to, whole', async () => {
    const store = openStore()
    const first = await store.create(NOTE, noteOf('x'.repeat(100_000)))
    let count = 1
    let isDone = false
    const writing = (async () => {
      while (!isDone) {
        await store.create(NOTE, noteOf(String(count++)))
        await new Promise(setImmediate)
      }
    })()
    const target = join(folder, 'copy.db')
    await backUp(folder, target)
    isDone = true
    await writing
    await store.close()
    expect((await readdir(folder)).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
    // One file: its header says that no log belongs to it.
    expect([...(await readFile(target)).subarray(18, 20)]).toEqual([1, 1])
    expect(countIn(target)).toBeGreaterThan(0)
    expect(countIn(target)).toBeLessThanOrEqual(count)

    const restored = join(folder, 'restored')
    await openStore(restored).close()
    await writeFile(databaseFile(restored), await readFile(target))
    const again = openStore(restored)
    expect(await again.read(NOTE, first.document.id, 'server')).toEqual(first.document)
    await again.close()
  })

  it('refuses to begin where there is nothing, or to write over something', async () => {
    await expect(backUp(join(folder, 'none'), join(folder, 'copy.db'))).rejects.toThrow(WrongSetting)
    await openStore().close()
    await writeFile(join(folder, 'copy.db'), 'mine')
    await expect(backUp(folder, join(folder, 'copy.db'))).rejects.toThrow('exists already')
    expect(await readFile(join(folder, 'copy.db'), 'utf8')).toBe('mine')
    await expect(backUp(folder, join(folder, 'no', 'such', 'copy.db'))).rejects.toThrow()
  })

  it('leaves no copy of a damaged database', async () => {
    const store = openStore()
    for (let i = 0; i < 200; i++) await store.create(NOTE, noteOf(`${i} `.repeat(500)))
    await store.close()
    const file = await open(databaseFile(folder), 'r+')
    for (let page = 6; page < 40; page++) await file.write(Buffer.alloc(200, 0xff), 0, 200, page * 4096)
    await file.close()
    expect(() => checkDatabase(databaseFile(folder))).toThrow(/is damaged: /)
    await expect(backUp(folder, join(folder, 'copy.db'))).rejects.toThrow(/is damaged: /)
    expect((await readdir(folder)).filter((name) => name.startsWith('copy'))).toEqual([])
    expect(existsSync(databaseFile(folder))).toBe(true)
  })
})

it('loses no reported write when processes are killed', { tags: 'long' }, async () => {
  const { acknowledged, problems } = await crashRounds(folder, 8)
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(16)
})
