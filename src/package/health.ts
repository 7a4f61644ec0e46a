import { readSettings } from '../server/settings.ts'

// Whether the server of this machine answers, for what watches over it and has no program of its own to ask with.
const { port } = readSettings(process.env)
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
