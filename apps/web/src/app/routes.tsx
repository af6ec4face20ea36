import { memberPages, type MemberPage, type PageAccess } from '@tropa/contract/pages'
import { matchRoutes, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom'
import type { ApiClient } from '../api/api-context'
import { rootLoader, rootRouteId } from '../api/loaders'
import { ErrorScreen, RootErrorScreen } from '../shell/error-screen'
import { LoadingScreen } from '../shell/loading-screen'
import { pageHandle, type PageHandle } from '../shell/page-handle'
import { PublicLayout } from '../shell/public-layout'
import { RootLayout } from '../shell/root-layout'
import { orMissingScreen } from './load-screens'
import { visitorPages } from './pages'

/**
 * A loader that redirects in the browser; the server never does, because it renders nothing protected. The
 * guards are imported when they are needed: visitors who read public pages only are not sent them.
 */
const guard =
  (access: PageAccess, loader?: LoaderFunction): LoaderFunction =>
  async (args) => {
    if (!import.meta.env.SSR) {
      const { redirectFor } = await import('../session/guards')
      const { pathname, search } = new URL(args.request.url)
      const path = redirectFor(access, pathname + search)
      if (path) throw redirect(path)
    }
    return loader ? loader(args) : null
  }

const publicRoutes = (client: ApiClient): RouteObject[] =>
  visitorPages(client).map(
    ({ path, access = 'anyone', loader, loadedBy = [], screen, ...rest }) => ({
      path,
      handle: { ...rest, access } satisfies PageHandle,
      loader: access === 'anyone' ? loader : guard(access, loader),
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname ||
        loadedBy.some(
          (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
        ),
      lazy: { Component: orMissingScreen(screen) },
      ErrorBoundary: ErrorScreen,
    }),
  )

const loadSkeletons = () => import('./skeletons').then((file) => file.skeletons)

const memberScreen = async (name: string) => {
  const { memberScreens } = await import('./member-screens')
  return memberScreens[name as keyof typeof memberScreens]()
}

const memberRoutes = Object.entries<MemberPage>(memberPages).map(
  ([name, { path, title, access }]): RouteObject => ({
    path,
    handle: {
      title,
      description: `${title}, for members of the team.`,
      access,
    } satisfies PageHandle,
    loader: guard(access),
    lazy: { Component: orMissingScreen(() => memberScreen(name)) },
    ErrorBoundary: ErrorScreen,
  }),
)

/** Every route of the product; its loaders fetch through the given client. */
export const createRoutes = (client: ApiClient): RouteObject[] => {
  const pageAt = (path: string) => pageHandle(matchRoutes(routes, path) ?? [])
  const routes: RouteObject[] = [
    {
      id: rootRouteId,
      loader: rootLoader(client),
      shouldRevalidate: () => false,
      element: <RootLayout pageAt={pageAt} />,
      ErrorBoundary: RootErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [
        {
          element: <PublicLayout loadSkeletons={loadSkeletons} />,
          children: publicRoutes(client),
        },
        {
          lazy: {
            Component: () => import('../shell/member-layout').then((module) => module.MemberLayout),
          },
          HydrateFallback: LoadingScreen,
          children: memberRoutes,
        },
      ],
    },
  ]
  return routes
}
