/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { ask } from '../../../support/servers/ask.ts'
import { askOnAndOn } from '../../../support/servers/ask-on-and-on.ts'

const TRIAL = fileURLToPath(new URL('../../../support/servers/worker-trial.ts', import.meta.url))

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || !child.kill('SIGKILL')) continue
    await once(child, 'exit')
  }
})

async function start(args: readonly string[], port = 0) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', TRIAL, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  })
  started.push(child)
  const lines: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  const ended = once(child, 'exit') as Promise<[code: number | null]>
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { child, said: said.trim(), port: Number(said), lines, ended }
}

let callers = 0
/** The status and the process that answered, each time over a connection of its own. */
const askFor = async (port: number, caller = `10.0.0.${++callers}`) => {
  const { status, text } = await ask(port, '/api/en/tools', { headers: { 'x-forwarded-for': caller } })
  return { status, pid: status === 200 ? Number((JSON.parse(text) as [{ text: string }])[0].text) : 0 }
}
const pidsOf = async (port: number, count: number, other = 0) => {
  for (const pids = new Set<number>(); ; await wait(5)) {
    const { pid } = await askFor(port).catch(() => ({ pid: 0 }))
    if (pid !== 0 && pid !== other) pids.add(pid)
    if (pids.size === count) return [...pids]
  }
}

it('lets a caller ask as often as one process would, whichever of them answers', async () => {
  const { port } = await start(['3'])
  expect(await pidsOf(port, 3)).toHaveLength(3)
  for (let isSpread = false; !isSpread;) {
    const caller = `9.9.9.${++callers}`
    const answers = await Promise.all(Array.from({ length: 40 }, () => askFor(port, caller)))
    const pids = answers.filter(({ status }) => status === 200).map(({ pid }) => pid)
    expect(pids).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    isSpread = new Set(pids).size > 1
  }
})

it('starts one that was killed again, each time later, and serves meanwhile', async () => {
  const { port, lines } = await start(['2'])
  let [victim = 0, other] = await pidsOf(port, 2)
  for (const delay of ['0.1', '0.2', '0.4']) {
    process.kill(victim, 'SIGKILL')
    expect(await pidsOf(port, 1, victim)).toEqual([other])
    const seen = await pidsOf(port, 2, victim)
    expect(lines.at(-1)).toBe(`worker ${victim} ended (SIGKILL); another one starts in ${delay} s`)
    victim = seen.find((pid) => pid !== other) ?? 0
  }
  expect(lines).toHaveLength(3)
})

it('ends without losing a request of clients that keep their connections', async () => {
  const { child, port, ended, lines } = await start(['2'])
  const lost: string[] = []
  const clients = Array.from({ length: 12 }, () => askOnAndOn(port, lost))
  await Promise.all(clients.map(({ isAnswered }) => isAnswered))
  child.kill('SIGTERM')
  await Promise.all(clients.map(({ hasEnded }) => hasEnded))
  expect((await ended)[0]).toBe(0)
  expect([lost, lines]).toEqual([[], []])
})

it('gives up when the first cannot start, and leaves none behind', async () => {
  const { said, ended, lines } = await start(['2', 'wrong'])
  expect([said, (await ended)[0], lines]).toEqual(['NoWorker', 1, []])
})

it('does not join others who share the port', async () => {
  const { port } = await start(['2'])
  const second = await start(['2'], port)
  expect([second.said, (await second.ended)[0]]).toEqual(['EADDRINUSE', 1])
})
