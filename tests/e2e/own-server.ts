import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OwnServer = { readonly origin: string; readonly close: () => void }

/** A server of the same build with settings of its own, over an empty store. */
export async function startOwnServer(env: Readonly<Record<string, string>>): Promise<OwnServer> {
  const server: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT: '10000',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'toolglot-own-')),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { origin: `http://127.0.0.1:${/:(\d+)\//.exec(line.toString())?.[1]}`, close: () => server.kill() }
}
