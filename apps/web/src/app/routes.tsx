import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom'
import type { ApiClient } from '../api/api-context'
import { rootRouteId, rootLoader } from '../api/loaders'
import { memberPages, type MemberPath, type PageAccess } from '../session/member-pages'
import { ErrorScreen, RootErrorScreen } from '../shell/error-screen'
import { LoadingScreen } from '../shell/loading-screen'
import { pageHandle, type PageHandle } from '../shell/page-handle'
import { PublicLayout } from '../shell/public-layout'
import { RootLayout } from '../shell/root-layout'
import { orMissingScreen } from './load-screens'
import { memberScreens, visitorPages } from './pages'

/** Imports the guards when they are needed: visitors who read public pages only are not sent them. */
const guard =
  (access: PageAccess, loader?: LoaderFunction): LoaderFunction =>
  async (args) => {
    const guards = await import('../session/guards')
    const guarded: unknown = guards.guard(access)(args)
    return loader ? loader(args) : guarded
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

const memberRoutes = Object.entries(memberScreens).map(([path, screen]): RouteObject => {
  const { title, access } = memberPages[path as MemberPath]
  return {
    path,
    handle: {
      title,
      description: `${title}, for members of the team.`,
      access,
    } satisfies PageHandle,
    loader: guard(access),
    lazy: { Component: orMissingScreen(screen) },
    ErrorBoundary: ErrorScreen,
  }
})

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
          element: <PublicLayout pageAt={pageAt} />,
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
