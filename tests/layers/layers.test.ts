import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomProblems } from '../../scripts/rooms.ts'
import { keepFewTools } from '../support/few-tools.ts'
import { ProjectCopy } from '../support/project-copy.ts'

/** Each rule that holds the layers apart is seen to catch a planted violation of it. */
const project = new ProjectCopy(['engine', 'registry', 'src', 'locales/en'])
// The tools that keep the layers themselves are looked at by npm run check.
keepFewTools(project, ['encoders/base64-encode.ts', 'text/case-converter/', 'text/line-counter'])
afterAll(() => project.dispose())

const bin = (name: string, file = name) => project.path(`node_modules/${name}/bin/${file}`)

describe('the compiler, without the library of a page or of Node', () => {
  const planted: Readonly<Record<string, readonly [text: string, message: RegExp]>> = {
    'registry/lib/planted-document.ts': ['export const title = () => document.title\n', /Cannot find name 'document'/],
    'registry/lib/planted-window.ts': ['export const width = () => window.innerWidth\n', /Cannot find name 'window'/],
    'registry/lib/planted-fetch.ts': ["export const ask = () => fetch('/')\n", /Cannot find name 'fetch'/],
    'registry/lib/planted-node.ts': [
      "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
      /Cannot find (?:name|module) 'node:fs'/,
    ],
    'engine/core/planted-document.ts': ['export const title = () => document.title\n', /Cannot find name 'document'/],
    'engine/core/planted-process.ts': ['export const env = () => process.env\n', /Cannot find name 'process'/],
    'engine/core/planted-node.ts': [
      "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
      /Cannot find (?:name|module) 'node:fs'/,
    ],
  }

  it('refuses them in registry and core', { tags: 'long' }, async () => {
    for (const [path, [text]] of Object.entries(planted)) project.write(path, text)
    const { out } = await project.run([bin('typescript', 'tsc'), '-p', 'tsconfig.pure.json', '--pretty', 'false'])
    for (const path of Object.keys(planted)) project.remove(path)
    for (const [path, [, message]] of Object.entries(planted))
      expect(
        out
          .split('\n')
          .filter((line) => line.startsWith(path))
          .join('\n'),
      ).toMatch(message)
  })
})

describe('dependency-cruiser', () => {
  const planted: readonly (readonly [path: string, imports: string, rule: string])[] = [
    ['registry/lib/planted-src.ts', '../../src/app/routing/paths.ts', 'registry-is-pure'],
    ['registry/lib/planted-view.ts', '../../engine/view/format.ts', 'registry-is-pure'],
    ['registry/lib/planted-run.ts', '../../engine/run/context.ts', 'registry-is-pure'],
    ['registry/data/planted-lib.ts', '../lib/text/lines.ts', 'data-is-data'],
    ['registry/data/planted-core.ts', '../../engine/core/define.ts', 'data-is-data'],
    ['registry/data/text/planted-package.ts', 'zod', 'data-is-data'],
    ['registry/lib/planted-site.ts', '../../engine/site/entries.ts', 'tools-know-no-site'],
    ['registry/lib/planted-entry.ts', '../site.ts', 'tools-know-no-site'],
    ['registry/lib/planted-tool.ts', '../tools/encoders/base64-encode.ts', 'lib-knows-no-tool'],
    ['registry/tools/text/planted-neighbour.ts', './case-converter/letter-case.ts', 'helpers-of-one-tool'],
    ['registry/tools/text/line-counter/planted-neighbour.ts', '../case-converter/letter-case.ts', 'helpers-of-one-tool'],
    ['registry/tools/text/case/planted-neighbour.ts', '../case-converter/letter-case.ts', 'helpers-of-one-tool'],
    ['registry/lib/planted-node.ts', 'node:fs', 'core-is-platform-free'],
    ['engine/view/planted-node.ts', '../run/node/pool.ts', 'page-runs-in-browsers'],
    ['engine/run/planted-face.ts', '../faces/say.ts', 'run-knows-core-only'],
    ['engine/batch/planted-view.ts', '../view/format.ts', 'batch-knows-core-only'],
    ['engine/batch/planted-react.ts', 'react', 'react-only-above'],
    ['engine/core/planted-node.ts', 'node:fs', 'core-is-platform-free'],
    ['engine/core/planted-view.ts', '../view/format.ts', 'core-knows-nothing-above'],
    ['engine/core/planted-site.ts', '../site/entries.ts', 'core-knows-nothing-above'],
    ['engine/site/planted-run.ts', '../run/context.ts', 'site-knows-core-only'],
    ['engine/site/planted-node.ts', 'node:fs', 'core-is-platform-free'],
    ['engine/core/planted-registry.ts', '../../registry/site.ts', 'core-knows-nothing-above'],
    ['engine/run/planted-registry.ts', '../../registry/site.ts', 'engine-knows-no-product'],
    ['engine/view/planted-src.ts', '../../src/app/routing/paths.ts', 'engine-knows-no-product'],
    ['engine/http/planted-view.ts', '../view/format.ts', 'faces-stand-apart'],
    ['engine/cli/planted-build.ts', '../read/words.ts', 'faces-stand-apart'],
    ['engine/view/planted-http.ts', '../http/language.ts', 'view-runs-in-browsers'],
    ['engine/view/planted-zod.ts', 'zod', 'no-zod-in-the-page'],
    ['src/pages/planted-zod.ts', 'zod', 'no-zod-in-the-page'],
    ['src/account/planted-zod.ts', 'zod', 'no-zod-in-the-page'],
    ['src/account/planted-server.ts', '../server/settings.ts', 'page-knows-no-server'],
    ['src/pages/planted-server.ts', '../server/settings.ts', 'page-knows-no-server'],
    ['engine/http/planted-react.ts', 'react', 'react-only-above'],
    ['engine/run/planted-one.ts', './planted-two.ts', 'no-cycles'],
    ['engine/cli/planted-nothing.ts', './no-such-file.ts', 'resolvable'],
  ]
  const cruise = async () => {
    const { out } = await project.run([
      bin('dependency-cruiser', 'dependency-cruiser.mjs'),
      'engine',
      'registry',
      'src',
      '--output-type',
      'json',
    ])
    const { summary } = JSON.parse(out) as { summary: { violations: { from: string; rule: { name: string } }[] } }
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  }

  /** Cycles and reaching up are refused of types as well. */
  const types: readonly (readonly [path: string, text: string, rule: string])[] = [
    ['engine/run/planted-three.ts', "import type { Four } from './planted-four.ts'\n\nexport type Three = readonly Four[]\n", 'no-cycles'],
    [
      'engine/core/planted-type.ts',
      "import type { FormatSettings } from '../view/format.ts'\n\nexport type Planted = FormatSettings\n",
      'core-knows-nothing-above',
    ],
  ]

  it('refuses imports against the layers and cycles, of types too, and only those', { tags: 'long' }, async () => {
    project.write('engine/run/planted-two.ts', "import * as other from './planted-one.ts'\n\nexport const planted = other\n")
    project.write('engine/run/planted-four.ts', "import type { Three } from './planted-three.ts'\n\nexport type Four = readonly Three[]\n")
    for (const [path, imports] of planted) project.write(path, `import * as other from '${imports}'\n\nexport const planted = other\n`)
    for (const [path, text] of types) project.write(path, text)
    const found = await cruise()
    for (const path of project.files().filter((name) => name.includes('/planted-'))) project.remove(path)
    // A cycle is told of once, at one of its files.
    const told = new Set(found.map((line) => line.replace('planted-four', 'planted-three')))
    const expected = [...planted, ...types].map(([path, , rule]) => `${path}: ${rule}`)
    expect([...told]).toEqual(expect.arrayContaining(expected))
    expect(found.filter((line) => !line.includes('/planted-'))).toEqual([])
  })
})

describe('oxlint', () => {
  const planted: Readonly<Record<string, readonly [text: string, rule: string]>> = {
    'registry/lib/planted-chance.ts': ['export const chance = () => Math.random()\n', 'no-restricted-properties'],
    'registry/lib/planted-clock.ts': ['export const clock = () => Date.now()\n', 'no-restricted-properties'],
    'engine/core/planted-clock.ts': ['export const clock = () => Date.now()\n', 'no-restricted-properties'],
    'registry/lib/planted-document.ts': ['export const title = () => document.title\n', 'no-restricted-globals'],
    'registry/lib/planted-fetch.ts': ["export const ask = () => fetch('/')\n", 'no-restricted-globals'],
    'registry/lib/planted-view.ts': [
      "import { formatValue } from '../../engine/view/format.ts'\n\nexport const format = formatValue\n",
      'no-restricted-imports',
    ],
    'registry/lib/planted-node.ts': [
      "import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n",
      'no-restricted-imports',
    ],
    'engine/view/planted-literal.tsx': ['export function Planted() {\n  return <p>Words of no language</p>\n}\n', 'jsx-no-literals'],
    'engine/view/planted-colon.tsx': [
      'export function Planted({ a, b }: { a: string; b: string }) {\n  return (\n    <p>\n      {a}: {b}\n    </p>\n  )\n}\n',
      'jsx-no-literals',
    ],
    'engine/run/planted-default.ts': ['const planted = 1\nexport default planted\n', 'no-default-export'],
    'engine/run/planted-any.ts': ['export const planted = (value: any): unknown => value\n', 'no-explicit-any'],
    'engine/run/planted-long.ts': [
      Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index}\n`).join(''),
      'max-lines',
    ],
    'engine/run/planted-import.ts': ["import { Tool } from '../core/define.ts'\n\nexport type Planted = Tool\n", 'consistent-type-imports'],
  }

  type Diagnostic = { readonly code: string; readonly severity: string; readonly filename: string }
  const CLEAN = 'registry/lib/planted-clean.ts'
  let exit: number | null
  let found: readonly string[]

  beforeAll(async () => {
    for (const [path, [text]] of Object.entries(planted)) project.write(path, text)
    project.write(CLEAN, 'export const double = (value: number): number => value * 2\n')
    const paths = [...Object.keys(planted), CLEAN]
    const answer = await project.run([bin('oxlint'), '--format', 'json', ...paths])
    exit = answer.exit
    const { diagnostics } = JSON.parse(answer.out) as { diagnostics: readonly Diagnostic[] }
    found = diagnostics.map(({ code, severity, filename }) => `${filename}: ${severity} ${/\(([^)]+)\)/.exec(code)?.[1] ?? code}`)
    for (const path of paths) project.remove(path)
  })

  it.each(Object.entries(planted))('refuses %s', (path, [, rule]) => {
    expect(found).toContain(`${path}: error ${rule}`)
    expect(exit).not.toBe(0)
  })

  it('lets clean code pass', () => {
    expect(found.filter((line) => line.startsWith(CLEAN))).toEqual([])
  })
})

describe('the rooms', () => {
  const found = () => roomProblems(project.root)

  it('are all in order', async () => {
    expect(await found()).toEqual([])
    expect(await roomProblems('.')).toEqual([])
  })

  it('must say what lives in them, in a sentence', async () => {
    project.write('registry/lib/planted/a.ts', 'export const a = 1\n')
    const unsaid = await found()
    project.write('registry/lib/planted/README.md', '# Planted\n\nWhat lives here is told at length.\n')
    const atLength = await found()
    project.write('registry/lib/planted/README.md', 'What tests plant.\n')
    const said = await found()
    project.remove('registry/lib/planted')
    const problem = 'registry/lib/planted/README.md: one or two sentences on what lives here, on one line'
    expect([unsaid, atLength, said]).toEqual([[problem], [problem], []])
  })

  it('hold no more than forty files, but for those with one for each tool', async () => {
    for (const folder of ['src/planted', 'registry/tools/planted', 'tests/planted'])
      for (let index = 1; index <= 41; index++) project.write(`${folder}/file-${index}.txt`, '')
    const full = await found()
    project.remove('tests/planted/file-41.txt')
    const fewer = await found()
    for (const folder of ['src/planted', 'registry/tools/planted', 'tests/planted']) project.remove(folder)
    expect(full).toEqual([
      expect.stringMatching(/^src\/planted: 41 files, more than 40;/),
      expect.stringMatching(/^tests\/planted: 41 files/),
    ])
    expect(fewer).toEqual([expect.stringMatching(/^src\/planted: 41 files/)])
  })
})
