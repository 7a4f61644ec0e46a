import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build says about its routes (`builds/meta/<id>.json`). */
export type BuildInfo = {
  /** Permanent redirects, from path to path, both with their trailing slash. */
  readonly redirects: Readonly<Record<string, string>>
  /** `{ pattern: '/setting/*', file: '/setting/index.html' }`: pages that answer for many paths. */
  readonly rules: readonly { readonly pattern: string; readonly file: string }[]
}

const NONE: BuildInfo = { redirects: {}, rules: [] }

/** Reads the latest build's information, and again whenever another build is named as the latest. */
export function createBuildInfo(root: string): () => Promise<BuildInfo> {
  let version = ''
  let info = NONE
  return async () => {
    const latest = join(root, 'builds', 'latest.json')
    const mtime = await stat(latest).then(
      (file) => String(file.mtimeMs),
      () => 'none',
    )
    if (mtime === version) return info
    info = mtime === 'none' ? NONE : await readInfo(root, latest)
    version = mtime
    return info
  }
}

async function readInfo(root: string, latest: string): Promise<BuildInfo> {
  try {
    const { id } = JSON.parse(await readFile(latest, 'utf8')) as { id: string }
    const meta = JSON.parse(await readFile(join(root, 'builds', 'meta', `${id}.json`), 'utf8')) as Partial<BuildInfo>
    return { ...NONE, ...meta }
  } catch (cause) {
    throw new Error(`${latest}: the build's information cannot be read; build again`, { cause })
  }
}

/** Where a folder path leads for good, if it does; never to another host. */
export function redirectOf({ redirects }: BuildInfo, path: string): string | undefined {
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  return target !== undefined && /^\/(?![/\\])/.test(target) ? target : undefined
}

/** The file of the page that answers for a path by a rule. */
export function ruleFileOf({ rules }: BuildInfo, path: string): string | undefined {
  return rules.find(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))?.file
}
