import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cli } from '../../support/run-cli.ts'

let folder = ''
const at = (...names: string[]) => join(folder, ...names)
const put = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(at(name), '..'), { recursive: true })
    await writeFile(at(name), content)
  }
}
const found = async (name: string) => (await readdir(at(name), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const texts = async (name: string) => {
  const files = await found(name)
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.slice(at(name).length + 1), await readFile(path, 'utf8')] as const)),
  )
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'many-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('many files', () => {
  beforeEach(() => put({ 'in/a.bin': 'abc', 'in/deep/b.bin': 'xyz', 'in/.hidden': 'no', 'in/deep/c.txt': '12' }))

  it('are a folder with all that is in it, whose names are kept', { tags: 'long' }, async () => {
    expect(await cli(['file-reverse', at('in'), '--out', at('out')])).toMatchObject({ exit: 0, out: '', error: '' })
    expect(await texts('out')).toEqual({ 'a.bin': 'cba', 'deep/b.bin': 'zyx', 'deep/c.txt': '21' })
  })

  it('are patterns, or several files', async () => {
    expect((await cli(['file-reverse', at('in', '**', '*.bin'), '--out', at('out')])).exit).toBe(0)
    expect(await texts('out')).toEqual({ 'a.bin': 'cba', 'deep/b.bin': 'zyx' })
    expect((await cli(['file-reverse', at('in/a.bin'), at('in/deep/c.txt'), '--out', at('two')])).exit).toBe(0)
    expect(await texts('two')).toEqual({ 'a.bin': 'cba', 'c.txt': '21' })
  })

  it('get names of their own, and never take the place of what was given', async () => {
    await put({ 'other/a.bin': '987' })
    expect((await cli(['file-reverse', at('in/a.bin'), at('other/a.bin'), '--out', at('in')])).exit).toBe(0)
    expect(await texts('in')).toMatchObject({ 'a.bin': 'abc', 'a (2).bin': 'cba', 'a (3).bin': '789' })
  })

  it('are read as text for a tool that takes text, and one bad one never ends the rest', async () => {
    await put({ 'texts/1.txt': 'one', 'texts/2.txt': new Uint8Array([0xff]), 'texts/3.txt': 'odd', 'texts/4.txt': 'four' })
    const { exit, error } = await cli(['all-fields', '--per', 'file', at('texts'), '--out', at('out'), '--locale', 'pt'])
    expect(exit).toBe(10)
    expect(error.split('\n').filter((line) => /^\d\.txt: pt/.test(line))).toEqual([
      '2.txt: pt bad-encoding UTF-8',
      '3.txt: pt too-odd odd (1:2)',
    ])
    expect(Object.keys(await texts('out'))).toEqual(['1.json', '4.json'])
  })

  it('can be JSON Lines, in their order', async () => {
    const { exit, out } = await cli(['file-reverse', at('in'), '--json'])
    expect(exit).toBe(0)
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { item: string; output: { file: { base64: string } } })
    expect(lines.map(({ item }) => item)).toEqual(['a.bin', 'deep/b.bin', 'deep/c.txt'])
    expect(atob(lines[0]?.output.file.base64 ?? '')).toBe('cba')
  })

  it.each([
    ['a folder for the results', ['file-reverse', 'in'], 2, '--out: en required'],
    ['something that is there', ['file-reverse', 'nothing/*.png', '--out', 'out'], 3, 'not-found'],
    ['a file', ['all-fields', '--per', 'file', '--out', 'out'], 2, '--text: en required'],
    ['a way that the tool has', ['file-reverse', '--per', 'line', '--out', 'out'], 2, '--per: en not-a-choice file'],
  ])('need %s', async (_, [id = '', ...argv], exit, error) => {
    const placed = argv.map((argument) => (/^(in|out|nothing)/.test(argument) ? at(argument) : argument))
    const answer = await cli([id, ...placed])
    expect(answer.exit).toBe(exit)
    expect(answer.error).toContain(error)
  })

  it('end with the code of the first failure where all failed', async () => {
    await put({ 'odd/1.txt': 'odd', 'odd/2.txt': 'odd' })
    expect((await cli(['all-fields', '--per', 'file', at('odd'), '--out', at('out')])).exit).toBe(2)
    expect((await cli(['regex-bomb', '--per', 'file', at('odd'), '--json'])).exit).toBe(0)
  })
})

describe('each line', () => {
  it('of standard input, in order, a bad one in its place', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => (index === 7 ? 'odd' : `line ${index} `))
    const { exit, out, error } = await cli(['all-fields', '--per', 'line', '--json'], lines.join('\r\n'))
    expect(exit).toBe(10)
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { error?: { code: string }; output?: { json: string } })
    expect(answers.length).toBe(300)
    expect(answers[7]?.error?.code).toBe('too-odd')
    expect(answers.flatMap(({ output }) => (output ? [(JSON.parse(output.json) as { text: string }).text] : []))).toEqual(
      lines.filter((line) => line !== 'odd'),
    )
    expect(error).toBe('')
  })

  it('of files, written to a file', async () => {
    await put({ '1.txt': 'aa\n\nab', '2.txt': 'b' })
    expect(await cli(['regex-bomb', '--per', 'line', at('1.txt'), at('2.txt'), '--out', at('out.txt')])).toMatchObject({ exit: 0, out: '' })
    expect(await readFile(at('out.txt'), 'utf8')).toBe('true\nfalse\nfalse\n')
  })
})

describe('each row', () => {
  it('fills the fields that its columns name, and gives the table with the results', async () => {
    const { exit, out } = await cli(
      ['all-fields', '--per', 'row', '--now', '2026-11-21T12:00:00Z'],
      'text;Line length\n"a;b";10\nodd;\nc;ten\n',
    )
    expect(exit).toBe(10)
    const rows = out.trimEnd().split('\n')
    expect(rows[0]).toMatch(/^text,Line length,JSON,.*,error$/)
    expect(rows[1]).toMatch(/^a;b,10,"\{""text"":""a;b"".*""lineLength"":10/)
    expect(rows[2]).toMatch(/^odd,,,.*,en too-odd odd$/)
    expect(rows[3]).toMatch(/^c,ten,,.*,en not-a-number/)
  })

  it('refuses a column that is no field', async () => {
    expect(await cli(['all-fields', '--per', 'row'], 'text,nonsense\na,b')).toMatchObject({
      exit: 2,
      out: '',
      error: 'en unknown-field nonsense',
    })
  })
})
