import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSharedDocuments } from '../../../../src/server/shared/documents.ts'
import { SHARED_PART } from '../../../../src/server/shared/kinds.ts'
import { SHARED_DEFAULTS, type SharedSettings } from '../../../../src/server/shared/limits.ts'
import { randomId } from '../../../../src/server/store/ids.ts'
import { PART_BYTES } from '../../../../src/shared/wire.ts'
import { ask } from '../../../support/servers/ask.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import { firestoreStore, hasFirestore, sqliteStore, temporaryFolder, type TrialStore } from '../../../support/stores/stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY

const answers = await hasFirestore()
describe('SQLite', () => sharesDocuments(sqliteStore))
describe.skipIf(!answers)(
  answers ? 'Firestore' : 'Firestore (left out: no emulator answers at FIRESTORE_EMULATOR_HOST; docs/deploy.md says how to start one)',
  () => sharesDocuments(firestoreStore),
)

function sharesDocuments(open: (now: () => number) => Promise<TrialStore>): void {
  let time = 0
  let trial: TrialStore
  let services: TrialServices
  let clean: () => Promise<void>
  const start = async (shared: Partial<SharedSettings> = {}) => {
    const { folder, dispose } = await temporaryFolder()
    trial = await open(() => time)
    services = await startServices(folder, { store: trial.store, now: () => time, settings: { shared: { ...SHARED_DEFAULTS, ...shared } } })
    clean = async () => {
      await services.close()
      await dispose()
    }
  }
  beforeEach(async () => {
    time = 1_800_000_000_000
    await start()
  })
  afterEach(() => clean())

  const SMALL = Buffer.from('sealed: only bytes to the server')
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  const create = (more: object = {}) => services.send('POST', '/api/shared', { kind: 'clip', body: base64(SMALL), ...more })
  const created = async (more: object = {}) => {
    const { status, json } = await create(more)
    expect(status).toBe(201)
    return json as { id: string; secret: string; version: number; expiresAt: number }
  }
  const openIt = (id: string) =>
    ask(services.port, `/api/shared/${id}/open`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'content-length': '0' } })
  const put = (upload: string, index: number, bytes: Uint8Array) =>
    services.send('PUT', `/api/shared/uploads/${upload}/${index}`, bytes, { 'content-type': 'application/octet-stream' })
  const send = async (bytes: Buffer) => {
    const upload = randomId()
    for (let index = 0; index * PART_BYTES < bytes.length; index++)
      expect((await put(upload, index, bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES))).status).toBe(204)
    return { upload: { id: upload, bytes: bytes.length }, body: undefined }
  }
  const countParts = async () => (await trial.store.list(SHARED_PART, { limit: 100 })).documents.length

  it('are kept as they came, under an id nobody can guess, with a secret shown once', async () => {
    const { id, secret, expiresAt } = await created()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(secret).toMatch(/^[\w-]{22}$/)
    expect(expiresAt).toBe(time + DAY)
    const info = await services.send('GET', `/api/shared/${id}`)
    expect(info.json).toEqual({
      id,
      kind: 'clip',
      version: 1,
      bytes: SMALL.length,
      burn: false,
      kept: false,
      createdAt: time,
      changedAt: time,
      expiresAt,
    })
    expect(info.text).not.toContain(secret)
    expect(info.headers['cache-control']).toBe('no-store')
    expect((await openIt(id)).bytes).toEqual(SMALL)
    expect((await openIt(id)).bytes).toEqual(SMALL)
  })

  it('last as long as was asked for, within what their kind allows', async () => {
    expect((await created({ expiresIn: 600 })).expiresAt).toBe(time + 10 * MINUTE)
    expect((await created({ expiresIn: 604_800 })).expiresAt).toBe(time + 7 * DAY)
    expect((await created({ kind: 'note', expiresIn: 31_536_000 })).expiresAt).toBe(time + YEAR)
    for (const wrong of [
      { expiresIn: 599 },
      { expiresIn: 604_801 },
      { expiresIn: 0.5 },
      { kept: true },
      { kind: 'note', expiresIn: 31_536_001 },
    ])
      expect((await create(wrong)).status, JSON.stringify(wrong)).toBe(422)
    const { id } = await created({ expiresIn: 600 })
    time += 10 * MINUTE
    expect((await services.send('GET', `/api/shared/${id}`)).status).toBe(404)
    expect((await openIt(id)).status).toBe(404)
  })

  it('that are kept last a year from when they were last opened or changed', async () => {
    const { id, secret, expiresAt } = await created({ kind: 'note', kept: true })
    expect(expiresAt).toBe(time + YEAR)
    time += 300 * DAY
    await openIt(id)
    time += 300 * DAY
    expect((await openIt(id)).status).toBe(200)
    const changed = await services.send(
      'PUT',
      `/api/shared/${id}`,
      { body: base64(SMALL) },
      { 'if-match': '"1"', 'x-shared-secret': secret },
    )
    expect(changed.json).toEqual({ version: 2, expiresAt: time + YEAR })
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
      expect((await services.send('POST', '/api/shared', wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await create({ body: base64(Buffer.alloc(256 * 1024)) })).status).toBe(201)
    expect((await create({ body: base64(Buffer.alloc(256 * 1024 + 3)) })).status).toBe(422)
    expect((await create({ body: base64(Buffer.alloc(2 * 1024 * 1024)) })).status).toBe(413)
  })

  it('change for who has the secret, from the version they know', async () => {
    const { id, secret } = await created()
    const change = (headers: Record<string, string>) =>
      services.send('PUT', `/api/shared/${id}`, { body: base64(Buffer.from('new')) }, headers)
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
    expect((await services.send('DELETE', `/api/shared/${id}`)).status).toBe(404)
    expect((await services.send('DELETE', `/api/shared/${id}`, undefined, { 'x-shared-secret': randomId() })).status).toBe(404)
    expect(await countParts()).toBe(2)
    expect((await services.send('DELETE', `/api/shared/${id}`, undefined, { 'x-shared-secret': secret })).status).toBe(204)
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
      expect((await services.send(method, path, method === 'DELETE' ? undefined : {}, other)).status, `${method} ${path}`).toBe(403)
    expect((await services.send('GET', `/api/shared/${id}`, undefined, other)).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it.each(['.', '..', 'x', 'a'.repeat(2000), `${'a'.repeat(22)}%00`, '__proto__'])('find nothing under %j', async (id) => {
    expect((await services.send('GET', `/api/shared/${id}`)).status).toBe(404)
  })

  describe('that are large', () => {
    it('come and go in parts', async () => {
      const bytes = randomBytes(3 * PART_BYTES + 17)
      const { id } = await created(await send(bytes))
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      expect((await services.send('GET', `/api/shared/${id}`)).json.bytes).toBe(bytes.length)
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
      time += 60 * MINUTE
      await trial.store.sweep()
      expect(await countParts()).toBe(0)
    })

    it('keep their parts as long as themselves, and are swept with them', async () => {
      const bytes = randomBytes(2 * PART_BYTES)
      const { id } = await created({ ...(await send(bytes)), expiresIn: 86_400 })
      time += DAY - 1
      await trial.store.sweep()
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
      time += 1
      expect(await trial.store.sweep()).toBe(3)
    })

    it('keep their parts when they are opened, if they are kept', async () => {
      const bytes = randomBytes(PART_BYTES + 1)
      const { id } = await created({ ...(await send(bytes)), kind: 'snapshot', kept: true })
      time += 200 * DAY
      await openIt(id)
      time += 200 * DAY
      await trial.store.sweep()
      expect((await openIt(id)).bytes.equals(bytes)).toBe(true)
    })

    it('get other parts when they change, and the old ones go', async () => {
      const { id, secret } = await created(await send(randomBytes(3 * PART_BYTES)))
      const bytes = randomBytes(2 * PART_BYTES)
      const headers = { 'if-match': '"1"', 'x-shared-secret': secret }
      expect((await services.send('PUT', `/api/shared/${id}`, await send(bytes), headers)).status).toBe(200)
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

  describe('that burn', () => {
    it('are opened by a click only, once', async () => {
      const { id } = await created({ burn: true })
      for (const path of [`/api/shared/${id}`, `/api/shared/${id}/open`, `/api/shared/${id}?open`])
        for (const method of ['GET', 'HEAD', 'OPTIONS']) await ask(services.port, path, { method })
      expect((await services.send('GET', `/api/shared/${id}`)).json).toMatchObject({ burn: true })
      expect((await openIt(id)).bytes).toEqual(SMALL)
      const again = await openIt(id)
      expect([again.status, JSON.parse(again.text).burnedAt]).toEqual([410, time])
      expect((await services.send('GET', `/api/shared/${id}`)).json.burnedAt).toBe(time)
    })

    it('go to exactly one of many who open them at once', async () => {
      for (const more of [{}, await send(randomBytes(2 * PART_BYTES))]) {
        const { id } = await created({ burn: true, ...more })
        const all = await Promise.all(Array.from({ length: 8 }, () => openIt(id)))
        expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(410)])
      }
    })

    it('go to one of two who have read the same version', async () => {
      const documents = createSharedDocuments(trial.store, () => time)
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
      const held = await createSharedDocuments(trial.store).find(small.id)
      expect(JSON.stringify(held)).not.toContain(base64(SMALL))
    })

    it('are gone even if who opened them goes away', async () => {
      const { id } = await created({ burn: true, ...(await send(randomBytes(3 * PART_BYTES))) })
      const documents = createSharedDocuments(trial.store, () => time)
      const opened = await documents.open(id)
      await opened?.bytes.getReader().cancel()
      expect((await openIt(id)).status).toBe(410)
      time += 2 * MINUTE
      await trial.store.sweep()
      expect(await countParts()).toBe(0)
    })

    it('cannot be filled again', async () => {
      const { id, secret } = await created({ burn: true })
      await openIt(id)
      const headers = { 'if-match': '"2"', 'x-shared-secret': secret }
      expect((await services.send('PUT', `/api/shared/${id}`, { body: base64(SMALL) }, headers)).status).toBe(404)
    })
  })

  describe('limits', () => {
    const restart = async (shared: Partial<SharedSettings>) => {
      await clean()
      await start(shared)
    }

    it('bound how many and how much a caller shares in a day', async () => {
      await restart({ dayCount: 3, dayBytes: 1000 })
      for (let count = 0; count < 3; count++) await created()
      const fourth = await create()
      expect(fourth.status).toBe(429)
      expect(Number(fourth.headers['retry-after'])).toBe(28_800)
      time += 8 * 60 * MINUTE
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

  describe('short codes', () => {
    const text = (bytes: number) => randomBytes(bytes).toString('base64url')
    const lock = () => ({ salt: text(16), proof: text(32), wrapped: text(60) })
    const makeCode = (body: object) => services.send('POST', '/api/shared/codes', body)
    const tryCode = (lookup: string, proof: string) => services.send('POST', `/api/shared/codes/${lookup}`, { proof })

    it('give what was left to who proves to know the rest', async () => {
      const { id, secret } = await created()
      const own = lock()
      const { status, json } = await makeCode({ kind: 'clip', id, secret, ...own })
      expect([status, json]).toEqual([201, { lookup: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}$/), expiresAt: time + 10 * MINUTE }])
      expect((await services.send('GET', `/api/shared/codes/${json.lookup}`)).json).toEqual({ salt: own.salt })
      expect((await tryCode(json.lookup, own.proof)).json).toEqual({ kind: 'clip', id, wrapped: own.wrapped })
      time += 10 * MINUTE
      expect((await tryCode(json.lookup, own.proof)).status).toBe(404)
    })

    it('last longer only where a passphrase stands behind them', async () => {
      const { id, secret, expiresAt } = await created()
      expect((await makeCode({ kind: 'clip', id, secret, ...lock(), hasPassphrase: true })).json.expiresAt).toBe(expiresAt)
    })

    it('are made by who shared the document only', async () => {
      const { id } = await created()
      expect((await makeCode({ kind: 'clip', id, secret: randomId(), ...lock() })).status).toBe(404)
      expect((await makeCode({ kind: 'clip', id: randomId(), secret: randomId(), ...lock() })).status).toBe(404)
    })

    it('are gone after five wrong tries, whoever made them', async () => {
      const { id, secret } = await created()
      const own = lock()
      const { json } = await makeCode({ kind: 'clip', id, secret, ...own })
      for (let count = 0; count < 5; count++) expect((await tryCode(json.lookup, text(32))).status).toBe(404)
      expect((await tryCode(json.lookup, own.proof)).status).toBe(404)
    })

    it('say nothing of which exist: a salt for any, the same each time, and one answer for all that is wrong', async () => {
      const salts = await Promise.all([1, 2].map(() => services.send('GET', '/api/shared/codes/2345')))
      expect(salts[0]?.json.salt).toMatch(/^[\w-]{22}$/)
      expect(salts[0]?.json).toEqual(salts[1]?.json)
      expect((await services.send('GET', '/api/shared/codes/2346')).json).not.toEqual(salts[0]?.json)
      const { id, secret } = await created()
      const { json } = await makeCode({ kind: 'clip', id, secret, ...lock() })
      const [none, wrong] = [await tryCode('2345', text(32)), await tryCode(json.lookup, text(32))]
      expect([none.status, none.json.code]).toEqual([wrong.status, wrong.json.code])
    })

    it('may be tried ten times in ten minutes', async () => {
      for (let count = 0; count < 10; count++) expect((await tryCode('2345', text(32))).status).toBe(404)
      const more = await tryCode('2345', text(32))
      expect(more.status).toBe(429)
      expect(Number(more.headers['retry-after'])).toBe(60)
    })
  })

  it('leave nothing of what visitors sent in what is reported', async () => {
    await created()
    await create({ body: '###' })
    expect(services.reports).toEqual([])
  })
}
