import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BaseContext } from '../../core/context.ts'

/**
 * Where a package's file is on this machine, wherever its package manager put it.
 * @param path `package/path/to/file` or `@scope/package/path/to/file`
 * @throws Error for a path that leaves its package, or a package that is not installed
 */
export function assetFile(path: string): string {
  const [, name, file] = /^((?:@[\w.-]+\/)?\w[\w.-]*)\/([\w@./-]+)$/.exec(path) ?? []
  if (name === undefined || file === undefined || file.split('/').includes('..'))
    throw new Error(`"${path}" is not the path of a package's file`)
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`the package of "${path}" is not installed`)
  return join(dirname(manifest), file)
}

export const readAssetSync = (path: string): Buffer => readFileSync(assetFile(path))

/** An asset of a tool, from the package itself. */
export const readAsset: BaseContext['asset'] = async (path) => new Uint8Array(await readFile(assetFile(path)))

/** A library of a tool, from the package itself. */
export const importLibrary: BaseContext['library'] = (path) => import(/* @vite-ignore */ pathToFileURL(assetFile(path)).href)
