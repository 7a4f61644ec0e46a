import type { PageAssets } from './html.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly src?: string
  readonly isEntry?: boolean
}
/** Vite's manifest: chunks by source file. */
export type ViteManifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/client.tsx'
const MODE = 'src/theme/mode.ts'
const WORKER = 'engine/run/worker.ts'

/** Looks up what a build made of its sources. */
export class BuiltAssets {
  readonly manifest: ViteManifest
  constructor(manifest: ViteManifest) {
    this.manifest = manifest
  }

  file(source: string): string {
    const chunk = this.manifest[source]
    if (!chunk) throw new Error(`the build holds no "${source}"`)
    return `/${chunk.file}`
  }

  get worker(): string {
    return this.file(WORKER)
  }

  tool(path: string): string {
    return this.file(`registry/${path}`)
  }

  /** What a page loads before it works: the entry, its page component, and the parts its fields and views need. */
  page(sources: readonly string[]): PageAssets {
    const entry = this.manifest[ENTRY]
    if (!entry) throw new Error(`the build holds no "${ENTRY}"`)
    const chunks = new Set<string>()
    const styles = new Set<string>()
    const add = (key: string) => {
      const chunk = this.manifest[key]
      if (!chunk || chunks.has(key)) return
      chunks.add(key)
      for (const css of chunk.css ?? []) styles.add(`/${css}`)
      for (const other of chunk.imports ?? []) add(other)
    }
    for (const key of [ENTRY, ...sources]) add(key)
    const preload = [...chunks].filter((key) => key !== ENTRY).map((key) => `/${(this.manifest[key] as Chunk).file}`)
    return { mode: this.file(MODE), entry: `/${entry.file}`, preload, styles: [...styles] }
  }
}
