import type { UserType } from '@tropa/contract/member/member'
import { type ComponentType, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../api/api-client'
import { type ApiClient, ApiProvider } from '../api/api-context'
import { rootLoader, rootRouteId } from '../api/loaders'
import { storedSession } from '../session/stored-session'
import { ErrorScreen, RootErrorScreen } from '../shell/error-screen'
import { LoadingScreen } from '../shell/loading-screen'
import { MemberLayout } from '../shell/member-layout'
import { RootLayout } from '../shell/root-layout'

export interface MemberStoryProps {
  address: string
  path?: string
  Screen: ComponentType
}

/** The id of the member whose screens a story shows. */
export const storyMemberId = 'member-of-the-story'

const teamsOf = { admin: ['Heads'], user: ['Dev Team', 'Design Team', 'Docu Team'] }

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

export const storedMember = (userType: UserType, username = 'ana'): Record<string, string> => {
  const payload = { id: storyMemberId, username, userType, exp: inAnHour() }
  return {
    token: `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.c3Rvcnk`,
    username: payload.username,
    userType,
    role: JSON.stringify(teamsOf[userType]),
  }
}

const makeRouter = ({ address, path, Screen }: MemberStoryProps, client: ApiClient) =>
  createMemoryRouter(
    [
      {
        id: rootRouteId,
        loader: rootLoader(client),
        shouldRevalidate: () => false,
        element: <RootLayout pageAt={() => undefined} />,
        ErrorBoundary: RootErrorScreen,
        HydrateFallback: LoadingScreen,
        children: [
          {
            Component: MemberLayout,
            children: [
              {
                path: path ?? new URL(address, window.location.origin).pathname,
                Component: Screen,
                ErrorBoundary: ErrorScreen,
              },
            ],
          },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  )

/** Shows a member's screen with its own router; the story's mocked procedures respond to its requests. */
export const MemberStory = (props: MemberStoryProps) => {
  const [{ client, router }] = useState(() => {
    // A client of its own, because what was loaded is kept for each.
    const made = createBrowserClient({
      token: () => storedSession().token,
      onUnauthorized: () => undefined,
    })
    return { client: made, router: makeRouter(props, made) }
  })
  return (
    <ApiProvider value={client}>
      <RouterProvider router={router} />
    </ApiProvider>
  )
}
