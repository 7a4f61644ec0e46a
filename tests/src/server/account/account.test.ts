import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_USER_DATA, mergeUserData, type UserData } from '../../../../src/account/merge.ts'
import { createDeletions } from '../../../../src/server/account/deletion.ts'
import { USER_DATA } from '../../../../src/server/account/user-data.ts'
import { derivedId } from '../../../../src/server/store/ids.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../../src/server/store/store.ts'
import { ask } from '../../../support/servers/ask.ts'
import { PROJECT, type Signer, startSigner, unsignedToken } from '../../../support/servers/id-tokens.ts'
import { type IdentityToolkit, startIdentityToolkit } from '../../../support/servers/identity-toolkit.ts'
import { type JsonAnswer, startServices, type TrialServices } from '../../../support/servers/services.ts'
import { NOTE, noteOf, PASTE, temporaryFolder } from '../../../support/stores/stores.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const ACCOUNT = { apiKey: 'key & more', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }

let folder = ''
let dispose: () => Promise<void>
let time = START
let signer: Signer
let toolkit: IdentityToolkit
let trial: TrialServices
beforeAll(async () => {
  ;[signer, toolkit] = await Promise.all([startSigner(), startIdentityToolkit()])
})
afterAll(() => Promise.all([signer.close(), toolkit.close()]))
beforeEach(async () => {
  time = START
  toolkit.reset()
  ;({ folder, dispose } = await temporaryFolder())
  await start()
})
afterEach(async () => {
  await trial.close()
  await dispose()
})

const start = async (options: Parameters<typeof startServices>[1] = {}) => {
  trial = await startServices(folder, {
    now: () => time,
    tokenKeys: signer.keys,
    identityOrigin: toolkit.origin,
    settings: { account: ACCOUNT },
    ...options,
  })
}

/** A device where somebody is signed in. */
const device = async (sub = 'anna', signedInAt = time) => {
  const token = await signer.sign(time, { sub, auth_time: Math.floor(signedInAt / 1000) })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    trial.send(method, `/api/account/${path}`, body, { authorization: `Bearer ${token}`, ...headers })
  return {
    token,
    send,
    get: () => send('GET', 'data'),
    put: (data: unknown, version: number) => send('PUT', 'data', data, { 'if-match': `"${version}"` }),
    delete: (body: unknown = { confirm: 'delete' }) => send('POST', 'delete', body),
  }
}
const dataOf = (change: Partial<UserData>): UserData => ({ ...EMPTY_USER_DATA, ...change })
const star = (...tools: string[]) => dataOf({ favourites: tools.map((tool, index) => ({ tool, at: time - index })) })
const read = ({ json }: JsonAnswer) => json as { version: number; data: UserData }

describe('configuration', () => {
  it('is told as far as it is public', async () => {
    expect(await trial.send('GET', '/api/account/config')).toMatchObject({ status: 200, json: { enabled: true, ...ACCOUNT } })
    expect((await trial.send('GET', '/api/account/config')).json).toEqual({ enabled: true, ...ACCOUNT })
  })

  it('is empty where there are no accounts, and nothing else answers', async () => {
    await trial.close()
    await start({ settings: {} })
    expect((await trial.send('GET', '/api/account/config')).json).toEqual({ enabled: false })
    const { send } = await device()
    for (const [method, path] of [
      ['GET', 'data'],
      ['PUT', 'data'],
      ['GET', 'export'],
      ['POST', 'delete'],
      ['GET', 'nothing'],
    ] as const)
      expect(await send(method, path, method === 'GET' ? undefined : {})).toMatchObject({ status: 404, json: { code: 'not-found' } })
  })

  it('takes unsigned tokens with the emulator only', async () => {
    const get = () => trial.send('GET', '/api/account/data', undefined, { authorization: `Bearer ${unsignedToken(time)}` })
    expect((await get()).status).toBe(401)
    await trial.close()
    await start({ settings: { account: { ...ACCOUNT, emulatorHost: 'localhost:9099' } } })
    expect((await get()).status).toBe(200)
    expect((await trial.send('GET', '/api/account/config')).json).toMatchObject({ emulatorHost: 'localhost:9099' })
  })
})

describe('who is not signed in', () => {
  it.each([undefined, '', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'Bearer a.b.c d'])(
    '(%j) learns nothing',
    async (authorization) => {
      const anna = await device()
      await anna.put(star('a'), 0)
      for (const [method, path, body] of [
        ['GET', 'data'],
        ['PUT', 'data', star('b')],
        ['GET', 'export'],
        ['POST', 'delete', { confirm: 'delete' }],
      ] as const) {
        const answer = await trial.send(method, `/api/account/${path}`, body, {
          'if-match': '"1"',
          ...(authorization !== undefined && { authorization }),
        })
        expect(answer).toMatchObject({
          status: 401,
          json: { code: 'not-signed-in', errors: [{ params: {} }] },
          headers: { 'www-authenticate': 'Bearer' },
        })
      }
      expect(read(await anna.get())).toMatchObject({ version: 1, data: star('a') })
    },
  )

  it('is told apart from a provider that does not answer', async () => {
    signer.setStatus(500)
    try {
      const { get } = await device()
      expect(await get()).toMatchObject({ status: 502, json: { code: 'network-failed' } })
    } finally {
      signer.setStatus(200)
    }
  })
})

describe('data', () => {
  it('is empty at first, then what was put, for each visitor apart', async () => {
    const [anna, ben] = [await device('anna'), await device('ben')]
    expect(await anna.get()).toMatchObject({
      status: 200,
      json: { version: 0, data: EMPTY_USER_DATA },
      headers: { etag: '"0"', 'cache-control': 'no-store' },
    })
    const data: UserData = {
      favourites: [
        { tool: 'linkedIn-text-formatter', at: 7 },
        { tool: 'base64-encode', at: 5, removed: true },
      ],
      recents: [{ tool: 'json-editor', at: 8 }],
      settings: { 'color-mode': { value: 'dark', at: 1 }, 'form.size': { value: 2.5, at: 2 } },
      saved: [{ id: 'x', tool: 'json-editor', name: 'Mine é😀', input: { text: '{"a": [[1]]}', indent: 2, list: [[1]] }, at: START }],
    }
    const kept = { ...data, favourites: data.favourites.slice(0, 1) }
    expect(await anna.put(data, 0)).toMatchObject({ status: 200, headers: { etag: '"1"' }, json: { version: 1, data: kept } })
    expect(read(await anna.get())).toEqual({ version: 1, data: kept })
    expect(read(await ben.get())).toEqual({ version: 0, data: EMPTY_USER_DATA })
  })

  it('of two devices that change it at once is lost on neither', async () => {
    const [phone, laptop] = [await device(), await device()]
    let onPhone = read(await phone.put(star('a'), 0))
    let onLaptop = read(await laptop.get())
    expect(onLaptop).toEqual(onPhone)

    // Each goes on by itself, and both send.
    const onPhoneNow = mergeUserData(onPhone.data, dataOf({ favourites: [{ tool: 'b', at: time }] }))
    const onLaptopNow = mergeUserData(onLaptop.data, dataOf({ favourites: [{ tool: 'c', at: time }], recents: [{ tool: 'c', at: time }] }))
    onPhone = read(await phone.put(onPhoneNow, onPhone.version))
    const refused = await laptop.put(onLaptopNow, onLaptop.version)
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'conflict', current: onPhone },
      headers: { 'content-type': 'application/problem+json' },
    })

    const { current } = refused.json as { current: { version: number; data: UserData } }
    onLaptop = read(await laptop.put(mergeUserData(onLaptopNow, current.data), current.version))
    expect(onLaptop.version).toBe(3)
    onPhone = read(await phone.get())
    expect(onPhone).toEqual(onLaptop)
    expect(onPhone.data.favourites.map(({ tool }) => tool).toSorted()).toEqual(['a', 'b', 'c'])
    expect(onPhone.data.recents).toEqual([{ tool: 'c', at: time }])
  })

  it('made by two devices at once is made once', async () => {
    const devices = await Promise.all([device(), device(), device()])
    const answers = await Promise.all(devices.map(({ put }, index) => put(star(`tool-${index}`), 0)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const made = answers.find(({ status }) => status === 200) as JsonAnswer
    for (const { status, json } of answers) if (status === 409) expect(json.current).toEqual(made.json)
  })

  it('needs the version that it was changed from', async () => {
    const { send, put } = await device()
    const without = await send('PUT', 'data', star('a'))
    expect(without).toMatchObject({ status: 428, json: { code: 'required', errors: [{ field: 'If-Match' }] } })
    for (const tag of ['*', '1', '"x"', '"-1"', '"1", "2"', `"${'1'.repeat(20)}"`])
      expect((await send('PUT', 'data', star('a'), { 'if-match': tag })).status).toBe(428)
    expect(await put(star('a'), 7)).toMatchObject({ status: 409, json: { current: { version: 0, data: EMPTY_USER_DATA } } })
    expect((await send('PUT', 'data', star('a'), { 'if-match': 'W/"0"' })).status).toBe(200)
  })

  it('is stored tidily: no time in the future, no removal from long ago, no content of what was removed', async () => {
    const { put } = await device()
    const old = time - 401 * 86_400_000
    const { data } = read(
      await put(
        {
          favourites: [
            { tool: 'a', at: time * 10 },
            { tool: 'b', at: old, removed: true },
            { tool: 'c', at: old },
          ],
          recents: Array.from({ length: 200 }, (_, index) => ({ tool: `t${index}`, at: index })),
          settings: {},
          saved: [
            { id: 'x', tool: 'a', name: 'secret', input: { text: 'secret' }, at: time, removed: true },
            { id: 'y', at: old, removed: true },
          ],
        },
        0,
      ),
    )
    expect(data).toMatchObject({
      favourites: [
        { tool: 'a', at: time },
        { tool: 'c', at: old },
      ],
      saved: [{ id: 'x', at: time, removed: true }],
    })
    expect(data.recents).toHaveLength(50)
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it.each<[string, (data: Record<string, any>) => void, string, string]>([
    [
      'too many favourites',
      (data) => (data.favourites = Array.from({ length: 1001 }, () => ({ tool: 'a', at: 1 }))),
      'favourites',
      'too-many',
    ],
    ['a tool that is no name', (data) => (data.favourites = [{ tool: '../x', at: 1 }]), 'favourites.0.tool', 'bad-format'],
    ['no time', (data) => (data.recents = [{ tool: 'a' }]), 'recents.0.at', 'required'],
    ['a time before all times', (data) => (data.recents = [{ tool: 'a', at: -1 }]), 'recents.0.at', 'too-small'],
    ['half a millisecond', (data) => (data.recents = [{ tool: 'a', at: 0.5 }]), 'recents.0.at', 'not-an-integer'],
    ['a setting that is a list', (data) => (data.settings = { a: { value: [], at: 1 } }), 'settings.a.value', 'bad-format'],
    [
      'too many settings',
      (data) => (data.settings = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`s${i}`, { value: 1, at: 1 }]))),
      'settings',
      'too-many',
    ],
    [
      'an input that is a text',
      (data) => (data.saved = [{ id: 'x', tool: 'a', name: 'n', input: 'text', at: 1 }]),
      'saved.0',
      'bad-format',
    ],
    ['a field of its own', (data) => (data.more = 1), '', 'unknown-field'],
    ['a part left out', (data) => delete data.saved, 'saved', 'required'],
  ])('with %s is refused', async (_, change, field, code) => {
    const { put, get } = await device()
    const data: Record<string, any> = { ...EMPTY_USER_DATA }
    change(data)
    const { status, json } = await put(data, 0)
    expect([status, json.errors[0].field ?? '', json.errors[0].code]).toEqual([422, field, code])
    expect(read(await get()).version).toBe(0)
  })

  it.each([
    '{"__proto__": {"favourites": []}, "favourites": [], "recents": [], "settings": {}, "saved": []}',
    '{"favourites": [], "recents": [], "settings": {"__proto__": {"value": 1, "at": 1}}, "saved": []}',
    '{"favourites": [], "recents": [], "settings": {}, "saved": [{"id": "x", "tool": "a", "name": "n", "at": 1, "input": {"a": [{"__proto__": 1}]}}]}',
  ])('with __proto__ is refused: %s', async (text) => {
    const { put, get } = await device()
    expect(await put(text, 0)).toMatchObject({ status: 422, json: { code: 'unknown-field', errors: [{ params: { name: '__proto__' } }] } })
    expect(read(await get()).version).toBe(0)
  })

  it.each<[string, string, number]>([
    ['deep', `{"saved": ${'['.repeat(200_000)}`, 400],
    ['broken', '{"favourites": [', 400],
    ['empty', '', 400],
    ['null', 'null', 422],
  ])('that is %s is refused', async (_, text, status) => {
    const { put } = await device()
    expect((await put(text, 0)).status).toBe(status)
  })

  it('may be half a megabyte, and no more', async () => {
    const { put, get, token } = await device()
    const saved = (length: number) => dataOf({ saved: [{ id: 'x', tool: 'a', name: 'n', input: { text: 'x'.repeat(length) }, at: 1 }] })
    const fits = 512 * 1024 - JSON.stringify(saved(0)).length
    expect((await put(saved(fits), 0)).status).toBe(200)
    expect((await put(saved(fits + 1), 1)).status).toBe(413)
    const response = await fetch(`http://127.0.0.1:${trial.port}/api/account/data`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify(saved(10_000_000)),
    })
    expect(response.status).toBe(413)
    expect(read(await get()).version).toBe(1)
  })

  it('is changed from our own pages only, and told to no other site', async () => {
    const { send, put } = await device()
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'if-match': '"0"' }
      expect(await send('PUT', 'data', star('a'), headers)).toMatchObject({ status: 403, json: { code: 'other-site' } })
      expect((await send('POST', 'delete', { confirm: 'delete' }, headers)).status).toBe(403)
    }
    expect((await send('PUT', 'data', star('a'), { 'content-type': 'text/plain', 'if-match': '"0"' })).status).toBe(415)
    const answers = [
      await put(star('a'), 0),
      await ask(trial.port, '/api/account/data', { method: 'OPTIONS', headers: { origin: 'https://evil.test' } }),
    ]
    for (const { headers } of answers) expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(answers.map(({ status }) => status)).toEqual([200, 405])
  })
})

const addAll = async (store: DocumentStore, owner: string, count = 3) => {
  for (let i = 0; i < count; i++) {
    await store.create(NOTE, noteOf(`${owner} ${i}`), { owner })
    await store.create(PASTE, noteOf(`${owner} ${i}`), { owner, expiresAt: time + 10 * MINUTE })
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
    await addAll(trial.store, 'anna', 30)
    await addAll(trial.store, 'ben')
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
    expect(rest).toEqual({ exportedAt: new Date(time).toISOString(), account: { uid: 'anna', email: 'anna@mail.test' } })
    expect(documents).toHaveLength(61)
    expect(documents.find(({ kind }) => kind === 'user-data')).toEqual({
      kind: 'user-data',
      id: derivedId('user-data', 'anna'),
      version: 1,
      createdAt: new Date(time).toISOString(),
      changedAt: new Date(time).toISOString(),
      data: star('a'),
    })
    expect(answer.text).not.toContain('ben')
  })
})

describe('deletion', () => {
  it('removes everything of the visitor here, then at the provider, and tells what', async () => {
    const [anna, ben] = [await device('anna'), await device('ben')]
    await anna.put(star('a'), 0)
    await ben.put(star('b'), 0)
    await addAll(trial.store, 'anna', 60)
    expect(await anna.delete()).toMatchObject({ status: 200, json: { state: 'deleted', removed: { 'user-data': 1, note: 60, paste: 60 } } })
    expect(toolkit.asked).toEqual([{ path: `/v1/accounts:delete?key=${encodeURIComponent(ACCOUNT.apiKey)}`, idToken: anna.token }])
    expect(await countOf(trial.store, 'anna')).toBe(0)
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
    expect(await countOf(trial.store, 'anna')).toBe(1)
    expect(toolkit.asked).toEqual([])
  })

  it('needs a sign-in of the last five minutes', async () => {
    const late = await device('anna', time - 5 * MINUTE - 1000)
    await late.put(star('a'), 0)
    expect(await late.delete()).toMatchObject({ status: 401, json: { code: 'sign-in-again' } })
    expect(await countOf(trial.store, 'anna')).toBe(1)
    const soon = await device('anna', time - 5 * MINUTE)
    expect((await soon.delete()).json).toMatchObject({ state: 'deleted' })
  })

  it('ends every sign-in from before it, so that no device brings the data back', async () => {
    const [phone, laptop] = [await device(), await device('anna', time - 60 * MINUTE)]
    await phone.put(star('a'), 0)
    await phone.delete()
    for (const { get, put, send } of [phone, laptop])
      for (const answer of [await get(), await put(star('a'), 1), await put(star('a'), 0), await send('GET', 'export')])
        expect(answer).toMatchObject({ status: 401, json: { code: 'not-signed-in' } })
    expect(await countOf(trial.store, 'anna')).toBe(0)
    time += 2000
    const anew = await device()
    expect(read(await anew.get())).toEqual({ version: 0, data: EMPTY_USER_DATA })
    expect((await anew.put(star('b'), 0)).status).toBe(200)
  })

  it('that comes while a device is writing leaves nothing behind', async () => {
    const [phone, laptop] = [await device(), await device()]
    await trial.close()
    const store = createDocumentStore(openSqliteRows(folder), () => time)
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
    expect(toolkit.asked).toHaveLength(1)
    expect(await countOf(trial.store, 'anna')).toBe(0)
  })

  it.each(['a refusal', 'silence', 'nonsense'] as const)('is left to be finished at the provider after %s', async (way) => {
    const anna = await device()
    await anna.put(star('a'), 0)
    toolkit.setWay(way)
    expect(await anna.delete()).toMatchObject({ status: 200, json: { state: 'provider-pending', removed: { 'user-data': 1 } } })
    expect(await countOf(trial.store, 'anna')).toBe(0)
    toolkit.setWay('deletion')
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { 'user-data': 1 } })
  })

  it('is done when the provider does not know the visitor any more', async () => {
    toolkit.setWay('nobody')
    expect((await (await device()).delete()).json).toEqual({ state: 'deleted', removed: {} })
  })

  it('may leave the provider to the page', async () => {
    const { delete: remove } = await device()
    expect((await remove({ confirm: 'delete', provider: false })).json).toMatchObject({ state: 'provider-pending' })
    expect(toolkit.asked).toEqual([])
  })

  it('that broke off goes on with the next call, and counts all', async () => {
    const anna = await device()
    await addAll(trial.store, 'anna', 120)
    await trial.close()
    await start({ store: breakingStore(1) })
    expect(await anna.delete()).toMatchObject({ status: 500, json: { code: 'bug' } })
    expect(trial.reports).toHaveLength(1)
    expect(toolkit.asked).toEqual([])
    expect(await countOf(trial.store, 'anna')).toBe(140)
    expect((await anna.get()).status).toBe(401)
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { note: 120, paste: 120 } })
    expect(await countOf(trial.store, 'anna')).toBe(0)
  })

  it('that broke off goes on at the next start', async () => {
    const anna = await device()
    await addAll(trial.store, 'anna', 120)
    await addAll(trial.store, 'ben')
    await trial.close()
    await start({ store: breakingStore(2) })
    expect((await anna.delete()).status).toBe(500)
    await trial.close()
    await start()
    while ((await countOf(trial.store, 'anna')) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await countOf(trial.store, 'ben')).toBe(6)
    // What was counted is remembered for whoever asks again.
    expect((await anna.delete()).json).toEqual({ state: 'deleted', removed: { note: 120, paste: 120 } })
  })

  /** A store that breaks once, after so many batches were removed. */
  function breakingStore(batches: number): DocumentStore {
    const store = createDocumentStore(openSqliteRows(folder), () => time)
    let left = batches
    return {
      ...store,
      deleteOwned: (owner, limit) => (left-- === 0 ? Promise.reject(new Error('the disk is gone')) : store.deleteOwned(owner, limit)),
    }
  }

  it('is remembered until every token from before it has run out, and no longer', async () => {
    const anna = await device()
    await anna.delete()
    const deletions = createDeletions(trial.store, () => time)
    expect(await deletions.isDeleted('anna', START)).toBe(true)
    expect(await deletions.isDeleted('anna', START + 1)).toBe(false)
    expect(await deletions.isDeleted('ben', START)).toBe(false)
    time += 120 * MINUTE - 1
    expect(await deletions.isDeleted('anna', START)).toBe(true)
    time += 1
    expect(await deletions.isDeleted('anna', START)).toBe(false)
    await trial.store.sweep()
    expect((await trial.store.list(USER_DATA)).documents).toEqual([])
  })
})

it('limits how often a caller may ask', async () => {
  await trial.close()
  await start({ server: { rateLimit: { burst: 21, perSecond: 0.001 } } })
  const { send } = await device()
  expect((await send('GET', 'export')).status).toBe(200)
  expect((await send('GET', 'export')).status).toBe(200)
  expect((await send('GET', 'data')).status).toBe(200)
  expect((await send('GET', 'data')).status).toBe(429)
})

it.each([
  ['POST', 'config'],
  ['POST', 'data'],
  ['DELETE', 'data'],
  ['POST', 'export'],
  ['GET', 'delete'],
  ['HEAD', 'delete'],
])('has no %s %s', async (method, path) => {
  const answer = await ask(trial.port, `/api/account/${path}`, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBeDefined()
})
