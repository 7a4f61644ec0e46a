import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser when it is installed (undefined: the default), else one of the system; throws when there is none. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return undefined
  const found = SYSTEM.find((path) => existsSync(path))
  if (found === undefined) throw new Error('no browser')
  return found
}

export function hasBrowser(): boolean {
  try {
    findBrowser()
    return true
  } catch {
    return false
  }
}
