import type { Context } from 'hono'
import type { HttpEnv } from '../../engine/http/face.ts'
import { HttpRefusal } from '../../engine/http/problem.ts'

/**
 * Lets only our own pages, and callers that are no browser, change something.
 * Browsers say themselves where a request comes from; those that do not still name the origin.
 * @throws HttpRefusal 403
 */
export function requireOwnPage(c: Context<HttpEnv>): void {
  const site = c.req.header('sec-fetch-site')
  const isOwn = site === undefined ? isOwnOrigin(c.req.header('origin'), c.req.header('host')) : site === 'same-origin'
  if (!isOwn) throw new HttpRefusal(403, { code: 'other-site', params: {} })
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}

/** Headers of answers that are for one person. */
export const PRIVATE = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' } as const
