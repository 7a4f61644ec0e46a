import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../../../src/server/store/backup.ts'
import { databaseFile, openServerDatabase } from '../../../../src/server/store/database.ts'
import { openSqliteRows, sqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../../src/server/store/store.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import { NOTE, noteOf, temporaryFolder } from '../../../support/stores/stores.ts'

let folder = ''
let dispose: () => Promise<void>
let trial: TrialServices | undefined
beforeEach(async () => {
  ;({ folder, dispose } = await temporaryFolder())
})
afterEach(async () => {
  await trial?.close()
  trial = undefined
  await dispose()
})

const share = async (bytes = 100) =>
  trial?.send('POST', '/api/shared', { kind: 'note', body: Buffer.alloc(bytes, 'sealed').toString('base64') })
/** A server over a database that is about to fail, and the lines that its operator gets. */
async function startOver(database: DatabaseSync): Promise<string[]> {
  const lines: string[] = []
  trial = await startServices(folder, { store: createDocumentStore(sqliteRows(database, (line) => lines.push(line))) })
  return lines
}

describe('a database that another process holds', () => {
  it('keeps nobody waiting but who writes', async () => {
    await openSqliteRows(folder).close()
    trial = await startServices(folder)
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('BEGIN IMMEDIATE')
    let isSettled = false
    const writing = share().finally(() => (isSettled = true))
    for (let i = 0; i < 20; i++) expect((await trial.send('GET', '/healthz')).status).toBe(200)
    expect(isSettled).toBe(false)
    other.exec('ROLLBACK')
    other.close()
    expect((await writing)?.status).toBe(201)
  })

  it('for too long is told as busy, with the time to come again', { tags: 'long' }, async () => {
    trial = await startServices(folder)
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('BEGIN IMMEDIATE')
    expect(await share()).toMatchObject({ status: 503, json: { code: 'busy' }, headers: { 'retry-after': '5' } })
    other.close()
  })
})

describe('a database that cannot be written', () => {
  it('because the disk is full is told as that, read from on, and told to the operator once', async () => {
    const database = openServerDatabase(folder)
    const lines = await startOver(database)
    const first = await share()
    expect(first?.status).toBe(201)
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number }
    database.exec(`PRAGMA max_page_count = ${pages}`)
    for (let i = 0; i < 3; i++)
      expect(await share(100_000)).toMatchObject({ status: 507, json: { code: 'storage-full' }, headers: { 'retry-after': '600' } })
    expect((await trial?.send('GET', `/api/shared/${first?.json.id}`))?.status).toBe(200)
    expect(lines).toEqual(['The disk of the database is full, so nothing new is kept: database or disk is full'])
    expect(trial?.reports).toEqual([])
    database.exec('PRAGMA max_page_count = 100000')
    expect((await share(100_000))?.status).toBe(201)
  })

  it('because it may only be read is no bug of ours', async () => {
    const database = openServerDatabase(folder)
    const lines = await startOver(database)
    database.exec('PRAGMA query_only = 1')
    expect(await share()).toMatchObject({ status: 503, json: { code: 'storage-failed' }, headers: { 'retry-after': '5' } })
    expect(lines).toEqual(['The database cannot be used: attempt to write a readonly database'])
    expect(trial?.reports).toEqual([])
  })
})

describe('a damaged database', () => {
  const damage = async () => {
    const file = await open(databaseFile(folder), 'r+')
    for (let page = 6; page < 40; page++) await file.write(Buffer.alloc(200, 0xff), 0, 200, page * 4096)
    await file.close()
  }

  it('is refused at the start with what to do, and that restores it', { tags: 'long' }, async () => {
    const store = createDocumentStore(openSqliteRows(folder))
    for (let i = 0; i < 200; i++) await store.create(NOTE, noteOf(`${i} `.repeat(500)))
    const { document } = await store.create(NOTE, noteOf('kept'))
    await store.close()
    const file = databaseFile(folder)
    const backup = join(folder, 'backup.db')
    await backUp(folder, backup)
    await damage()
    const before = await readFile(file)
    expect(() => openSqliteRows(folder)).toThrow(
      new RegExp(
        `^The database ${file} .*damaged.* Restore it: stop all servers, remove ${file}-wal and ${file}-shm, copy a backup to ${file}, and start`,
      ),
    )
    expect((await readFile(file)).equals(before)).toBe(true)

    for (const ending of ['-wal', '-shm']) await rm(file + ending, { force: true })
    await writeFile(file, await readFile(backup))
    const again = createDocumentStore(openSqliteRows(folder))
    expect(await again.read(NOTE, document.id, 'server')).toEqual(document)
    await again.close()
  })
})
