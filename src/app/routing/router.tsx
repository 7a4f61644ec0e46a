import { type AnyRoute, type RouterHistory, createRouter, useLoaderData } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { LoadedPage } from '../../pages/components.ts'
import { Frame } from '../frame/frame.tsx'

/** Loads any page by its path. */
export type LoadPage = (path: string) => Promise<LoadedPage>

type Context = { readonly load: LoadPage }

// The React package's own routes carry its link component, which this site does not use: 2 KB on every page.
const rootRoute = new BaseRootRoute() as unknown as AnyRoute

const loader = ({ context, location }: { context: Context; location: { pathname: string } }) => context.load(location.pathname)

/** Every page is one route: its payload says which component shows it. So the client does not grow with the number of pages. */
const homeRoute = new BaseRoute({ getParentRoute: () => rootRoute, path: '/', loader, component: ShownPage }) as unknown as AnyRoute
const pageRoute = new BaseRoute({ getParentRoute: () => rootRoute, path: '$', loader, component: ShownPage }) as unknown as AnyRoute

function ShownPage() {
  const page = useLoaderData({ strict: false }) as LoadedPage
  return <Frame page={page} />
}

export function createSiteRouter(load: LoadPage, history: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, pageRoute]),
    history,
    context: { load },
    trailingSlash: 'always',
    defaultStaleTime: 5 * 60_000,
    scrollRestoration: false,
    // A page that breaks becomes our own error page (crash.ts).
    disableGlobalCatchBoundary: true,
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
