import { type Bytes, randomBytes, SECRET_BYTES, toBase64Url } from './bytes.ts'
import { openSealed, readSealed, send } from './client.ts'
import type { SharedPart } from './contents.ts'
import { derive } from './seal.ts'
import { asJson, jsonOf, request, ShareError } from './share-error.ts'
import type { RoomClip, RoomClipRequest, RoomState } from './wire.ts'

/** A live clipboard as its devices know it: all of it is in the link. */
export type Room = { readonly id: string; readonly secret: Bytes; readonly token: string }
export type RoomStatus = 'connecting' | 'connected' | 'offline' | 'ended'

/** Without a state after this long, something on the way holds the events back, and the room is asked instead. */
const SILENCE_MS = 8000
const ASK_MS = 4000
const AGAIN_MS = [1000, 2000, 5000, 10_000]

/** @param idToken of the signed-in visitor, so that it belongs to the account */
export async function createRoom(idToken?: string): Promise<Room> {
  const secret = randomBytes(SECRET_BYTES)
  const token = await tokenOf(secret)
  const { id } = await jsonOf<{ id: string }>(
    await request('/api/rooms', {
      method: 'POST',
      ...asJson({ token }, idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` }),
    }),
  )
  return { id, secret, token }
}

/** What the server takes for being allowed in; nothing can be unsealed with it. */
export async function tokenOf(secret: Bytes): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) throw new ShareError('insecure')
  return toBase64Url(await derive(secret, 'room token'))
}

const shown = ({ token }: Room) => ({ 'X-Room-Token': token })

/** Takes a clip out to look at; it stays in the room. @throws ShareError, SealError */
export async function openClip(room: Room, { id, bytes }: RoomClip): Promise<SharedPart[]> {
  const response = await request(`/api/rooms/${room.id}/clips/${id}/open`, { method: 'POST', headers: shown(room) })
  return openSealed('clip', await readSealed(response, undefined, bytes), { secret: room.secret })
}

/** @param key the sender's mark: a clip that is sent again under it is there once. @throws ShareError */
export async function putClip(room: Room, key: string, sealed: Bytes): Promise<RoomClip> {
  const body: RoomClipRequest = { ...(await send(sealed, {})), key }
  return jsonOf(await request(`/api/rooms/${room.id}/clips`, { method: 'POST', ...asJson(body, shown(room)) }))
}

export async function removeClip(room: Room, clip: string): Promise<void> {
  await request(`/api/rooms/${room.id}/clips/${clip}`, { method: 'DELETE', headers: shown(room) })
}

/** Ends it for all devices. */
export async function endRoom(room: Room): Promise<void> {
  await request(`/api/rooms/${room.id}`, { method: 'DELETE', headers: shown(room) })
}

/** Tells of every change of a room until it is stopped: by server-sent events, or by asking where those do not come through. */
export function watchRoom(room: Room, onState: (state: RoomState) => void, onStatus: (status: RoomStatus) => void): () => void {
  const stop = new AbortController()
  let wake: () => void = () => undefined
  let failures = 0
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const heard = (state: RoomState) => {
    failures = 0
    onStatus('connected')
    onState(state)
  }
  const listen = async (): Promise<'closed' | 'silent' | 'ended'> => {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const signal = AbortSignal.any([stop.signal, silence.signal])
      const response = await request(`/api/rooms/${room.id}/events`, { headers: { ...shown(room), Accept: 'text/event-stream' }, signal })
      if (!response.body) return 'silent'
      for await (const { event, data } of eventsIn(response.body)) {
        if (event === 'ended') return 'ended'
        if (event !== 'state') continue
        clearTimeout(timer)
        heard(JSON.parse(data) as RoomState)
      }
      return 'closed'
    } catch (error) {
      if (silence.signal.aborted) return 'silent'
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  const ask = async () =>
    heard(await jsonOf<RoomState>(await request(`/api/rooms/${room.id}`, { headers: shown(room), signal: stop.signal })))

  const run = async () => {
    let isSilent = false
    onStatus('connecting')
    while (!stop.signal.aborted)
      try {
        if (isSilent) {
          await ask()
          await pause(ASK_MS)
        } else {
          const outcome = await listen()
          if (outcome === 'ended') return onStatus('ended')
          isSilent = outcome === 'silent'
        }
      } catch (error) {
        if (stop.signal.aborted) return
        if (error instanceof ShareError && error.fault === 'gone') return onStatus('ended')
        onStatus('offline')
        await pause(AGAIN_MS[Math.min(failures++, AGAIN_MS.length - 1)] as number)
      }
  }
  const online = () => wake()
  const offline = () => onStatus('offline')
  addEventListener('online', online)
  addEventListener('offline', offline)
  void run()
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    stop.abort()
    wake()
  }
}

/** Server-sent events, as their specification says; one that is not finished is not told. */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<{ readonly event: string; readonly data: string }> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  let event = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
          event = ''
          data = []
        } else if (line.startsWith('event:')) event = line.slice(6).trimStart()
        else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      }
    }
  } finally {
    // Who does not want more ends the request.
    await reader.cancel().catch(() => undefined)
  }
}
