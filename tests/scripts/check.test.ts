import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { checkSizes } from '../../scripts/check.ts'
import { keepFewTools } from '../support/few-tools.ts'
import { ProjectCopy } from '../support/project-copy.ts'

describe('the check of sizes', () => {
  const root = mkdtempSync(join(tmpdir(), 'sizes-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const entry = randomBytes(4000).toString('base64')
  const part = randomBytes(8000).toString('base64')
  const packed = (text: string) => gzipSync(text, { level: 9 }).byteLength
  write('assets/entry.js', entry)
  write('assets/part.js', part)
  write('assets/unused.js', randomBytes(90_000))
  write(
    'index.html',
    '<script type="module" src="/assets/entry.js"></script><script type="application/json">{"src":"/assets/unused.js"}</script>',
  )
  write(
    'tool/index.html',
    '<link rel="modulepreload" href="/assets/part.js"><link rel="stylesheet" href="/none.css"><script type="module" src="/assets/entry.js"></script>',
  )
  write('sandbox/index.html', '<script src="/assets/unused.js"></script>')

  it('adds up what a page loads, packed, the largest first', async () => {
    const { problems, note } = await checkSizes(root)
    const line = (page: string, bytes: number) => `${page}: ${bytes.toLocaleString('en')} bytes`
    expect(problems).toEqual([])
    expect(note).toEqual(['largest:', line('tool/index.html', packed(entry) + packed(part)), line('index.html', packed(entry))])
  })

  it('names each page above the limit', async () => {
    const { problems } = await checkSizes(root, packed(entry))
    expect(problems).toEqual([expect.stringMatching(/^tool\/index\.html: [\d,]+ bytes of scripts, more than [\d,]+$/)])
  })

  it('does not pass for a folder without pages', async () => {
    await expect(checkSizes(join(root, 'assets'))).rejects.toThrow(/holds no pages/)
  })
})

describe('npm run check', () => {
  const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales'])
  // What the checks of the whole project say is seen where they are run; here, each has to say what is planted.
  keepFewTools(project, ['encoders/base64-encode.ts', 'encoders/base64-decode.ts'])
  for (const path of project.files('locales').filter((name) => name.endsWith('/shared.json'))) project.write(path, '{}')
  afterAll(() => project.dispose())

  const PLANTED: Readonly<Record<string, string>> = {
    'engine/run/planted-format.ts': 'export   const spaced = 1\n',
    'engine/run/planted-lint.ts': 'export const loose = (value: any): unknown => value\n',
    'engine/run/planted-type.ts': "export const wrong: number = 'text'\n",
    'registry/lib/planted-page.ts': 'export const title = () => document.title\n',
    'engine/planted/room.ts': 'export const room = 1\n',
    'engine/view/planted-layer.ts': "import { site } from '../../registry/site.ts'\n\nexport const planted = site\n",
    // The copy has no tests of tools but this.
    'tests/registry/tools/encoders/planted.test.ts': 'export const none = 0\n',
    'locales/fr/tools/base64-encode.json': '{ "words": { "title": "", "no-such-key": "x" }, "keywords": [] }\n',
  }

  it('shows each fault under its step, and fails', { tags: 'long' }, async () => {
    await project.run([project.path('node_modules/oxfmt/bin/oxfmt'), '.'])
    for (const [path, text] of Object.entries(PLANTED)) project.write(path, text)
    const entry = 'registry/tools/encoders/base64-encode.ts'
    project.write(entry, project.read(entry).replace("icon: 'binary'", "icon: 'no-such-icon'"))
    const { exit, out } = await project.run(['scripts/check.ts'])
    const steps = new Map(out.split(/^(?=[✓✗-] )/m).map((text) => [/^[✓✗-] ([^(:]+?)(?: \(|:)/.exec(text)?.[1] ?? '', text]))
    expect([...steps.keys()]).toEqual([
      'format',
      'lint',
      'types',
      'types of registry and core',
      'layers',
      'rooms',
      'registry',
      'words',
      'size',
    ])
    const failing: Readonly<Record<string, string>> = {
      format: 'engine/run/planted-format.ts',
      lint: 'engine/run/planted-lint.ts',
      types: 'engine/run/planted-type.ts',
      'types of registry and core': 'registry/lib/planted-page.ts',
      layers: 'engine/view/planted-layer.ts',
      rooms: 'engine/planted/README.md: one or two sentences on what lives here',
      registry: `${entry.slice('registry/'.length)}: icon: "no-such-icon" is no Lucide icon`,
      words: 'locales/fr/tools/base64-encode.json: extra: no-such-key',
    }
    for (const [name, part] of Object.entries(failing)) {
      expect(steps.get(name)).toMatch(/^✗ .* \(\d+\.\d s\)\n/)
      expect(steps.get(name)).toContain(part)
    }
    expect(steps.get('registry')).toContain(
      'base64-encode.ts: tests: no test imports it; write tests/registry/tools/encoders/base64-encode.test.ts',
    )
    expect(steps.get('size')).toContain('npm run build')
    expect(exit).toBe(1)
  })
})
