import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toKebab } from '../../engine/cli/arguments.ts'
import { runCli } from '../../engine/cli/cli.ts'
import { readAll } from '../../engine/cli/terminal.ts'
import type { Tool } from '../../engine/core/define.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import { toWire } from '../../engine/core/wire.ts'
import { mediaTypeOf } from '../../engine/run/media-types.ts'
import { createPool } from '../../engine/run/pool.ts'
import { locales } from '../../registry/locales.ts'
import { createServer } from '../../src/server/server.ts'
import { ask } from '../support/ask.ts'
import { catalogue, optionsOf, runsAnywhere, settle, type SettledExample, tools } from '../support/real-registry.ts'
import { output } from '../support/run-tool.ts'
import { faceWords } from '../support/tool-faces.ts'

type Case = { readonly tool: Tool; readonly index: number; readonly example: SettledExample }
const casesOf = (list: readonly Tool[]): Case[] =>
  list.flatMap((tool) => tool.examples.map((example, index) => ({ tool, index, example: settle(example) })))
const cases = casesOf(runsAnywhere)
const inBrowser = tools.filter(({ effect }) => effect === 'browser')

/** The answer of the transform itself, as JSON faces carry it. */
const answers = new Map<Case, unknown>()
async function answerOf(one: Case): Promise<unknown> {
  if (!answers.has(one))
    answers.set(one, JSON.parse(JSON.stringify(toWire(await output(one.tool, one.example.input, optionsOf(one.example))))))
  return answers.get(one)
}
const requestOf = ({ example: { input, seed, now, timeZone } }: Case) => ({ input: toWire(input), seed, now, timeZone })

const server = createServer({
  root: mkdtempSync(join(tmpdir(), 'faces-')),
  pages: [],
  tools: catalogue,
  locales,
  say: faceWords.say,
  listTools: () => Promise.resolve([]),
  info: { title: 'Trial', version: '1' },
  pool: { size: 2, queue: 1000 },
  rateLimit: { perSecond: 1e9, burst: 1e9 },
})
const { port } = await server.listen(0, '127.0.0.1')
const pool = createPool({ size: 1, queue: 1000 })
afterAll(async () => {
  await server.close(0)
  await pool.close()
})

describe('a run of the transform itself', () => {
  it.each(cases.map((one) => [one.tool.id, one.index, one] as const))('gives what %s declares in example %i', async (_, __, one) => {
    const declared = JSON.parse(JSON.stringify(toWire(one.example.output))) as Record<string, unknown>
    const answer = (await answerOf(one)) as Record<string, unknown>
    expect(Object.fromEntries(Object.keys(declared).map((name) => [name, answer[name]]))).toEqual(declared)
  })
})

describe('tools that ask the network', () => {
  it.each(casesOf(tools.filter(({ effect }) => effect === 'network')).map((one) => [one.tool.id, one.index, one] as const))(
    '%s records an output that fits in example %i',
    (_, __, { tool, example }) => {
      expect(tool.input.safeParse(example.input).error).toBeUndefined()
      expect(tool.output.partial().safeParse(example.output).error).toBeUndefined()
    },
  )
})

describe('the HTTP API', () => {
  const post = async (tool: Tool, body: object) => {
    const { status, text } = await ask(port, `/api/tools/${tool.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status, body: JSON.parse(text) as { output?: unknown; code?: string } }
  }

  it.each(cases.map((one) => [one.tool.id, one.index, one] as const))(
    'answers %s, example %i, as the transform does',
    async (_, __, one) => {
      expect(await post(one.tool, requestOf(one))).toEqual({ status: 200, body: { output: await answerOf(one) } })
    },
  )

  it.each(inBrowser.map((tool) => [tool.id, tool] as const))('refuses %s, which needs a browser', async (_, tool) => {
    expect(await post(tool, { input: {} })).toMatchObject({ status: 501, body: { code: 'browser-only' } })
  })
})

describe('the command line', () => {
  it('answers all examples in one batch as the transform does, in order', async () => {
    const browserLines = inBrowser.map((tool) => ({ tool: tool.id, input: toWire(tool.examples[0]?.input) }))
    const lines = [...cases.map((one) => ({ tool: one.tool.id, ...requestOf(one) })), ...browserLines]
    const { out, exit } = await ownProcess(['--batch'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect(exit).toBe(0)
    const got = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    const expected = [
      ...(await Promise.all(cases.map(async (one) => ({ ok: true, output: await answerOf(one) })))),
      ...browserLines.map(() => ({ ok: false, error: { code: 'browser-only', message: expect.any(String) } })),
    ]
    expect(got).toHaveLength(expected.length)
    got.forEach((answer, index) => expect(answer, lines[index]?.tool).toEqual(expected[index]))
  })

  const flagged = cases.map(withSeedField).flatMap((one) => {
    const flags = flagsOf(one.example)
    return flags ? [{ ...one, id: one.tool.id, one, flags }] : []
  })

  it.each(flagged)('reads $id, example $index, from flags', async ({ one, tool, flags }) => {
    const { exit, out, error } = await inProcess([tool.id, ...flags, '--json'])
    expect(error).toBe('')
    expect({ exit, output: JSON.parse(out) as unknown }).toEqual({ exit: 0, output: await answerOf(one) })
  })

  it('can be given the examples of nearly every tool as flags', () => {
    const reached = new Set(flagged.map(({ id }) => id))
    expect(runsAnywhere.filter(({ id }) => !reached.has(id)).length).toBeLessThanOrEqual(2)
  })

  it.each(inBrowser.map((tool) => [tool.id, tool] as const))('refuses %s, which needs a browser', async (_, tool) => {
    expect((await inProcess([tool.id])).exit).toBe(5)
  })

  it('runs as a process of its own', async () => {
    const one = cases.find(({ tool, index }) => tool.id === 'base64-encode' && index === 0) as Case
    const { exit, out } = await ownProcess(['base64-encode', ...(flagsOf(one.example) ?? []), '--json'])
    expect({ exit, output: JSON.parse(out) as unknown }).toEqual({ exit: 0, output: await answerOf(one) })
  })
})

async function ownProcess(argv: readonly string[], input = ''): Promise<{ out: string; exit: number | null }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/cli/main.ts', ...argv], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(input)
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { out: (await readAll(child.stdout)).toString(), exit: await exit }
}

async function inProcess(argv: readonly string[]): Promise<{ out: string; exit: number; error: string }> {
  const written: Uint8Array[] = []
  const warned: string[] = []
  const exit = await runCli({
    argv,
    terminal: {
      input: Object.assign((async function* () {})(), { isTTY: true }),
      isTTY: false,
      write: async (data) => void written.push(Buffer.from(data)),
      warn: (line) => void warned.push(line),
    },
    tools: catalogue,
    createPool: () => ({ ...pool, close: async () => {} }),
    ...faceWords,
    locales,
    command: 'tool',
  })
  return { out: Buffer.concat(written).toString(), exit, error: warned.join('\n') }
}

/** Where a tool has a field `seed`, that is what `--seed` fills in. */
function withSeedField(one: Case): Case {
  const { tool, example } = one
  const takesSeed = Object.hasOwn(tool.input.shape, 'seed') && !Object.hasOwn(example.input, 'seed')
  return takesSeed ? { ...one, example: { ...example, input: { ...example.input, seed: String(example.seed) } } } : one
}

/** An example as a person would type it; undefined where a text stands for standard input, or a file's type does not follow from its name. */
function flagsOf({ input, seed, now, timeZone }: SettledExample): string[] | undefined {
  const flags = [`--now=${now}`]
  if (!Object.hasOwn(input, 'seed')) flags.push(`--seed=${seed}`)
  if (!Object.hasOwn(input, 'timeZone')) flags.push(`--time-zone=${timeZone}`)
  for (const [name, value] of Object.entries(input)) {
    const flag = toKebab(name)
    if (typeof value === 'boolean') flags.push(value ? `--${flag}` : `--no-${flag}`)
    else if (isFileValue(value)) {
      if (mediaTypeOf(value.name) !== value.type || basename(value.name) !== value.name) return undefined
      const path = join(mkdtempSync(join(tmpdir(), 'flag-')), value.name)
      writeFileSync(path, value.bytes)
      flags.push(`--${flag}=${path}`)
    } else if (Array.isArray(value)) {
      if (value.some((item) => isFileValue(item))) return undefined
      flags.push(`--${flag}=${typeof value[0] === 'object' ? JSON.stringify(value) : value.join(',')}`)
    } else if (value === '-' || String(value).startsWith('@')) return undefined
    else flags.push(`--${flag}=${String(value)}`)
  }
  return flags
}
