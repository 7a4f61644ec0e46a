import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'

/** A browser that shares its own tab, a test tone and a test image, without asking. */
export const fakeDevices = {
  permissions: ['microphone', 'camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--auto-accept-this-tab-capture',
    ],
  },
}

/** What a test needs of a phone, without the browser type, which is the project's. */
export function phone(): Partial<(typeof devices)[string]> {
  const { defaultBrowserType: _, ...use } = devices['Pixel 7'] as (typeof devices)[string]
  return use
}

const PIECE_BYTES = 4 * 1024 * 1024

/** Puts a video where the recorder keeps its recordings, in pieces, as if it had been recorded. */
export async function keepRecording(page: Page, bytes: Buffer, type = 'video/webm;codecs=vp9'): Promise<void> {
  for (let index = 0; index * PIECE_BYTES < bytes.length; index++) {
    const piece = bytes.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES)
    await page.evaluate(
      async ({ base64, index: at, type: kind }) => {
        const done = (request: IDBRequest | IDBTransaction) =>
          new Promise((resolve, reject) => {
            request.addEventListener(request instanceof IDBTransaction ? 'complete' : 'success', resolve)
            request.addEventListener('error', () => reject(new Error(String(request.error))))
          })
        const opening = indexedDB.open('screen-recordings', 1)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('recordings', { keyPath: 'id' })
          opening.result.createObjectStore('pieces', { keyPath: ['id', 'index'] })
        })
        await done(opening)
        const change = opening.result.transaction(['recordings', 'pieces'], 'readwrite')
        change.objectStore('recordings').put({ id: 'given', started: 0, type: kind, isDone: true })
        const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer
        change.objectStore('pieces').put({ id: 'given', index: at, data })
        await done(change)
        opening.result.close()
      },
      { base64: piece.toString('base64'), index, type },
    )
  }
}

/** The facts of a result, list by list: what stands beside each label. */
export const factsOf = (page: Page): Promise<Record<string, string>[]> =>
  page
    .locator('.result-pane dl')
    .evaluateAll((lists) =>
      lists.map((list) =>
        Object.fromEntries(
          Array.from(list.querySelectorAll('dt'), (term) => [
            term.textContent,
            (term.nextElementSibling?.textContent ?? '').replace(/\s+/g, ' ').trim(),
          ]),
        ),
      ),
    )
