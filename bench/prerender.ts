import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readRegistry } from '../engine/read/registry.ts'
import { readWords } from '../engine/read/words.ts'
import { BuiltAssets, type ViteManifest } from '../src/site/assets.ts'
import { writeSite } from '../src/site/site.ts'
import type { RenderPage } from '../src/site/site-files.ts'
import type { Row } from './table.ts'

const PAGES = 3000

/** Makes the real site again and again until 3,000 pages are written: payloads, rendering and files, without compression. */
export async function prerenderTime(): Promise<Row[]> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const registry = await readRegistry(new URL('registry/', root))
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )
  const assets = new BuiltAssets(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ViteManifest)
  const { renderPage } = (await import(pathToFileURL(resolve('dist/server/render.js')).href)) as { renderPage: RenderPage }
  const site = {
    registry,
    words,
    build: 'bench',
    origin: registry.site.origin,
    modules: (id: string) => assets.tool(registry.files.get(id) as string),
  }
  const out = mkdtempSync(join(tmpdir(), 'toolglot-bench-'))
  let pages = 0
  const started = performance.now()
  while (pages < PAGES) pages += await writeSite(site, assets, renderPage, out)
  const total = performance.now() - started
  rmSync(out, { recursive: true })
  return [
    { part: 'prerender', what: 'one page, all in', value: total / pages, unit: 'ms', bound: 10 },
    {
      part: 'prerender',
      what: `${PAGES.toLocaleString('en')} pages`,
      value: ((total / pages) * PAGES) / 1000,
      unit: 's',
      bound: 60,
      note: `measured over ${pages}`,
    },
  ]
}
