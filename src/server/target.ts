/** A request's path, decoded and safe to look up below a folder. */
export type Target = {
  /** `/fr/outil/`, with single slashes, no dot segments and no control characters. */
  readonly path: string
  readonly segments: readonly string[]
  readonly isFolder: boolean
  /** `?a=b`, or nothing. */
  readonly query: string
}

/** Reads a request's URL; the status of the refusal when its path cannot be one of ours. */
export function readTarget(url: string): Target | 400 | 404 {
  const { pathname, search } = new URL(url)
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return 400
  }
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (/[\u0000-\u001f\u007f]/.test(path)) return 400
  const isFolder = path.endsWith('/')
  const segments = path.slice(1, isFolder ? -1 : undefined).split('/')
  if (path === '/') return { path, segments: [], isFolder, query: search }
  // An empty first segment would make `//host/`, a path that browsers read as another site.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..' || segment.includes('\\'))) return 404
  if (/%2f|%5c/i.test(pathname)) return 404
  return { path, segments, isFolder, query: search }
}

/** A path as it may stand in a Location header: always on this host. */
export function locationOf(path: string, query: string): string {
  return encodeURI(path).replace(/^[/\\]+/, '/') + query
}
