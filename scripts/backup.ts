import { readServiceSettings } from '../src/server/service-settings.ts'
import { backUp } from '../src/server/store/backup.ts'

/** Backs up the database that the environment names. @throws Error in words for whoever asked for it */
export async function writeBackup(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Name the file to write: npm start -- --backup <file>')
  const { dataFolder, firestore } = readServiceSettings(process.env)
  if (firestore) throw new Error('Documents are kept in Firestore, which has backups of its own: docs/deploy.md.')
  await backUp(dataFolder, file)
  console.log(`Backed up and checked: ${file}`)
}
