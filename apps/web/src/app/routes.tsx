import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { readStartYear } from '../features/calendar/model/start-year'
import { ErrorScreen } from '../shell/error-screen'
import { PublicLayout } from '../shell/public-layout'
import { RootErrorScreen } from '../shell/root-error-screen'
import { RootLayout } from '../shell/root-layout'
import { LoadingScreen } from '../shell/loading-screen'
import type { ApiClient } from '../api/api-types'
import { orFail, type LoadScreen } from './load-screens'
import type { PageAccess } from '../session/page-access'
import type { PageHandle } from '../shell/page-handle'
import { paths } from '../paths'
import { publicLoader } from '../api/public-loader'
import { rootLoader } from './root-loader'
import { rootRouteId } from '../hooks/use-site'
import type { MemberPath } from '../session/member-pages'
import { memberPages } from '../session/member-pages'

/** Who reads public pages only is never sent the guards. */
const guard =
  (access: PageAccess): LoaderFunction =>
  async (args) => {
    const guards = await import('../session/guards')
    return guards.guard(access)(args)
  }

const publicPage = (
  path: string,
  handle: PageHandle,
  load: LoadScreen,
  loader?: LoaderFunction,
): RouteObject => ({
  path,
  handle,
  ...(loader ? { loader } : {}),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: orFail(load) },
  ErrorBoundary: ErrorScreen,
})

const memberPage = (path: MemberPath, title: string, load: LoadScreen): RouteObject => ({
  path,
  handle: { title, access: memberPages[path] } satisfies PageHandle,
  loader: guard(memberPages[path]),
  lazy: { Component: orFail(load) },
  ErrorBoundary: ErrorScreen,
})

const visitorRoutes = (client: ApiClient): RouteObject[] => [
  publicPage(
    paths.home,
    {
      title: null,
      access: 'anyone',
    },
    () => import('../features/home/home-screen').then((module) => module.HomeScreen),
    publicLoader(() => client.team.list()),
  ),
  publicPage(
    paths.about,
    {
      title: 'About',
      access: 'anyone',
    },
    () => import('../features/about/about-screen').then((module) => module.AboutScreen),
    publicLoader(() => client.about.get()),
  ),
  publicPage(
    paths.team,
    {
      title: 'Team',
      access: 'anyone',
    },
    () => import('../features/team/team-screen').then((module) => module.TeamScreen),
    publicLoader(() => client.team.list()),
  ),
  publicPage(
    paths.calendar,
    {
      title: 'Calendar',
      access: 'anyone',
    },
    () => import('../features/calendar/calendar-screen').then((module) => module.CalendarScreen),
    publicLoader((search) => client.calendar.get({ year: readStartYear(search) ?? undefined })),
  ),
  publicPage(
    paths.contact,
    {
      title: 'Contact',
      access: 'anyone',
    },
    () => import('../features/contact/contact-screen').then((module) => module.ContactScreen),
  ),
  publicPage(
    paths.rules,
    {
      title: 'Team Rules and Regulations',
      access: 'anyone',
    },
    () => import('../features/rules/rules-screen').then((module) => module.RulesScreen),
    publicLoader(() => client.rules.get()),
  ),
  publicPage(
    paths.login,
    {
      title: 'Member login',
      access: 'signed-out',
    },
    () => import('../features/member/login-screen').then((module) => module.LoginScreen),
    guard('signed-out'),
  ),
  publicPage(
    paths.invite,
    {
      title: 'Choose your password',
      access: 'anyone',
      isUnlisted: true,
    },
    () => import('../features/member/invite-screen').then((module) => module.InviteScreen),
  ),
  {
    path: '*',
    handle: {
      title: 'Page not found',
      access: 'anyone',
      status: 404,
    } satisfies PageHandle,
    lazy: {
      Component: orFail(() =>
        import('../shell/not-found-screen').then((module) => module.NotFoundScreen),
      ),
    },
  },
]

const memberRoutes: RouteObject[] = [
  memberPage(paths.admin, 'Admin', () =>
    import('../features/member-home/admin-screen').then((module) => module.AdminScreen),
  ),
  memberPage(paths.adminInquiry, 'Inquiries', () =>
    import('../features/inquiry/inquiry-screen').then((module) => module.InquiryScreen),
  ),
  memberPage(paths.adminActivityLogs, 'Activity logs', () =>
    import('../features/activity-log/activity-log-screen').then(
      (module) => module.ActivityLogScreen,
    ),
  ),
  memberPage(paths.adminTodo, 'Admin to-do', () =>
    import('../features/todo/admin-todo-screen').then((module) => module.AdminTodoScreen),
  ),
  memberPage(paths.adminArchivedTodo, 'Archived tasks', () =>
    import('../features/todo/admin-archived-screen').then((module) => module.AdminArchivedScreen),
  ),
  memberPage(paths.adminProfile, 'Admin profile', () =>
    import('../features/member/profile-screen').then((module) => module.ProfileScreen),
  ),
  memberPage(paths.adminRecords, 'Records', () =>
    import('../features/record/record-screen').then((module) => module.RecordScreen),
  ),
  memberPage(paths.showcase, 'Components', () =>
    import('../features/showcase/showcase-screen').then((module) => module.ShowcaseScreen),
  ),
  memberPage(paths.dashboard, 'Dashboard', () =>
    import('../features/member-home/dashboard-screen').then((module) => module.DashboardScreen),
  ),
  memberPage(paths.todo, 'To-do', () =>
    import('../features/todo/user-todo-screen').then((module) => module.UserTodoScreen),
  ),
  memberPage(paths.archivedTodo, 'Archived Tasks', () =>
    import('../features/todo/user-archived-screen').then((module) => module.UserArchivedScreen),
  ),
  memberPage(paths.userProfile, 'Profile', () =>
    import('../features/member/profile-screen').then((module) => module.ProfileScreen),
  ),
]

const fetchSkeletons = () => import('./skeletons')

/** Every route of the product, fetching through the given client. */
export const createRoutes = (client: ApiClient): RouteObject[] => [
  {
    id: rootRouteId,
    loader: rootLoader(client),
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      {
        element: <PublicLayout fetchSkeletons={fetchSkeletons} />,
        children: visitorRoutes(client),
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
