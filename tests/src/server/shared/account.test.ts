import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { randomId } from '../../../../src/server/store/ids.ts'
import { PART_BYTES, SHARED_KINDS } from '../../../../src/shared/wire.ts'
import { PROJECT, type Signer, startSigner } from '../../../support/servers/id-tokens.ts'
import { type IdentityToolkit, startIdentityToolkit } from '../../../support/servers/identity-toolkit.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

const ACCOUNT = { apiKey: 'key', authDomain: 'site.test', projectId: PROJECT }

let time = 1_800_000_000_000
let signer: Signer
let toolkit: IdentityToolkit
let trial: TrialServices
let dispose: () => Promise<void>
beforeAll(async () => {
  ;[signer, toolkit] = await Promise.all([startSigner(), startIdentityToolkit()])
})
afterAll(() => Promise.all([signer.close(), toolkit.close()]))
beforeEach(async () => {
  time = 1_800_000_000_000
  const place = await temporaryFolder()
  trial = await startServices(place.folder, {
    now: () => time,
    tokenKeys: signer.keys,
    identityOrigin: toolkit.origin,
    settings: { account: ACCOUNT },
  })
  dispose = async () => {
    await trial.close()
    await place.dispose()
  }
})
afterEach(() => dispose())

const signedIn = async (sub: string) => {
  const token = await signer.sign(time, { sub, auth_time: Math.floor(time / 1000) })
  const headers = { authorization: `Bearer ${token}` }
  return (method: string, path: string, body?: unknown, more = {}) => trial.send(method, `/api/${path}`, body, { ...headers, ...more })
}
type Send = Awaited<ReturnType<typeof signedIn>>
const shareLarge = async (send: Send) => {
  const upload = randomId()
  const octets = { 'content-type': 'application/octet-stream' }
  for (const [index, size] of [PART_BYTES, 10].entries())
    expect((await send('PUT', `shared/uploads/${upload}/${index}`, randomBytes(size), octets)).status).toBe(204)
  return send('POST', 'shared', { kind: 'note', kept: true, upload: { id: upload, bytes: PART_BYTES + 10 } })
}
const rowsOf = async (owner: string) => {
  const kinds: string[] = []
  for await (const { kind } of trial.store.owned(owner)) kinds.push(kind)
  return kinds.toSorted()
}

it('what is shared while signed in is found, changed and deleted from any device of the account, and by nobody else', async () => {
  const [anna, ben] = [await signedIn('anna'), await signedIn('ben')]
  const ids: string[] = []
  for (const kind of SHARED_KINDS) ids.push((await anna('POST', 'shared', { kind, body: 'AAAA' })).json.id as string)
  const mine = (await anna('GET', 'shared/mine')).json.documents as { id: string; kind: string }[]
  expect(mine.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect((await ben('GET', 'shared/mine')).json).toEqual({ documents: [] })
  expect((await trial.send('GET', '/api/shared/mine')).json).toEqual({ documents: [] })
  const [first = ''] = ids
  expect((await ben('DELETE', `shared/${first}`)).status).toBe(404)
  expect((await ben('PUT', `shared/${first}`, { body: 'AAAA' }, { 'if-match': '"1"' })).status).toBe(404)
  expect((await anna('PUT', `shared/${first}`, { body: 'BBBB' }, { 'if-match': '"1"' })).status).toBe(200)
  expect((await anna('DELETE', `shared/${first}`)).status).toBe(204)
  expect((await anna('GET', 'shared/mine')).json.documents).toHaveLength(2)
})

it('a live clipboard that was started while signed in belongs to the account, with what anybody puts in', async () => {
  const [anna, ben] = [await signedIn('anna'), await signedIn('ben')]
  const token = randomBytes(32).toString('base64url')
  const { id } = (await anna('POST', 'rooms', { token })).json as { id: string }
  const key = randomId()
  const put = await trial.send('POST', `/api/rooms/${id}/clips`, { key, body: 'AAAA' }, { 'x-room-token': token })
  expect(put.status).toBe(201)
  expect(await rowsOf('anna')).toEqual(['clip', 'shared-room'])
  const { documents } = (await anna('GET', 'shared/mine')).json
  expect(documents).toEqual([expect.objectContaining({ id, kind: 'room', bytes: 3, expiresAt: time + 7 * 86_400_000 })])
  expect((await ben('GET', 'shared/mine')).json).toEqual({ documents: [] })
  expect((await ben('DELETE', `rooms/${id}`)).status).toBe(404)
  expect((await anna('DELETE', `rooms/${id}`)).status).toBe(204)
  expect(await rowsOf('anna')).toEqual([])
  // One that is still there goes with the account, and one without an account belongs to nobody.
  const other = (await anna('POST', 'rooms', { token })).json as { id: string }
  await trial.send('POST', `/api/rooms/${other.id}/clips`, { key, body: 'AAAA' }, { 'x-room-token': token })
  const free = (await trial.send('POST', '/api/rooms', { token })).json as { id: string }
  const exported = (await anna('GET', 'account/export')).json as { documents: { kind: string }[] }
  expect(exported.documents.map(({ kind }) => kind).toSorted()).toEqual(['clip', 'shared-room'])
  await anna('POST', 'account/delete', { confirm: 'delete' })
  const stateOf = (room: string) => trial.send('GET', `/api/rooms/${room}`, undefined, { 'x-room-token': token })
  expect((await stateOf(other.id)).status).toBe(404)
  expect((await stateOf(free.id)).status).toBe(200)
  expect((await anna('POST', 'rooms', { token })).status).toBe(401)
})

it('a token that does not hold shares nothing', async () => {
  const answer = await trial.send('POST', '/api/shared', { kind: 'clip', body: 'AAAA' }, { authorization: 'Bearer a.b.c' })
  expect(answer.status).toBe(401)
  expect((await trial.send('GET', '/api/shared/mine', undefined, { authorization: 'Basic x' })).status).toBe(401)
})

it('the export holds the sealed documents with their parts, and the deletion of the account removes them', async () => {
  const anna = await signedIn('anna')
  for (const kind of SHARED_KINDS) await anna('POST', 'shared', { kind, body: 'AAAA' })
  const { id } = (await shareLarge(anna)).json as { id: string }
  const kinds = ['clip', 'note', 'note', 'shared-part', 'shared-part', 'snapshot']
  expect(await rowsOf('anna')).toEqual(kinds)
  const { documents } = (await anna('GET', 'account/export')).json as { documents: { kind: string; data: { body?: string } }[] }
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(kinds)
  expect(documents.find(({ kind }) => kind === 'clip')?.data.body).toBe('AAAA')
  const deleted = await anna('POST', 'account/delete', { confirm: 'delete' })
  expect(deleted.json.removed).toEqual({ clip: 1, note: 2, snapshot: 1, 'shared-part': 2 })
  expect(await rowsOf('anna')).toEqual([])
  expect((await trial.send('GET', `/api/shared/${id}`)).status).toBe(404)
})

it('an account that was deleted shares nothing more', async () => {
  const anna = await signedIn('anna')
  await anna('POST', 'account/delete', { confirm: 'delete' })
  expect((await anna('POST', 'shared', { kind: 'clip', body: 'AAAA' })).status).toBe(401)
  expect(await rowsOf('anna')).toEqual([])
})

it('an account shares no more in a day than one caller, from however many addresses', async () => {
  await dispose()
  const place = await temporaryFolder()
  trial = await startServices(place.folder, {
    now: () => time,
    tokenKeys: signer.keys,
    settings: { account: ACCOUNT, shared: { storeBytes: 1e9, dayBytes: 1e6, dayCount: 2 } },
    server: { proxies: 1 },
  })
  dispose = async () => {
    await trial.close()
    await place.dispose()
  }
  const anna = await signedIn('anna')
  const from = (address: string) => anna('POST', 'shared', { kind: 'clip', body: 'AAAA' }, { 'x-forwarded-for': address })
  expect([(await from('1.1.1.1')).status, (await from('2.2.2.2')).status, (await from('3.3.3.3')).status]).toEqual([201, 201, 429])
})
