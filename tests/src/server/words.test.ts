import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { createFaceWords, type FaceWords } from '../../../src/server/words.ts'
import { RUNNER_REGISTRY } from '../../support/servers/runner-server.ts'

let folder = ''
let words: FaceWords
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  const files = {
    'en/ui.json': {
      'failures.required': 'Fill this in.',
      'failures.too-few_one': 'One at least.',
      'failures.too-few_other': 'At least {{count, number}}.',
    },
    'fr/ui.json': { 'failures.too-large': 'Au plus {{maximum, number}}.' },
    'fr/tools/all-fields.json': { words: { 'failures.too-odd': '« {{given}} » est trop étrange.', title: 'Tous les champs' } },
  }
  for (const [path, value] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(value))
  }
  words = createFaceWords(pathToFileURL(`${folder}/`), await readCatalogue(RUNNER_REGISTRY), locales)
})
afterAll(() => rm(folder, { recursive: true }))

describe('createFaceWords', () => {
  it.each([
    [{ code: 'too-odd', params: { given: '<b>' } }, 'fr', 'all-fields', '« <b> » est trop étrange.'],
    [{ code: 'too-odd', params: { given: 'x' } }, 'en', 'all-fields', '“x” is too odd.'],
    [{ code: 'too-odd', params: { given: 'x' } }, 'pl', 'all-fields', '“x” is too odd.'],
    [{ code: 'too-large', params: { maximum: 12345.5 } }, 'fr', undefined, 'Au plus 12\u202f345,5.'],
    [{ code: 'required', params: {} }, 'fr', 'all-fields', 'Fill this in.'],
    [{ code: 'too-few', params: { count: 1 } }, 'en', undefined, 'One at least.'],
    [{ code: 'too-few', params: { count: 2000 } }, 'en', undefined, 'At least 2,000.'],
    [{ code: 'no-words-for-this', params: {} }, 'fr', undefined, 'no-words-for-this'],
  ])('says %j in %s', async (failure, language, toolId, sentence) => {
    expect(await words.say(failure, language, toolId)).toBe(sentence)
  })

  it('gives English words where a language has none', async () => {
    const tool = await (await readCatalogue(RUNNER_REGISTRY)).load('all-fields')
    expect(await words.wordsOf(tool, 'fr')).toMatchObject({ title: 'Tous les champs', 'fields.text.label': 'Text' })
  })
})
