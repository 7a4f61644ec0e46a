import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { WrongSetting } from '../settings.ts'
import { databaseFile, openDatabase } from './database.ts'

/** All pages in one step: a step that others write between would begin again. */
const ALL_PAGES = 2_147_483_647

/**
 * Copies the database of a folder into one file, while servers go on using it, and checks the copy.
 * The file appears only once it is whole.
 * @throws WrongSetting in words for whoever asked for it
 */
export async function backUp(folder: string, target: string): Promise<void> {
  const source = databaseFile(folder)
  if (!existsSync(source)) throw new WrongSetting(`There is no database in ${folder}, so nothing to back up.`)
  if (existsSync(target)) throw new WrongSetting(`${target} exists already; name another file for the backup.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { force: true })
  try {
    const database = openDatabase(source)
    try {
      await backup(database, unfinished, { rate: ALL_PAGES })
    } finally {
      database.close()
    }
    leaveOneFile(unfinished)
    checkDatabase(unfinished)
    const copy = await open(unfinished, 'r+')
    await copy.sync()
    await copy.close()
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Without a log beside it, as it is while it is used. */
function leaveOneFile(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE')
  database.close()
}

/** Reads a whole database. @throws WrongSetting when it is damaged */
export function checkDatabase(file: string): void {
  const database = new DatabaseSync(file)
  try {
    const findings = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    const [first] = findings
    if (first?.integrity_check !== 'ok') throw new Error(findings.map((finding) => finding.integrity_check).join('; '))
  } catch (cause) {
    throw new WrongSetting(`${file} is damaged: ${(cause as Error).message}`, { cause })
  } finally {
    database.close()
  }
}
