import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { randomId } from '../../../../src/server/store/ids.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { ALBUM, NOTE, noteOf } from '../../../support/stores/stores.ts'
import { ANNA, BEN, storeWorld } from './support.ts'

onEachStore((open) => {
  const { world, ownedBy } = storeWorld(open)

  describe('parts', () => {
    const part = async (text: string) => (await world.store.create(NOTE, noteOf(text), { expiresAt: world.time + 1000 })).document.id
    const isThere = async (id: string) => (await world.store.read(NOTE, id, 'server')) !== undefined

    it('last as long as the document that they belong to', async () => {
      const parts = [await part('a'), await part('b')]
      const { document } = await world.store.create(ALBUM, { parts }, { ...ANNA, expiresAt: world.time + 5000 })
      world.time += 4999
      await world.store.sweep()
      expect(await Promise.all(parts.map(isThere))).toEqual([true, true])
      expect(await world.store.extend(ALBUM, document.id, world.time + 9000)).toBe(true)
      expect(await world.store.read(ALBUM, document.id, ANNA)).toMatchObject({ version: 1, expiresAt: world.time + 9000 })
      world.time += 8999
      await world.store.sweep()
      expect(await Promise.all(parts.map(isThere))).toEqual([true, true])
      world.time += 1
      expect(await world.store.extend(ALBUM, document.id, world.time + 9000)).toBe(false)
      expect(await world.store.sweep()).toBe(3)
    })

    it('must be there, or there is no document', async () => {
      const parts = [await part('a'), randomId()]
      await expect(world.store.create(ALBUM, { parts }, ANNA)).rejects.toThrow(new ToolError('conflict'))
      expect(await ownedBy('anna')).toEqual([])
      const [first = ''] = parts
      expect((await world.store.read(NOTE, first, 'server'))?.expiresAt).toBe(world.time + 1000)
      const { document } = await world.store.create(ALBUM, { parts: [] }, ANNA)
      expect(await world.store.update(ALBUM, document.id, ANNA, 1, { parts })).toMatchObject({ ok: false, current: { version: 1 } })
    })

    it('go when the document has them no more, at once or after a while', async () => {
      const [a, b, c] = [await part('a'), await part('b'), await part('c')] as const
      const { document } = await world.store.create(ALBUM, { parts: [a, b] }, ANNA)
      expect(await world.store.update(ALBUM, document.id, ANNA, 1, { parts: [b, c] })).toMatchObject({ ok: true })
      expect(await Promise.all([a, b, c].map(isThere))).toEqual([false, true, true])
      await world.store.update(ALBUM, document.id, ANNA, 2, { parts: [c] }, { leavePartsUntil: world.time + 10 })
      expect((await world.store.read(NOTE, b, 'server'))?.expiresAt).toBe(world.time + 10)
      expect((await world.store.read(NOTE, c, 'server'))?.expiresAt).toBeUndefined()
    })

    it('go with the document, and only by who may delete it', async () => {
      const parts = [await part('a')]
      const { document } = await world.store.create(ALBUM, { parts }, ANNA)
      expect(await world.store.delete(ALBUM, document.id, BEN)).toBe(false)
      expect(await world.store.isWriter(ALBUM, document.id, BEN)).toBe(false)
      expect(await world.store.isWriter(ALBUM, document.id, ANNA)).toBe(true)
      expect(await world.store.delete(ALBUM, document.id, ANNA)).toBe(true)
      expect(await isThere(parts[0] ?? '')).toBe(false)
    })

    it('stay with one of two who change a document at once', async () => {
      const { document } = await world.store.create(ALBUM, { parts: [await part('a')] }, ANNA)
      const news = [await part('b'), await part('c')]
      const written = await Promise.all(news.map((id) => world.store.update(ALBUM, document.id, ANNA, 1, { parts: [id] })))
      expect(written.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      const held = (await world.store.read(ALBUM, document.id, ANNA))?.data.parts
      expect(held).toEqual(news.filter((_, index) => written[index]?.ok))
    })
  })
})
