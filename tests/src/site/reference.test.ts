/** @module-tag long */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMON_FAILURES } from '../../../engine/core/errors.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { readRegistry } from '../../../engine/read/registry.ts'
import { readWords } from '../../../engine/read/words.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { snippetsOf } from '../../../src/pages/reference/snippets.ts'
import { referenceData, referenceFiles, toolReference } from '../../../src/site/reference.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { createFaceWords } from '../../../src/server/words.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { LOCALES_URL, REGISTRY_URL } from '../../support/real-registry.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const languages = locales.map(({ id }) => id)
const registry = await readRegistry(REGISTRY_URL)
const words = await readWords(LOCALES_URL, languages)
const pagesIn = (language: (typeof languages)[number]) =>
  new SitePages({ registry, words, build: '', origin: 'https://example.com', modules: (id) => id }, language)
const offered = registry.tools.filter(({ effect }) => effect !== 'browser')
const english = pagesIn('en')
const referenceOf = (id: string, pages = english) =>
  toolReference(registry.tools.find((tool) => tool.id === id) as (typeof registry.tools)[number], pages)

describe('the reference', () => {
  it.each(languages)('tells every tool of the API in %s, each of its fields and failures', (language) => {
    const pages = pagesIn(language)
    const offered = pages.tools.filter(({ effect }) => effect !== 'browser')
    const data = referenceData(pages)
    expect(data.groups.flatMap(({ tools }) => tools.map(({ id }) => id)).toSorted()).toEqual(offered.map(({ id }) => id).toSorted())
    expect(data.failures.map(({ code }) => code).toSorted()).toEqual(Object.keys(COMMON_FAILURES).toSorted())
    const files = new Map(referenceFiles(pages))
    expect(files.size).toBe(offered.length)
    for (const tool of offered) {
      const text = (files.get(`/reference/${language}/${tool.id}.json`) as () => string)()
      // What is opened with a touch is light.
      expect(text.length, tool.id).toBeLessThan(64 * 1024)
      const told = JSON.parse(text) as ReturnType<typeof toolReference>
      for (const { name } of fieldsOf(tool.input)) expect(told.fields.map((field) => field.name)).toContain(name)
      for (const code of Object.keys(tool.failures)) expect(told.failures.map((failure) => failure.code)).toContain(code)
      // In sentences, NaN may be what a format has.
      expect(JSON.stringify([told.limits, told.fields.map(({ facts }) => facts)])).not.toMatch(/\{\{|undefined|NaN/)
      expect(text).not.toMatch(/\{\{|undefined/)
    }
  })

  it('says bounds and true defaults in the words of its language', () => {
    const field = (name: string, told: ReturnType<typeof toolReference>) => told.fields.find((row) => row.name === name)
    expect(field('lineLength', referenceOf('base64-encode'))?.facts).toEqual([
      'only if perLine = false',
      '0 to 1,000 characters',
      'default 0',
    ])
    expect(field('text', referenceOf('base64-encode', pagesIn('pl')))?.facts[0]).toBe('wymagane')
    expect(field('date', referenceOf('date-calculator'))?.facts).toEqual(['default today in timeZone, or in UTC'])
    expect(field('language', referenceOf('number-to-word'))?.facts.join()).toContain('Accept-Language')
    expect(referenceOf('base64-encode', pagesIn('ru')).limits).toEqual(['не дольше 10 с', 'запрос до 8 МБ', 'результат до 8 МБ'])
  })

  it('says sizes as people do, and what the pages of a language leave out', () => {
    const facts = (id: string, name: string) => referenceOf(id).fields.find((row) => row.name === name)?.facts
    expect(facts('word-to-html', 'file')).toContain('at most 32 MB')
    const rules = referenceOf('hours-worked-calculator', pagesIn('fr')).fields.find(({ name }) => name === 'rules')
    expect(rules?.choices?.map(({ value }) => value)).toEqual(['own', 'brazil'])
  })

  it('cuts what is long, and says so', () => {
    const long = offered.map(({ id }) => referenceOf(id)).filter(({ isCut }) => isCut)
    for (const { request, answer } of long) expect(JSON.stringify([request, answer])).toContain('…')
  })
})

describe('its examples', () => {
  let port = 0
  let server: RunningServer
  beforeAll(async () => {
    const tools = await readCatalogue(REGISTRY_URL)
    const { say } = createFaceWords(LOCALES_URL, tools, locales)
    ;({ port, server } = await startServer({ tools, say }))
  })
  afterAll(() => server.close(0))

  const run = async (command: string, args: readonly string[], input: string) => {
    const child = spawn(command, args)
    child.stdin.end(input)
    let out = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    await Promise.race([once(child, 'close'), once(child, 'error')])
    return out
  }
  const RUNNERS = { curl: ['sh', []], JavaScript: [process.execPath, ['--input-type=module']], Python: ['python3', ['-']] } as const

  it.each([
    ['base64-encode', { input: { text: `it's "é" \\ 😀\n$(true)`, padding: false } }],
    ['json-formatter', { input: { text: '{"a": [true, null, 1.5]}' } }],
  ])('run as they are written: %s', async (id, request) => {
    const asked = await fetch(`http://127.0.0.1:${port}/api/tools/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    const { output } = (await asked.json()) as { output: { text: string } }
    for (const { language, code } of snippetsOf(`http://127.0.0.1:${port}/api/tools/${id}`, request)) {
      const [command, args] = RUNNERS[language]
      // Not every machine has all three.
      if (spawnSync('sh', ['-c', `command -v ${language === 'curl' ? 'curl' : command}`]).status !== 0) continue
      const made =
        language === 'JavaScript'
          ? code.replace('console.log(output)', 'console.log(output.text)')
          : code.replace('["output"])', '["output"]["text"])')
      const out = await run(command, args, made)
      const text = language === 'curl' ? (JSON.parse(out) as { output: { text: string } }).output.text : out.replace(/\n$/, '')
      expect(text, language).toBe(output.text)
    }
  })
})
