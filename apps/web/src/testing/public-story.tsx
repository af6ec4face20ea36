import type { ComponentType } from 'react'
import { useState } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { configure } from 'storybook/test'
import type { ApiClient } from '../api/api-types'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { rootLoader } from '../app/root-loader'
import { rootRouteId } from '../hooks/use-site'
import { ErrorScreen } from '../shell/error-screen'
import { PublicLayout } from '../shell/public-layout'
import { RootErrorScreen } from '../shell/root-error-screen'
import { RootLayout } from '../shell/root-layout'

/** A public page as a story shows it: with its own router, loader and calls. */
export interface PublicStoryProps {
  /** The address it is opened at. */
  address: string
  Screen: ComponentType
  /** Stands there until the page is loaded. */
  Skeleton?: ComponentType
  load?: (client: ApiClient) => LoaderFunction
}

// The calls' code is fetched with the first of them: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 })

const client = createBrowserClient({ token: () => null, onUnauthorized: () => undefined })

const Nothing = () => null

const fetchNothing = () => Promise.resolve({ skeletons: {} })

const makeRouter = ({ address, Screen, Skeleton = Nothing, load }: PublicStoryProps) =>
  createMemoryRouter(
    [
      {
        id: rootRouteId,
        loader: rootLoader(client),
        shouldRevalidate: () => false,
        Component: RootLayout,
        ErrorBoundary: RootErrorScreen,
        HydrateFallback: Skeleton,
        children: [
          {
            element: <PublicLayout fetchSkeletons={fetchNothing} />,
            children: [
              {
                path: new URL(address, window.location.origin).pathname,
                ...(load ? { loader: load(client) } : {}),
                shouldRevalidate: () => false,
                Component: Screen,
                ErrorBoundary: ErrorScreen,
              },
              { path: '*', element: <p>Another page</p> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [address] },
  )

/** Shows a public page whose calls the story's handlers answer. */
export const PublicStory = (props: PublicStoryProps) => {
  const [router] = useState(() => makeRouter(props))
  return (
    <ApiProvider value={client}>
      <RouterProvider router={router} />
    </ApiProvider>
  )
}
