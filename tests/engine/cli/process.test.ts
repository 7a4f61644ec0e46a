/** @module-tag long */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url))

function run(argv: readonly string[], input = ''): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...argv], { maxBuffer: 64 * 1024 * 1024 }, (error, out, warned) =>
      resolve({ code: Number(error?.code ?? 0), out, error: warned }),
    )
    child.stdin?.end(input)
  })
}

it('answers a batch of the real tools', async () => {
  const { code, out } = await run(['--batch'], '{"tool":"base64-encode","input":{"text":"é😀"}}\nbroken\n')
  expect(code).toBe(0)
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(first).toEqual({ ok: true, output: { text: 'w6nwn5iA' } })
  expect(second).toMatchObject({ ok: false, error: { code: 'bad-json' } })
})

it('answers each line before the next is sent', async () => {
  const child = spawn(process.execPath, [MAIN, '--batch'], { stdio: ['pipe', 'pipe', 'inherit'] })
  for (const text of ['a', 'b']) {
    child.stdin.write(`{"tool":"base64-encode","input":{"text":"${text}"}}\n`)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(JSON.parse(line.toString())).toEqual({ ok: true, output: { text: Buffer.from(text).toString('base64') } })
  }
  child.stdin.end()
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
})

it('reads a pipe, and says what is wrong with the code of its kind', async () => {
  expect(await run(['base64-encode'], 'foob')).toEqual({ code: 0, out: 'Zm9vYg==\n', error: '' })
  expect(await run(['base64-decode', 'Zm9vY'])).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringMatching(/^--text: .+ \(1:6\)\n$/) as string,
  })
})

it('ends quietly when nobody reads on', async () => {
  const child = spawn(process.execPath, [MAIN, '--batch'], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdin.write('{"tool":"base64-encode","input":{"text":"a"}}\n'.repeat(5000))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  let error = ''
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  expect({ code, error }).toEqual({ code: 0, error: '' })
})
