import type { Context, MiddlewareHandler } from 'hono'
import { ToolError } from '../../../engine/core/errors.ts'
import type { HttpEnv } from '../../../engine/http/face.ts'
import { isId } from '../store/ids.ts'
import type { SharedDocuments } from './documents.ts'
import type { Shared } from './kinds.ts'

/** Address of the image that goes with a shared document. */
const picturePath = (id: string): string => `/api/shared/${id}/picture.png`

/**
 * Puts the image that a sharer chose to show into the page of that link alone, so that link previews, which run no scripts,
 * find it. Every other answer stays as it is.
 */
export function createLinkPreviews(documents: SharedDocuments): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const id = c.req.query('id')
    const isAsked = id !== undefined && isId(id) && ['GET', 'HEAD'].includes(c.req.method)
    const found = isAsked ? await documents.find(id).catch(withoutPicture) : undefined
    const picture = found?.data.picture
    if (id === undefined || !picture) return next()
    // The page as it was built, neither packed nor “not changed”: it is not the same for this link.
    c.req.raw = new Request(c.req.url, { method: 'GET' })
    await next()
    if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return undefined
    const page = pageWith(c, await c.res.text(), id, picture)
    // Set over an answer, one takes on its headers, and with them a length that holds no more.
    c.res = undefined
    c.res = page
    return undefined
  }
}

/** The page does without the image while the store cannot be used. */
function withoutPicture(error: unknown): undefined {
  if (!(error instanceof ToolError)) throw error
}

function pageWith(c: Context<HttpEnv>, html: string, id: string, { title, width, height }: NonNullable<Shared['picture']>): Response {
  // The build knows by which address the site is reached; whoever asks could claim another.
  const origin = /<meta property="og:url" content="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? new URL(c.req.url).origin
  const address = escapeHtml(origin + picturePath(id))
  const own = escapeHtml(title)
  const tags = [
    ...(own ? [`<meta name="twitter:title" content="${own}">`] : []),
    `<meta property="og:image" content="${address}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${address}">`,
  ]
  const titled = own ? html.replace(/(<meta property="og:title" content=")[^"]*/, (_, start: string) => start + own) : html
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return new Response(
    titled.replace('</head>', () => `${tags.join('\n')}\n</head>`),
    { headers },
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}
