import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WrongSetting } from '../server/settings.ts'

// All scripts of the package are in one folder, and so is this one.
export const REGISTRY: URL = new URL('./', import.meta.url)
/** Address of the module of what recognizes. */
export const RECOGNIZER: string = new URL('pageless/recognizer.js', REGISTRY).href
export const LOCALES: URL = new URL('../locales/', import.meta.url)
export const SITE: string = fileURLToPath(new URL('../site/', import.meta.url))
/** A package may be installed where its user cannot write. @throws WrongSetting for an account without a home */
export function dataFolder(): string {
  return join(process.env.XDG_DATA_HOME || join(home(), '.local', 'share'), 'toolglot')
}
function home(): string {
  try {
    return homedir()
  } catch {
    throw new WrongSetting('This account has no home folder. Name a folder for what visitors leave: DATA_DIR=/data')
  }
}
export const REMEDY = 'Install the package again.'
