/** @module-tag long */
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createSharedDocuments } from '../../../../src/server/shared/documents.ts'
import { SHARED, SHARED_PART } from '../../../../src/server/shared/kinds.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../../src/server/store/store.ts'
import { readAll } from '../../../../engine/cli/terminal.ts'
import { type FindProblems, killRounds } from '../../../support/stores/crash-rounds.ts'
import { isWhole } from '../../../support/stores/shared-content.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

const WRITER = fileURLToPath(new URL('../../../support/stores/shared-writer.ts', import.meta.url))

const findProblems: FindProblems = async (folder, known, begun) => {
  const problems: string[] = []
  const store = createDocumentStore(openSqliteRows(folder))
  const documents = createSharedDocuments(store)
  for (const [id, state] of known) {
    const found = await documents.find(id)
    const seen = !found ? 'gone' : found.data.burnedAt === undefined ? String(found.version) : 'burned'
    if (seen !== state && seen !== begun.get(id)) problems.push(`${id} is ${seen}, not ${state}`)
    known.set(id, seen)
  }
  // Whether reported or not: what can be seen can be opened, and is whole.
  let after: string | undefined
  do {
    const page = await store.list(SHARED.clip, { limit: 50, ...(after !== undefined && { after }) })
    for (const { id, data } of page.documents) {
      if (data.burn) continue
      const opened = await documents.open(id)
      if (!opened || !isWhole(Buffer.from(await readAll(opened.bytes)))) problems.push(`${id} is not whole`)
    }
    after = page.next
  } while (after !== undefined)
  await store.close()
  return problems
}

it('shared documents outlast killed processes, whole or not at all, and what is left over expires', async () => {
  const { folder, dispose } = await temporaryFolder()
  const { acknowledged, problems } = await killRounds(folder, 6, WRITER, findProblems)
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThan(6)
  // Eight days later, everything has gone by the sweep alone: no part has been left without its document.
  const store = createDocumentStore(openSqliteRows(folder), () => Date.now() + 8 * 86_400_000)
  await store.sweep()
  expect((await createDocumentStore(openSqliteRows(folder)).list(SHARED_PART)).documents).toEqual([])
  await store.close()
  await dispose()
})
