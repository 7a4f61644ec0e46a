import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild } from 'vite'
import { checkRegistry, formatProblem } from '../engine/site/check-registry.ts'
import { readRegistry } from '../engine/read/registry.ts'
import { readWords } from '../engine/read/words.ts'
import { BuiltAssets, type ViteManifest } from '../src/site/assets.ts'
import { compressFolder } from '../src/site/compress.ts'
import { hasIcon } from '../src/site/icons.ts'
import { hasAsset } from '../src/site/package-assets.ts'
import { writeSite } from '../src/site/site.ts'
import type { RenderPage } from '../src/site/site-files.ts'
import { PAGE_COMPONENTS } from '../src/pages/components.ts'
import { WORKBENCHES } from '../src/workbenches/workbenches.ts'
import { sourceHash } from './source-hash.ts'

/** Builds the whole site into `dist/`. @throws Error listing every problem of the registry */
export async function buildSite({
  origin = process.env.SITE_ORIGIN,
  log = console.log,
}: { origin?: string | undefined; log?: (line: string) => void } = {}): Promise<void> {
  const root = pathToFileURL(`${resolve('.')}/`)
  const hash = await sourceHash()
  const registry = await readRegistry(new URL('registry/', root))
  const problems = checkRegistry(registry, {
    hasIcon,
    hasAsset,
    workbenches: Object.keys(WORKBENCHES),
    pageComponents: Object.keys(PAGE_COMPONENTS),
  })
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )

  await rm('dist', { recursive: true, force: true })
  log(`building ${registry.tools.length} tools`)
  await viteBuild({ logLevel: 'warn' })
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })

  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as ViteManifest
  const assets = new BuiltAssets(manifest)
  const { renderPage } = (await import(pathToFileURL(resolve('dist/server/render.js')).href)) as { renderPage: RenderPage }
  const site = {
    registry,
    words,
    build: createHash('sha256').update(hash).update(JSON.stringify(manifest)).digest('hex').slice(0, 16),
    origin: (origin ?? registry.site.origin).replace(/\/$/, ''),
    modules: (id: string) => assets.tool(registry.files.get(id) as string),
  }
  const started = performance.now()
  const pages = await writeSite(site, assets, renderPage, 'dist/client')
  log(`prerendered ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const files = await compressFolder('dist/client')
  log(`compressed ${files} files`)
  await writeFile('dist/stamp', hash)
}

if (import.meta.filename === process.argv[1])
  try {
    await buildSite()
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    console.error(isFull ? 'The disk is full: the build needs about 260 MB.' : error)
    process.exit(1)
  }
