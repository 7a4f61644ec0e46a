/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi } from '../../../engine/http/openapi.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { createFaceWords } from '../../../src/server/words.ts'
import { startServer } from '../../support/servers/runner-server.ts'
import { LOCALES_URL, REGISTRY_URL } from '../../support/real-registry.ts'

// A client as anybody makes it from the OpenAPI document: types by openapi-typescript, requests by openapi-fetch.

let folder = ''
beforeAll(async () => {
  await mkdir('node_modules/.cache', { recursive: true })
  // Below the project, so that its packages are found.
  folder = await mkdtemp(resolve('node_modules/.cache/client-'))
  const tools = await (await readCatalogue(REGISTRY_URL)).loadAll()
  const document = openApi(
    tools,
    { title: 'Toolglot API', version: '1' },
    locales.map(({ id }) => id),
  )
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  const made = spawnSync(process.execPath, [
    'node_modules/openapi-typescript/bin/cli.js',
    join(folder, 'openapi.json'),
    '-o',
    join(folder, 'api.d.ts'),
  ])
  if (made.status !== 0) throw new Error(made.stderr.toString())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const START = `import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'
const client = createClient<paths>({ baseUrl: 'http://localhost' })
`
const RIGHT = `
const { data, error } = await client.POST('/api/tools/base64-encode', { body: { input: { text: 'é', alphabet: 'url' } } })
export const text: string | undefined = data?.output.text
export const code: string | undefined = error?.code
// A field that comes from the caller where it is left out need not be sent.
await client.POST('/api/tools/date-calculator', { body: { input: {} } })
await client.POST('/api/tools/base64-encode-file', { body: { input: { file: { base64: 'AQID' } } } })
const list = await client.GET('/api/{lang}/tools', { params: { path: { lang: 'fr' }, query: { q: 'json' } } })
export const first: string | undefined = list.data?.[0]?.url
`
const WRONG = [
  `await client.POST('/api/tools/base64-encode', { body: { input: { text: 'é', alphabet: 'base32' } } })`,
  `await client.POST('/api/tools/base64-encode', { body: { input: {} } })`,
  `await client.POST('/api/tools/base64-encod', { body: { input: { text: 'a' } } })`,
  `await client.GET('/api/{lang}/tools', { params: { path: { lang: 'de' } } })`,
]

it('compiles, and refuses what the tools refuse', async () => {
  await writeFile(join(folder, 'right.ts'), START + RIGHT)
  for (const [index, code] of WRONG.entries()) await writeFile(join(folder, `wrong-${index}.ts`), `${START}${code}\nexport {}\n`)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    allowImportingTsExtensions: true,
    types: [],
    lib: ['es2024', 'dom', 'dom.iterable'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' })
  const faulty = stdout.split('\n').flatMap((line) => /(?:^|\/)([\w.-]+\.ts)\(/.exec(line)?.[1] ?? [])
  expect([...new Set(faulty)].toSorted(), stdout).toEqual(WRONG.map((_, index) => `wrong-${index}.ts`))
})

it('asks the server, and gets what its types say', async () => {
  const tools = await readCatalogue(REGISTRY_URL)
  const { say } = createFaceWords(LOCALES_URL, tools, locales)
  const { port, server } = await startServer({ tools, say })
  type Paths = Record<
    string,
    {
      post: {
        requestBody: { content: { 'application/json': unknown } }
        responses: {
          200: { content: { 'application/json': { output: { text: string } } } }
          default: { content: { 'application/problem+json': { code: string } } }
        }
      }
    }
  >
  const client = createClient<Paths>({ baseUrl: `http://127.0.0.1:${port}` })
  const { data } = await client.POST('/api/tools/base64-encode', { body: { input: { text: 'é' } } })
  expect(data?.output.text).toBe('w6k=')
  const { error } = await client.POST('/api/tools/base64-encode', { body: { input: {} } })
  expect(error?.code).toBe('required')
  expect(await readFile(join(folder, 'api.d.ts'), 'utf8')).toContain('"/api/tools/base64-encode"')
  await server.close(0)
})
