import { writeSync } from 'node:fs'
import { openSqliteRows } from '../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../src/server/store/store.ts'
import { patientRows } from './patient-rows.ts'
import { CRASH_NOTE, crashTextOf } from './crash-rounds.ts'

/**
 * A process that writes until it is killed. It tells on its output what it is about to do (`?`) and what is done (`!`),
 * with the id and the version: only the latter is a promise.
 */
const [folder = ''] = process.argv.slice(2)
const store = createDocumentStore(patientRows(openSqliteRows(folder)))
const say = (line: string) => writeSync(1, `${line}\n`)

for (;;) {
  const { document } = await store.create(CRASH_NOTE, { number: 1, text: crashTextOf(1) })
  say(`! ${document.id} 1`)
  let version = 1
  for (; version <= document.id.charCodeAt(0) % 3; version++) {
    say(`? ${document.id} ${version + 1}`)
    const next = { number: version + 1, text: crashTextOf(version + 1) }
    const written = await store.update(CRASH_NOTE, document.id, 'server', version, next)
    if (!written.ok) throw new Error('somebody else changed it')
    say(`! ${document.id} ${version + 1}`)
  }
  if (document.id.charCodeAt(1) % 4 !== 0) continue
  say(`? ${document.id} gone`)
  await store.delete(CRASH_NOTE, document.id, 'server')
  say(`! ${document.id} gone`)
}
