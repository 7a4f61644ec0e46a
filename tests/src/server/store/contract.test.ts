import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { MAX_DATA_BYTES } from '../../../../src/server/store/document.ts'
import { derivedId, randomId } from '../../../../src/server/store/ids.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { NOTE, noteOf, PASTE } from '../../../support/stores/stores.ts'
import { ANNA, BEN, storeWorld } from './support.ts'

onEachStore((open) => {
  const { world, addNote, ownedBy, textsOf } = storeWorld(open)

  it('gives back what it was given, to the letter', async () => {
    for (const text of ['', 'é😀\0\r\n\u2028', '\ud800 alone', '"}\\', '__proto__']) {
      const { document } = await world.store.create(NOTE, noteOf(text), ANNA)
      expect(document).toEqual({
        id: expect.stringMatching(/^[\w-]{22}$/) as string,
        owner: 'anna',
        version: 1,
        createdAt: world.time,
        changedAt: world.time,
        expiresAt: undefined,
        data: noteOf(text),
      })
      expect(await world.store.read(NOTE, document.id, ANNA)).toEqual(document)
    }
  })

  it('counts the documents of a kind that have a tag', async () => {
    for (const isOpen of [true, true, false]) await world.store.create(NOTE, noteOf('x', isOpen))
    await world.store.create(PASTE, noteOf('x', true))
    expect(await world.store.count(NOTE, 'open')).toBe(2)
    expect(await world.store.count(NOTE, 'other')).toBe(0)
  })

  it('refuses what is not of the kind, or larger than it', async () => {
    await expect(world.store.create(NOTE, { text: 1 } as never)).rejects.toThrow('Invalid input')
    await expect(world.store.create(PASTE, noteOf('x'.repeat(100)))).rejects.toThrow(new ToolError('too-big', { maximum: 100 }))
    const { document } = await world.store.create(PASTE, noteOf('x'), ANNA)
    await expect(world.store.update(PASTE, document.id, ANNA, 1, noteOf('é'.repeat(40)))).rejects.toThrow(
      new ToolError('too-big', { maximum: 100 }),
    )
    expect((await world.store.read(PASTE, document.id, ANNA))?.data).toEqual(noteOf('x'))
  })

  it('holds the largest document there may be', async () => {
    const size = MAX_DATA_BYTES - JSON.stringify(noteOf('')).length
    const { id } = await addNote('x'.repeat(size), 'anna')
    expect((await world.store.read(NOTE, id, ANNA))?.data.text.length).toBe(size)
    await expect(addNote('x'.repeat(size + 1))).rejects.toThrow(new ToolError('too-big', { maximum: MAX_DATA_BYTES }))
  })

  describe('access', () => {
    it('is the owner’s, and what is forbidden looks as if it were not there', async () => {
      const { id } = await addNote('mine', 'anna')
      const nobody = await addNote('the server’s')
      expect(await world.store.read(NOTE, id, 'server')).toMatchObject({ owner: 'anna' })
      for (const access of [BEN, { owner: '' }, { secret: '' }, { secret: id }, 'anyone'] as const) {
        for (const place of [id, nobody.id, randomId()]) {
          expect(await world.store.read(NOTE, place, access)).toBeUndefined()
          expect(await world.store.update(NOTE, place, access, 1, noteOf('theirs'))).toEqual({ ok: false, current: undefined })
          expect(await world.store.delete(NOTE, place, access)).toBe(false)
        }
      }
      expect(await world.store.read(NOTE, id, ANNA)).toMatchObject({ version: 1, data: noteOf('mine') })
      // Its own name in use by somebody else is not told either.
      expect(await world.store.update(NOTE, id, BEN, 0, noteOf('theirs'))).toEqual({ ok: false, current: undefined })
    })

    it('is the secret’s', async () => {
      const { document, secret = '' } = await world.store.create(NOTE, noteOf('hidden'), { withSecret: true })
      expect(secret).toMatch(/^[\w-]{22}$/)
      expect(JSON.stringify(document)).not.toContain(secret)
      expect(await world.store.read(NOTE, document.id, { secret: `${secret}x` })).toBeUndefined()
      expect(await world.store.read(NOTE, document.id, 'anyone')).toBeUndefined()
      expect(await world.store.read(NOTE, document.id, { secret })).toEqual(document)
      expect(await world.store.update(NOTE, document.id, { secret }, 1, noteOf('changed'))).toMatchObject({ ok: true })
      expect(await world.store.delete(NOTE, document.id, { secret })).toBe(true)
    })

    it('lets everybody read what is meant for them, and nobody change it', async () => {
      const { document, secret = '' } = await world.store.create(PASTE, noteOf('open'), { withSecret: true })
      expect(await world.store.read(PASTE, document.id, 'anyone')).toEqual(document)
      expect(await world.store.read(PASTE, document.id, BEN)).toEqual(document)
      expect(await world.store.update(PASTE, document.id, BEN, 1, noteOf('x'))).toEqual({ ok: false, current: undefined })
      expect(await world.store.update(PASTE, document.id, { secret: 'x' }, 1, noteOf('x'))).toEqual({ ok: false, current: undefined })
      expect(await world.store.delete(PASTE, document.id, 'anyone')).toBe(false)
      expect(await world.store.update(PASTE, document.id, { secret }, 1, noteOf('y'))).toMatchObject({ ok: true })
    })

    it.each(['', '.', '..', '../documents', 'a/b', '__id__', 'x'.repeat(23), 'x'.repeat(2000), '\0', 'é'.repeat(22)])(
      'finds nothing under %j',
      async (id) => {
        expect(await world.store.read(NOTE, id, 'server')).toBeUndefined()
        expect(await world.store.delete(NOTE, id, 'server')).toBe(false)
      },
    )

    it('tells kinds apart', async () => {
      const { id } = await addNote('mine', 'anna')
      expect(await world.store.read(PASTE, id, ANNA)).toBeUndefined()
      expect(await world.store.update(PASTE, id, ANNA, 1, noteOf('x'))).toEqual({ ok: false, current: undefined })
      expect(await world.store.update(PASTE, id, ANNA, 0, noteOf('x'))).toEqual({ ok: false, current: undefined })
      expect(await world.store.delete(PASTE, id, ANNA)).toBe(false)
      expect(await world.store.read(NOTE, id, ANNA)).toMatchObject({ version: 1 })
    })
  })

  describe('update', () => {
    it('changes what is still at the version, and shows what is there otherwise', async () => {
      const first = await addNote('one', 'anna')
      world.time += 5
      const second = await world.store.update(NOTE, first.id, ANNA, 1, noteOf('two'))
      expect(second).toEqual({ ok: true, document: { ...first, version: 2, changedAt: world.time, data: noteOf('two') } })
      expect(await world.store.update(NOTE, first.id, ANNA, 1, noteOf('three'))).toEqual({
        ok: false,
        current: second.ok ? second.document : undefined,
      })
      expect(await world.store.update(NOTE, first.id, ANNA, 3, noteOf('three'))).toMatchObject({ ok: false, current: { version: 2 } })
      expect(await world.store.update(NOTE, randomId(), ANNA, 1, noteOf('none'))).toEqual({ ok: false, current: undefined })
    })

    it('lets one of many win', async () => {
      const { id } = await addNote('none', 'anna')
      const tries = await Promise.all(Array.from({ length: 8 }, (_, index) => world.store.update(NOTE, id, ANNA, 1, noteOf(String(index)))))
      const winners = tries.flatMap((written, index) => (written.ok ? [String(index)] : []))
      expect(winners).toHaveLength(1)
      expect(await world.store.read(NOTE, id, ANNA)).toMatchObject({ version: 2, data: { text: winners[0] } })
      for (const written of tries) if (!written.ok) expect(written.current).toMatchObject({ version: 2, data: { text: winners[0] } })
    })

    it('makes what has a name of its own, once', async () => {
      const id = derivedId('note', 'anna')
      const tries = await Promise.all(['a', 'b', 'c', 'd'].map((text) => world.store.update(NOTE, id, ANNA, 0, noteOf(text))))
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
      const held = await world.store.read(NOTE, id, ANNA)
      expect(held).toMatchObject({ version: 1, owner: 'anna' })
      expect(await world.store.update(NOTE, id, ANNA, 0, noteOf('e'))).toEqual({ ok: false, current: held })
      expect(await world.store.update(NOTE, id, BEN, 0, noteOf('e'))).toEqual({ ok: false, current: undefined })
      await expect(world.store.update(NOTE, randomId(), 'anyone', 0, noteOf('e'))).rejects.toThrow(TypeError)
    })
  })

  describe('expiry', () => {
    it('hides what has expired at once, and sweeps it away', async () => {
      const { document } = await world.store.create(PASTE, noteOf('short'), ANNA)
      const other = await world.store.create(NOTE, noteOf('longer'), { ...ANNA, expiresAt: world.time + 60_001 })
      const lasting = await addNote('lasting', 'anna')
      expect(document.expiresAt).toBe(world.time + 60_000)
      world.time += 60_000
      expect(await world.store.read(PASTE, document.id, ANNA)).toBeUndefined()
      expect(await world.store.update(PASTE, document.id, ANNA, 1, noteOf('x'))).toEqual({ ok: false, current: undefined })
      expect(await world.store.delete(PASTE, document.id, ANNA)).toBe(false)
      expect((await world.store.list(PASTE, ANNA)).documents).toEqual([])
      expect((await ownedBy('anna')).map(({ id }) => id)).not.toContain(document.id)
      expect(await world.store.sweep()).toBe(1)
      expect(await world.store.sweep()).toBe(0)
      expect(await world.store.read(NOTE, other.document.id, ANNA)).toBeDefined()
      world.time += 1e12
      expect(await world.store.sweep()).toBe(1)
      expect(await world.store.read(NOTE, lasting.id, ANNA)).toBeDefined()
    })

    it('frees a name, and never gives one version to two contents', async () => {
      const id = derivedId('paste', 'anna')
      await world.store.update(PASTE, id, ANNA, 0, noteOf('old'))
      world.time += 60_000
      expect(await world.store.update(PASTE, id, BEN, 0, noteOf('new'))).toMatchObject({ ok: true, document: { version: 2, owner: 'ben' } })
      expect(await world.store.update(PASTE, id, BEN, 1, noteOf('stale'))).toMatchObject({ ok: false })
    })

    it('may be put off', async () => {
      const { document } = await world.store.create(PASTE, noteOf('a'), ANNA)
      await world.store.update(PASTE, document.id, ANNA, 1, noteOf('b'), { expiresAt: world.time + 100_000 })
      await world.store.update(PASTE, document.id, ANNA, 2, noteOf('c'))
      world.time += 99_999
      expect(await world.store.read(PASTE, document.id, ANNA)).toMatchObject({ version: 3 })
      world.time += 1
      expect(await world.store.read(PASTE, document.id, ANNA)).toBeUndefined()
    })
  })

  it('deletes', async () => {
    const { id } = await addNote('one', 'anna')
    expect(await world.store.delete(NOTE, id, ANNA)).toBe(true)
    expect(await world.store.delete(NOTE, id, ANNA)).toBe(false)
    expect(await world.store.read(NOTE, id, 'server')).toBeUndefined()
  })

  it('knows about how many bytes it holds', async () => {
    const before = await world.store.size()
    const { id } = await addNote('x'.repeat(500_000), 'anna')
    const after = await world.store.size()
    expect(after - before).toBeGreaterThan(490_000)
    await world.store.delete(NOTE, id, ANNA)
    expect((await world.store.size()) - before).toBeLessThan(50_000)
  })

  it('lists by owner and by tag, in pages', async () => {
    for (let i = 0; i < 5; i++) await world.store.create(NOTE, noteOf(`a${i}`, i % 2 === 0), ANNA)
    const { document } = await world.store.create(NOTE, noteOf('b0', true), BEN)
    await world.store.create(PASTE, noteOf('other'), ANNA)
    expect(await textsOf({})).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0'])
    expect(await textsOf(ANNA)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
    expect(await textsOf({ tag: 'open' })).toEqual(['a0', 'a2', 'a4', 'b0'])
    expect(await textsOf({ ...ANNA, tag: 'open' })).toEqual(['a0', 'a2', 'a4'])
    expect(await textsOf({ owner: 'nobody' })).toEqual([])

    await world.store.update(NOTE, document.id, BEN, 1, noteOf('b0', false))
    expect(await textsOf({ tag: 'open' })).toEqual(['a0', 'a2', 'a4'])

    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await world.store.list(NOTE, { limit: 2, ...(after !== undefined && { after }) })
      expect(page.documents.length).toBeLessThanOrEqual(2)
      seen.push(...page.documents.map(({ data }) => data.text))
      after = page.next
    } while (after !== undefined)
    expect(seen.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0'])
  })

  it('hands over and removes all that somebody owns, in batches', async () => {
    for (let i = 0; i < 25; i++) await addNote(`a${i}`, 'anna')
    for (let i = 0; i < 3; i++) await world.store.create(PASTE, noteOf(`p${i}`), ANNA)
    await addNote('b', 'ben')
    await addNote('nobody’s')
    const all = await ownedBy('anna')
    expect(all).toHaveLength(28)
    expect(all.find(({ kind }) => kind === 'paste')).toMatchObject({ owner: 'anna', version: 1, data: { lists: [[1], [2, 3]] } })

    const counts: Record<string, number> = {}
    let calls = 0
    for (let isDone = false; !isDone; calls++) {
      const removal = await world.store.deleteOwned('anna', 10)
      for (const [kind, count] of Object.entries(removal.removed)) counts[kind] = (counts[kind] ?? 0) + count
      ;({ isDone } = removal)
    }
    expect(calls).toBe(3)
    expect(counts).toEqual({ note: 25, paste: 3 })
    expect(await ownedBy('anna')).toEqual([])
    expect(await textsOf({})).toEqual(['b', 'nobody’s'])
    expect(await world.store.deleteOwned('anna')).toEqual({ removed: {}, isDone: true })
  })
})

it('makes ids that nobody can guess, and names that everybody can make again', () => {
  const ids = new Set(Array.from({ length: 1000 }, randomId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(Buffer.from(id, 'base64url').length).toBe(16)
  expect(derivedId('note', 'anna')).toBe(derivedId('note', 'anna'))
  expect(new Set([derivedId('note', 'anna'), derivedId('note', 'ben'), derivedId('paste', 'anna'), derivedId('note')]).size).toBe(4)
})
