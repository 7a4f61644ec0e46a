import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cli } from '../../support/run-cli.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  await writeFile(join(folder, 'a.txt'), 'from a file\n')
  await writeFile(join(folder, 'bad.txt'), new Uint8Array([0xff]))
})
afterAll(() => rm(folder, { recursive: true }))

/** The input as the tool saw it. */
const seen = async (argv: readonly string[], input?: string | Uint8Array) => {
  const { exit, out, error } = await cli(['all-fields', '--json', ...argv], input)
  if (exit !== 0) throw new Error(`${exit} ${error}`)
  return JSON.parse((JSON.parse(out) as { json: string }).json) as Record<string, unknown>
}
const refusal = async (argv: readonly string[], input?: string | Uint8Array) => {
  const { exit, error, out } = await cli(argv, input)
  expect(out).toBe('')
  return { exit, error }
}

describe('flags', () => {
  it('take names in kebab case or as they are', async () => {
    expect(await seen(['--text', 'a', '--line-length', '10'])).toMatchObject({ text: 'a', lineLength: 10 })
    expect(await seen(['--text=a=b', '--lineLength=10'])).toMatchObject({ text: 'a=b', lineLength: 10 })
  })

  it('switch on and off', async () => {
    expect(await seen(['a'])).toMatchObject({ padding: true })
    expect(await seen(['a', '--no-padding'])).toMatchObject({ padding: false })
    expect(await seen(['--padding', 'a'])).toMatchObject({ text: 'a', padding: true })
    expect(await seen(['a', '--padding=false'])).toMatchObject({ padding: false })
    expect(await seen(['a', '--no-padding=false'])).toMatchObject({ padding: true })
  })

  it('carry numbers, decimals, lists, rows and files', async () => {
    expect(await seen(['a', '--ratio', '.5', '--amount', '10.50'])).toMatchObject({ ratio: 0.5, amount: '10.50' })
    expect(await seen(['a', '--marks', 'bold, tiny'])).toMatchObject({ marks: ['bold', 'tiny'] })
    expect(await seen(['a', '--marks', 'bold', '--marks', 'italic'])).toMatchObject({ marks: ['bold', 'italic'] })
    expect(await seen(['a', '--rows', '[{"name":"x","value":1}]'])).toMatchObject({ rows: [{ name: 'x', value: 1 }] })
    expect(await seen(['a', '--attachment', join(folder, 'a.txt')])).toMatchObject({
      attachment: { name: 'a.txt', type: 'text/plain', bytes: '12 bytes' },
    })
  })

  it('leave a field of the tool its name', async () => {
    expect(await seen(['a', '--language', 'fr', '--locale', 'es'])).toMatchObject({ language: 'fr' })
  })

  it('run many items by a second name, which no field takes', async () => {
    const many = (name: string) => cli(['all-fields', name, 'line', '--json', '--now', '2026-11-27T12:00:00Z'], 'a\nb\n')
    const expected = await many('--per')
    expect(expected.out.trim().split('\n')).toHaveLength(2)
    expect(await many('--for-each')).toEqual(expected)
  })

  it.each([
    ['nonsense', ['a', '--nonsense', '1'], 2, 'en unknown-field --nonsense'],
    ['a flag of every object', ['a', '--constructor', '1'], 2, 'en unknown-field --constructor'],
    ['a flag without its value', ['a', '--line-length'], 2, '--line-length: en required'],
    ['a number that is none', ['a', '--line-length', 'ten'], 2, '--line-length: en not-a-number'],
    ['a number out of bounds', ['a', '--line-length', '-1'], 2, '--line-length: en too-small 0'],
    ['a choice that is none', ['a', '--alphabet', 'morse'], 2, '--alphabet: en not-a-choice standard, url'],
    ['a switch with a word', ['a', '--padding=maybe'], 2, '--padding: en not-a-choice true, false'],
    ['rows that are no JSON', ['a', '--rows', '[{'], 2, '--rows: en bad-json'],
    ['a file that is not there', ['a', '--attachment', '/nowhere/x'], 3, '--attachment: en not-found /nowhere/x'],
    ['two texts', ['a', 'b'], 2, 'en unknown-field b'],
    ['an instant that is none', ['a', '--now', 'today'], 2, '--now: en bad-date-time'],
    ['a zone that is none', ['a', '--time-zone', 'Mars'], 2, '--time-zone: en bad-time-zone'],
    ['a language that is none', ['a', '--locale', 'xx'], 3, 'en unknown-language'],
    ['a failure of the tool, with its place', ['odd'], 2, '--text: en too-odd odd (1:2)'],
    ['a failure in another language', ['odd', '--locale', 'pt'], 2, '--text: pt too-odd odd (1:2)'],
    ['no text at all', [], 2, '--text: en required'],
  ])('refuse %s', async (_, argv, exit, error) => {
    const answer = await refusal(['all-fields', ...argv])
    expect(answer.exit).toBe(exit)
    expect(answer.error).toContain(error)
  })
})

describe('texts', () => {
  it('come from standard input, a file, or the argument itself', async () => {
    expect(await seen([], 'piped\n')).toMatchObject({ text: 'piped\n' })
    expect(await seen(['-'], 'piped')).toMatchObject({ text: 'piped' })
    expect(await seen(['--text', '-'], 'piped')).toMatchObject({ text: 'piped' })
    expect(await seen(['--text', `@${join(folder, 'a.txt')}`])).toMatchObject({ text: 'from a file\n' })
    expect(await seen(['@@name'])).toMatchObject({ text: '@name' })
    expect(await seen(['--', '--text'])).toMatchObject({ text: '--text' })
    expect(await seen(['given'], 'not read')).toMatchObject({ text: 'given' })
  })

  it('must be UTF-8', async () => {
    expect(await refusal(['all-fields'], new Uint8Array([0xff]))).toEqual({ exit: 2, error: '--text: en bad-encoding UTF-8' })
    expect(await refusal(['all-fields', `@${join(folder, 'bad.txt')}`])).toMatchObject({ exit: 2 })
  })
})

describe('results', () => {
  it('are a file as it is, or in a place that was named', async () => {
    const path = join(folder, 'out.bin')
    expect((await cli(['file-reverse', '-'], 'abc')).out).toBe('cba')
    expect((await cli(['file-reverse', join(folder, 'a.txt'), '--out', path])).exit).toBe(0)
    expect(await readFile(path, 'utf8')).toBe('\nelif a morf')
    expect(await cli(['file-reverse', '-'], 'abc', true)).toMatchObject({
      exit: 0,
      out: '',
      error: expect.stringContaining('--out') as string,
    })
  })

  it('are named parts where there is more than a text', async () => {
    const { out } = await cli(['all-fields', 'a', '--now', '2026-11-21T12:00:00Z', '--time-zone', 'Europe/Warsaw', '--locale', 'pt'])
    expect(out).toMatch(/^JSON: \{.*\}\nFacts:\nNow: 2026-11-21T12:00:00\.000Z\nZone: Europe\/Warsaw\nLocale: pt-BR\n$/)
    expect((await cli(['regex-bomb', 'a'])).out).toBe('true\n')
  })

  it('are JSON when asked, and so are refusals', async () => {
    expect(JSON.parse((await cli(['file-reverse', '-', '--json'], 'ab')).out)).toEqual({
      file: { base64: 'YmE=', type: 'application/octet-stream', name: 'stdin' },
    })
    expect(JSON.parse((await cli(['all-fields', 'odd', '--json'])).error)).toMatchObject({ error: { code: 'too-odd', field: 'text' } })
  })

  it.each([
    ['camera', [], 5, 'browser-only'],
    ['nothing', [], 3, 'unknown-tool'],
    ['regex-bomb', [`${'a'.repeat(40)}!`], 6, 'time-limit'],
    ['broken', ['x'], 70, 'bug'],
    ['page-title', ['http://127.0.0.1/'], 9, 'network-refused'],
  ])('of %s %j end with code %i', async (id, argv, exit, code) => {
    const answer = await refusal([id, ...argv])
    expect(answer.exit).toBe(exit)
    expect(answer.error).toContain(code)
  })
})

describe('--search', () => {
  it.each([
    [['--search', 'feilds'], 0, 'all-fields\tAll fields\n'],
    [['--search=CAMERA', '--locale', 'fr'], 0, 'camera\tCamera\n'],
    [['--locale=pl', '--search', 'a'], 0, 'all-fields\tAll fields\ncamera\tCamera\n'],
    [['--search', 'qqqqqq'], 3, ''],
    [['--search'], 2, ''],
    [['--search', ''], 2, ''],
    [['--search', 'a', 'b'], 2, ''],
    [['--search', 'a', '--locale', 'xx'], 3, ''],
  ])('%j ends with %i', async (argv, exit, out) => {
    const answer = await cli(argv)
    expect([answer.exit, answer.out]).toEqual([exit, out])
    if (exit !== 0) expect(answer.error).not.toBe('')
  })
})

describe('help', () => {
  it('shows all tools, and the fields of one', async () => {
    expect((await cli(['--list'])).out.split('\n')[0]).toBe('all-fields\tAll fields')
    const { out } = await cli(['all-fields', '--help'])
    for (const part of [
      '--line-length <integer>',
      'default 76',
      '0 to 1000 characters',
      '--[no-]padding',
      'standard | url',
      '--rows <json>',
      '--attachment <path>',
      'Exit codes',
    ])
      expect(out).toContain(part)
    expect((await cli(['--help'])).exit).toBe(0)
    expect((await cli([])).exit).toBe(2)
    expect((await cli(['--nonsense'])).exit).toBe(2)
  })
})
