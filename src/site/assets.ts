import { parse } from 'node:path'
import type { PageAssets } from './html.ts'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly src?: string
  readonly isEntry?: boolean
}
/** Vite's manifest: chunks by source file. */
export type ViteManifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/client.tsx'
const EMBED = 'src/embed/show.tsx'
const MODE = 'src/theme/mode.ts'
const EMBED_MODE = 'src/embed/first.ts'
const WORKER = 'engine/run/page/worker.ts'

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

  /**
   * A module that others import at once, too, is in a chunk that bears its name but not its path; so is a group of modules.
   * @throws Error naming a source of no chunk, or of one that cannot be told from another
   */
  private keyOf(source: string): string {
    if (this.manifest[source]) return source
    const named = Object.keys(this.manifest).filter((key) => key.startsWith('_') && this.manifest[key]?.name === parse(source).name)
    if (named.length !== 1)
      throw new Error(`the build holds ${named.length === 0 ? 'no chunk' : 'several chunks that may be'} of "${source}"`)
    return named[0] as string
  }

  /** Every file that the build made, as a path of the site. */
  files(): string[] {
    return [...new Set(Object.values(this.manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))].map(
      (file) => `/${file}`,
    )
  }

  get worker(): string {
    return this.file(WORKER)
  }

  tool(path: string): string {
    return this.file(`registry/${path}`)
  }

  /** The chunks of sources, and all that these import at once. */
  private chunksOf(sources: readonly string[]): string[] {
    const chunks = new Set<string>()
    const add = (key: string) => {
      const chunk = this.manifest[key]
      if (!chunk || chunks.has(key)) return
      chunks.add(key)
      for (const other of chunk.imports ?? []) add(other)
    }
    for (const source of sources) add(this.keyOf(source))
    return [...chunks]
  }

  /**
   * What a page loads before it works: the entry, its page component, and the parts its fields need.
   * @param styled sources whose scripts come later, but whose styles the page needs at once
   * @param isEmbedded it is shown in pages of others, which have an entry of their own
   */
  page(sources: readonly string[], styled: readonly string[] = [], isEmbedded = false): PageAssets {
    const first = isEmbedded ? EMBED : ENTRY
    const entry = this.manifest[first]
    if (!entry) throw new Error(`the build holds no "${first}"`)
    const chunks = this.chunksOf([first, ...sources])
    const styles = this.chunksOf([first, ...sources, ...styled]).flatMap((key) => this.manifest[key]?.css ?? [])
    const preload = chunks.filter((key) => key !== first).map((key) => `/${(this.manifest[key] as Chunk).file}`)
    return {
      mode: this.file(isEmbedded ? EMBED_MODE : MODE),
      entry: `/${entry.file}`,
      preload,
      styles: [...new Set(styles)].map((file) => `/${file}`),
    }
  }
}
