import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { BuiltAssets, type ViteManifest } from '../src/site/assets.ts'
import type { Row } from './table.ts'

const gzipped = new Map<string, number>()
export function gzipSize(file: string): number {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length
  gzipped.set(file, known)
  return known
}

/** Scripts that an HTML page loads before it works. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="(\/[^"]+)"/g)].map((match) => match[1] as string)
}

const KINDS = {
  home: '/',
  category: '/category/encoders/',
  'tool, text': '/base64-encode/',
  'tool, calculator': '/loan-calculator/',
  'tool, workbench': '/random-wheel/',
  settings: '/setting/',
} as const

/** JavaScript before interaction, and all bytes of the first view, of each kind of page. */
export function pageBytes(): Row[] {
  return Object.entries(KINDS).map(([kind, path]) => {
    const file = `dist/client${path}index.html`
    const html = readFileSync(file, 'utf8')
    const scripts = scriptsOf(html).reduce((sum, url) => sum + gzipSize(`dist/client${url}`), 0)
    const styles = [...html.matchAll(/<link rel="stylesheet" href="(\/[^"]+)"/g)].reduce(
      (sum, match) => sum + gzipSize(`dist/client${match[1]}`),
      0,
    )
    return {
      part: 'bytes, gzip -9',
      what: `${kind} (${path})`,
      value: scripts,
      unit: 'B JavaScript',
      note: `${gzipSize(file) + styles + scripts} B with HTML and CSS`,
      ...(path !== '/' && { bound: 135_000 }),
    }
  })
}

/** The same tool page's JavaScript when the registry holds `count` tools. */
export async function syntheticBytes(count: number): Promise<Row> {
  const folder = `.cache/bench-${count}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/tools`, { recursive: true })
  const input: Record<string, string> = {
    client: 'src/client.tsx',
    mode: 'src/theme/mode.ts',
    worker: 'engine/run/page/worker.ts',
    'tool-base64-encode': 'registry/tools/encoders/base64-encode.ts',
  }
  for (let i = 1; i < count; i++) {
    const file = `${folder}/tools/synthetic-${i}.ts`
    writeFileSync(file, syntheticTool(i))
    input[`tool-synthetic-${i}`] = file
  }
  const started = performance.now()
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    publicDir: false,
    build: { outDir: `${folder}/out`, emptyOutDir: true, manifest: true, rolldownOptions: { input } },
  })
  const seconds = (performance.now() - started) / 1000
  const assets = new BuiltAssets(JSON.parse(readFileSync(`${folder}/out/.vite/manifest.json`, 'utf8')) as ViteManifest)
  const page = assets.page(['src/pages/tool-page.tsx', 'engine/view/parts.tsx', 'engine/view/tool-view.tsx'])
  const bytes = [page.mode, page.entry, ...page.preload].reduce(
    (sum, url) => sum + gzipSync(readFileSync(`${folder}/out${url}`), { level: 9 }).length,
    0,
  )
  rmSync(folder, { recursive: true, force: true })
  return {
    part: 'growth',
    what: `tool page among ${count.toLocaleString('en')} tools`,
    value: bytes,
    unit: 'B JavaScript',
    note: `bundled in ${seconds.toFixed(1)} s`,
  }
}

function syntheticTool(i: number): string {
  return `import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
export const synthetic${i} = defineTool({
  id: 'synthetic-${i}', category: 'text', icon: 'text', title: 'Synthetic ${i}', summary: 'Number ${i}.', effect: 'pure',
  input: z.object({ text: text('Text', { max: 1000 }) }),
  output: z.object({ text: part(z.string(), 'Result') }),
  examples: [{ input: { text: 'a' }, output: { text: 'a${i}' } }],
  transform: ({ text }) => ({ text: text + '${i}' }),
})
`
}
