import { type RouterHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { LoadedPage } from '../pages/views.ts'
import { Frame } from './frame.tsx'

/** Loads any page by its path; preloading may answer with nothing. */
export type LoadPage = (path: string, preload: boolean) => Promise<LoadedPage | undefined>

type Context = { readonly load: LoadPage }

const rootRoute = createRootRouteWithContext<Context>()()

const loader = ({ context, location, preload }: { context: Context; location: { pathname: string }; preload: boolean }) =>
  context.load(location.pathname, preload)

/** Every page is one route: its payload says which component shows it. So the client does not grow with the number of pages. */
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', loader, component: HomeRoute })
const pageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', loader, component: AnyRoute })

function HomeRoute() {
  const page = homeRoute.useLoaderData()
  return page && <Frame page={page} />
}

function AnyRoute() {
  const page = pageRoute.useLoaderData()
  return page && <Frame page={page} />
}

export function createSiteRouter(load: LoadPage, history: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, pageRoute]),
    history,
    context: { load },
    trailingSlash: 'always',
    defaultStaleTime: 5 * 60_000,
    defaultPreloadStaleTime: 60_000,
    scrollRestoration: false,
    // A page that breaks becomes our own error page (crash.ts).
    disableGlobalCatchBoundary: true,
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>
