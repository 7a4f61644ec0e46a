import http from 'node:http'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSharedDocuments } from '../../../../src/server/shared/documents.ts'
import { SHARED } from '../../../../src/server/shared/kinds.ts'
import { createRoomStreams } from '../../../../src/server/shared/room-streams.ts'
import { createRooms } from '../../../../src/server/shared/rooms.ts'
import { randomId } from '../../../../src/server/store/ids.ts'
import { createDocumentStore } from '../../../../src/server/store/store.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { eventsIn } from '../../../../src/shared/room-client.ts'
import type { RoomState } from '../../../../src/shared/wire.ts'
import { ask } from '../../../support/servers/ask.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

let folder = ''
let clean: () => Promise<void>
let services: TrialServices
let time = 0
const tokenText = () => randomBytes(32).toString('base64url')
const bodyOf = (text: string) => Buffer.from(text).toString('base64')

beforeEach(async () => {
  time = Date.now()
  const place = await temporaryFolder()
  folder = place.folder
  services = await startServices(folder, { now: () => time })
  clean = async () => {
    await services.close()
    await place.dispose()
  }
})
afterEach(() => clean())

const newRoom = async () => {
  const token = tokenText()
  const { status, json } = await services.send('POST', '/api/rooms', { token })
  expect(status).toBe(201)
  return { id: json.id as string, token, shown: { 'x-room-token': token } }
}
type Room = Awaited<ReturnType<typeof newRoom>>
const put = ({ id, shown }: Room, text: string, key = randomId()) =>
  services.send('POST', `/api/rooms/${id}/clips`, { key, body: bodyOf(text) }, shown)
const stateOf = async ({ id, shown }: Room) => (await services.send('GET', `/api/rooms/${id}`, undefined, shown)).json as RoomState
const open = ({ id, shown }: Room, clip: string) =>
  ask(services.port, `/api/rooms/${id}/clips/${clip}/open`, {
    method: 'POST',
    headers: { ...shown, 'sec-fetch-site': 'same-origin', 'content-length': '0' },
  })

/** A stream of events, read one at a time. */
async function listen(room: Room, port = services.port) {
  const request = http.request({ host: '127.0.0.1', port, path: `/api/rooms/${room.id}/events`, headers: room.shown, agent: false })
  request.end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      response.on('data', (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)))
      response.on('close', () => {
        try {
          controller.close()
        } catch {
          // Cancelled by the reader.
        }
      })
    },
  })
  const events = eventsIn(body)
  return {
    response,
    /** The next state for which it holds. */
    async until(holds: (state: RoomState) => boolean): Promise<RoomState> {
      for (;;) {
        const { value, done } = await events.next()
        if (done) throw new Error('the stream ended')
        const state = JSON.parse(value.data) as RoomState
        if (value.event === 'state' && holds(state)) return state
      }
    },
    next: () => events.next(),
    end: () => request.destroy(),
  }
}

describe('a room', () => {
  it('shows what was put in, newest first, to who has its token', async () => {
    const room = await newRoom()
    await put(room, 'one')
    time += 5
    const two = await put(room, 'two')
    const { clips, expiresAt } = await stateOf(room)
    expect(clips.map(({ bytes, at }) => [bytes, at])).toEqual([
      [3, time],
      [3, time - 5],
    ])
    expect(expiresAt).toBe(time + 7 * 86_400_000)
    expect(await open(room, two.json.id as string)).toMatchObject({ status: 200, text: 'two' })
  })

  it('looks as if it were not there without its token, and so do its clips', async () => {
    const room = await newRoom()
    const { json } = await put(room, 'one')
    const other = await newRoom()
    for (const shown of [{}, { 'x-room-token': tokenText() }, other.shown]) {
      const headers = shown as Record<string, string>
      expect((await services.send('GET', `/api/rooms/${room.id}`, undefined, headers)).status).toBe(404)
      expect((await services.send('GET', `/api/rooms/${room.id}/events`, undefined, headers)).status).toBe(404)
      expect((await services.send('POST', `/api/rooms/${room.id}/clips`, { key: randomId(), body: '' }, headers)).status).toBe(404)
      expect((await services.send('POST', `/api/rooms/${room.id}/clips/${json.id}/open`, {}, headers)).status).toBe(404)
      expect((await services.send('DELETE', `/api/rooms/${room.id}/clips/${json.id}`, undefined, headers)).status).toBe(404)
      expect((await services.send('DELETE', `/api/rooms/${room.id}`, undefined, headers)).status).toBe(404)
    }
    expect((await services.send('POST', `/api/shared/${json.id}/open`, {})).status).toBe(404)
    expect((await services.send('GET', `/api/shared/${json.id}`)).status).toBe(404)
    expect((await stateOf(room)).clips).toHaveLength(1)
  })

  it('holds a clip once that was sent twice, also at one moment', async () => {
    const room = await newRoom()
    const key = randomId()
    const all = await Promise.all(Array.from({ length: 5 }, () => put(room, 'once', key)))
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1)
    expect((await stateOf(room)).clips).toHaveLength(1)
    const rooms = createRooms(services.store, createSharedDocuments(services.store))
    const same = randomId()
    const twins = await Promise.all([1, 2].map(() => rooms.put(room.id, room.token, same, { body: 'AAAA' })))
    expect(twins[0]).toEqual(twins[1])
    expect((await services.store.list(SHARED.clip)).documents).toHaveLength(2)
  })

  it('loses no clip of several that are put in at one moment, and keeps thirty', async () => {
    const room = await newRoom()
    await Promise.all(Array.from({ length: 8 }, (_, index) => put(room, `${index}`)))
    expect((await stateOf(room)).clips).toHaveLength(8)
    for (let index = 8; index < 32; index++) await put(room, `${index}`)
    const { clips } = await stateOf(room)
    expect(clips).toHaveLength(30)
    const documents = createSharedDocuments(services.store)
    expect(await documents.find(clips.at(-1)?.id ?? '')).toBeDefined()
  })

  it('lets its clips expire after a day, itself after seven days without change', async () => {
    const room = await newRoom()
    await put(room, 'one')
    time += 86_400_000
    expect((await stateOf(room)).clips).toEqual([])
    time += 6 * 86_400_000
    expect((await services.send('GET', `/api/rooms/${room.id}`, undefined, room.shown)).status).toBe(404)
  })

  it('ends for all, with all that is in it', async () => {
    const room = await newRoom()
    const { json } = await put(room, 'one')
    const stream = await listen(room)
    await stream.until(() => true)
    expect((await services.send('DELETE', `/api/rooms/${room.id}`, undefined, room.shown)).status).toBe(204)
    expect((await stream.next()).value).toEqual({ event: 'ended', data: '{}' })
    expect((await stream.next()).done).toBe(true)
    expect(await createSharedDocuments(services.store).find(json.id as string)).toBeUndefined()
  })

  it('takes calls of our own pages only', async () => {
    const room = await newRoom()
    const other = { ...room.shown, 'sec-fetch-site': 'cross-site' }
    expect((await services.send('POST', `/api/rooms/${room.id}/clips`, { key: randomId(), body: '' }, other)).status).toBe(403)
    expect((await services.send('POST', '/api/rooms', { token: tokenText() }, other)).status).toBe(403)
    expect((await services.send('DELETE', `/api/rooms/${room.id}`, undefined, other)).status).toBe(403)
  })

  it('is found by a short code that one of its devices made', async () => {
    const room = await newRoom()
    const text = (bytes: number) => randomBytes(bytes).toString('base64url')
    const lock = { salt: text(16), proof: text(32), wrapped: text(60) }
    const made = await services.send('POST', '/api/shared/codes', { kind: 'room', id: room.id, secret: room.token, ...lock })
    expect(made.status).toBe(201)
    const found = await services.send('POST', `/api/shared/codes/${made.json.lookup}`, { proof: lock.proof })
    expect(found.json).toEqual({ kind: 'room', id: room.id, wrapped: lock.wrapped })
    expect((await services.send('POST', '/api/shared/codes', { kind: 'room', id: room.id, secret: tokenText(), ...lock })).status).toBe(404)
  })
})

describe('events', () => {
  it('tell of every change and of how many listen, as proxies let them through', async () => {
    const room = await newRoom()
    const one = await listen(room)
    expect(one.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(await one.until(() => true)).toMatchObject({ devices: 1, clips: [] })
    const two = await listen(room)
    await two.until(({ devices }) => devices === 2)
    await one.until(({ devices }) => devices === 2)
    await put(room, 'hello')
    expect((await one.until(({ clips }) => clips.length === 1)).clips).toEqual((await two.until(({ clips }) => clips.length === 1)).clips)
    two.end()
    await one.until(({ devices }) => devices === 1)
    one.end()
  })

  it('tell of what another copy of the server changed, and of who listens there', { tags: 'long' }, async () => {
    const room = await newRoom()
    const here = await listen(room)
    await here.until(({ devices }) => devices === 1)
    const other = await startServices(folder)
    try {
      const there = await listen(room, other.port)
      await here.until(({ devices }) => devices === 2)
      await put(room, 'hello')
      expect((await there.until(({ clips }) => clips.length === 1)).devices).toBe(2)
      there.end()
    } finally {
      await other.close()
    }
    here.end()
  })

  it('are bounded for each caller and in all', async () => {
    const store = createDocumentStore(openSqliteRows(`${folder}/bounds`))
    const rooms = createRooms(store, createSharedDocuments(store))
    const streams = createRoomStreams(rooms, store, () => undefined, { mostPerCaller: 2, most: 3 })
    const { id } = await rooms.create('token')
    const first = await streams.open(id, 'anna')
    await streams.open(id, 'anna')
    await expect(streams.open(id, 'anna')).rejects.toThrow('rate-limited')
    await streams.open(id, 'ben')
    await expect(streams.open(id, 'cleo')).rejects.toThrow('busy')
    await first.cancel()
    await streams.open(id, 'cleo')
    streams.close()
    // Nobody is left to end one that begins now.
    await expect(streams.open(id, 'dora')).rejects.toThrow('busy')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await store.close()
  })

  it('end when the server does, without waiting for who listens', async () => {
    const room = await newRoom()
    const stream = await listen(room)
    await stream.until(() => true)
    await clean()
    expect((await stream.next()).done).toBe(true)
    clean = () => Promise.resolve()
  })
})

describe('reading events', () => {
  const read = async (...chunks: string[]) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    })
    const events: unknown[] = []
    for await (const event of eventsIn(stream)) events.push(event)
    return events
  }
  it('takes them however they are cut and ended', async () => {
    const one = { event: 'state', data: '{"a":1}' }
    expect(await read('event: state\ndata: {"a":1}\n\n')).toEqual([one])
    expect(await read('event: st', 'ate\r\nda', 'ta: {"a":1}\r', '\n\r\n')).toEqual([one])
    expect(await read(': beat\n\n', 'id: 3\nevent: state\ndata: {"a":1}\n\nevent: state\ndata: {"a":1}\n\n')).toEqual([one, one])
    expect(await read('data: a\ndata: b\n\n')).toEqual([{ event: 'message', data: 'a\nb' }])
    expect(await read('data: unfinished\n')).toEqual([])
  })
})
