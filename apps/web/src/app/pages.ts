import type { LoaderFunction } from 'react-router-dom'
import type { ApiClient } from '../api/api-types'
import { publicLoader } from '../api/public-loader'
import { loadHome } from '../features/home/home-data'
import { readStartYear } from '../features/calendar/model/start-year'
import { paths } from '../paths'
import type { MemberPath } from '../session/member-pages'
import type { PageAccess } from '../session/page-access'
import type { PageHandle } from '../shell/page-handle'
import type { LoadScreen } from './load-screens'

/** A page that anyone may open, unless `access` says otherwise. */
interface PublicPage extends Omit<PageHandle, 'access'> {
  path: string
  access?: PageAccess
  loader?: LoaderFunction
  screen: LoadScreen
}

/** The pages for visitors. */
export const publicPages = (client: ApiClient): PublicPage[] => [
  {
    path: paths.home,
    title: null,
    loader: publicLoader(() => loadHome(client)),
    screen: () => import('../features/home/home-screen').then((module) => module.HomeScreen),
  },
  {
    path: paths.about,
    title: 'About',
    loader: publicLoader(() => client.about.get()),
    screen: () => import('../features/about/about-screen').then((module) => module.AboutScreen),
  },
  {
    path: paths.team,
    title: 'Team',
    loader: publicLoader(() => client.team.list()),
    screen: () => import('../features/team/team-screen').then((module) => module.TeamScreen),
  },
  {
    path: paths.calendar,
    title: 'Calendar',
    loader: publicLoader((search) =>
      client.calendar.get({ year: readStartYear(search) ?? undefined }),
    ),
    screen: () =>
      import('../features/calendar/calendar-screen').then((module) => module.CalendarScreen),
  },
  {
    path: paths.contact,
    title: 'Contact',
    screen: () =>
      import('../features/inquiry/contact-screen').then((module) => module.ContactScreen),
  },
  {
    path: paths.rules,
    title: 'Team Rules and Regulations',
    loader: publicLoader(() => client.rules.get()),
    screen: () => import('../features/rules/rules-screen').then((module) => module.RulesScreen),
  },
  {
    path: paths.login,
    title: 'Member login',
    access: 'signed-out',
    screen: () => import('../features/member/login-screen').then((module) => module.LoginScreen),
  },
  {
    path: paths.invite,
    title: 'Choose your password',
    isUnlisted: true,
    screen: () => import('../features/member/invite-screen').then((module) => module.InviteScreen),
  },
  {
    path: '*',
    title: 'Page not found',
    status: 404,
    screen: () => import('../shell/not-found-screen').then((module) => module.NotFoundScreen),
  },
]

interface MemberPage {
  path: MemberPath
  title: string
  screen: LoadScreen
}

/** The pages of the members' area; `session/member-pages.ts` says who may open them. */
export const memberPages: MemberPage[] = [
  {
    path: paths.admin,
    title: 'Admin',
    screen: () =>
      import('../features/member-home/admin-screen').then((module) => module.AdminScreen),
  },
  {
    path: paths.adminInquiry,
    title: 'Inquiries',
    screen: () =>
      import('../features/inquiry/inquiry-screen').then((module) => module.InquiryScreen),
  },
  {
    path: paths.adminActivityLogs,
    title: 'Activity logs',
    screen: () =>
      import('../features/activity-log/activity-log-screen').then(
        (module) => module.ActivityLogScreen,
      ),
  },
  {
    path: paths.adminTodo,
    title: 'Admin to-do',
    screen: () =>
      import('../features/todo/admin-todo-screen').then((module) => module.AdminTodoScreen),
  },
  {
    path: paths.adminArchivedTodo,
    title: 'Archived tasks',
    screen: () =>
      import('../features/todo/admin-archived-screen').then((module) => module.AdminArchivedScreen),
  },
  {
    path: paths.adminProfile,
    title: 'Admin profile',
    screen: () =>
      import('../features/member/profile-screen').then((module) => module.ProfileScreen),
  },
  {
    path: paths.adminRecords,
    title: 'Records',
    screen: () => import('../features/record/record-screen').then((module) => module.RecordScreen),
  },
  {
    path: paths.showcase,
    title: 'Components',
    screen: () =>
      import('../features/showcase/showcase-screen').then((module) => module.ShowcaseScreen),
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    screen: () =>
      import('../features/member-home/dashboard-screen').then((module) => module.DashboardScreen),
  },
  {
    path: paths.todo,
    title: 'To-do',
    screen: () =>
      import('../features/todo/user-todo-screen').then((module) => module.UserTodoScreen),
  },
  {
    path: paths.archivedTodo,
    title: 'Archived Tasks',
    screen: () =>
      import('../features/todo/user-archived-screen').then((module) => module.UserArchivedScreen),
  },
  {
    path: paths.userProfile,
    title: 'Profile',
    screen: () =>
      import('../features/member/profile-screen').then((module) => module.ProfileScreen),
  },
]
