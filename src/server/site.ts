import { mediaTypeOf } from '../../engine/core/media-types.ts'
import { createBuildInfo, redirectOf, ruleFileOf } from './build-info.ts'
import { createFileStore, type StoredFile } from './files.ts'
import { headersOfFile } from './headers.ts'
import { locationOf, readTarget, type Target } from './target.ts'

export type SiteOptions = {
  /** Folder of the build. */
  readonly root: string
  /** Languages with a path prefix of their own. */
  readonly prefixes: readonly string[]
  /** Whether the page of a path wants it; a refused path is a 404. */
  readonly accepts: (path: string) => boolean
}

export type Site = {
  /** Answers a GET or HEAD from the build. */
  respond(request: Request): Promise<Response>
  /** The prerendered error page in the language of the path, or a plain line. */
  errorPage(status: 404 | 500, request: Request): Promise<Response>
}

/** Serves a build folder: pages at paths with a trailing slash, everything else at its own name. */
export function createSite({ root, prefixes, accepts }: SiteOptions): Site {
  const files = createFileStore(root)
  const buildInfo = createBuildInfo(root)

  const send = async (request: Request, segments: readonly string[], status = 200): Promise<Response | undefined> => {
    const file = await files.read(segments, request.headers.get('accept-encoding') ?? '')
    return file && answer(request, file, segments, status)
  }
  const errorPage = async (status: 404 | 500, request: Request): Promise<Response> => {
    const target = readTarget(request.url)
    const [first = ''] = typeof target === 'number' ? [] : target.segments
    const folders = prefixes.includes(first) ? [[first], []] : [[]]
    for (const folder of folders) {
      const page = await send(request, [...folder, `${status}.html`], status)
      if (page) return page
    }
    return plain(status, status === 404 ? `Page Not Found: ${new URL(request.url).pathname}` : 'Something went wrong')
  }
  const folder = async (request: Request, target: Target): Promise<Response> => {
    if (!accepts(target.path)) return errorPage(404, request)
    const page = await send(request, [...target.segments, 'index.html'])
    if (page) return page
    const info = await buildInfo()
    const redirect = redirectOf(info, target.path)
    if (redirect !== undefined) return moved(redirect, target.query)
    const ruled = ruleFileOf(info, target.path)
    return (ruled !== undefined && (await send(request, ruled.split('/').filter(Boolean)))) || errorPage(404, request)
  }

  return {
    errorPage,
    async respond(request) {
      const target = readTarget(request.url)
      if (target === 400) return plain(400, 'Bad request')
      if (target === 404) return errorPage(404, request)
      if (target.isFolder) return folder(request, target)
      const name = target.segments.at(-1) ?? ''
      const type = mediaTypeOf(name)
      const file = type !== undefined && (await send(request, target.segments))
      if (file) return file
      // A missing file gets no page: whoever asked for it cannot show one.
      if (type !== undefined && type !== 'text/html') return plain(404, 'Not found')
      const path = `${target.path}/`
      return moved(redirectOf(await buildInfo(), path) ?? path, target.query)
    },
  }
}

function answer(request: Request, { bytes, etag, encoding }: StoredFile, segments: readonly string[], status: number): Response {
  const type = mediaTypeOf(segments.at(-1) ?? '') ?? 'application/octet-stream'
  const headers: Record<string, string> = {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': segments[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...headersOfFile(segments),
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { status, headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function moved(path: string, query: string): Response {
  return new Response(null, { status: 308, headers: { location: locationOf(path, query), 'cache-control': 'no-cache' } })
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
