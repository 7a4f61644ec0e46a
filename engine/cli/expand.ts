import { glob, readdir, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { ToolError } from '../core/errors.ts'

/** A file to work on, and the name that its result gets: for one out of a folder, its path in there. */
export type FoundFile = { readonly path: string; readonly name: string; readonly bytes: number }

const PATTERN = /[*?[\]{}]/

const statOf = (path: string) =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })

/** Whether an argument means more than one file: a folder, or a pattern that no file has as its name. */
export async function isMany(argument: string): Promise<boolean> {
  const found = await statOf(argument)
  return found ? found.isDirectory() : PATTERN.test(argument)
}

/**
 * The files that arguments name: files, folders with all that is in them, and patterns such as `photos/**` + `/*.png`. Each once, sorted
 * by name within a folder or pattern. Names that begin with a dot are passed over in folders.
 * @throws ToolError not-found for an argument that names nothing
 */
export async function expandPaths(given: readonly string[]): Promise<readonly FoundFile[]> {
  const found = new Map<string, FoundFile>()
  for (const written of given) {
    const argument = written.startsWith('@') ? written.slice(1) : written
    const files = await filesOf(argument)
    if (files.length === 0) throw new ToolError('not-found', { name: argument.slice(0, 100) })
    for (const file of files) if (!found.has(file.path)) found.set(file.path, file)
  }
  return [...found.values()]
}

async function filesOf(argument: string): Promise<FoundFile[]> {
  const own = await statOf(argument)
  if (own?.isFile()) return [{ path: argument, name: basename(argument), bytes: own.size }]
  if (own?.isDirectory()) return filesIn(argument)
  if (own) return [{ path: argument, name: basename(argument), bytes: 0 }]
  if (!PATTERN.test(argument)) return []
  const root = argument.split(/[\\/]/)
  const depth = root.findIndex((part) => PATTERN.test(part))
  const files: FoundFile[] = []
  for await (const path of glob(argument)) {
    const file = await statOf(path)
    if (file?.isFile()) files.push({ path, name: path.split(sep).slice(depth).join('/'), bytes: file.size })
  }
  return files.toSorted(byName)
}

async function filesIn(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files: FoundFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(folder, sep).length).split(sep)
    if (name.some((part) => part.startsWith('.'))) continue
    const file = await statOf(path)
    if (file) files.push({ path, name: name.join('/'), bytes: file.size })
  }
  return files.toSorted(byName)
}

const byName = (a: FoundFile, b: FoundFile) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
