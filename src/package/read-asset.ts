import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BaseContext } from '../../engine/core/context.ts'

/** Where a file of another package is in this one; it holds those that its tools declare. @throws Error for a path that leaves it */
export function assetFile(path: string): string {
  if (path.split('/').some((part) => part === '' || part === '..')) throw new Error(`"${path}" is not the path of a package's file`)
  return fileURLToPath(new URL(`../assets/${path}`, import.meta.url))
}

export const readAssetSync = (path: string): Buffer => readFileSync(assetFile(path))

export const readAsset: BaseContext['asset'] = async (path) => new Uint8Array(await readFile(assetFile(path)))

/** A library of a tool, from the package itself. */
export const importLibrary: BaseContext['library'] = (path) => import(/* @vite-ignore */ pathToFileURL(assetFile(path)).href)
