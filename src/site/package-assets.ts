import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { assetFile, readAssetSync } from '../../engine/run/node/read-asset.ts'

export { readAssetSync }

export function hasAsset(path: string): boolean {
  try {
    return existsSync(assetFile(path))
  } catch {
    return false
  }
}

/** Where a file is served whose address changes with its content. */
export function hashedPath(name: string, ending: string, content: string | Buffer): string {
  return `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 10)}.${ending}`
}

const urls = new Map<string, string>()

/** Where our site serves a package's file: the same in a build and in development, and another once its content changes. */
export function assetUrl(path: string): string {
  const known = urls.get(path)
  if (known !== undefined) return known
  const ending = extname(path)
  const name = path.replaceAll(/[@/]+/g, '-').replace(/^-/, '').slice(0, -ending.length)
  const url = hashedPath(name, ending.slice(1), readAssetSync(path))
  urls.set(path, url)
  return url
}
