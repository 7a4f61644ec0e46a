import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../engine/core/define.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { checkRegistry, formatProblem, type Problem } from '../../../engine/site/check-registry.ts'
import { definePage } from '../../../engine/site/entries.ts'
import { registry } from '../../support/real-registry.ts'
import { AROUND } from '../../support/surroundings.ts'
import { check, FILE, sample, withTool } from './support.ts'

describe('a tool that nothing proves is reported', () => {
  const IMPORT = "import { base64Encode } from '../../../../registry/tools/encoders/base64-encode.ts'\n"
  const CODES = Object.keys(sample.failures)
  const MENTIONS = CODES.map((code) => `'${code}'`).join()
  const found = (tests: Readonly<Record<string, string>>, change: Partial<Tool> = {}) =>
    checkRegistry(withTool(change), { ...AROUND, tests: new Map(Object.entries(tests)) })
      .filter(({ file }) => file === FILE)
      .map(({ key, mend }) => `${key}: ${mend}`)
  const MISSING = 'tests: no test imports it; write tests/registry/tools/encoders/base64-encode.test.ts'

  it('but not where a test of its own or of its family meets its failures', () => {
    expect(CODES.length).toBeGreaterThan(0)
    expect(found({ 'base64-encode': IMPORT + MENTIONS })).toEqual([])
    expect(found({ 'encoders/base64-encode': IMPORT + MENTIONS })).toEqual([])
    expect(found({ 'encoders/family': IMPORT + MENTIONS, 'text/family': '' })).toEqual([])
  })

  it('when there is no test, or only one of another tool that uses it', () => {
    expect(found({})).toEqual([MISSING])
    expect(found({ 'base64-encode': MENTIONS })).toEqual([MISSING])
    expect(found({ 'encoders/base64-decode': IMPORT + MENTIONS })).toEqual([MISSING])
  })

  it('when a failure never comes up, unless a test of a tool that says the same meets it', () => {
    const failures = { ...sample.failures, 'quite-new': 'It is new.' }
    expect(found({ 'base64-encode': IMPORT + MENTIONS }, { failures })).toEqual([
      'failures.quite-new: no test of it mentions this code; let one meet it',
    ])
    const both = { ...registry, tools: registry.tools.map((tool) => (/^base64-(en|de)code$/.test(tool.id) ? { ...tool, failures } : tool)) }
    const other = "'../registry/tools/encoders/base64-decode.ts' 'quite-new'"
    const tests = new Map([
      ['base64-encode', IMPORT + MENTIONS],
      ['base64-decode', other],
    ])
    expect(checkRegistry(both, { ...AROUND, tests }).filter(({ file }) => file === FILE)).toEqual([])
  })

  it('when its examples are too few', () => {
    expect(found({ 'base64-encode': IMPORT + MENTIONS }, { examples: sample.examples.slice(0, 2) })).toEqual([
      'examples: 2 are too few; give at least 3',
    ])
  })
})

describe('a wrong page is reported', () => {
  const page = (change: Parameters<typeof definePage>[0] extends infer P ? Partial<P> : never) => ({
    ...registry,
    pages: [
      ...registry.pages,
      definePage({ id: 'trial', path: '/trial', component: 'setting', title: 'Trial', summary: 'A page.', ...change }),
    ],
  })
  it.each([
    ['layout', page({ layout: 'sideways' }), /"sideways" is unknown/],
    ['guard', page({ guard: 'avoid-everyone' }), /"avoid-everyone" is unknown; use one of avoid-loggedin, avoid-loggedout/],
    ['component', page({ component: 'mirror' }), /"mirror" is unknown; use one of home/],
    ['tool', page({ component: 'tool-result', tool: 'no-such-tool' }), /there is no tool "no-such-tool"/],
  ])('with an unknown %s', (key, changed, mend) => {
    expect(check(changed)).toEqual([{ file: 'pages/trial.ts', key, mend: expect.stringMatching(mend) }])
  })

  it('that stands on the path of a tool', () => {
    expect(check(page({ path: '/base64-encode' })).map(({ mend }) => mend)).toContain('/base64-encode/ already belongs to page trial')
  })
})

describe('a path that two entries claim is reported', () => {
  const mends = (problems: readonly Problem[]) => problems.map(formatProblem)

  it('for a slug', () => {
    expect(mends(check(withTool({ slugs: { fr: 'json-formatter-fr' } })))).toEqual([])
    const other = registry.tools.find(({ id }) => id === 'base64-decode') as Tool
    const taken = [other.slugs.fr ?? other.id].flat()[0] as string
    expect(mends(check(withTool({ slugs: { ...sample.slugs, fr: taken } })))).toContainEqual(
      expect.stringMatching(new RegExp(`: slugs\\.fr: /fr/${taken}/ already belongs to base64-`)),
    )
  })

  it('for an alias that is the page of another', () => {
    expect(mends(check(withTool({ aliases: ['base64-decode'] })))).toContain(
      `${FILE}: aliases: /base64-decode/ already leads to base64-decode`,
    )
  })

  it('for an alias that two tools have', () => {
    const other = registry.tools.find(({ id }) => id === 'base64-decode') as Tool
    const twice = {
      ...registry,
      tools: registry.tools.map((tool) => (tool === sample || tool === other ? { ...tool, aliases: ['base64-both'] } : tool)),
    }
    expect(mends(check(twice))).toContainEqual(expect.stringContaining('/base64-both/'))
  })
})

describe('a file that does not fit its name is refused', () => {
  const folderWith = async (files: Readonly<Record<string, string>>) => {
    const root = await mkdtemp(join(tmpdir(), 'registry-'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(root, 'tools', path, '..'), { recursive: true })
      await writeFile(join(root, 'tools', path), text)
    }
    return pathToFileURL(`${root}/`)
  }
  const entry = (id: string) => `export const tool = { kind: 'tool', id: '${id}' }\n`

  it('when two files have the same id', async () => {
    const root = await folderWith({ 'text/twin.ts': entry('twin'), 'math/twin.ts': entry('twin') })
    await expect(readCatalogue(root)).rejects.toThrow(/tools\/\w+\/twin\.ts: the id "twin" is taken by .*tools\/\w+\/twin\.ts; rename/)
  })

  it('when the id differs', async () => {
    const { loadAll } = await readCatalogue(await folderWith({ 'text/one.ts': entry('two') }))
    await expect(loadAll()).rejects.toThrow(/text\/one\.ts: id "two" differs from the file name; make them equal/)
  })

  it('when it exports no tool, or two', async () => {
    const none = await readCatalogue(await folderWith({ 'text/none.ts': 'export const other = 1\n' }))
    await expect(none.loadAll()).rejects.toThrow(/none\.ts: a tool file exports one tool, this one exports 0/)
    const two = await readCatalogue(await folderWith({ 'text/two.ts': entry('two') + entry('two').replace('tool', 'more') }))
    await expect(two.loadAll()).rejects.toThrow(/exports 2/)
  })
})
