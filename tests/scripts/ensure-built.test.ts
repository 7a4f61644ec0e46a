import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A project whose build leaves its process id behind, and then does as it is told. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolglot-built-'))
  for (const script of ['ensure-built', 'child', 'source-hash'])
    if (existsSync(`scripts/${script}.ts`)) cpSync(`scripts/${script}.ts`, join(folder, `scripts/${script}.ts`))
  for (const path of ['package-lock.json', 'package.json']) writeFileSync(join(folder, path), '{"type":"module"}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(build: string): ChildProcess {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  const scripts = {
    'scripts/build.ts': `
      import { writeFileSync } from 'node:fs'
      export async function buildSite() { writeFileSync('pid', String(process.pid)); ${build} }
      if (import.meta.filename === process.argv[1]) await buildSite()`,
    'main.ts': `
      import { ensureBuilt } from './scripts/ensure-built.ts'
      try { await ensureBuilt(); console.log('built') } catch (error) { console.log(error.message); process.exitCode = 1 }`,
  }
  for (const [path, text] of Object.entries(scripts)) writeFileSync(join(folder, path), text)
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'main.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
}
const buildPid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'))
const untilBuilding = async () => {
  while (!existsSync(join(folder, 'pid')) || buildPid() === 0) await wait(5)
}
const outcomeOf = async (child: ChildProcess) => {
  let out = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { out, code, signal }
}

it('builds in a process of its own, which is gone afterwards', { tags: 'long' }, async () => {
  const child = start('')
  expect(await outcomeOf(child)).toEqual({ out: 'built\n', code: 0, signal: null })
  expect(buildPid()).not.toBe(child.pid)
  expect(() => process.kill(buildPid(), 0)).toThrow('ESRCH')
})

it('says that there is no build when it failed', { tags: 'long' }, async () => {
  expect(await outcomeOf(start('throw new Error("a wrong entry")'))).toEqual({
    out: 'The site could not be built.\n',
    code: 1,
    signal: null,
  })
})

it('ends the build when it is told to end', { tags: 'long' }, async () => {
  const child = start('setInterval(() => {}, 1000); await new Promise(() => {})')
  const outcome = outcomeOf(child)
  await untilBuilding()
  child.kill('SIGTERM')
  expect((await outcome).out).toBe('The site could not be built.\n')
  expect(() => process.kill(buildPid(), 0)).toThrow('ESRCH')
})
