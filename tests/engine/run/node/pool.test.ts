import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../../engine/run/node/pool.ts'

const tool = (id: string) => new URL(`../../../support/fixtures/runner/tools/trial/${id}.ts`, import.meta.url).href
const BOMB = { module: tool('regex-bomb'), input: { text: `${'a'.repeat(40)}!` }, limits: { timeMs: 300 } }
const PATIENT = { timeMs: 120_000 }
const ENDLESS = { module: tool('memory-hog'), input: { way: 'endless' }, limits: PATIENT }
const QUICK = { module: tool('regex-bomb'), input: { text: 'aaa' }, limits: PATIENT }
const MATCH = { ok: true, output: { matches: true } }

describe('pool', () => {
  const pool = createPool({ size: 2, runs: { queue: 4 }, memoryMb: 48 })
  afterAll(() => pool.close())

  it('runs a tool in a process of its own', { tags: 'long' }, async () => {
    expect(await pool.run(QUICK)).toEqual(MATCH)
  })

  it('answers wrong input as failures', async () => {
    expect(await pool.run({ ...QUICK, input: { text: 1 } })).toMatchObject({ ok: false, failures: [{ code: 'wrong-type', field: 'text' }] })
  })

  it('keeps an own __proto__ as the unknown field that it is', async () => {
    const input: unknown = JSON.parse('{"text": "a", "__proto__": {"pattern": "b"}}')
    expect(await pool.run({ ...QUICK, input, wire: true })).toMatchObject({ failures: [{ code: 'unknown-field', field: '__proto__' }] })
  })

  it('ends a regex bomb by its time limit and goes on', { tags: 'long' }, async () => {
    expect(await pool.run(BOMB)).toEqual({ ok: false, failures: [{ code: 'time-limit', params: { count: 1 } }] })
    expect(await pool.run(QUICK)).toEqual(MATCH)
  })

  it('lets other jobs pass while one is stuck', { tags: 'long' }, async () => {
    const stop = new AbortController()
    const endless = pool.run(ENDLESS, stop.signal)
    const first = await Promise.race([endless.then(() => 'endless'), pool.run(QUICK).then(() => 'quick')])
    expect(first).toBe('quick')
    stop.abort()
    await endless
  })

  it.each(['heap', 'array', 'string'])('ends a memory bomb (%s) and goes on', { tags: 'long' }, async (way) => {
    expect(await pool.run({ module: tool('memory-hog'), input: { way }, limits: PATIENT })).toMatchObject({
      failures: [{ code: 'memory-limit' }],
    })
    expect(await pool.run(QUICK)).toEqual(MATCH)
  })

  it('cancels what runs, what waits and what has not begun', async () => {
    const running = new AbortController()
    const waiting = new AbortController()
    const jobs = [pool.run(ENDLESS, running.signal), pool.run(ENDLESS, running.signal), pool.run(QUICK, waiting.signal)]
    setTimeout(() => waiting.abort(), 20)
    setTimeout(() => running.abort(), 60)
    for (const job of jobs) expect(await job).toMatchObject({ failures: [{ code: 'cancelled' }] })
    expect(await pool.run(QUICK, AbortSignal.abort())).toMatchObject({ failures: [{ code: 'cancelled' }] })
  })

  it('refuses as busy when too many wait', { tags: 'long' }, async () => {
    const results = await Promise.all(Array.from({ length: 7 }, (_, index) => pool.run(index < 2 ? BOMB : QUICK)))
    expect(results[6]).toMatchObject({ failures: [{ code: 'busy' }] })
    expect(results.slice(2, 6)).toEqual([MATCH, MATCH, MATCH, MATCH])
  })

  it('reports a bug with its frames, and survives it', async () => {
    const bug = pool.run({ module: tool('broken'), input: { text: 'my secret' } })
    await expect(bug).rejects.toMatchObject({ name: 'ToolBug', kind: 'RangeError' })
    const { frames } = (await bug.catch((error: { frames: string[] }) => error)) as { frames: string[] }
    expect(frames[0]).toContain('broken.ts')
    expect(frames.join()).not.toContain('secret')
    expect(await pool.run(QUICK)).toEqual(MATCH)
  })

  it('carries the bytes of files there and back, and leaves a caller’s own', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const result = await pool.run({ module: tool('file-reverse'), input: { file: { name: 'a', type: 'b/c', bytes } } })
    expect(result).toEqual({ ok: true, output: { file: { name: 'a', type: 'b/c', bytes: new Uint8Array([3, 2, 1]) } } })
    expect(bytes).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('speaks wire form when asked', async () => {
    const input = { file: { base64: 'AQID', type: 'b/c', name: 'a' } }
    expect(await pool.run({ module: tool('file-reverse'), input, wire: true })).toEqual({
      ok: true,
      output: { file: { base64: 'AwIB', type: 'b/c', name: 'a' } },
    })
    expect(await pool.run({ module: tool('file-reverse'), input: { file: { base64: '?' } }, wire: true })).toMatchObject({
      failures: [{ code: 'bad-encoding', field: 'file' }],
    })
  })

  it('gives the network to network tools, with the guards on', async () => {
    const job = { module: tool('page-title'), input: { url: 'http://127.0.0.1/' } }
    expect(await pool.run(job)).toMatchObject({ failures: [{ code: 'network-refused', params: { host: '127.0.0.1' } }] })
  })
})

it('serves those that wait in order', async () => {
  const pool = createPool({ size: 1 })
  const order: number[] = []
  await Promise.all([0, 1, 2, 3].map((index) => pool.run(QUICK).then(() => order.push(index))))
  expect(order).toEqual([0, 1, 2, 3])
  await pool.close()
})

it('leaves no process behind when its own is killed in the middle of a run', { tags: 'long' }, async () => {
  const script = `
    import { createPool } from ${JSON.stringify(new URL('../../../../engine/run/node/pool.ts', import.meta.url).href)}
    void createPool({ size: 1 }).run(${JSON.stringify(ENDLESS)})
    const { globSync, readFileSync } = await import('node:fs')
    const children = () => globSync('/proc/*/stat').filter((file) => {
      try { return readFileSync(file, 'utf8').split(') ')[1].split(' ')[1] === String(process.pid) } catch { return false }
    })
    setInterval(() => { const [own] = children(); if (own) console.log(own.split('/')[2]) }, 200)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const child = Number.parseInt(String(line), 10)
  // It is to be busy by then: its own thread could tell it nothing.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 30_000 }).toBe(false)
})

it('leaves none behind either when its own is gone before it has begun', { tags: 'long' }, async () => {
  const script = `
    import { startProcess } from ${JSON.stringify(new URL('../../../../engine/run/node/process.ts', import.meta.url).href)}
    const child = startProcess({ memoryMb: 512, net: {}, niceness: 0 })
    child.send({ type: 'run', id: 0, job: ${JSON.stringify(ENDLESS)} }, () => {
      console.log(child.pid)
      process.kill(process.pid, 'SIGKILL')
    })`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  await expect.poll(() => isRunning(Number.parseInt(String(line), 10)), { timeout: 30_000 }).toBe(false)
})

/** Whether there is such a process. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts a process in place of one that ended while it had nothing to do', { tags: 'long' }, async () => {
  const pool = createPool({ size: 1 })
  const result = await pool.run({ module: tool('memory-hog'), input: { way: 'last' } })
  const pid = result.ok ? result.output.length : undefined
  await expect.poll(() => isRunning(pid as number), { timeout: 30_000 }).toBe(false)
  expect(await pool.run(QUICK)).toEqual(MATCH)
  await pool.close()
})

it('begins nothing that came just before it was closed', async () => {
  const pool = createPool({ size: 1 })
  const first = pool.run(QUICK)
  await pool.close()
  expect(await first).toMatchObject({ failures: [{ code: 'cancelled' }] })
})

it('takes nothing after it was closed', async () => {
  const pool = createPool({ size: 1 })
  const running = pool.run(ENDLESS)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await pool.close()
  expect(await running).toMatchObject({ failures: [{ code: 'cancelled' }] })
  expect(await pool.run(QUICK)).toMatchObject({ failures: [{ code: 'cancelled' }] })
})
