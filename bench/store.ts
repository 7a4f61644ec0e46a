import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRounds } from '../tests/support/stores/crash-rounds.ts'
import type { Row } from './table.ts'

const ROUNDS = 200

/** Writes that were reported as done and are gone after the writing processes were killed. */
export async function lostWrites(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-'))
  try {
    const { acknowledged, problems } = await crashRounds(folder, ROUNDS)
    return {
      part: 'store',
      what: `writes lost or torn in ${ROUNDS} kills of two writers`,
      value: problems.length,
      unit: 'writes',
      note: `of ${acknowledged.toLocaleString('en')} acknowledged${problems.length > 0 ? `; ${problems[0]}` : ''}`,
      bound: 0,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
