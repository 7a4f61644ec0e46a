import * as z from 'zod'
import { createCounts, type Counts } from '../../../engine/http/counts.ts'
import { HttpRefusal } from '../../../engine/http/problem.ts'
import { tooMany } from '../../../engine/http/face.ts'
import type { RoomState } from '../../shared/wire.ts'
import type { Kind } from '../store/document.ts'
import { derivedId, randomId } from '../store/ids.ts'
import type { DocumentStore } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

/** How many devices of a room are connected to one copy of the server. */
const PRESENCE: Kind<{ room: string; count: number }> = {
  name: 'room-presence',
  schema: z.strictObject({ room: z.string(), count: z.int() }),
  maxBytes: 500,
  readBy: 'holder',
  lifetimeMs: 60_000,
  tagOf: ({ room }) => room,
}

export type StreamOptions = {
  /** Milliseconds between two looks at a room that somebody listens to: what other copies of the server changed. */
  readonly lookMs?: number
  /** Milliseconds between two signs of life, so that proxies keep the connection. */
  readonly beatMs?: number
  readonly mostPerCaller?: number
  readonly most?: number
  readonly counts?: Counts
}

export type RoomStreams = {
  /** Server-sent events: the room's state at once and whenever it changes. @throws HttpRefusal 429, 503 */
  open(id: string, caller: string): Promise<ReadableStream<Uint8Array>>
  /** Looks at once, because this copy changed the room. */
  changed(id: string): void
  devices(id: string): Promise<number>
  close(): void
}

type Listener = { readonly send: (text: string) => void; readonly end: () => void }
type Watched = { readonly listeners: Set<Listener>; timer: NodeJS.Timeout; shown: string; others: number; presentAt: number }

export function createRoomStreams(
  rooms: Rooms,
  store: DocumentStore,
  report: (error: unknown) => void,
  { lookMs = 2000, beatMs = 20_000, mostPerCaller = 12, most = 2000, counts = createCounts() }: StreamOptions = {},
): RoomStreams {
  const copy = randomId()
  const watched = new Map<string, Watched>()
  const perCaller = counts.places('streams')
  let count = 0
  let isClosed = false

  const countOthers = async (id: string) => {
    const { documents } = await store.list(PRESENCE, { tag: id, limit: 100 })
    return documents.filter((document) => document.id !== presenceId(id)).reduce((sum, { data }) => sum + data.count, 0)
  }
  const presenceId = (id: string) => derivedId(PRESENCE.name, `${id}\n${copy}`)
  /** Tells the other copies how many listen here; again before it expires. */
  const tellPresence = async (id: string, listeners: number) => {
    const held = await store.read(PRESENCE, presenceId(id), 'server')
    if (listeners === 0) return void (await store.delete(PRESENCE, presenceId(id), 'server'))
    const options = { expiresAt: Date.now() + 60_000 }
    await store.update(PRESENCE, presenceId(id), 'server', held?.version ?? 0, { room: id, count: listeners }, options)
  }
  const look = async (id: string) => {
    const room = watched.get(id)
    if (!room || isClosed) return
    if (Date.now() - room.presentAt > beatMs) {
      room.presentAt = Date.now()
      await tellPresence(id, room.listeners.size)
    }
    room.others = await countOthers(id)
    const found = await rooms.stateOf(id)
    if (!found) {
      for (const { send, end } of room.listeners) {
        send('event: ended\ndata: {}\n\n')
        end()
      }
      return
    }
    const state: RoomState = { ...found, devices: room.listeners.size + room.others }
    const text = `id: ${state.version}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`
    if (text === room.shown) return
    room.shown = text
    for (const { send } of room.listeners) send(text)
  }
  const safely = (id: string) => void look(id).catch(report)

  const join = (id: string, listener: Listener) => {
    const room = watched.get(id) ?? {
      listeners: new Set<Listener>(),
      timer: setInterval(() => safely(id), lookMs).unref(),
      shown: '',
      others: 0,
      presentAt: 0,
    }
    watched.set(id, room)
    room.listeners.add(listener)
    // Whoever comes is told, and so are the others of whom there is one more now.
    room.shown = ''
    room.presentAt = 0
    safely(id)
  }
  const leave = (id: string, listener: Listener) => {
    const room = watched.get(id)
    if (!room?.listeners.delete(listener)) return
    room.presentAt = 0
    if (room.listeners.size > 0) return safely(id)
    clearInterval(room.timer)
    watched.delete(id)
    if (!isClosed) void tellPresence(id, 0).catch(report)
  }

  return {
    async open(id, caller) {
      if (isClosed || count >= most) throw new HttpRefusal(503, { code: 'busy', params: {} }, { 'retry-after': '30' })
      count++
      if (!(await perCaller.enter(caller, mostPerCaller))) {
        count--
        throw tooMany(30)
      }
      const encoder = new TextEncoder()
      let beat: NodeJS.Timeout | undefined
      let listener: Listener | undefined
      const done = () => {
        if (!listener) return
        clearInterval(beat)
        leave(id, listener)
        listener = undefined
        count--
        perCaller.leave(caller)
      }
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const end = () => {
              if (!listener) return
              done()
              controller.close()
            }
            const send = (text: string) => {
              if (!listener) return
              // Who does not read gets no backlog: it comes again and is told the newest state.
              if ((controller.desiredSize ?? 0) < -64) end()
              else controller.enqueue(encoder.encode(text))
            }
            listener = { send, end }
            beat = setInterval(() => send(': still here\n\n'), beatMs).unref()
            // Some proxies hold back the first kilobytes of an answer.
            send(`:${' '.repeat(2048)}\nretry: 3000\n\n`)
            join(id, listener)
          },
          cancel: done,
        },
        { highWaterMark: 1 },
      )
    },
    changed: safely,
    async devices(id) {
      return (watched.get(id)?.listeners.size ?? 0) + (await countOthers(id))
    },
    close() {
      // The other copies see its presence expire.
      isClosed = true
      for (const { listeners } of watched.values()) for (const { end } of listeners) end()
    },
  }
}
