import { describe, expect, it } from 'vitest'
import { splitLines } from '../../../engine/batch/lines.ts'
import { cli } from '../../support/run-cli.ts'

const batch = async (lines: readonly (string | object)[]) => {
  const { exit, out } = await cli(['--batch'], lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  expect(exit).toBe(0)
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
const TEXT = { tool: 'regex-bomb', input: { text: 'aaa' } }

describe('--batch', () => {
  it('answers thousands of lines in order', { tags: 'long' }, async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => ({
      tool: 'file-reverse',
      input: { file: { base64: Buffer.from(String(index)).toString('base64'), type: 'a/b', name: 'c' } },
    }))
    const answers = (await batch(lines)) as { ok: true; output: { file: { base64: string } } }[]
    const texts = answers.map(({ output }) => Buffer.from(output.file.base64, 'base64').toString())
    expect(texts).toEqual(lines.map((_, index) => [...String(index)].toReversed().join('')))
  })

  it('writes line separators of Unicode as escapes, at which some readers end a line', async () => {
    const { out } = await cli(['--batch'], JSON.stringify({ tool: 'nothing\u2028\u2029', input: {} }))
    expect(out).not.toMatch(/[\u2028\u2029]/)
    expect(out).toContain(String.raw`\u2028\u2029`)
  })

  it('goes on after every kind of wrong line', { tags: 'long' }, async () => {
    const answers = await batch([
      TEXT,
      '{"tool": ',
      'null',
      '[]',
      '{}',
      { tool: 'nothing', input: {} },
      { tool: 'constructor', input: {} },
      { tool: 'camera', input: {} },
      { tool: 'regex-bomb', input: {} },
      { tool: 'regex-bomb', input: { text: 'a' }, extra: 1 },
      '{"tool": "regex-bomb", "input": {"text": "a", "__proto__": {}}}',
      '['.repeat(100_000),
      { tool: 'regex-bomb', input: { text: `${'a'.repeat(40)}!` } },
      { tool: 'broken', input: { text: 'x' } },
      { tool: 'memory-hog', input: { way: 'string' } },
      { ...TEXT, locale: 'xx' },
      { ...TEXT, now: 'today' },
      TEXT,
    ])
    const codes = answers.map((answer) => (answer.ok ? 'ok' : (answer.error as { code: string }).code))
    expect(codes).toEqual([
      'ok',
      'bad-json',
      'wrong-type',
      'wrong-type',
      'required',
      'unknown-tool',
      'unknown-tool',
      'browser-only',
      'required',
      'unknown-field',
      'unknown-field',
      'too-deep',
      'time-limit',
      'bug',
      'memory-limit',
      'unknown-language',
      'bad-date-time',
      'ok',
    ])
    expect(answers[8]).toEqual({ ok: false, error: { code: 'required', message: 'en required', field: 'text' } })
  })

  it('passes seed, clock, zone and language', async () => {
    const [answer] = await batch([
      { tool: 'all-fields', input: { text: 'a' }, now: '2026-11-21T12:00:00Z', timeZone: 'Europe/Paris', locale: 'fr' },
    ])
    expect(answer).toMatchObject({ ok: true, output: { facts: { now: '2026-11-21T12:00:00.000Z', zone: 'Europe/Paris', locale: 'fr' } } })
    const [failure] = await batch([{ tool: 'all-fields', input: { text: 'odd' }, locale: 'pl' }])
    expect(failure).toMatchObject({ ok: false, error: { message: 'pl too-odd odd' } })
  })

  it('passes over empty lines and takes CRLF and U+2028', { tags: 'long' }, async () => {
    expect(
      await batch([
        '',
        '{"tool":"regex-bomb","input":{"text":"a"}}\r',
        '',
        '{"tool":"regex-bomb","input":{"text":"\u2028","pattern":"^.?$"}}',
        '',
      ]),
    ).toHaveLength(2)
  })
})

describe('splitLines', () => {
  const split = async (chunks: readonly string[], maxBytes?: number) => {
    const lines: (string | undefined)[] = []
    const stream = (async function* () {
      for (const chunk of chunks) yield Buffer.from(chunk)
    })()
    for await (const line of splitLines(stream, { maxBytes })) lines.push(line && Buffer.from(line).toString())
    return lines
  }

  it('joins what chunks cut', async () => {
    expect(await split(['a', 'b\nc', '', 'd\n\ne\r\nf'])).toEqual(['ab', 'cd', 'e', 'f'])
    expect(await split([])).toEqual([])
  })

  it('drops a line that is too long, whole', async () => {
    expect(await split(['abc', 'def\nok\n', 'x'.repeat(10), '\nend'], 4)).toEqual([undefined, 'ok', undefined, 'end'])
  })
})
