import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve('tests/emulator')
const STAMP = join(FOLDER, 'node_modules', '.installed')
export const EMULATOR_HOST = '127.0.0.1:9099'
/** A project of this kind needs no account at the provider. */
export const PROJECT = 'demo-toolglot'
const START_MS = 180_000

/**
 * Installs the identity emulator where it is not there yet; it is large, so it is kept out of the project's own packages.
 * @throws Error with what npm said
 */
export async function installEmulator(): Promise<void> {
  const wanted = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(command, [...args, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !npm && process.platform === 'win32',
  })
  const said: string[] = []
  child.stderr?.on('data', (part: Buffer) => said.push(part.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`the sign-in emulator could not be installed:\n${said.join('').trim()}`)
  writeFileSync(STAMP, wanted)
}

/** Starts the emulator, or uses the one that runs; gives what ends it. @throws Error with what it said */
export async function startEmulator(): Promise<() => Promise<void>> {
  if (await answers()) return async () => {}
  await installEmulator()
  const said: string[] = []
  const child: ChildProcess = spawn(
    process.execPath,
    [join(FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js'), 'emulators:start', '--only', 'auth', '--project', PROJECT],
    { cwd: FOLDER, env: { ...process.env, CI: 'true' }, detached: process.platform !== 'win32' },
  )
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part.toString()))
  const end = Date.now() + START_MS
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the sign-in emulator did not start:\n${said.join('').slice(-3000)}`)
    await new Promise((wait) => setTimeout(wait, 500))
  }
  return async () => {
    const gone = new Promise((done) => child.once('exit', done))
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGINT')
    else child.kill('SIGINT')
    await Promise.race([gone, new Promise((wait) => setTimeout(wait, 10_000))])
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://${EMULATOR_HOST}/`)).ok
  } catch {
    return false
  }
}

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
const API = `http://${EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`

/** The newest link of a kind that the emulator would have mailed. */
export async function mailedLink(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<URL> {
  const answer = await fetch(`http://${EMULATOR_HOST}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] }
  const found = oobCodes.findLast((code) => code.email === email && code.requestType === kind)
  if (!found) throw new Error(`no ${kind} was sent to ${email}`)
  return new URL(found.oobLink)
}

export async function resetPassword(link: URL, newPassword: string): Promise<void> {
  const body = JSON.stringify({ oobCode: link.searchParams.get('oobCode'), newPassword })
  const answer = await fetch(`${API}/accounts:resetPassword?key=emulator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The accounts with this address. */
export async function accountsOf(email: string): Promise<readonly { readonly localId: string }[]> {
  const answer = await fetch(`${API}/projects/${PROJECT}/accounts:lookup`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ email: [email] }),
  })
  return ((await answer.json()) as { users?: { localId: string }[] }).users ?? []
}

export async function disableAccount(email: string): Promise<void> {
  for (const { localId } of await accountsOf(email))
    await fetch(`${API}/projects/${PROJECT}/accounts:update`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ localId, disableUser: true }),
    })
}
