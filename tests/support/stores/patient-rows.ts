import { ToolError } from '../../../engine/core/errors.ts'
import type { Rows } from '../../../src/server/store/document.ts'

/** Rows whose writes are tried again while another process holds the database, as callers do who are told that it is busy. */
export function patientRows(rows: Rows): Rows {
  const patient =
    <A extends unknown[], R>(ask: (...values: A) => Promise<R>) =>
    async (...values: A): Promise<R> => {
      for (;;)
        try {
          return await ask(...values)
        } catch (error) {
          if (!(error instanceof ToolError && error.failure.code === 'busy')) throw error
        }
    }
  return {
    ...rows,
    insert: patient(rows.insert),
    replace: patient(rows.replace),
    remove: patient(rows.remove),
    commit: patient(rows.commit),
  }
}
