import * as z from 'zod'
import { LIVES, MOST_ROOM_CLIPS, ROOM_SECONDS, type RoomClip, type RoomState, type SharedInfo } from '../../shared/wire.ts'
import { fingerprint, type Kind, type StoredDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/store.ts'
import type { NewShared, SharedDocuments } from './documents.ts'
import { idSchema } from './kinds.ts'

const SCHEMA = z.strictObject({
  /** Fingerprint of what every device of the room can prove. */
  proof: z.string(),
  clips: z.array(z.strictObject({ id: idSchema, key: z.string(), bytes: z.int(), at: z.int(), expiresAt: z.int() })),
})

type Room = z.output<typeof SCHEMA>

/** A live clipboard: which clips are in it, in order. The clips themselves are shared documents. */
const ROOM: Kind<Room> = { name: 'shared-room', schema: SCHEMA, maxBytes: 20_000, readBy: 'holder' }

export type Rooms = {
  /** @param owner the account that starts it, to which its clips belong too */
  create(token: string, owner?: string): Promise<{ readonly id: string; readonly expiresAt: number }>
  /** Undefined when there is none, or the token is another room's. */
  state(id: string, token: string): Promise<Omit<RoomState, 'devices'> | undefined>
  /** The same without a token, for who has shown it before. */
  stateOf(id: string): Promise<Omit<RoomState, 'devices'> | undefined>
  /** Puts a clip in; one whose key is there already stays as it is. */
  put(id: string, token: string, key: string, content: Pick<NewShared, 'body' | 'upload'>): Promise<RoomClip | undefined>
  /** Whether there was such a clip. */
  remove(id: string, token: string, clip: string): Promise<boolean>
  /** Ends the room for all, with all clips. */
  end(id: string, token: string): Promise<boolean>
  ownedBy(owner: string): AsyncIterable<SharedInfo>
  /** The same for the account that started it. */
  endOwned(id: string, owner: string): Promise<boolean>
  /** The same without a token, for the operator. */
  endReported(id: string): Promise<boolean>
}

export function createRooms(store: DocumentStore, documents: SharedDocuments, now: () => number = Date.now): Rooms {
  const life = () => ({ expiresAt: now() + ROOM_SECONDS * 1000 })
  const read = (id: string) => store.read(ROOM, id, 'server')
  const find = async (id: string, token: string) => {
    const room = await read(id)
    // Fingerprints are compared, so the time it takes says nothing about the token.
    return room?.data.proof === fingerprint(token) ? room : undefined
  }
  const stateIn = (room: StoredDocument<Room> | undefined) =>
    room && { version: room.version, expiresAt: room.expiresAt ?? 0, clips: room.data.clips.filter(({ expiresAt }) => expiresAt > now()) }
  /** Changes the list from whatever version it is at. */
  const change = async (id: string, next: (clips: Room['clips']) => Room['clips']) => {
    for (;;) {
      const room = await read(id)
      if (!room) return false
      const clips = next(room.data.clips.filter(({ expiresAt }) => expiresAt > now()))
      const written = await store.update(ROOM, id, 'server', room.version, { ...room.data, clips: clips.slice(0, MOST_ROOM_CLIPS) }, life())
      if (!written.ok) continue
      for (const { id: old } of clips.slice(MOST_ROOM_CLIPS)) await documents.remove(old, 'server')
      return true
    }
  }
  const end = async (room: StoredDocument<Room> | undefined) => {
    if (!room) return false
    await store.delete(ROOM, room.id, 'server')
    for (const clip of room.data.clips) await documents.remove(clip.id, 'server')
    return true
  }

  return {
    async create(token, owner) {
      const { document } = await store.create(ROOM, { proof: fingerprint(token), clips: [] }, { ...life(), owner })
      return { id: document.id, expiresAt: document.expiresAt ?? 0 }
    },
    state: async (id, token) => stateIn(await find(id, token)),
    stateOf: async (id) => stateIn(await read(id)),
    async put(id, token, key, content) {
      const room = await find(id, token)
      const held = room?.data.clips.find((clip) => clip.key === key)
      if (!room || held) return held
      const { document } = await documents.create({
        ...content,
        kind: 'clip',
        expiresIn: LIVES.clip.usual,
        kept: false,
        burn: false,
        room: id,
        owner: room.owner,
      })
      const clip = { id: document.id, key, bytes: document.data.bytes, at: now(), expiresAt: document.expiresAt ?? 0 }
      let twin: RoomClip | undefined
      const isIn = await change(id, (clips) => {
        twin = clips.find((other) => other.key === key)
        return twin ? clips : [clip, ...clips]
      })
      // Sent twice at one moment, or the room ended meanwhile: what nobody will find goes.
      if (twin || !isIn) await documents.remove(document.id, 'server')
      return twin ?? (isIn ? clip : undefined)
    },
    async remove(id, token, clip) {
      const room = await find(id, token)
      if (!room?.data.clips.some((held) => held.id === clip)) return false
      await change(id, (clips) => clips.filter((held) => held.id !== clip))
      await documents.remove(clip, 'server')
      return true
    },
    end: async (id, token) => end(await find(id, token)),
    async *ownedBy(owner) {
      let after: string | undefined
      do {
        const { documents: found, next } = await store.list(ROOM, { owner, after })
        for (const room of found) yield infoOf(room)
        after = next
      } while (after !== undefined)
    },
    async endOwned(id, owner) {
      const room = await read(id)
      return room?.owner === owner && end(room)
    },
    endReported: async (id) => end(await read(id)),
  }
}

function infoOf({ id, version, createdAt, changedAt, expiresAt, data }: StoredDocument<Room>): SharedInfo {
  const bytes = data.clips.reduce((sum, clip) => sum + clip.bytes, 0)
  return { id, kind: 'room', version, bytes, burn: false, kept: false, createdAt, changedAt, expiresAt: expiresAt ?? 0 }
}
