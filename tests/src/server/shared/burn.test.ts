import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSharedDocuments } from '../../../../src/server/shared/documents.ts'
import { PART_BYTES } from '../../../../src/shared/wire.ts'
import { ask } from '../../../support/servers/ask.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { base64, MINUTE, sharedWorld, SMALL } from './support.ts'

onEachStore((open) => {
  const { world, created, openIt, send, countParts } = sharedWorld(open)

  describe('that burn', () => {
    it('are opened by a click only, once', async () => {
      const { id } = await created({ burn: true })
      for (const path of [`/api/shared/${id}`, `/api/shared/${id}/open`, `/api/shared/${id}?open`])
        for (const method of ['GET', 'HEAD', 'OPTIONS']) await ask(world.services.port, path, { method })
      expect((await world.services.send('GET', `/api/shared/${id}`)).json).toMatchObject({ burn: true })
      expect((await openIt(id)).bytes).toEqual(SMALL)
      const again = await openIt(id)
      expect([again.status, JSON.parse(again.text).burnedAt]).toEqual([410, world.time])
      expect((await world.services.send('GET', `/api/shared/${id}`)).json.burnedAt).toBe(world.time)
    })

    it('go to exactly one of many who open them at once', async () => {
      for (const more of [{}, await send(randomBytes(2 * PART_BYTES))]) {
        const { id } = await created({ burn: true, ...more })
        const all = await Promise.all(Array.from({ length: 8 }, () => openIt(id)))
        expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(410)])
      }
    })

    it('go to one of two who have read the same version', async () => {
      const documents = createSharedDocuments(world.trial.store, () => world.time)
      const { id } = await created({ burn: true })
      const opened = await Promise.all([documents.open(id), documents.open(id)])
      expect(opened.filter((one) => one !== undefined)).toHaveLength(1)
    })

    it('are gone from the store at once', async () => {
      const bytes = randomBytes(2 * PART_BYTES)
      const { id } = await created({ burn: true, ...(await send(bytes)) })
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      expect(await countParts()).toBe(0)
      const small = await created({ burn: true })
      await openIt(small.id)
      const held = await createSharedDocuments(world.trial.store).find(small.id)
      expect(JSON.stringify(held)).not.toContain(base64(SMALL))
    })

    it('are gone even if who opened them goes away', async () => {
      const { id } = await created({ burn: true, ...(await send(randomBytes(3 * PART_BYTES))) })
      const documents = createSharedDocuments(world.trial.store, () => world.time)
      const opened = await documents.open(id)
      await opened?.bytes.getReader().cancel()
      expect((await openIt(id)).status).toBe(410)
      world.time += 2 * MINUTE
      await world.trial.store.sweep()
      expect(await countParts()).toBe(0)
    })

    it('cannot be filled again', async () => {
      const { id, secret } = await created({ burn: true })
      await openIt(id)
      const headers = { 'if-match': '"2"', 'x-shared-secret': secret }
      expect((await world.services.send('PUT', `/api/shared/${id}`, { body: base64(SMALL) }, headers)).status).toBe(404)
    })
  })
})
