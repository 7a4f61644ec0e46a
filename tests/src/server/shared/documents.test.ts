import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomId } from '../../../../src/server/store/ids.ts'
import { PART_BYTES } from '../../../../src/shared/wire.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { base64, DAY, MINUTE, sharedWorld, SMALL } from './support.ts'

const YEAR = 365 * DAY

onEachStore((open) => {
  const { world, restart, create, created, openIt, put, send, countParts } = sharedWorld(open)

  it('are kept as they came, under an id nobody can guess, with a secret shown once', async () => {
    const { id, secret, expiresAt } = await created()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(secret).toMatch(/^[\w-]{22}$/)
    expect(expiresAt).toBe(world.time + DAY)
    const info = await world.services.send('GET', `/api/shared/${id}`)
    expect(info.json).toEqual({
      id,
      kind: 'clip',
      version: 1,
      bytes: SMALL.length,
      burn: false,
      kept: false,
      createdAt: world.time,
      changedAt: world.time,
      expiresAt,
    })
    expect(info.text).not.toContain(secret)
    expect(info.headers['cache-control']).toBe('no-store')
    expect((await openIt(id)).bytes).toEqual(SMALL)
    expect((await openIt(id)).bytes).toEqual(SMALL)
  })

  it('last as long as was asked for, within what their kind allows', async () => {
    expect((await created({ expiresIn: 600 })).expiresAt).toBe(world.time + 10 * MINUTE)
    expect((await created({ expiresIn: 604_800 })).expiresAt).toBe(world.time + 7 * DAY)
    expect((await created({ kind: 'note', expiresIn: 31_536_000 })).expiresAt).toBe(world.time + YEAR)
    for (const wrong of [
      { expiresIn: 599 },
      { expiresIn: 604_801 },
      { expiresIn: 0.5 },
      { kept: true },
      { kind: 'note', expiresIn: 31_536_001 },
    ])
      expect((await create(wrong)).status, JSON.stringify(wrong)).toBe(422)
    const { id } = await created({ expiresIn: 600 })
    world.time += 10 * MINUTE
    expect((await world.services.send('GET', `/api/shared/${id}`)).status).toBe(404)
    expect((await openIt(id)).status).toBe(404)
  })

  it('that are kept last a year from when they were last opened or changed', async () => {
    const { id, secret, expiresAt } = await created({ kind: 'note', kept: true })
    expect(expiresAt).toBe(world.time + YEAR)
    world.time += 300 * DAY
    await openIt(id)
    world.time += 300 * DAY
    expect((await openIt(id)).status).toBe(200)
    const changed = await world.services.send(
      'PUT',
      `/api/shared/${id}`,
      { body: base64(SMALL) },
      { 'if-match': '"1"', 'x-shared-secret': secret },
    )
    expect(changed.json).toEqual({ version: 2, expiresAt: world.time + YEAR })
  })

  it('refuse what is no such request', async () => {
    for (const wrong of [
      {},
      { kind: 'clip' },
      { kind: 'other', body: '' },
      { kind: 'clip', body: 'no base64!' },
      { kind: 'clip', body: '', upload: { id: randomId(), bytes: 1 } },
      { kind: 'clip', upload: { id: 'short', bytes: 1 } },
      { kind: 'clip', upload: { id: randomId(), bytes: 10_200_000 } },
      { kind: 'clip', body: '', more: 1 },
    ])
      expect((await world.services.send('POST', '/api/shared', wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await create({ body: base64(Buffer.alloc(256 * 1024)) })).status).toBe(201)
    expect((await create({ body: base64(Buffer.alloc(256 * 1024 + 3)) })).status).toBe(422)
    expect((await create({ body: base64(Buffer.alloc(2 * 1024 * 1024)) })).status).toBe(413)
  })

  it('change for who has the secret, from the version they know', async () => {
    const { id, secret } = await created()
    const change = (headers: Record<string, string>) =>
      world.services.send('PUT', `/api/shared/${id}`, { body: base64(Buffer.from('new')) }, headers)
    expect((await change({ 'x-shared-secret': secret })).status).toBe(428)
    expect((await change({ 'if-match': '"1"' })).status).toBe(404)
    expect((await change({ 'if-match': '"1"', 'x-shared-secret': randomId() })).status).toBe(404)
    const ok = await change({ 'if-match': '"1"', 'x-shared-secret': secret })
    expect([ok.status, ok.headers.etag]).toEqual([200, '"2"'])
    const late = await change({ 'if-match': '"1"', 'x-shared-secret': secret })
    expect([late.status, late.json.version]).toEqual([409, 2])
    expect((await openIt(id)).text).toBe('new')
  })

  it('are deleted by who has the secret, and by nobody else', async () => {
    const { id, secret } = await created(await send(randomBytes(PART_BYTES + 1)))
    expect((await world.services.send('DELETE', `/api/shared/${id}`)).status).toBe(404)
    expect((await world.services.send('DELETE', `/api/shared/${id}`, undefined, { 'x-shared-secret': randomId() })).status).toBe(404)
    expect(await countParts()).toBe(2)
    expect((await world.services.send('DELETE', `/api/shared/${id}`, undefined, { 'x-shared-secret': secret })).status).toBe(204)
    expect((await openIt(id)).status).toBe(404)
    expect(await countParts()).toBe(0)
  })

  it('take calls of our own pages only', async () => {
    const { id } = await created()
    const other = { 'sec-fetch-site': 'cross-site' }
    for (const [method, path] of [
      ['POST', '/api/shared'],
      ['PUT', `/api/shared/uploads/${randomId()}/0`],
      ['POST', `/api/shared/${id}/open`],
      ['PUT', `/api/shared/${id}`],
      ['DELETE', `/api/shared/${id}`],
      ['POST', '/api/shared/codes'],
      ['POST', '/api/shared/codes/2345'],
    ] as const)
      expect((await world.services.send(method, path, method === 'DELETE' ? undefined : {}, other)).status, `${method} ${path}`).toBe(403)
    expect((await world.services.send('GET', `/api/shared/${id}`, undefined, other)).headers['cross-origin-resource-policy']).toBe(
      'same-origin',
    )
  })

  it.each(['.', '..', 'x', 'a'.repeat(2000), `${'a'.repeat(22)}%00`, '__proto__'])('find nothing under %j', async (id) => {
    expect((await world.services.send('GET', `/api/shared/${id}`)).status).toBe(404)
  })

  describe('limits', () => {
    it('bound how many and how much a caller shares in a day', async () => {
      await restart({ dayCount: 3, dayBytes: 1000 })
      for (let count = 0; count < 3; count++) await created()
      const fourth = await create()
      expect(fourth.status).toBe(429)
      expect(Number(fourth.headers['retry-after'])).toBe(28_800)
      world.time += 8 * 60 * MINUTE
      await created()
      expect((await put(randomId(), 0, Buffer.alloc(990))).status).toBe(429)
      expect((await put(randomId(), 0, Buffer.alloc(500))).status).toBe(204)
    })

    it('bound what is stored in all', async () => {
      await restart({ storeBytes: 1 })
      const full = await create()
      expect([full.status, full.headers['retry-after']]).toEqual([507, '3600'])
      expect((await put(randomId(), 0, Buffer.alloc(10))).status).toBe(507)
    })

    it('bound how often somebody opens', async () => {
      const { id } = await created()
      const all = await Promise.all(Array.from({ length: 130 }, () => openIt(id)))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
    })
  })

  it('leave nothing of what visitors sent in what is reported', async () => {
    await created()
    await create({ body: '###' })
    expect(world.services.reports).toEqual([])
  })
})
