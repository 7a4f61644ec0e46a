import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { checkDatabase } from '../../../src/server/store/backup.ts'
import type { Kind } from '../../../src/server/store/document.ts'
import { databaseFile } from '../../../src/server/store/database.ts'
import { openSqliteRows } from '../../../src/server/store/sqlite.ts'
import { createDocumentStore } from '../../../src/server/store/store.ts'

const WRITER = fileURLToPath(new URL('./store-writer.ts', import.meta.url))

export const CRASH_NOTE: Kind<{ number: number; text: string }> = {
  name: 'crash-note',
  schema: z.strictObject({ number: z.int(), text: z.string() }),
  maxBytes: 100_000,
  readBy: 'holder',
}

/** What a document of a version holds: from a few bytes to several pages of the database. */
export const crashTextOf = (version: number): string => `${version} `.repeat((version * 997) % 5000)

export type CrashCount = { readonly rounds: number; readonly acknowledged: number; readonly problems: readonly string[] }

/**
 * Lets two processes write to one database, kills them at a moment left to chance, opens it again,
 * and looks for every write that either had reported as done. Each round goes on with the same database.
 */
export function crashRounds(folder: string, rounds: number): Promise<CrashCount> {
  return killRounds(folder, rounds, WRITER, problemsIn)
}

/** What is wrong after a round, by what was reported and what had only begun. It brings `known` up to date. */
export type FindProblems = (folder: string, known: Map<string, string>, begun: ReadonlyMap<string, string>) => Promise<string[]>

/** @param writer file of a process that says what it is about to do (`? id state`) and what is done (`! id state`) */
export async function killRounds(folder: string, rounds: number, writer: string, find: FindProblems): Promise<CrashCount> {
  const problems: string[] = []
  let acknowledged = 0
  const known = new Map<string, string>()
  for (let round = 1; round <= rounds; round++) {
    const writers = [startWriter(writer, folder), startWriter(writer, folder)]
    await Promise.all(writers.map(({ hasBegun }) => hasBegun))
    await wait(randomInt(1, 120))
    for (const { child } of writers) child.kill('SIGKILL')
    const lines = (await Promise.all(writers.map(({ ended }) => ended))).flat()
    const begun = new Map<string, string>()
    for (const [mark, id, state] of lines.map((line) => line.split(' ') as [string, string, string])) {
      if (mark === '?') begun.set(id, state)
      else {
        known.set(id, state)
        acknowledged++
      }
    }
    problems.push(...(await find(folder, known, begun)).map((problem) => `round ${round}: ${problem}`))
  }
  return { rounds, acknowledged, problems }
}

async function problemsIn(folder: string, known: Map<string, string>, begun: ReadonlyMap<string, string>): Promise<string[]> {
  const problems: string[] = []
  const store = createDocumentStore(openSqliteRows(folder))
  for (const [id, state] of known) {
    const found = await store.read(CRASH_NOTE, id, 'server')
    const seen = found ? String(found.version) : 'gone'
    // A write that was begun, but not reported, may have come to its end or not; from now on it is the one or the other.
    if (seen !== state && seen !== begun.get(id)) problems.push(`${id} is ${seen}, not ${state}`)
    known.set(id, seen)
    if (found && (found.data.number !== found.version || found.data.text !== crashTextOf(found.version))) problems.push(`${id} is torn`)
  }
  await store.close()
  checkDatabase(databaseFile(folder))
  return problems
}

function startWriter(writer: string, folder: string): { child: ChildProcess; hasBegun: Promise<void>; ended: Promise<string[]> } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let wrong = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  const hasBegun = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`a writer ended by itself with ${code}: ${wrong}`)))
  })
  const ended = once(child, 'close').then(() => {
    if (child.signalCode !== 'SIGKILL') throw new Error(`a writer ended by itself: ${wrong}`)
    // The last line may be cut off.
    return said.split('\n').slice(0, -1)
  })
  ended.catch(() => {})
  return { child, hasBegun, ended }
}
