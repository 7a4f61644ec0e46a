/// <reference lib="webworker" />

export type TickStart = { readonly everyMs: number }

const scope = globalThis as unknown as DedicatedWorkerGlobalScope

// Timers of a page out of sight run once a second; those of a worker keep their pace.
scope.addEventListener('message', ({ data }: MessageEvent<TickStart>) => setInterval(() => scope.postMessage(0), data.everyMs))
