import { type Context, Hono } from 'hono'
import { createCounts, type Counts } from '../../engine/http/counts.ts'
import type { HttpEnv, HttpFace } from '../../engine/http/face.ts'
import { createDeletions } from './account/deletion.ts'
import { createProviderDeletion } from './account/provider.ts'
import { createAccountRoutes, tokenOf } from './account/routes.ts'
import { createVerifier, notSignedIn } from './account/token.ts'
import { createInbox } from './contact/inbox.ts'
import { createMailer } from './contact/mailer.ts'
import { createOutbox } from './contact/outbox.ts'
import { createContactRoutes } from './contact/routes.ts'
import { readServerKey } from './server-key.ts'
import type { ServiceSettings } from './service-settings.ts'
import { createSharedCodes } from './shared/codes.ts'
import { createSharedDocuments } from './shared/documents.ts'
import { createLinkPreviews } from './shared/link-preview.ts'
import { createSharedLimits } from './shared/limits.ts'
import { createRoomRoutes } from './shared/room-routes.ts'
import { createRoomStreams } from './shared/room-streams.ts'
import { createRooms } from './shared/rooms.ts'
import { createSharedRoutes } from './shared/routes.ts'
import { SNAPSHOT_PATH } from '../shared/wire.ts'
import { createDocumentStore, type DocumentStore } from './store/store.ts'

export type ServiceOptions = {
  readonly settings: ServiceSettings
  /** Told what work broke with no request to answer. The error's message may hold what a visitor wrote. */
  readonly report: (work: string, error: unknown) => void
  /** Gets lines for the operator about what keeps the store from being used. */
  readonly log?: (line: string) => void
  /** A store to use in place of the settings'. */
  readonly store?: DocumentStore
  /** Where callers are counted; by default in this process. */
  readonly counts?: Counts
  /** A clock in milliseconds. */
  readonly now?: () => number
  /** Milliseconds between two rounds of the work that is left over. */
  readonly roundMs?: number
  /** Address of the public keys of ID tokens. */
  readonly tokenKeys?: URL
  /** Address of the Identity Toolkit. */
  readonly identityOrigin?: string
}

export type Services = {
  routes(face: HttpFace): Hono<HttpEnv>
  /** Ends what would keep connections open. */
  release(): void
  /** Ends the rounds, lets what runs come to its end, and closes the store. */
  close(): Promise<void>
}

const ROUND_MS = 10 * 60_000

/** Contact, accounts and shared documents over one store; with what an earlier run left over, and again from time to time. @throws WrongSetting */
export async function openServices({
  settings,
  report,
  log,
  counts = createCounts(),
  now = Date.now,
  roundMs = ROUND_MS,
  tokenKeys,
  identityOrigin,
  ...options
}: ServiceOptions): Promise<Services> {
  const store = options.store ?? (await openStore(settings, log))
  const outbox = settings.mail && createOutbox(store, createMailer(settings.mail), (error) => report('mail', error), now)
  const inbox = createInbox(settings.contact, store, counts, outbox !== undefined, now)
  const deletions = createDeletions(store, now)
  const documents = createSharedDocuments(store, now)
  const limits = createSharedLimits(settings.shared, store, counts, now)
  const rooms = createRooms(store, documents, now)
  const streams = createRoomStreams(rooms, store, (error) => report('live clipboard', error), { counts })
  let key: Promise<string> | undefined

  const tasks = { sweep: () => store.sweep(), deletion: () => deletions.resume(), mail: async () => outbox?.deliver() }
  let isClosed = false
  const round = async () => {
    for (const [work, task] of Object.entries(tasks)) if (!isClosed) await task().catch((error: unknown) => report(work, error))
  }
  let running = round()
  const timer = setInterval(() => (running = running.then(round)), roundMs).unref()

  return {
    routes(face) {
      const routes = new Hono<HttpEnv>()
      routes.route('/', createContactRoutes(face, { inbox, counts, now, key: serverKey, onStored: () => void outbox?.deliver() }))
      const { account: config } = settings
      const trust = config && trustOf(config)
      routes.route('/', createAccountRoutes(face, config && trust && { config, store, deletions, now, ...trust }))
      const ownerOf = async (c: Context<HttpEnv>) => {
        if (!trust || c.req.header('authorization') === undefined) return undefined
        const { uid, signedInAt } = await trust.verifier.verify(tokenOf(c))
        if (await deletions.isDeleted(uid, signedInAt)) throw notSignedIn()
        return uid
      }
      routes.route(
        '/',
        createSharedRoutes(face, {
          documents,
          codes: createSharedCodes(store, serverKey, now),
          limits,
          ownerOf,
          roomsOf: (owner) => rooms.ownedBy(owner),
          roomEnd: async (id, token) => (await rooms.state(id, token))?.expiresAt,
        }),
      )
      routes.route('/', createRoomRoutes(face, { rooms, streams, documents, limits, ownerOf }))
      const preview = createLinkPreviews(documents)
      for (const prefix of ['', '/:language']) routes.use(prefix + SNAPSHOT_PATH, preview)
      return routes
    },
    release: () => streams.close(),
    async close() {
      isClosed = true
      clearInterval(timer)
      await running
      await outbox?.settle()
      await store.close()
    },
  }

  async function serverKey(): Promise<string> {
    return settings.secretKey ?? (await (key ??= readServerKey(store).catch(forget)))
  }
  function forget(error: unknown): never {
    key = undefined
    throw error
  }
  function trustOf(config: NonNullable<ServiceSettings['account']>) {
    return {
      verifier: createVerifier({ ...config, now, keys: tokenKeys }),
      deleteAtProvider: createProviderDeletion({ ...config, origin: identityOrigin }),
    }
  }
}

/** The store that the settings name; each is loaded only where it is used. @throws WrongSetting */
export async function openStore({ firestore, dataFolder }: ServiceSettings, log?: (line: string) => void): Promise<DocumentStore> {
  if (firestore) {
    const { openFirestoreRows } = await import('./store/firestore.ts')
    return createDocumentStore(await openFirestoreRows(firestore, log))
  }
  const { openSqliteRows } = await import('./store/sqlite.ts')
  return createDocumentStore(openSqliteRows(dataFolder, log))
}
