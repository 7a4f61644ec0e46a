import { writeSync } from 'node:fs'
import { createSharedDocuments } from '../../../src/server/shared/documents.ts'
import { randomId } from '../../../src/server/store/ids.ts'
import { openSqliteRows } from '../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../src/server/store/store.ts'
import { PART_BYTES, WHOLE_BYTES } from '../../../src/shared/wire.ts'
import { patientRows } from './patient-rows.ts'
import { selfTelling } from './shared-content.ts'

/** A process that shares, changes, opens and deletes documents until it is killed, and tells what it does as store-writer does. */
const [folder = ''] = process.argv.slice(2)
const store = createDocumentStore(patientRows(openSqliteRows(folder)))
const documents = createSharedDocuments(store)
const say = (line: string) => writeSync(1, `${line}\n`)

async function send(bytes: Buffer) {
  if (bytes.length <= WHOLE_BYTES) return { body: bytes.toString('base64') }
  const upload = randomId()
  for (let index = 0; index * PART_BYTES < bytes.length; index++)
    await documents.putPart(upload, index, bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES), undefined)
  return { upload: { id: upload, bytes: bytes.length } }
}

for (let round = 0; ; round++) {
  const burn = round % 3 === 2
  const { document } = await documents.create({ ...(await send(selfTelling())), kind: 'clip', kept: false, burn })
  say(`! ${document.id} 1`)
  if (round % 4 === 1) {
    const content = await send(selfTelling())
    say(`? ${document.id} 2`)
    const written = await documents.update(document.id, 'server', 1, content)
    if (!written.ok) throw new Error('somebody else changed it')
    say(`! ${document.id} 2`)
  }
  if (burn) {
    say(`? ${document.id} burned`)
    const opened = await documents.open(document.id)
    say(`! ${document.id} burned`)
    for await (const part of opened?.bytes ?? []) if (part.length === 0) throw new Error('an empty part')
  } else if (round % 4 === 3) {
    say(`? ${document.id} gone`)
    await documents.remove(document.id, 'server')
    say(`! ${document.id} gone`)
  }
}
