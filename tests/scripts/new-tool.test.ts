/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProjectCopy } from '../support/project-copy.ts'

const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales', 'tests/support', 'tests/schema'])
afterAll(() => project.dispose())

const ENTRY = 'registry/tools/text/word-frequency.ts'
const TEST = 'tests/registry/tools/text/word-frequency.test.ts'
const create = (place: string) => project.run(['scripts/new-tool.ts', place])
const bin = (path: string) => project.path(`node_modules/${path}`)

const before = project.snapshot()
let said = ''
beforeAll(async () => {
  const { exit, out, error } = await create('text/word-frequency')
  expect(error).toBe('')
  expect(exit).toBe(0)
  said = out
})

describe('new:tool text/word-frequency, without a terminal', () => {
  it('writes an entry and a test, and touches nothing else', () => {
    const after = new Map(project.snapshot())
    for (const path of [ENTRY, TEST]) {
      expect(after.delete(path), path).toBe(true)
      expect(said).toContain(path)
    }
    expect(after).toEqual(before)
  })

  it('writes code that compiles, that lint and format accept', async () => {
    project.write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.json', include: [ENTRY, TEST, 'engine/core/meta.ts'] }))
    const types = await project.run([bin('typescript/bin/tsc'), '-p', 'tsconfig.new.json', '--pretty', 'false'])
    project.remove('tsconfig.new.json')
    expect(types.out).toBe('')
    expect(await project.run([bin('oxlint/bin/oxlint'), ENTRY, TEST])).toMatchObject({ exit: 0 })
    expect(await project.run([bin('oxfmt/bin/oxfmt'), '--check', ENTRY, TEST])).toMatchObject({ exit: 0 })
  })

  it('writes a tool that is found and runs', async () => {
    expect(await project.run(['src/cli/main.ts', 'word-frequency', 'two words'])).toEqual({ exit: 0, out: 'two words\n', error: '' })
    expect((await project.run(['src/cli/main.ts', '--list'])).out).toContain('word-frequency\tWord frequency\n')
  })

  it('is noted as not translated yet, and passes the check of words', async () => {
    expect((await project.run(['scripts/words.ts', 'fr'])).out).toContain(
      'word-frequency (Word frequency): npm run words -- fr word-frequency',
    )
    const check = [bin('vitest/vitest.mjs'), 'run', 'tests/schema/words.test.ts', '--no-color']
    expect(await project.run(check)).toMatchObject({ exit: 0, out: expect.stringContaining('7 passed') as string })
  })

  it('is translated by one form, which is refused while it is English or has gaps', async () => {
    const words = ['scripts/words.ts', 'fr', 'word-frequency']
    const { out } = await project.run(words)
    const form = JSON.parse(out) as Record<string, Record<string, string>>
    expect(form).toMatchObject({ title: { en: 'Word frequency', fr: '' }, keywords: { fr: '' } })
    const give = (translate: (english: string, key: string) => string) =>
      project.run(
        words,
        JSON.stringify(
          Object.fromEntries(Object.entries(form).map(([key, row]) => [key, { ...row, fr: row.fr || translate(row.en ?? '', key) }])),
        ),
      )
    expect(await give((english) => english || 'mots')).toMatchObject({ exit: 2, error: expect.stringContaining(': english: ') as string })
    expect(await give((_, key) => (key === 'summary' ? '' : 'oui'))).toMatchObject({
      exit: 2,
      error: expect.stringContaining('gap: summary') as string,
    })
    expect(project.files('locales/fr/tools')).not.toContain('locales/fr/tools/word-frequency.json')
    expect(await give((_, key) => `${key} en français`)).toMatchObject({ exit: 0, error: '' })
    expect(JSON.parse(project.read('locales/fr/tools/word-frequency.json'))).toMatchObject({
      words: { title: 'title en français' },
      keywords: ['keywords en français'],
    })
    expect((await project.run(['scripts/words.ts', 'fr'])).out).not.toContain('word-frequency')
  })

  it('writes a test that fails and says what to fill in, and that passes once filled', async () => {
    const vitest = [bin('vitest/vitest.mjs'), 'run', TEST, '--no-color']
    const delivered = await project.run(vitest)
    expect(delivered.exit).toBe(1)
    expect(delivered.out + delivered.error).toContain('FILL IN: its known answer')
    project.write(TEST, project.read(TEST).replace('FILL IN: an input', 'a word').replace('FILL IN: its known answer', 'a word'))
    expect(await project.run(vitest)).toMatchObject({ exit: 0, out: expect.stringContaining('1 passed') as string })
  })
})

describe('new:tool refuses', () => {
  it.each([
    ['', /Usage: npm run new:tool <category>\/<id>/],
    ['text', /Usage/],
    ['text/a/b', /Usage/],
    ['nonsense/word-frequency', /"nonsense" is no category; use one of text, /],
    ['text/Word-Frequency', /"Word-Frequency" must begin/],
    ['text/../escape', /Usage/],
    ['text/3d-text', /"3d-text" must begin with a letter/],
    ['data/word-frequency', /"word-frequency" is taken by registry\/tools\/text\/word-frequency.ts/],
    ['text/base64-encode', /"base64-encode" is taken by registry\/tools\/encoders\/base64-encode.ts/],
  ])('%j', async (place, message) => {
    const files = project.files()
    expect(await create(place)).toEqual({ exit: 2, out: '', error: expect.stringMatching(message) as string })
    expect(project.files()).toEqual(files)
  })

  it('to write over a test that is there, and then writes nothing', async () => {
    project.write('tests/registry/tools/text/half-there.test.ts', 'mine')
    expect(await create('text/half-there')).toMatchObject({
      exit: 2,
      error: 'tests/registry/tools/text/half-there.test.ts exists already\n',
    })
    expect(project.files('registry')).not.toContain('registry/tools/text/half-there.ts')
  })
})
