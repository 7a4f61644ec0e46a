import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const FOR_OTHERS = 0o077

/**
 * Makes a folder and a database file in it, for this account alone, before anything is written to them; whatever is there of them
 * already, with the files that SQLite puts beside it, is closed to others too.
 * A folder that holds more than our files stays as it is: it may be somebody else’s, and then only our files are closed.
 * @throws NodeJS.ErrnoException
 */
export function makePrivate(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  // Made here, since SQLite would make it readable by everybody, and what is beside it takes over its rights.
  closeSync(openSync(join(folder, name), 'a', FILE))
  const names = readdirSync(folder)
  const own = names.filter((other) => other.startsWith(name))
  for (const file of own) close(join(folder, file), FILE)
  if (own.length === names.length) close(folder, FOLDER)
}

/** What is closed already is left alone: who runs the server need not own it. */
function close(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && (found.mode & FOR_OTHERS) !== 0) chmodSync(path, mode)
}
