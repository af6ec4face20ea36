import { type ComponentType, useState } from 'react'
import { type LoaderFunction, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type ApiClient, ApiProvider } from '../api/api-context'
import { createBrowserClient } from '../api/api-client'
import { rootLoader, rootRouteId } from '../api/loaders'
import { ErrorScreen, RootErrorScreen } from '../shell/error-screen'
import { PublicLayout } from '../shell/public-layout'
import { RootLayout } from '../shell/root-layout'

export interface PublicStoryProps {
  address: string
  Screen: ComponentType
  /** Shown until the page is loaded. */
  Skeleton?: ComponentType
  load?: (client: ApiClient) => LoaderFunction
  /** The response to the page's form when it was posted without JavaScript. */
  posted?: unknown
}

const client = createBrowserClient({ token: () => null, onUnauthorized: () => undefined })

const NoSkeleton = () => null

const makeRouter = ({ address, Screen, Skeleton = NoSkeleton, load, posted }: PublicStoryProps) =>
  createMemoryRouter(
    [
      {
        id: rootRouteId,
        loader: rootLoader(client),
        shouldRevalidate: () => false,
        element: <RootLayout pageAt={() => undefined} />,
        ErrorBoundary: RootErrorScreen,
        HydrateFallback: Skeleton,
        children: [
          {
            element: <PublicLayout loadSkeletons={() => Promise.resolve({})} />,
            children: [
              {
                path: new URL(address, window.location.origin).pathname,
                ...(load ? { loader: load(client) } : {}),
                action: () => posted,
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

/** Shows a public page with its own router; the story's mocked procedures respond to its requests. */
export const PublicStory = (props: PublicStoryProps) => {
  const [router] = useState(() => {
    const made = makeRouter(props)
    const form = { formMethod: 'post', formData: new FormData() } as const
    if (props.posted) void made.navigate(props.address, form)
    return made
  })
  return (
    <ApiProvider value={client}>
      <RouterProvider router={router} />
    </ApiProvider>
  )
}
