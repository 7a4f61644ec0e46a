import type { Failure } from '../../engine/core/errors.ts'
import type { RunResult } from '../../engine/core/run.ts'
import { outputFromWire, toWire } from '../../engine/core/wire.ts'
import type { RunOptions } from '../../engine/run/context.ts'
import { failed } from '../../engine/run/protocol.ts'
import { askServer } from './ask-server.ts'

type Values = Readonly<Record<string, unknown>>
type Problem = { readonly code?: string; readonly errors?: readonly Failure[] }

/** Runs a tool over the public API, as any other caller would. */
export async function runOnServer(
  id: string,
  input: Values,
  { timeZone }: RunOptions,
  locale: string,
  signal: AbortSignal,
): Promise<RunResult> {
  const body = { input: toWire(input), timeZone }
  const answer = await askServer<{ readonly output?: Values }>(`/api/tools/${id}`, { method: 'POST', body, locale, signal })
  if (answer.ok) {
    const { output } = answer.body
    return output ? { ok: true, output: outputFromWire(output) as Values } : failed('bug')
  }
  if (answer.status === 0) return failed(signal.aborted ? 'cancelled' : 'offline')
  if (answer.body === undefined) return failed('network-failed')
  const { code = 'bug', errors = [] } = answer.body as Problem
  const [first, ...rest] = errors
  return first ? { ok: false, failures: [first, ...rest] } : failed(code)
}
