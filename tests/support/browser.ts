import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium as it is: with devices, such as a camera. */
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Chromium without windows or devices, which takes half the time. */
const BARE = ['/usr/bin/chromium-headless-shell']

/** Playwright's own browser when it is installed (undefined: the default), else one of the system; throws when there is none. */
export function findBrowser(): string | undefined {
  return find([...BARE, ...WHOLE])
}

/** What starts a browser that has devices. */
export function wholeBrowser(): { readonly executablePath: string } | { readonly channel: 'chromium' } {
  const executablePath = find(WHOLE)
  return executablePath === undefined ? { channel: 'chromium' } : { executablePath }
}

function find(paths: readonly string[]): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return undefined
  const found = paths.find((path) => existsSync(path))
  if (found === undefined) throw new Error('no browser')
  return found
}

/** Whether there is all that the tests need. */
export function hasBrowser(): boolean {
  try {
    wholeBrowser()
    return true
  } catch {
    return false
  }
}
