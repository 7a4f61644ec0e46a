import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// All scripts of the package are in one folder, and so is this one.
export const REGISTRY: URL = new URL('./', import.meta.url)
/** Address of the module of what recognizes. */
export const RECOGNIZER: string = new URL('recognizer.js', REGISTRY).href
export const LOCALES: URL = new URL('../locales/', import.meta.url)
export const SITE: string = fileURLToPath(new URL('../site/', import.meta.url))
/** A package may be installed where its user cannot write. */
export const DATA: string = join(process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'toolglot')
export const REMEDY = 'Install the package again.'
