import { languageOfPath } from '../../../engine/site/registry.ts'
import type { Language } from '../../../engine/core/define.ts'
import { isPlain } from './plain-click.ts'
import type { SiteRouter } from './router.tsx'

/** Where a link leads: within this page's application, to this site by a full load, or to another site. */
export type Destination = 'inside' | 'reload' | 'external'

export function destinationOf(url: URL, here: URL, language: Language, languages: readonly Language[]): Destination {
  if (url.origin !== here.origin || !/^https?:$/.test(url.protocol)) return 'external'
  if (/\.\w+$/.test(url.pathname) || /^\/(api|builds|assets|healthz|sandbox)(\/|$)/.test(url.pathname)) return 'reload'
  return languageOfPath(url.pathname, languages) === language ? 'inside' : 'reload'
}

type Options = {
  readonly router: SiteRouter
  readonly language: Language
  readonly languages: readonly Language[]
  /** Fetches a page ahead that is about to be asked for. */
  readonly preload: (path: string) => Promise<void>
  readonly isStale: () => boolean
  readonly reload: (path: string) => boolean
}

export function createNavigation({ router, language, languages, preload, isStale, reload }: Options) {
  const destination = (url: URL) => destinationOf(url, new URL(location.href), language, languages)

  const inside = (url: URL) => {
    const path = url.pathname + url.search + url.hash
    if (isStale() && reload(path)) return
    void router.navigate({
      to: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
      search: Object.fromEntries(url.searchParams),
      hash: url.hash.slice(1),
    })
  }

  /** @throws Error for another site without `external` */
  const navigate = (target: string, { external = false }: { external?: boolean } = {}) => {
    const url = new URL(target, location.href)
    const kind = destination(url)
    if (kind === 'external' && !external) throw new Error(`refused to leave for ${url.origin}`)
    if (kind === 'inside') inside(url)
    else location.assign(url)
  }

  const linkOf = (event: Event): HTMLAnchorElement | null => (event.target instanceof Element ? event.target.closest('a[href]') : null)

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || !isPlain(event)) return
    if (link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    const samePage = url.pathname === location.pathname && url.search === location.search
    if (destination(url) !== 'inside' || (samePage && url.hash)) return
    event.preventDefault()
    inside(url)
  }
  const onIntent = (event: Event) => {
    const link = linkOf(event)
    if (!link || link.target) return
    const url = new URL(link.href)
    // What fails now is asked for once more when it is wanted, and says then what is wrong.
    if (destination(url) === 'inside' && url.pathname !== location.pathname) void preload(url.pathname).catch(() => {})
  }
  const listen = () => {
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
  }
  return { navigate, listen }
}
