import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomId } from '../../../../src/server/store/ids.ts'
import { PART_BYTES } from '../../../../src/shared/wire.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { DAY, MINUTE, sharedWorld } from './support.ts'

onEachStore((open) => {
  const { world, create, created, openIt, put, send, countParts } = sharedWorld(open)

  describe('that are large', () => {
    it('come and go in parts', async () => {
      const bytes = randomBytes(3 * PART_BYTES + 17)
      const { id } = await created(await send(bytes))
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      expect((await world.services.send('GET', `/api/shared/${id}`)).json.bytes).toBe(bytes.length)
    })

    it('are not there before all parts are', async () => {
      const upload = randomId()
      await put(upload, 0, randomBytes(PART_BYTES))
      const early = await create({ body: undefined, upload: { id: upload, bytes: PART_BYTES + 5 } })
      expect(early.status).toBe(409)
      await put(upload, 1, randomBytes(5))
      expect((await create({ body: undefined, upload: { id: upload, bytes: PART_BYTES + 5 } })).status).toBe(201)
    })

    it('leave nothing when their sending broke off: the parts expire within the hour', async () => {
      await send(randomBytes(PART_BYTES * 2))
      expect(await countParts()).toBe(2)
      world.time += 60 * MINUTE
      await world.trial.store.sweep()
      expect(await countParts()).toBe(0)
    })

    it('keep their parts as long as themselves, and are swept with them', async () => {
      const bytes = randomBytes(2 * PART_BYTES)
      const { id } = await created({ ...(await send(bytes)), expiresIn: 86_400 })
      world.time += DAY - 1
      await world.trial.store.sweep()
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      world.time += 1
      expect(await world.trial.store.sweep()).toBe(3)
    })

    it('keep their parts when they are opened, if they are kept', async () => {
      const bytes = randomBytes(PART_BYTES + 1)
      const { id } = await created({ ...(await send(bytes)), kind: 'snapshot', kept: true })
      world.time += 200 * DAY
      await openIt(id)
      world.time += 200 * DAY
      await world.trial.store.sweep()
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
    })

    it('get other parts when they change, and the old ones go', async () => {
      const { id, secret } = await created(await send(randomBytes(3 * PART_BYTES)))
      const bytes = randomBytes(2 * PART_BYTES)
      const headers = { 'if-match': '"1"', 'x-shared-secret': secret }
      expect((await world.services.send('PUT', `/api/shared/${id}`, await send(bytes), headers)).status).toBe(200)
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      expect(await countParts()).toBe(2)
    })

    it('take a part that is sent again, but no other one in its place', async () => {
      const upload = randomId()
      const part = randomBytes(10)
      expect((await put(upload, 0, part)).status).toBe(204)
      expect((await put(upload, 0, part)).status).toBe(204)
      expect((await put(upload, 0, randomBytes(10))).status).toBe(409)
    })

    it('refuse parts that are too large, too many, or of no upload', async () => {
      expect((await put(randomId(), 0, Buffer.alloc(PART_BYTES + 1))).status).toBe(413)
      expect((await put(randomId(), 20, Buffer.alloc(1))).status).toBe(404)
      expect((await put('x', 0, Buffer.alloc(1))).status).toBe(404)
    })
  })
})
