import type { Failure } from '../../../engine/core/errors.ts'
import type { RunResult, Values } from '../../../engine/core/run.ts'
import { outputFromWire, toWire } from '../../../engine/core/wire.ts'
import type { RunRequest } from '../../../engine/run/page/client.ts'
import { failed } from '../../../engine/run/protocol.ts'
import { askServer } from './ask-server.ts'

type Problem = { readonly code?: string; readonly errors?: readonly Failure[] }

/** Runs a tool over the public API, as any other caller would. */
export async function runOnServer(id: string, locale: string, { input, options, signal }: RunRequest): Promise<RunResult> {
  const body = { input: toWire(input), timeZone: options.timeZone }
  const question = { method: 'POST', body, locale, signal } as const
  const answer = await askServer<{ readonly output?: Values }>(`/api/tools/${id}`, question)
  if (answer.ok) {
    const { output } = answer.body
    return output ? { ok: true, output: outputFromWire(output) as Values } : failed('bug')
  }
  if (answer.status === 0) return failed(signal?.aborted ? 'cancelled' : 'offline')
  if (answer.body === undefined) return failed('network-failed')
  const { code = 'bug', errors = [] } = answer.body as Problem
  const [first, ...rest] = errors
  return first ? { ok: false, failures: [first, ...rest] } : failed(code)
}
