import type { Failure } from '../../engine/core/errors.ts'
import type { RunResult } from '../../engine/core/run.ts'
import { outputFromWire, toWire } from '../../engine/core/wire.ts'
import type { RunOptions } from '../../engine/run/context.ts'

type Problem = { readonly code?: string; readonly errors?: readonly Failure[] }

/** Runs a tool over the public API, as any other caller would. */
export async function runOnServer(
  id: string,
  input: Readonly<Record<string, unknown>>,
  options: RunOptions,
  locale: string,
  signal: AbortSignal,
): Promise<RunResult> {
  let response: Response
  try {
    response = await fetch(`/api/tools/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify({ input: toWire(input), timeZone: options.timeZone }),
      signal,
    })
  } catch {
    return failed({ code: signal.aborted ? 'cancelled' : 'offline', params: {} })
  }
  const isJson = response.headers.get('content-type')?.includes('json')
  if (!isJson) return failed({ code: 'network-failed', params: {} })
  const body = (await response.json()) as { output?: Record<string, unknown> } & Problem
  if (response.ok && body.output) return { ok: true, output: outputFromWire(body.output) as Record<string, unknown> }
  const [first, ...rest] = body.errors ?? []
  return first ? { ok: false, failures: [first, ...rest] } : failed({ code: body.code ?? 'bug', params: {} })
}

function failed(failure: Failure): RunResult {
  return { ok: false, failures: [failure] }
}
