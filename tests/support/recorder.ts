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

/** Puts a video where the recorder keeps its recordings, in pieces, as if it had been recorded. */
export async function keepRecording(page: Page, bytes: Buffer): Promise<void> {
  await page.route('**/given-recording.webm', (route) => route.fulfill({ body: bytes, contentType: 'video/webm' }))
  await page.evaluate(async () => {
    const data = await (await fetch('/given-recording.webm')).arrayBuffer()
    const opening = indexedDB.open('screen-recordings', 1)
    const done = (request: IDBRequest | IDBTransaction) =>
      new Promise((resolve, reject) => {
        request.addEventListener(request instanceof IDBTransaction ? 'complete' : 'success', resolve)
        request.addEventListener('error', reject)
      })
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('recordings', { keyPath: 'id' })
      opening.result.createObjectStore('pieces', { keyPath: ['id', 'index'] })
    })
    await done(opening)
    const change = opening.result.transaction(['recordings', 'pieces'], 'readwrite')
    change.objectStore('recordings').put({ id: 'given', started: 0, type: 'video/webm;codecs=vp9', isDone: true })
    const size = 4 * 1024 * 1024
    for (let index = 0; index * size < data.byteLength; index++)
      change.objectStore('pieces').put({ id: 'given', index, data: data.slice(index * size, (index + 1) * size) })
    await done(change)
    opening.result.close()
  })
}

/** The facts of a result, list by list: what stands beside each label. */
export const factsOf = (page: Page): Promise<Record<string, string>[]> =>
  page
    .locator('.result-pane dl')
    .evaluateAll((lists) =>
      lists.map((list) =>
        Object.fromEntries(
          Array.from(list.querySelectorAll('dt'), (term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
        ),
      ),
    )
