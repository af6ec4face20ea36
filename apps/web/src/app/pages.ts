import { publicPages } from '@tropa/contract/content/public-pages'
import type { LoaderFunction } from 'react-router-dom'
import type { ApiClient } from '../api/api-context'
import { publicLoader } from '../api/loaders'
import { AboutSkeleton } from '../features/about/about-skeleton'
import { CalendarSkeleton } from '../features/calendar/calendar-skeleton'
import { readAudience, readStartYear } from '../features/calendar/model/page-params'
import { loadHome } from '../features/home/home-data'
import { HomeSkeleton } from '../features/home/home-skeleton'
import { ContactSkeleton } from '../features/inquiry/contact-skeleton'
import { RulesSkeleton } from '../features/rules/rules-skeleton'
import { TeamSkeleton } from '../features/team/team-skeleton'
import { paths } from '../paths'
import type { MemberPath, PageAccess } from '../session/member-pages'
import type { PageHandle } from '../shell/page-handle'
import { type LoadScreen, screenOf } from './load-screens'

/** A page that anyone may open, unless `access` says otherwise. */
interface VisitorPage extends Omit<PageHandle, 'access'> {
  path: string
  access?: PageAccess
  loader?: LoaderFunction
  /** The parameters of the address with which it loads something else. */
  loadedBy?: readonly string[]
  screen: LoadScreen
}

const listedPages = (client: ApiClient): Record<keyof typeof publicPages, VisitorPage> => ({
  home: {
    ...publicPages.home,
    loader: publicLoader(() => loadHome(client)),
    screen: screenOf(() => import('../features/home/home-screen'), 'HomeScreen'),
    skeleton: HomeSkeleton,
  },
  about: {
    ...publicPages.about,
    loader: publicLoader(() => client.about.get()),
    screen: screenOf(() => import('../features/about/about-screen'), 'AboutScreen'),
    skeleton: AboutSkeleton,
  },
  team: {
    ...publicPages.team,
    loader: publicLoader(() => client.team.list()),
    screen: screenOf(() => import('../features/team/team-screen'), 'TeamScreen'),
    skeleton: TeamSkeleton,
  },
  calendar: {
    ...publicPages.calendar,
    loadedBy: ['year', 'for'],
    loader: publicLoader((search) =>
      client.calendar.get({
        year: readStartYear(search) ?? undefined,
        for: readAudience(search) ?? undefined,
      }),
    ),
    screen: screenOf(() => import('../features/calendar/calendar-screen'), 'CalendarScreen'),
    skeleton: CalendarSkeleton,
  },
  contact: {
    ...publicPages.contact,
    screen: screenOf(() => import('../features/inquiry/contact-screen'), 'ContactScreen'),
    skeleton: ContactSkeleton,
  },
  rules: {
    ...publicPages.rules,
    loader: publicLoader(() => client.rules.get()),
    screen: screenOf(() => import('../features/rules/rules-screen'), 'RulesScreen'),
    skeleton: RulesSkeleton,
  },
})

export const visitorPages = (client: ApiClient): VisitorPage[] => [
  ...Object.values(listedPages(client)),
  {
    path: paths.login,
    title: 'Member login',
    description: 'Log in to the members’ area.',
    access: 'signed-out',
    screen: screenOf(() => import('../features/member/login-screen'), 'LoginScreen'),
  },
  {
    path: paths.invite,
    title: 'Choose your password',
    description: 'Choose the password of a new account.',
    isUnlisted: true,
    screen: screenOf(() => import('../features/member/invite-screen'), 'InviteScreen'),
  },
  {
    path: paths.confirm,
    title: 'Confirm your address',
    description: 'Confirm the e-mail address of an account.',
    isUnlisted: true,
    screen: screenOf(() => import('../features/member/confirm-screen'), 'ConfirmScreen'),
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'There is no page at this address.',
    status: 404,
    screen: screenOf(() => import('../shell/not-found-screen'), 'NotFoundScreen'),
  },
]

const rollCallScreen = screenOf(
  () => import('../features/roll-call/roll-call-screen'),
  'RollCallScreen',
)

/** The screens of the members' area; `session/member-pages.ts` says who may open them. */
export const memberScreens: Record<MemberPath, LoadScreen> = {
  [paths.admin]: screenOf(() => import('../features/member-home/admin-screen'), 'AdminScreen'),
  [paths.adminInquiry]: screenOf(
    () => import('../features/inquiry/inquiry-screen'),
    'InquiryScreen',
  ),
  [paths.adminActivityLogs]: screenOf(
    () => import('../features/activity-log/activity-log-screen'),
    'ActivityLogScreen',
  ),
  [paths.adminAudit]: screenOf(() => import('../features/audit/audit-screen'), 'AuditScreen'),
  [paths.adminTodo]: screenOf(
    () => import('../features/todo/admin-todo-screen'),
    'AdminTodoScreen',
  ),
  [paths.adminArchivedTodo]: screenOf(
    () => import('../features/todo/archived-screens'),
    'AdminArchivedScreen',
  ),
  [paths.adminProfile]: screenOf(
    () => import('../features/member/profile-screen'),
    'ProfileScreen',
  ),
  [paths.adminRecords]: screenOf(() => import('../features/record/record-screen'), 'RecordScreen'),
  [paths.adminMeetings]: screenOf(
    () => import('../features/meeting/meetings-screen'),
    'MeetingsScreen',
  ),
  [paths.adminMembers]: screenOf(
    () => import('../features/members/members-screen'),
    'MembersScreen',
  ),
  [paths.meetingRollCall]: rollCallScreen,
  [paths.todoRollCall]: rollCallScreen,
  [paths.standing]: screenOf(
    () => import('../features/standing/standing-screen'),
    'StandingScreen',
  ),
  [paths.showcase]: screenOf(
    () => import('../features/showcase/showcase-screen'),
    'ShowcaseScreen',
  ),
  [paths.dashboard]: screenOf(
    () => import('../features/member-home/dashboard-screen'),
    'DashboardScreen',
  ),
  [paths.todo]: screenOf(() => import('../features/todo/user-todo-screen'), 'UserTodoScreen'),
  [paths.archivedTodo]: screenOf(
    () => import('../features/todo/archived-screens'),
    'UserArchivedScreen',
  ),
  [paths.userProfile]: screenOf(() => import('../features/member/profile-screen'), 'ProfileScreen'),
}
