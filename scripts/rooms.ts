import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Most files of one folder. */
const MOST_FILES = 40
/** Folders that hold something for each tool, and so have no bound. */
const BY_TOOL = /^(?:tests\/)?registry\/tools\/[\w-]+$|^locales\/\w+\/(?:tools|answers)$/
/** Folders of which each that holds source begins with a sentence on what lives in it. */
const ROOMS = /^(?:engine|src|registry\/(?:lib|data|pageless))(?:\/|$)/
const SOURCE = /\.(?:tsx?|css)$/
/** Folders of the source tree. */
const TREE = ['bench', 'docs', 'engine', 'locales', 'registry', 'scripts', 'src', 'tests']

/**
 * Folders with too many files, and rooms that do not say what lives in them.
 * @param root the project's folder
 */
export async function roomProblems(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const problems: string[] = []
  if (files.length > MOST_FILES && !BY_TOOL.test(folder))
    problems.push(`${folder}: ${files.length} files, more than ${MOST_FILES}; give what belongs together a folder of its own`)
  if (ROOMS.test(folder) && files.some((name) => SOURCE.test(name))) {
    const said = await readFile(join(root, folder, 'README.md'), 'utf8').catch(() => '')
    if (!/^[^\n]+[.!]\n?$/.test(said)) problems.push(`${folder}/README.md: one or two sentences on what lives here, on one line`)
  }
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue
    if (folder === '' && !TREE.includes(entry.name)) continue
    problems.push(...(await roomProblems(root, folder === '' ? entry.name : `${folder}/${entry.name}`)))
  }
  return problems
}
