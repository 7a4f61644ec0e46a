import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, extname } from 'node:path'
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

/** Whether an asset is a library that is served as its authors made it: its licence goes with it. */
export const isLibrary = (path: string): boolean => path.endsWith('.mjs')

/** Where the licence of a library is: beside it, and by its name. */
export const licenseUrl = (path: string): string => assetUrl(path).replace(/\.mjs$/, '.license.txt')

/** Which library it is, where it comes from, and its licence. @throws Error for a package without one */
export function licenseText(path: string): string {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  const manifest = JSON.parse(readAssetSync(`${name}/package.json`).toString()) as Readonly<Record<'version' | 'license', string>>
  const license = [`${dirname(path)}/LICENSE`, `${name}/LICENSE`].find(hasAsset)
  if (license === undefined) throw new Error(`the package of "${path}" has no licence`)
  const origin = `${name} ${manifest.version}, ${manifest.license}, unmodified: https://www.npmjs.com/package/${name}/v/${manifest.version}`
  return `${origin}\n\n${readAssetSync(license).toString()}`
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
