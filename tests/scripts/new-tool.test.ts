import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToolWordsFile } from '../../engine/core/words.ts'
import { ProjectCopy } from '../support/project-copy.ts'

const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales', 'tests/support'])
afterAll(() => project.dispose())

const ENTRY = 'registry/tools/text/word-frequency.ts'
const TEST = 'tests/registry/tools/text/word-frequency.test.ts'
const LANGUAGES = ['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']
const WORDS = LANGUAGES.map((language) => `locales/${language}/tools/word-frequency.json`)
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
  it('writes an entry, a test and words in seven languages, and touches nothing else', () => {
    const after = new Map(project.snapshot())
    for (const path of [ENTRY, TEST, ...WORDS]) {
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

  it('leaves its words empty, so that the words check lists them', async () => {
    const stub = JSON.parse(project.read(WORDS[0] as string)) as ToolWordsFile
    expect(stub.words).toMatchObject({ title: '', summary: '' })
    expect(Object.values(stub.words).join('')).toBe('')
    const { out } = await project.run(['scripts/words.ts', 'missing', 'fr', 'word-frequency'])
    expect(JSON.parse(out)).toMatchObject({ 'locales/fr/tools/word-frequency.json': { title: 'Word frequency', keywords: '' } })
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
