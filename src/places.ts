import { fileURLToPath } from 'node:url'

/** Where the parts of this project are: in its sources here; in the package, `src/package/places.ts` stands in for this file. */
export const REGISTRY: URL = new URL('../registry/', import.meta.url)
/** Address of the module of what recognizes. */
export const RECOGNIZER: string = new URL('pageless/recognizer.ts', REGISTRY).href
export const LOCALES: URL = new URL('../locales/', import.meta.url)
/** Folder of the built site. */
export const SITE: string = fileURLToPath(new URL('../dist/client/', import.meta.url))
/** Folder of the embedded store, where no setting names another. */
export const dataFolder = (): string => fileURLToPath(new URL('../.data/', import.meta.url))
/** What makes the site where it is missing. */
export const REMEDY = 'Make one: npm run build'
