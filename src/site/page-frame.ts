import type { Head, PagePayload } from '../../engine/site/page.ts'
import type { SitePages } from './site-pages.ts'

type Frame = Pick<PagePayload, 'component' | 'path' | 'layout' | 'guard' | 'colorMode' | 'skipTo' | 'status'>

/** A payload with its layout and guard looked up. @throws Error naming an unknown one */
export function payload<Data>(
  pages: SitePages,
  frame: Omit<Frame, 'layout' | 'guard' | 'status'> & { layout: string; guard?: string; status?: Frame['status'] },
  head: Omit<Head, 'canonical'>,
  data: Data,
): PagePayload<Data> {
  const { registry, build, origin } = pages.site
  const layout = registry.layouts.find((entry) => entry.id === frame.layout)
  const guard = frame.guard === undefined ? undefined : registry.guards.find((entry) => entry.id === frame.guard)
  if (!layout || (frame.guard !== undefined && !guard))
    throw new Error(`${frame.path}: unknown layout "${frame.layout}" or guard "${frame.guard}"`)
  const { layout: _layout, guard: _guard, ...rest } = frame
  return {
    status: 200,
    ...rest,
    build,
    language: pages.language,
    layout,
    ...(guard && { guard }),
    head: { ...head, canonical: origin + frame.path },
    data,
  }
}

/** The addresses of a page in every language that has it. */
export function alternates(all: Iterable<SitePages>, path: (pages: SitePages) => string | undefined): Head['alternates'] {
  return [...all].flatMap((pages) => {
    const url = path(pages)
    return url === undefined ? [] : [{ language: pages.language, bcp47: pages.locale, url }]
  })
}
