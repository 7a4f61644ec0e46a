import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { HttpEnv, HttpFace } from '../../../engine/http/face.ts'
import { readRequest } from '../../../engine/run/request.ts'
import { MOST_SEALED_BYTES } from '../../shared/wire.ts'
import { PRIVATE, requireOwnPage } from '../own-pages.ts'
import type { SharedDocuments } from './documents.ts'
import { idSchema, REQUEST_BYTES, UPDATE } from './kinds.ts'
import type { SharedLimits } from './limits.ts'
import type { RoomStreams } from './room-streams.ts'
import type { Rooms } from './rooms.ts'

export type RoomOptions = {
  readonly rooms: Rooms
  readonly streams: RoomStreams
  readonly documents: SharedDocuments
  readonly limits: SharedLimits
  /** The account that a request comes from, if it names one. @throws HttpRefusal 401 */
  readonly ownerOf: (c: Context<HttpEnv>) => Promise<string | undefined>
}

const TOKEN = z.base64url().length(43)
const CREATE_ROOM = z.strictObject({ token: TOKEN })
const PUT_CLIP = UPDATE.safeExtend({ key: idSchema })

/** Live clipboards, below `/api/rooms`. Every device of a room shows the same token, made from the key of the room's link. */
export function createRoomRoutes(face: HttpFace, { rooms, streams, documents, limits, ownerOf }: RoomOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>().basePath('/api/rooms')
  const notThere = (c: Context<HttpEnv>) => face.refuse(c, [{ code: 'not-found', params: { name: c.req.param('id') ?? '' } }])
  const tokenOf = (c: Context<HttpEnv>) => c.req.header('x-room-token') ?? ''

  routes.post('/', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const owner = await ownerOf(c)
    const { token } = readRequest(CREATE_ROOM, await face.readJson(c, 1000))
    const callers = [face.callerOf(c), ...(owner === undefined ? [] : [`account ${owner}`])]
    await limits.takeDocument(callers)
    await limits.takeBytes(callers, 0)
    const room = await rooms.create(token, owner)
    if (owner !== undefined)
      await ownerOf(c).catch(async (error: unknown) => {
        // The account was deleted in between; what was just written must not outlast it.
        await rooms.endOwned(room.id, owner)
        throw error
      })
    return c.json(room, 201, PRIVATE)
  })
  routes.get('/:id', async (c) => {
    await face.limit(c, 1)
    const { id } = c.req.param()
    const state = await rooms.state(id, tokenOf(c))
    return state ? c.json({ ...state, devices: await streams.devices(id) }, 200, PRIVATE) : notThere(c)
  })
  routes.get('/:id/events', async (c) => {
    await face.limit(c, 1)
    const { id } = c.req.param()
    if (!(await rooms.state(id, tokenOf(c)))) return notThere(c)
    const stream = await streams.open(id, face.callerOf(c))
    // Read as it comes, also through nginx, and never packed or kept on the way.
    const headers = {
      ...PRIVATE,
      'cache-control': 'no-store, no-transform',
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    }
    return c.body(stream, 200, headers)
  })
  routes.delete('/:id', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const { id } = c.req.param()
    const owner = await ownerOf(c)
    const isEnded = owner === undefined ? await rooms.end(id, tokenOf(c)) : await rooms.endOwned(id, owner)
    if (!isEnded) return notThere(c)
    streams.changed(id)
    return c.body(null, 204, PRIVATE)
  })
  routes.post('/:id/clips', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const { id } = c.req.param()
    const { key, ...content } = readRequest(PUT_CLIP, await face.readJson(c, REQUEST_BYTES))
    if (!(await rooms.state(id, tokenOf(c)))) return notThere(c)
    const callers = [face.callerOf(c)]
    await limits.takeDocument(callers)
    await limits.takeBytes(callers, Math.min(content.body?.length ?? 0, MOST_SEALED_BYTES))
    const clip = await rooms.put(id, tokenOf(c), key, content)
    if (!clip) return notThere(c)
    streams.changed(id)
    return c.json(clip, 201, PRIVATE)
  })
  routes.post('/:id/clips/:clip/open', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    await limits.takeOpening(face.callerOf(c))
    const { id, clip } = c.req.param()
    const state = await rooms.state(id, tokenOf(c))
    const opened = state?.clips.some((held) => held.id === clip) ? await documents.open(clip, id) : undefined
    return opened ? c.body(opened.bytes, 200, { ...PRIVATE, 'content-type': 'application/octet-stream' }) : notThere(c)
  })
  routes.delete('/:id/clips/:clip', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const { id, clip } = c.req.param()
    if (!(await rooms.remove(id, tokenOf(c), clip))) return notThere(c)
    streams.changed(id)
    return c.body(null, 204, PRIVATE)
  })
  routes.all('/*', (c) => face.refuse(c, [{ code: 'not-found', params: { name: c.req.path.slice(0, 100) } }]))
  routes.onError(face.answerError)
  return routes
}
