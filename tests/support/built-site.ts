import { readPages } from '../../engine/read/registry.ts'
import { spawn } from 'node:child_process'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { locales } from '../../registry/locales.ts'
import { sourceHash } from '../../scripts/source-hash.ts'
import { createListing } from '../../src/server/listing.ts'
import { createServer, type RunningServer } from '../../src/server/server.ts'
import { createFaceWords } from '../../src/server/words.ts'
import { LOCALES_URL, REGISTRY_URL } from './real-registry.ts'

export const BUILT_SITE = 'dist/client'
const LOCK_FOLDER = 'node_modules/.cache'
const LOCK = `${LOCK_FOLDER}/build.lock`

/** Makes sure that `dist/` is built from today's sources; of several that ask, one builds and the others wait. */
export async function ensureBuilt(): Promise<void> {
  await mkdir(LOCK_FOLDER, { recursive: true })
  while (!(await isFresh())) {
    if (!(await takeLock())) await wait(300)
    else
      try {
        if (!(await isFresh())) await build()
        return
      } finally {
        await rm(LOCK, { force: true })
      }
  }
}

/** The product's server over the built site, as `npm start` runs it but for its rate limit. */
export async function startBuiltSite(): Promise<{ port: number; server: RunningServer }> {
  await ensureBuilt()
  const tools = await readCatalogue(REGISTRY_URL)
  const { say } = createFaceWords(LOCALES_URL, tools, locales)
  const server = createServer({
    root: BUILT_SITE,
    pages: await readPages(REGISTRY_URL),
    tools,
    locales,
    say,
    listTools: createListing(BUILT_SITE).listTools,
    info: { title: 'Toolglot API', version: '1' },
    pool: { size: 1 },
    rateLimit: { perSecond: 1e9, burst: 1e9 },
  })
  const { port } = await server.listen(0, '127.0.0.1')
  return { port, server }
}

async function isFresh(): Promise<boolean> {
  const stamp = await readFile('dist/stamp', 'utf8').catch(() => '')
  return stamp === (await sourceHash())
}

/** A lock whose owner has ended is taken over. */
async function takeLock(): Promise<boolean> {
  try {
    const file = await open(LOCK, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = Number(await readFile(LOCK, 'utf8').catch(() => '0'))
    if (owner > 0 && !isRunning(owner)) await rm(LOCK, { force: true })
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** In a process of its own: the test runner's NODE_ENV would give a build for development. */
async function build(): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exit = await new Promise((resolve) => child.on('close', resolve))
  if (exit !== 0) throw new Error(`the site could not be built:\n${said.slice(-4000)}`)
}
