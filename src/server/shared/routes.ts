import { type Context, Hono } from 'hono'
import type { HttpEnv, HttpFace } from '../../../engine/http/face.ts'
import { HttpRefusal } from '../../../engine/http/problem.ts'
import { readRequest } from '../../../engine/run/request.ts'
import { type CreateAnswer, PART_BYTES, type SharedInfo } from '../../shared/wire.ts'
import { expectedVersion } from '../if-match.ts'
import { PRIVATE, requireOwnPage } from '../own-pages.ts'
import type { Access } from '../store/document.ts'
import { isId } from '../store/ids.ts'
import { CODE_REQUEST, CODE_TRY, LOOKUP, type SharedCodes } from './codes.ts'
import { infoOf, type SharedDocuments } from './documents.ts'
import { CREATE, CREATE_BYTES, MOST_PARTS, REQUEST_BYTES, type Shared, UPDATE } from './kinds.ts'
import type { SharedLimits } from './limits.ts'
import { readPicture } from './picture.ts'

export type SharedOptions = {
  readonly documents: SharedDocuments
  readonly codes: SharedCodes
  readonly limits: SharedLimits
  /** The account that a request comes from, if it names one. @throws HttpRefusal 401 */
  readonly ownerOf: (c: Context<HttpEnv>) => Promise<string | undefined>
  /** The live clipboards that an account started. */
  readonly roomsOf: (owner: string) => AsyncIterable<SharedInfo>
  /** When a live clipboard ends, for who has its secret. */
  readonly roomEnd?: (id: string, secret: string) => Promise<number | undefined>
}

/** A slow phone has this long for a part, in milliseconds. */
const PART_TIME_MS = 55_000
const SMALL_BYTES = 4000

/** Addresses below `/api/shared`. */
export function createSharedRoutes(face: HttpFace, { documents, codes, limits, ownerOf, roomsOf, roomEnd }: SharedOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>().basePath('/api/shared')
  const notThere = (c: Context<HttpEnv>) => face.refuse(c, [{ code: 'not-found', params: { name: c.req.param('id') ?? '' } }])
  const burned = (c: Context<HttpEnv>, burnedAt: number) =>
    face.refuse(c, [{ code: 'not-found', params: { name: c.req.param('id') ?? '' } }], { status: 410, extra: { burnedAt } })
  /** Whoever changes something: from our own page, counted by address and account. */
  const sender = async (c: Context<HttpEnv>) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const owner = await ownerOf(c)
    return { owner, callers: [face.callerOf(c), ...(owner === undefined ? [] : [`account ${owner}`])] }
  }
  const accessOf = (c: Context<HttpEnv>, owner: string | undefined): Access => {
    const secret = c.req.header('x-shared-secret')
    if (secret !== undefined) return { secret }
    return owner === undefined ? 'anyone' : { owner }
  }
  const bytesOf = ({ body }: { body?: string | undefined }) => (body === undefined ? 0 : Buffer.byteLength(body, 'base64'))

  routes.get('/config', (c) => c.json({ enabled: true }, 200, PRIVATE))

  routes.put('/uploads/:upload/:index', async (c) => {
    const { owner, callers } = await sender(c)
    const { upload, index } = c.req.param()
    if (!isId(upload) || !/^\d{1,3}$/.test(index) || Number(index) >= MOST_PARTS) return notThere(c)
    const { pieces, release } = await face.receive(c, PART_BYTES, PART_TIME_MS)
    try {
      const bytes = Buffer.concat(pieces)
      await limits.takeBytes(callers, bytes.length)
      if (!(await documents.putPart(upload, Number(index), bytes, owner))) throw new HttpRefusal(409, { code: 'conflict', params: {} })
      return c.body(null, 204, PRIVATE)
    } finally {
      release()
    }
  })

  routes.post('/', async (c) => {
    const { owner, callers } = await sender(c)
    const { picture: sent, ...request } = readRequest(CREATE, await face.readJson(c, CREATE_BYTES))
    const picture = sent && pictureOf(sent)
    await limits.takeDocument(callers)
    await limits.takeBytes(callers, bytesOf(request) + bytesOf({ body: picture?.png }))
    const { document, secret = '' } = await documents.create({ ...request, owner, picture })
    if (owner !== undefined)
      await ownerOf(c).catch(async (error: unknown) => {
        // The account was deleted in between; what was just written must not outlast it.
        await documents.remove(document.id, { owner })
        throw error
      })
    const { id, version, expiresAt = 0 } = document
    const answer: CreateAnswer = { id, secret, version, expiresAt }
    return c.json(answer, 201, PRIVATE)
  })

  routes.get('/mine', async (c) => {
    await face.limit(c, 10)
    const owner = await ownerOf(c)
    const all: SharedInfo[] = []
    if (owner !== undefined) for (const owned of [documents.ownedBy(owner), roomsOf(owner)]) for await (const info of owned) all.push(info)
    return c.json({ documents: all }, 200, PRIVATE)
  })

  routes.post('/codes', async (c) => {
    await sender(c)
    const request = readRequest(CODE_REQUEST, await face.readJson(c, SMALL_BYTES))
    await limits.takeCode(face.callerOf(c))
    const end = request.kind === 'room' ? await roomEnd?.(request.id, request.secret) : await documents.endFor(request.id, request.secret)
    if (end === undefined) return notThere(c)
    return c.json(await codes.make(request, end), 201, PRIVATE)
  })
  routes.get('/codes/:lookup', async (c) => {
    await face.limit(c, 1)
    const { lookup } = c.req.param()
    if (!LOOKUP.test(lookup)) return notThere(c)
    return c.json({ salt: await codes.saltOf(lookup) }, 200, PRIVATE)
  })
  routes.post('/codes/:lookup', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const { lookup } = c.req.param()
    await limits.takeCode(face.callerOf(c))
    const { proof } = readRequest(CODE_TRY, await face.readJson(c, SMALL_BYTES))
    const found = LOOKUP.test(lookup) ? await codes.find(lookup, proof) : undefined
    return found ? c.json(found, 200, PRIVATE) : notThere(c)
  })

  routes.get('/:id', async (c) => {
    await face.limit(c, 1)
    const found = await documents.find(c.req.param('id'))
    if (!found || found.data.room !== undefined) return notThere(c)
    return c.json(infoOf(found), 200, { ...PRIVATE, etag: `"${found.version}"` })
  })

  // For link previews on other sites. It is asked for again each time, so that it is gone when its document is.
  routes.get('/:id/picture.png', async (c) => {
    await face.limit(c, 1)
    const found = await documents.find(c.req.param('id'))
    const { picture } = found?.data ?? {}
    if (!found || !picture) return notThere(c)
    const etag = `"${found.id}-${found.version}"`
    const headers = { 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return face.send(c, Buffer.from(picture.png, 'base64'), { ...headers, 'content-type': 'image/png' })
  })

  // Never by GET: what looks ahead at links must not open what can be opened once.
  routes.post('/:id/open', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    await limits.takeOpening(face.callerOf(c))
    const { id } = c.req.param()
    const opened = await documents.open(id)
    if (!opened) {
      const burnedAt = (await documents.find(id))?.data.burnedAt
      return burnedAt === undefined ? notThere(c) : burned(c, burnedAt)
    }
    const headers = { ...PRIVATE, 'content-type': 'application/octet-stream', etag: `"${opened.found.version}"` }
    return c.body(opened.bytes, 200, headers)
  })

  routes.put('/:id', async (c) => {
    const { owner, callers } = await sender(c)
    const expected = expectedVersion(c.req.header('if-match'))
    const content = readRequest(UPDATE, await face.readJson(c, REQUEST_BYTES))
    await limits.takeBytes(callers, bytesOf(content))
    const { id } = c.req.param()
    const written = await documents.update(id, accessOf(c, owner), expected, content)
    if (written.ok) {
      const { version, expiresAt = 0 } = written.document
      return c.json({ version, expiresAt }, 200, { ...PRIVATE, etag: `"${version}"` })
    }
    if (!written.current) return notThere(c)
    return face.refuse(c, [{ code: 'conflict', params: {} }], { extra: { version: written.current.version } })
  })

  routes.delete('/:id', async (c) => {
    const { owner } = await sender(c)
    return (await documents.remove(c.req.param('id'), accessOf(c, owner))) ? c.body(null, 204, PRIVATE) : notThere(c)
  })

  routes.all('/*', (c) => face.refuse(c, [{ code: 'not-found', params: { name: c.req.path.slice(0, 100) } }]))
  routes.onError(face.answerError)
  return routes
}

/** @throws HttpRefusal 422 when it is not a PNG that may be shown to others */
function pictureOf({ png, title }: { png: string; title: string }): NonNullable<Shared['picture']> {
  const read = readPicture(Buffer.from(png, 'base64'))
  if (!read) throw new HttpRefusal(422, { code: 'bad-format', params: {}, field: 'picture' })
  return { png: Buffer.from(read.bytes).toString('base64'), title: title.toWellFormed(), width: read.width, height: read.height }
}
