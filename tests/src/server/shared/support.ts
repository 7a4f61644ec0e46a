import { afterEach, beforeEach, expect } from 'vitest'
import { SHARED_PART } from '../../../../src/server/shared/kinds.ts'
import { SHARED_DEFAULTS, type SharedSettings } from '../../../../src/server/shared/limits.ts'
import { randomId } from '../../../../src/server/store/ids.ts'
import { PART_BYTES } from '../../../../src/shared/wire.ts'
import { ask } from '../../../support/servers/ask.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import type { OpenStore } from '../../../support/stores/each-store.ts'
import { temporaryFolder, type TrialStore } from '../../../support/stores/stores.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export const SMALL = Buffer.from('sealed: only bytes to the server')
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** For the tests of the block that calls this: shared documents in a store that is empty before each of them. */
export function sharedWorld(open: OpenStore) {
  let clean: () => Promise<void>
  /** What changes while tests run: the time, which they move, and what is begun anew. */
  const world = { time: 0 } as { time: number; trial: TrialStore; services: TrialServices }
  const start = async (shared: Partial<SharedSettings> = {}) => {
    const { folder, dispose } = await temporaryFolder()
    world.trial = await open(() => world.time)
    world.services = await startServices(folder, {
      store: world.trial.store,
      now: () => world.time,
      settings: { shared: { ...SHARED_DEFAULTS, ...shared } },
    })
    clean = async () => {
      await world.services.close()
      await dispose()
    }
  }
  const restart = async (shared: Partial<SharedSettings>) => {
    await clean()
    await start(shared)
  }
  beforeEach(async () => {
    world.time = 1_800_000_000_000
    await start()
  })
  afterEach(() => clean())

  const create = (more: object = {}) => world.services.send('POST', '/api/shared', { kind: 'clip', body: base64(SMALL), ...more })
  const created = async (more: object = {}) => {
    const { status, json } = await create(more)
    expect(status).toBe(201)
    return json as { id: string; secret: string; version: number; expiresAt: number }
  }
  const openIt = (id: string) =>
    ask(world.services.port, `/api/shared/${id}/open`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-length': '0' },
    })
  const put = (upload: string, index: number, bytes: Uint8Array) =>
    world.services.send('PUT', `/api/shared/uploads/${upload}/${index}`, bytes, { 'content-type': 'application/octet-stream' })
  const send = async (bytes: Buffer) => {
    const upload = randomId()
    for (let index = 0; index * PART_BYTES < bytes.length; index++)
      expect((await put(upload, index, bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES))).status).toBe(204)
    return { upload: { id: upload, bytes: bytes.length }, body: undefined }
  }
  const countParts = async () => (await world.trial.store.list(SHARED_PART, { limit: 100 })).documents.length

  return { world, restart, create, created, openIt, put, send, countParts }
}
