import { describe, expect, it } from 'vitest'
import { EMPTY_USER_DATA } from '../../../../src/account/merge.ts'
import { createDeletions } from '../../../../src/server/account/deletion.ts'
import { USER_DATA } from '../../../../src/server/account/user-data.ts'
import { derivedId } from '../../../../src/server/store/ids.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../../src/server/store/store.ts'
import { NOTE, noteOf, PASTE } from '../../../support/stores/stores.ts'
import { ACCOUNT, accountWorld, read, START } from './support.ts'

const MINUTE = 60_000

const { world, start, device, star } = accountWorld()

const addAll = async (store: DocumentStore, owner: string, count = 3) => {
  for (let i = 0; i < count; i++) {
    await store.create(NOTE, noteOf(`${owner} ${i}`), { owner })
    await store.create(PASTE, noteOf(`${owner} ${i}`), { owner, expiresAt: world.time + 10 * MINUTE })
  }
}
const countOf = async (store: DocumentStore, owner: string) => {
  let count = 0
  for await (const _ of store.owned(owner)) count++
  return count
}

describe('export', () => {
  it('holds everything of the visitor, and of nobody else', async () => {
    const [anna, ben] = [await device('anna'), await device('ben')]
    await anna.put(star('a'), 0)
    await ben.put(star('b'), 0)
    await addAll(world.trial.store, 'anna', 30)
    await addAll(world.trial.store, 'ben')
    const answer = await anna.send('GET', 'export')
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="account.json"',
        'cache-control': 'no-store',
      },
    })
    const { documents, ...rest } = answer.json as { documents: Record<string, any>[] }
    expect(rest).toEqual({ exportedAt: new Date(world.time).toISOString(), account: { uid: 'anna', email: 'anna@mail.test' } })
    expect(documents).toHaveLength(61)
    expect(documents.find(({ kind }) => kind === 'user-data')).toEqual({
      kind: 'user-data',
      id: derivedId('user-data', 'anna'),
      version: 1,
      createdAt: new Date(world.time).toISOString(),
      changedAt: new Date(world.time).toISOString(),
      data: star('a'),
    })
    // With what begins and ends a value: the letters alone may be in a random id.
    expect(answer.text).toMatch(/"anna[ @]/)
    expect(answer.text).not.toMatch(/"ben[ @"]/)
  })
})

describe('deletion', () => {
  it('removes everything of the visitor here, then at the provider, and tells what', async () => {
    const [anna, ben] = [await device('anna'), await device('ben')]
    await anna.put(star('a'), 0)
    await ben.put(star('b'), 0)
    await addAll(world.trial.store, 'anna', 60)
    expect(await anna.delete()).toMatchObject({ status: 200, json: { state: 'deleted', removed: { 'user-data': 1, note: 60, paste: 60 } } })
    expect(world.toolkit.asked).toEqual([{ path: `/v1/accounts:delete?key=${encodeURIComponent(ACCOUNT.apiKey)}`, idToken: anna.token }])
    expect(await countOf(world.trial.store, 'anna')).toBe(0)
    expect(read(await ben.get()).version).toBe(1)
  })

  it.each<[string, unknown, number]>([
    ['no word', {}, 422],
    ['another word', { confirm: 'yes' }, 422],
    ['a word in capitals', { confirm: 'DELETE' }, 422],
    ['more than that', { confirm: 'delete', uid: 'ben' }, 422],
  ])('needs a confirmation, not %s', async (_, body, status) => {
    const anna = await device()
    await anna.put(star('a'), 0)
    expect((await anna.delete(body)).status).toBe(status)
    expect(await countOf(world.trial.store, 'anna')).toBe(1)
    expect(world.toolkit.asked).toEqual([])
  })

  it('needs a sign-in of the last five minutes', async () => {
    const late = await device('anna', world.time - 5 * MINUTE - 1000)
    await late.put(star('a'), 0)
    expect(await late.delete()).toMatchObject({ status: 401, json: { code: 'sign-in-again' } })
    expect(await countOf(world.trial.store, 'anna')).toBe(1)
    const soon = await device('anna', world.time - 5 * MINUTE)
    expect((await soon.delete()).json).toMatchObject({ state: 'deleted' })
  })

  it('ends every sign-in from before it, so that no device brings the data back', async () => {
    const [phone, laptop] = [await device(), await device('anna', world.time - 60 * MINUTE)]
    await phone.put(star('a'), 0)
    await phone.delete()
    for (const { get, put, send } of [phone, laptop])
      for (const answer of [await get(), await put(star('a'), 1), await put(star('a'), 0), await send('GET', 'export')])
        expect(answer).toMatchObject({ status: 401, json: { code: 'not-signed-in' } })
    expect(await countOf(world.trial.store, 'anna')).toBe(0)
    world.time += 2000
    const anew = await device()
    expect(read(await anew.get())).toEqual({ version: 0, data: EMPTY_USER_DATA })
    expect((await anew.put(star('b'), 0)).status).toBe(200)
  })

  it('that comes while a device is writing leaves nothing behind', async () => {
    const [phone, laptop] = [await device(), await device()]
    await world.trial.close()
    const store = createDocumentStore(openSqliteRows(world.folder), () => world.time)
    let meanwhile: (() => Promise<unknown>) | undefined
    const update: DocumentStore['update'] = async (kind, ...rest) => {
      const first = kind.name === USER_DATA.name ? meanwhile : undefined
      if (first) meanwhile = undefined
      await first?.()
      return store.update(kind, ...rest)
    }
    await start({ store: { ...store, update } })
    meanwhile = () => phone.delete()
    expect(await laptop.put(star('a'), 0)).toMatchObject({ status: 401, json: { code: 'not-signed-in' } })
    expect(world.toolkit.asked).toHaveLength(1)
    expect(await countOf(world.trial.store, 'anna')).toBe(0)
  })

  it.each(['a refusal', 'silence', 'nonsense'] as const)('is left to be finished at the provider after %s', async (way) => {
    const anna = await device()
    await anna.put(star('a'), 0)
    world.toolkit.setWay(way)
    expect(await anna.delete()).toMatchObject({ status: 200, json: { state: 'provider-pending', removed: { 'user-data': 1 } } })
    expect(await countOf(world.trial.store, 'anna')).toBe(0)
    world.toolkit.setWay('deletion')
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { 'user-data': 1 } })
  })

  it('is done when the provider does not know the visitor any more', async () => {
    world.toolkit.setWay('nobody')
    expect((await (await device()).delete()).json).toEqual({ state: 'deleted', removed: {} })
  })

  it('may leave the provider to the page', async () => {
    const { delete: remove } = await device()
    expect((await remove({ confirm: 'delete', provider: false })).json).toMatchObject({ state: 'provider-pending' })
    expect(world.toolkit.asked).toEqual([])
  })

  it('that broke off goes on with the next call, and counts all', async () => {
    const anna = await device()
    await addAll(world.trial.store, 'anna', 120)
    await world.trial.close()
    await start({ store: breakingStore(1) })
    expect(await anna.delete()).toMatchObject({ status: 500, json: { code: 'bug' } })
    expect(world.trial.reports).toHaveLength(1)
    expect(world.toolkit.asked).toEqual([])
    expect(await countOf(world.trial.store, 'anna')).toBe(140)
    expect((await anna.get()).status).toBe(401)
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { note: 120, paste: 120 } })
    expect(await countOf(world.trial.store, 'anna')).toBe(0)
  })

  it('that broke off goes on at the next start', async () => {
    const anna = await device()
    await addAll(world.trial.store, 'anna', 120)
    await addAll(world.trial.store, 'ben')
    await world.trial.close()
    await start({ store: breakingStore(2) })
    expect((await anna.delete()).status).toBe(500)
    await world.trial.close()
    await start()
    while ((await countOf(world.trial.store, 'anna')) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await countOf(world.trial.store, 'ben')).toBe(6)
    // What was counted is remembered for whoever asks again.
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { note: 120, paste: 120 } })
  })

  /** A store that breaks once, after so many batches were removed. */
  function breakingStore(batches: number): DocumentStore {
    const store = createDocumentStore(openSqliteRows(world.folder), () => world.time)
    let left = batches
    return {
      ...store,
      deleteOwned: (owner, limit) => (left-- === 0 ? Promise.reject(new Error('the disk is gone')) : store.deleteOwned(owner, limit)),
    }
  }

  it('is remembered until every token from before it has run out, and no longer', async () => {
    const anna = await device()
    await anna.delete()
    const deletions = createDeletions(world.trial.store, () => world.time)
    expect(await deletions.isDeleted('anna', START)).toBe(true)
    expect(await deletions.isDeleted('anna', START + 1)).toBe(false)
    expect(await deletions.isDeleted('ben', START)).toBe(false)
    world.time += 120 * MINUTE - 1
    expect(await deletions.isDeleted('anna', START)).toBe(true)
    world.time += 1
    expect(await deletions.isDeleted('anna', START)).toBe(false)
    await world.trial.store.sweep()
    expect((await world.trial.store.list(USER_DATA)).documents).toEqual([])
  })
})
