import { useCallback, useEffect, useRef, useState } from 'react'
import { sealParts } from './client.ts'
import type { SharedPart } from './contents.ts'
import { openSealed } from './client.ts'
import { openClip, type Room, type RoomStatus, watchRoom } from './room-client.ts'
import { enqueue, flush, waitingIn } from './room-queue.ts'
import { faultOf } from './share-error.ts'
import type { RoomClip, RoomState } from './wire.ts'

/** Up to this size a clip is loaded as soon as it is there; larger ones when they are asked for. */
const SELF_LOADED = 4 * 1024 * 1024

const isSelfLoaded = ({ bytes }: RoomClip) => bytes <= SELF_LOADED

/** A clip with what is in it, as far as that is here. */
export type Opened = readonly SharedPart[] | 'loading' | 'failed' | undefined
export type ShownClip = RoomClip & { readonly opened: Opened }
export type WaitingClip = { readonly key: string; readonly at: number; readonly parts: readonly SharedPart[] }

export type LiveRoomView = {
  readonly status: RoomStatus
  readonly devices: number
  readonly clips: readonly ShownClip[]
  readonly waiting: readonly WaitingClip[]
  /** What kept the oldest waiting clip from being sent, other than being offline. */
  readonly fault: unknown
  put(parts: readonly SharedPart[]): Promise<void>
  load(clip: RoomClip): void
}

/** A live clipboard as it is now: what the others put in, and what waits here to be sent. */
export function useLiveRoom(room: Room): LiveRoomView {
  const [status, setStatus] = useState<RoomStatus>('connecting')
  const [state, setState] = useState<RoomState>()
  const [opened, setOpened] = useState<Readonly<Record<string, Opened>>>({})
  const [waiting, setWaiting] = useState<readonly WaitingClip[]>([])
  const [fault, setFault] = useState<unknown>()
  const asked = useRef(new Set<string>())

  const set = useCallback((clip: RoomClip, value: Opened) => setOpened((all) => ({ ...all, [clip.id]: value })), [])
  const ask = useCallback(
    (clip: RoomClip) => {
      asked.current.add(clip.id)
      openClip(room, clip).then(
        (parts) => set(clip, parts),
        () => set(clip, 'failed'),
      )
    },
    [room, set],
  )
  const load = useCallback(
    (clip: RoomClip) => {
      set(clip, 'loading')
      ask(clip)
    },
    [set, ask],
  )
  const readWaiting = useCallback(
    () =>
      waitingIn(room.id)
        .then((held) =>
          Promise.all(
            held.map(async ({ key, at, sealed }) => ({ key, at, parts: await openSealed('clip', sealed, { secret: room.secret }) })),
          ),
        )
        .then((clips) => setWaiting(clips)),
    [room],
  )
  const send = useCallback(async () => {
    try {
      await flush(room, readWaiting)
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error) === 'offline' ? undefined : error)
    }
    await readWaiting()
  }, [room, readWaiting])

  useEffect(() => {
    void readWaiting()
    let isOnline = false
    return watchRoom(room, setState, (next) => {
      setStatus(next)
      // Whenever the server is there again, what waits goes out.
      if (next === 'connected' && !isOnline) void send()
      isOnline = next === 'connected'
    })
  }, [room, readWaiting, send])
  useEffect(() => {
    for (const clip of state?.clips ?? []) if (isSelfLoaded(clip) && !asked.current.has(clip.id)) ask(clip)
  }, [state, ask])

  return {
    status,
    devices: state?.devices ?? 0,
    clips: (state?.clips ?? []).map((clip) => ({ ...clip, opened: opened[clip.id] ?? (isSelfLoaded(clip) ? 'loading' : undefined) })),
    // What has arrived is shown where it is now.
    waiting: waiting.filter(({ key }) => !state?.clips.some((clip) => clip.key === key)),
    fault,
    load,
    async put(parts) {
      await enqueue(room.id, await sealParts('clip', parts, { secret: room.secret }))
      await readWaiting()
      await send()
    },
  }
}
