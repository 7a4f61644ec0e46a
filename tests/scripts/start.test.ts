/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDatabase } from '../../src/server/store/backup.ts'
import { createSharedDocuments } from '../../src/server/shared/documents.ts'
import { SHARED_PART } from '../../src/server/shared/kinds.ts'
import { createRooms } from '../../src/server/shared/rooms.ts'
import { randomId } from '../../src/server/store/ids.ts'
import { openSqliteRows } from '../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../src/server/store/store.ts'
import { temporaryFolder } from '../support/stores/stores.ts'

let folder = ''
let dispose: () => Promise<void>
beforeEach(async () => {
  ;({ folder, dispose } = await temporaryFolder())
})
afterEach(() => dispose())

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const options = { encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, FIRESTORE_EMULATOR_HOST: '', ...env } } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/start.ts', ...args],
    options,
  )
  return { status, out: stdout, error: stderr }
}

describe('npm start -- --backup', () => {
  it('writes a checked copy without building or serving anything', async () => {
    await openSqliteRows(folder).close()
    const file = join(folder, 'copy.db')
    expect(start(['--backup', file])).toEqual({ status: 0, out: `Backed up and checked: ${file}\n`, error: '' })
    expect(() => checkDatabase(file)).not.toThrow()
    expect(start(['--backup', file])).toMatchObject({ status: 1, out: '', error: expect.stringContaining('exists already') as string })
  })

  it.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    ['there is nothing to copy', ['--backup', '/tmp/none.db'], {}, /^There is no database in .*\n$/],
    ['no file is named', ['--backup'], {}, /^Name the file to write: .*\n$/],
    ['documents are elsewhere', ['--backup', '/tmp/none.db'], { FIRESTORE_PROJECT: 'site' }, /^Documents are kept in Firestore.*\n$/],
    ['a setting is wrong', ['--backup', '/tmp/none.db'], { SECRET_KEY: 'x' }, /^SECRET_KEY has 1 characters.*\n$/],
    ['there is no such option', ['--back'], {}, /^There is no option --back\. .*\n$/],
  ])('says in one line that %s', (_, args, env, line) => {
    const { status, out, error } = start(args, env)
    expect([status, out]).toEqual([1, ''])
    expect(error).toMatch(line)
  })
})

describe('npm start -- --remove-shared', () => {
  it('removes a document by its id, and says no word of what is in it', async () => {
    const store = createDocumentStore(openSqliteRows(folder))
    const documents = createSharedDocuments(store)
    const upload = randomId()
    await documents.putPart(upload, 0, Buffer.alloc(300_000, 'sealed'), undefined)
    const request = { kind: 'clip', kept: false, burn: false, upload: { id: upload, bytes: 300_000 } } as const
    const { id } = (await documents.create(request)).document
    expect(start(['--remove-shared', id])).toEqual({ status: 0, out: `Removed: clip ${id}, 300000 bytes.\n`, error: '' })
    expect(await documents.find(id)).toBeUndefined()
    expect((await store.list(SHARED_PART)).documents).toEqual([])
    await store.close()
    const again = start(['--remove-shared', id])
    expect([again.status, again.out]).toEqual([1, ''])
    expect(again.error).toMatch(/^No shared document has the id .*\n$/)
  })

  it('ends a live clipboard with all that is in it', async () => {
    const store = createDocumentStore(openSqliteRows(folder))
    const documents = createSharedDocuments(store)
    const rooms = createRooms(store, documents)
    const { id } = await rooms.create('token')
    const clip = await rooms.put(id, 'token', randomId(), { body: 'AAAA' })
    expect(start(['--remove-shared', id])).toEqual({ status: 0, out: `Removed: room ${id}, 3 bytes.\n`, error: '' })
    expect(await documents.find(clip?.id ?? '')).toBeUndefined()
    expect(await rooms.stateOf(id)).toBeUndefined()
    await store.close()
  })

  it('says in one line what it lacks', () => {
    expect(start(['--remove-shared']).error).toMatch(/^Name the document to remove: .*\n$/)
    expect(start(['--remove-shared', 'x']).error).toMatch(/^No shared document has the id x\. .*\n$/)
  })
})
