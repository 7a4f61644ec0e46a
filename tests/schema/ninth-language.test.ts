/** @module-tag long */
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/servers/ask.ts'
import { keepFewTools } from '../support/few-tools.ts'
import { ProjectCopy } from '../support/project-copy.ts'

/** A made-up language beside the others: one line in the list, and its words. */
const KEPT = ['encoders/base64-encode.ts', 'encoders/base64-decode.ts']
const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales'])
afterAll(() => project.dispose())

const json = (path: string) => JSON.parse(project.read(path)) as Record<string, string>
const write = (path: string, value: unknown) => project.write(path, JSON.stringify(value))
/** The English, said in the made-up language. */
const said = (words: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, `o ${text}`]))

async function run(...args: readonly string[]) {
  const { exit, out, error } = await project.run(args)
  if (exit !== 0) throw new Error(out + error)
  return out
}

let port = 0

beforeAll(async () => {
  keepFewTools(project, KEPT)
  const list = project.read('registry/locales.ts')
  project.write(
    'registry/locales.ts',
    list.replace(
      '\n] as const',
      "\n  { id: 'tok', name: 'toki pona', bcp47: 'tok', currency: 'CHF', amounts: 1, timeZone: 'Europe/Zurich', draft: true },\n] as const",
    ),
  )
  write('locales/released.json', ['base64-decode', 'base64-encode'])
  for (const file of ['ui.json', 'views.json']) write(`locales/tok/${file}`, said(json(`locales/en/${file}`)))
  write('locales/tok/site.json', said(json('locales/es/site.json')))
  for (const path of project.files('locales/en/pages')) project.write(path.replace('/en/', '/tok/'), project.read(path))
  const form = JSON.parse(await run('scripts/words.ts', 'tok', 'base64-encode')) as Record<string, Record<string, string>>
  for (const row of Object.values(form)) row.tok = `o ${row.en}`
  const { exit, error } = await project.run(['scripts/words.ts', 'tok', 'base64-encode'], JSON.stringify(form))
  if (exit !== 0) throw new Error(error)
  await run('scripts/build.ts')
  const server = project.start(['src/server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'toolglot-ninth-')),
  })
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  port = Number(/:(\d+)\//.exec(line.toString())?.[1])
})

describe('a ninth language', () => {
  it('compiles, and so do slugs in it', async () => {
    const entry = 'registry/tools/encoders/base64-encode.ts'
    project.write(entry, project.read(entry).replace('slugs: {', "slugs: { tok: 'ilo-64',"))
    const tsc = [project.path('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.pure.json', '--pretty', 'false']
    expect((await project.run(tsc)).out).toBe('')
    project.write(entry, project.read(entry).replace("tok: 'ilo-64'", "xx: 'ilo-64'"))
    expect((await project.run(tsc)).out).toMatch(/base64-encode\.ts.*'xx'/)
  })

  it('has pages of what is translated, each in its language, and none of the rest', async () => {
    const { status, text } = await ask(port, '/tok/base64-encode/')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="tok"')
    expect(text).toContain('<title>o Base64')
    expect((await ask(port, '/tok/base64-decode/')).status).toBe(404)
    expect((await ask(port, '/tok/')).text).toContain('href="/tok/base64-encode/"')
  })

  it('is offered on the pages of the others, and in the sitemap', async () => {
    expect((await ask(port, '/fr/')).text).toContain('toki pona')
    expect((await ask(port, '/base64-encode/')).text).toMatch(/hreflang="tok" href="[^"]+\/tok\/base64-encode\/"/)
    expect(project.read('dist/client/sitemap.xml')).toContain('/tok/base64-encode/')
  })

  it('is spoken by the HTTP API and the command line', async () => {
    expect(JSON.parse((await ask(port, '/api/tok/tools')).text)).toEqual([expect.objectContaining({ url: '/tok/base64-encode/' })])
    expect(await run('src/cli/main.ts', 'base64-encode', '--locale', 'tok', '--help')).toContain('o ')
  })

  it('is a note where a tool has no words yet, and a fault where they are partly there', async () => {
    expect(await run('scripts/words.ts', 'tok')).toContain('base64-decode (Base64 decode')
    project.write('locales/tok/tools/base64-decode.json', '{"words":{"title":"o"},"keywords":["o"]}')
    expect(await run('scripts/words.ts', 'tok')).toContain('locales/tok/tools/base64-decode.json: gap: summary')
  })
})
