import { Hono } from 'hono'
import { ToolError } from '../../../engine/core/errors.ts'
import type { Counts } from '../../../engine/http/counts.ts'
import { type HttpEnv, type HttpFace, tooMany } from '../../../engine/http/face.ts'
import { readRequest } from '../../../engine/run/request.ts'
import { PRIVATE, requireOwnPage } from '../own-pages.ts'
import { createFormTokens } from './form-token.ts'
import type { Inbox } from './inbox.ts'
import { CONTACT_FORM } from './message.ts'

export type ContactOptions = {
  readonly inbox: Inbox
  readonly counts: Counts
  /** The key that form tokens are signed with. */
  readonly key: () => Promise<string>
  /** Told that a message was stored. */
  readonly onStored: () => void
  readonly now: () => number
}

/** Nobody fills in the form faster. */
const LEAST_MS = 3_000
const TOKEN_MS = 86_400_000
const MESSAGES_AN_HOUR = 5
const BODY_BYTES = 64 * 1024

/** The contact form: `GET /api/contact/token` when it opens, `POST /api/contact` when it is sent. */
export function createContactRoutes(face: HttpFace, { inbox, counts, key, onStored, now }: ContactOptions): Hono<HttpEnv> {
  const limiter = counts.limiter('messages', { burst: MESSAGES_AN_HOUR, perSecond: MESSAGES_AN_HOUR / 3600 }, now)
  const tokens = async () => createFormTokens(await key(), TOKEN_MS, now)

  const routes = new Hono<HttpEnv>().basePath('/api/contact')
  routes.get('/token', async (c) => {
    await face.limit(c, 1)
    const token = (await tokens()).issue()
    return c.json({ token, waitSeconds: LEAST_MS / 1000, lastsSeconds: TOKEN_MS / 1000 }, 200, PRIVATE)
  })
  routes.post('/', async (c) => {
    await face.limit(c, 1)
    requireOwnPage(c)
    const { token, website, ...message } = readRequest(CONTACT_FORM, await face.readJson(c, BODY_BYTES))
    const opened = (await tokens()).read(token)
    if (!opened) throw new ToolError('form-expired', {}, { field: 'token' })
    const seconds = await limiter(face.callerOf(c))
    if (seconds > 0) throw tooMany(seconds)
    // Who sends spam learns nothing from the answer.
    if (website === '' && opened.ageMs >= LEAST_MS) {
      await inbox.take(opened, message)
      onStored()
    }
    return c.json({ status: 'accepted' }, 202, PRIVATE)
  })
  routes.all('/token', (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed: 'GET' } }], { headers: { allow: 'GET' } }))
  routes.all('/', (c) => face.refuse(c, [{ code: 'bad-method', params: { allowed: 'POST' } }], { headers: { allow: 'POST' } }))
  routes.onError(face.answerError)
  return routes
}
