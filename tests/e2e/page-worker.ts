import type { Page } from '@playwright/test'
import type { RunOptions } from '../../engine/run/context.ts'

/** A run that a page asks its worker for; files of the input as JSON faces carry them. */
export type WorkerRun = { readonly tool: string; readonly input: unknown; readonly options: RunOptions }
export type WorkerAnswer = { readonly ok: boolean; readonly output?: unknown; readonly failures?: unknown }

/** What the worker of a page answers to runs, one after another, with files and large texts as JSON faces carry them. */
export function answersInWorker(page: Page, worker: string, runs: readonly WorkerRun[]): Promise<WorkerAnswer[]> {
  return page.evaluate(
    async ([address, asked]) => {
      const fromWire = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value
        if (Array.isArray(value)) return value.map(fromWire)
        const { base64, ...rest } = value as { base64?: string }
        if (base64 !== undefined && 'name' in rest) return { ...rest, bytes: Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)) }
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fromWire(item)]))
      }
      const toWire = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value
        if (Array.isArray(value)) return value.map(toWire)
        const { bytes, kind, name, type } = value as { bytes?: Uint8Array; kind?: string; name?: string; type?: string }
        if (bytes instanceof Uint8Array) {
          if (kind === 'large-text') return new TextDecoder().decode(bytes)
          return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), type, name }
        }
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toWire(item)]))
      }
      const running = new Worker(address, { type: 'module' })
      const answer = (id: number, job: object) =>
        new Promise<WorkerAnswer>((done) => {
          running.addEventListener('message', function listen({ data }: MessageEvent<{ id: number; type: string; result?: WorkerAnswer }>) {
            if (data.id !== id || (data.type !== 'done' && data.type !== 'bug')) return
            running.removeEventListener('message', listen)
            done(data.type === 'done' && data.result ? data.result : { ok: false, failures: data })
          })
          running.postMessage({ type: 'run', id, job })
        })
      const modules = new Map<string, { module: string; assets?: object }>()
      const found: WorkerAnswer[] = []
      for (const [id, { tool, input, options }] of asked.entries()) {
        const known = modules.get(tool) ?? (await (await fetch(`/${tool}/payload.json`)).json()).data
        modules.set(tool, known)
        const { ok, output, failures } = await answer(id, {
          module: known.module,
          assets: known.assets ?? {},
          input: fromWire(input),
          options,
        })
        found.push({ ok, output: toWire(output), failures })
      }
      running.terminate()
      return JSON.parse(JSON.stringify(found)) as WorkerAnswer[]
    },
    [worker, runs] as const,
  )
}
