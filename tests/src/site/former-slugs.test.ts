import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formerPaths, toolPath } from '../../../engine/site/registry.ts'
import type { RunningServer } from '../../../src/server/server.ts'
import { buildMeta } from '../../../src/site/static-files.ts'
import { registry } from '../../support/real-registry.ts'
import { ask } from '../../support/servers/ask.ts'
import { startServer } from '../../support/servers/runner-server.ts'

const languages = registry.locales.map(({ id }) => id)
const paths = registry.tools.flatMap((tool) => languages.map((language) => toolPath(tool, language)))

let root = ''
let port = 0
let server: RunningServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slugs-'))
  await mkdir(join(root, 'builds/meta'), { recursive: true })
  await writeFile(join(root, 'builds/latest.json'), '{"id":"b"}')
  await writeFile(join(root, 'builds/meta/b.json'), JSON.stringify(buildMeta(registry, 'b', paths, new Set(paths))))
  ;({ port, server } = await startServer({ root }))
})
afterAll(async () => {
  await server.close(0)
  await rm(root, { recursive: true })
})

it.each([
  ['/fr/formateur-json/', '/fr/formater-json/'],
  ['/id/pemformat-json/', '/id/format-json/'],
  ['/id/penampil-json/', '/id/json-viewer/'],
  ['/pl/dwojkowy-na-dziesietny/', '/pl/binarny-na-dziesietny/'],
  ['/ru/vodyanoj-znak-na-foto/', '/ru/vodyanoy-znak-na-foto/'],
  ['/fr/embed/formateur-json/', '/fr/embed/formater-json/'],
])('%s answers 308 to %s, with its query', async (from, to) => {
  const { status, headers } = await ask(port, `${from}?mode=a`)
  expect([status, headers.location]).toEqual([308, `${to}?mode=a`])
})

it('every slug that a tool had leads to today’s, in every language', async () => {
  const former = formerPaths(registry)
  expect(new Set(former.map(([path]) => path.split('/')[1]))).toEqual(new Set(languages.filter((language) => language !== 'en')))
  const lost: string[] = []
  for (const [from, to] of former) {
    const { status, headers } = await ask(port, from)
    if (status !== 308 || headers.location !== to) lost.push(`${from}: ${status} ${headers.location}`)
  }
  expect(lost).toEqual([])
})
