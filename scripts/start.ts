import { ensureBuilt } from './ensure-built.ts'

/**
 * Builds what is stale, then serves it.
 *   npm start -- --backup <file>         copies the database into a file instead, while servers go on using it
 *   npm start -- --remove-shared <id>    removes a document that a visitor shared and another reported, unread
 */
const [option, value] = process.argv.slice(2)
try {
  if (option === '--backup') await (await import('./backup.ts')).writeBackup(value)
  else if (option === '--remove-shared') await (await import('./remove-shared.ts')).removeShared(value)
  else if (option !== undefined) throw new Error(`There is no option ${option}. Options: --backup <file>, --remove-shared <id>`)
  else await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function serve(): Promise<void> {
  await ensureBuilt()
  await import('../src/server/main.ts')
}
