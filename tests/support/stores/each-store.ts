import { describe } from 'vitest'
import { firestoreStore, hasFirestore, sqliteStore, type TrialStore } from './stores.ts'

/** Opens a store that goes by the given clock. */
export type OpenStore = (now: () => number) => Promise<TrialStore>

const answers = await hasFirestore()

/** Declares the same tests for each kind of store; those of Firestore are left out where no emulator answers. */
export function onEachStore(declare: (open: OpenStore) => void): void {
  describe('SQLite', () => declare(sqliteStore))
  describe.skipIf(!answers)(
    answers ? 'Firestore' : 'Firestore (left out: no emulator answers at FIRESTORE_EMULATOR_HOST; docs/deploy.md says how to start one)',
    () => declare(firestoreStore),
  )
}
