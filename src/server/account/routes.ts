import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { BadRequest } from '../../../engine/core/errors.ts'
import type { HttpEnv, HttpFace } from '../../../engine/http/face.ts'
import { readRequest } from '../../../engine/run/request.ts'
import type { AccountConfig, DeletionAnswer, PublicAccountConfig, VersionedUserData } from '../../account/answers.ts'
import { EMPTY_USER_DATA, type UserData } from '../../account/merge.ts'
import { expectedVersion } from '../if-match.ts'
import { PRIVATE, requireOwnPage } from '../own-pages.ts'
import type { StoredDocument } from '../store/document.ts'
import { derivedId } from '../store/ids.ts'
import type { DocumentStore } from '../store/store.ts'
import type { Deletions } from './deletion.ts'
import { exportOf } from './export.ts'
import type { DeleteAtProvider } from './provider.ts'
import { type Identity, notSignedIn, type Verifier } from './token.ts'
import { placeOfProto, tidyUserData, USER_DATA, USER_DATA_BYTES, USER_DATA_SCHEMA } from './user-data.ts'

export type AccountOptions = {
  readonly config: PublicAccountConfig
  readonly store: DocumentStore
  readonly verifier: Verifier
  readonly deletions: Deletions
  readonly deleteAtProvider: DeleteAtProvider
  readonly now: () => number
}

/** A deletion needs a sign-in no older than this. */
const RECENT_MS = 5 * 60_000
const DELETE_BYTES = 1000
/** Reading or removing all that somebody has weighs as much as this many other requests. */
const HEAVY = 10

const DELETE_REQUEST = z.strictObject({
  /** The visitor typed a word to say that they mean it; the page sends this one whatever the language. */
  confirm: z.literal('delete'),
  /** Whether the account at the identity provider is to be deleted from here too. */
  provider: z.boolean().default(true),
})

/** Addresses below `/api/account`; without options only the answer that there are no accounts. */
export function createAccountRoutes(face: HttpFace, options: AccountOptions | undefined): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>().basePath('/api/account')
  const config: AccountConfig = options ? { enabled: true, ...options.config } : { enabled: false }
  routes.get('/config', (c) => c.json(config, 200, PRIVATE))
  if (options) addRoutes(routes, face, options)
  routes.all('/*', (c) => face.refuse(c, [{ code: 'not-found', params: { name: c.req.path.slice(0, 100) } }]))
  routes.onError(face.answerError)
  return routes
}

function addRoutes(routes: Hono<HttpEnv>, face: HttpFace, options: AccountOptions): void {
  const { store, verifier, deletions, deleteAtProvider, now } = options
  const dataId = (uid: string) => derivedId(USER_DATA.name, uid)
  const stillThere = async ({ uid, signedInAt }: Identity) => {
    if (await deletions.isDeleted(uid, signedInAt)) throw notSignedIn()
  }
  const signedIn = async (c: Context<HttpEnv>, cost = 1) => {
    await face.limit(c, cost)
    return verifier.verify(tokenOf(c))
  }
  const answerData = (c: Context<HttpEnv>, document: StoredDocument<UserData> | undefined) => {
    const body = currentOf(document)
    return c.json(body, 200, { ...PRIVATE, etag: `"${body.version}"` })
  }

  routes.get('/data', async (c) => {
    const identity = await signedIn(c)
    await stillThere(identity)
    return answerData(c, await store.read(USER_DATA, dataId(identity.uid), { owner: identity.uid }))
  })

  routes.put('/data', async (c) => {
    requireOwnPage(c)
    const identity = await signedIn(c)
    const expected = expectedVersion(c.req.header('if-match'))
    const body = await face.readJson(c, USER_DATA_BYTES)
    const place = placeOfProto(body)
    if (place !== undefined) throw new BadRequest([{ code: 'unknown-field', params: { name: '__proto__' }, field: place.slice(0, 200) }])
    const data = tidyUserData(readRequest(USER_DATA_SCHEMA, body), now())
    await stillThere(identity)
    const written = await store.update(USER_DATA, dataId(identity.uid), { owner: identity.uid }, expected, data)
    if (!written.ok) return face.refuse(c, [{ code: 'conflict', params: {} }], { extra: { current: currentOf(written.current) } })
    if (await deletions.isDeleted(identity.uid, identity.signedInAt)) {
      // The account was deleted in between; what was just written must not outlast it.
      await store.delete(USER_DATA, written.document.id, 'server')
      throw notSignedIn()
    }
    return answerData(c, written.document)
  })

  routes.get('/export', async (c) => {
    const identity = await signedIn(c, HEAVY)
    await stillThere(identity)
    const headers = { ...PRIVATE, 'content-type': 'application/json', 'content-disposition': 'attachment; filename="account.json"' }
    return c.body(exportOf(identity, store, now()), 200, headers)
  })

  routes.post('/delete', async (c) => {
    requireOwnPage(c)
    const identity = await signedIn(c, HEAVY)
    const { provider } = readRequest(DELETE_REQUEST, await face.readJson(c, DELETE_BYTES))
    if (identity.signedInAt < now() - RECENT_MS) throw notSignedIn('sign-in-again')
    const removed = await deletions.removeAll(identity.uid)
    // Only once nothing is left here: the token for it is gone with the account.
    const isGone = provider && (await deleteAtProvider(tokenOf(c)))
    if (isGone) await deletions.finish(identity.uid)
    const answer: DeletionAnswer = { state: isGone ? 'deleted' : 'provider-pending', removed }
    return c.json(answer, 200, PRIVATE)
  })

  for (const [path, allowed] of Object.entries({ '/config': 'GET', '/data': 'GET, PUT', '/export': 'GET', '/delete': 'POST' }))
    routes.all(path, (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed } }], { headers: { allow: allowed } }))
}

/** @throws HttpRefusal 401 */
export function tokenOf(c: Context<HttpEnv>): string {
  const token = /^bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw notSignedIn()
  return token
}

/** Data that was never stored is empty, at version 0. */
function currentOf(document: StoredDocument<UserData> | undefined): VersionedUserData {
  return { version: document?.version ?? 0, data: document?.data ?? EMPTY_USER_DATA }
}
