import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../../engine/cli/cli.ts'
import { createPool } from '../../../engine/run/node/pool.ts'
import { locales } from '../../../registry/locales.ts'
import { catalogue } from '../../support/real-registry.ts'

const DECODE = { tool: 'base64-decode' }
const FORMAT = { tool: 'json-formatter', options: { indentation: 'none' } }
const recipe = (...steps: readonly object[]) => ({ toolglot: 'recipe', version: 1, steps })
const pool = createPool({ size: 1 })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recipe-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a recipe of a file; without `input` a person sits at standard input. */
async function cli(value: unknown, argv: readonly string[] = [], input?: string) {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value))
  const written: Uint8Array[] = []
  const warned: string[] = []
  const chunks = (async function* () {
    if (input !== undefined) yield Buffer.from(input)
  })()
  const exit = await runCli({
    argv: ['--recipe', path, ...argv],
    terminal: {
      input: Object.assign(chunks, { isTTY: input === undefined }),
      isTTY: false,
      write: async (data) => void written.push(Buffer.from(data)),
      warn: (line) => void warned.push(line),
    },
    tools: catalogue,
    createPool: () => ({ ...pool, close: async () => {} }),
    say: ({ code }, language, toolId) => [language, toolId, code].filter(Boolean).join(' '),
    locales,
    search: () => Promise.resolve([]),
    recognizer: '',
    command: 'tool',
  })
  return { exit, out: Buffer.concat(written).toString(), error: warned.join('\n') }
}

describe('--recipe', () => {
  it('takes a text as argument, from a file or standard input', { tags: 'long' }, async () => {
    const value = recipe(DECODE, FORMAT)
    const text = btoa('{"a": 1}')
    await writeFile(join(folder, 'in.txt'), text)
    for (const run of [cli(value, [text]), cli(value, [`@${join(folder, 'in.txt')}`]), cli(value, [], text)])
      expect(await run).toMatchObject({ exit: 0, out: '{"a":1}\n' })
  })

  it('takes and gives files', async () => {
    await writeFile(join(folder, 'dot.bin'), new Uint8Array([1, 2, 3]))
    const out = join(folder, 'out.bin')
    const { exit } = await cli(recipe({ tool: 'base64-encode-file' }, { tool: 'base64-decode-file', from: 'file' }), [
      join(folder, 'dot.bin'),
      '--out',
      out,
    ])
    expect(exit).toBe(0)
    expect([...(await readFile(out))]).toEqual([1, 2, 3])
  })

  it('gives each line of a fork', async () => {
    expect((await cli(recipe({ ...DECODE, each: 'line' }), [`${btoa('a')}\n${btoa('b')}`])).out).toBe('a\nb\n')
  })

  it('answers in JSON, with what was said at each step', async () => {
    const tolerant = { tool: 'json-formatter', options: { tolerant: true, indentation: 'none' } }
    const { out } = await cli(recipe(tolerant, { tool: 'reverse-text' }), ['[1,]', '--json'])
    expect(JSON.parse(out)).toEqual({ result: ']1[', notices: [{ code: 'commas-passed', params: { count: 1 }, level: 'info', step: 0 }] })
    expect((await cli(recipe(tolerant, { tool: 'reverse-text' }), ['[1,]'])).error).toContain('1 json-formatter: 1 trailing comma')
  })

  it('runs without input where the first step takes none, the same with the same seed', async () => {
    const value = recipe({ tool: 'uuid-generator' }, { tool: 'case-converter', options: { style: 'upper' } })
    const one = await cli(value, ['--seed', '7'])
    expect(one).toMatchObject({ exit: 0, out: (await cli(value, ['--seed', '7'])).out })
    expect(one.out).toMatch(/^[0-9A-F-]{36}\n$/)
  })

  it.each<[string, unknown, string[], number, string]>([
    [
      'a fault at its step',
      recipe(DECODE, FORMAT),
      [btoa('{')],
      2,
      '2 json-formatter: --text: en json-formatter json-unclosed-object (1:1)',
    ],
    ['a fault at its line', recipe({ ...DECODE, each: 'line' }), ['YQ==\n!'], 2, '1.2 base64-decode: --text: en base64-decode'],
    ['a tool that is not there', recipe(DECODE, { tool: 'nowhere' }), ['YQ=='], 3, '2: --tool: en unknown-tool (nowhere)'],
    ['a first tool that is not there', recipe({ tool: 'nowhere' }), [], 3, '1: --tool: en unknown-tool (nowhere)'],
    ['a tool of the page', recipe({ tool: 'image-resizer' }), [], 5, '1: en browser-only'],
    ['thousands of steps', recipe(...Array.from({ length: 2_000 }, () => DECODE)), ['a'], 2, '--steps: en too-many'],
    ['a newer recipe', { toolglot: 'recipe', version: 3 }, [], 2, '--version: en recipe-version'],
    ['what is no recipe', '[]', [], 2, '--recipe: en wrong-type'],
    ['what is no JSON', '{', [], 2, 'en bad-json'],
    ['a flag that the first step does not have', recipe(DECODE), ['--nonsense', '1'], 2, 'en unknown-field (--nonsense)'],
  ])('refuses %s', async (_, value, argv, exit, error) => {
    const answer = await cli(value, argv)
    expect(answer.out).toBe('')
    expect(answer.error).toContain(error)
    expect(answer.exit).toBe(exit)
  })
})
