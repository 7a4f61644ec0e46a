import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDatabase } from '../../src/server/store/backup.ts'
import { openSqliteRows } from '../../src/server/store/sqlite.ts'
import { temporaryFolder } from '../support/stores.ts'

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
