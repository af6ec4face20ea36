import { paths } from '../paths'
import type { MemberPath } from '../session/member-pages'
import type { LoadScreen } from './load-screens'

interface MemberPage {
  path: MemberPath
  title: string
  screen: LoadScreen
}

const rollCallScreen = () =>
  import('../features/roll-call/roll-call-screen').then((module) => module.RollCallScreen)

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
    path: paths.adminAudit,
    title: 'Audit',
    screen: () => import('../features/audit/audit-screen').then((module) => module.AuditScreen),
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
      import('../features/todo/archived-screens').then((module) => module.AdminArchivedScreen),
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
    path: paths.adminMeetings,
    title: 'Meetings',
    screen: () =>
      import('../features/meeting/meetings-screen').then((module) => module.MeetingsScreen),
  },
  {
    path: paths.adminMembers,
    title: 'Members',
    screen: () =>
      import('../features/members/members-screen').then((module) => module.MembersScreen),
  },
  { path: paths.meetingRollCall, title: 'Roll call', screen: rollCallScreen },
  { path: paths.todoRollCall, title: 'Roll call', screen: rollCallScreen },
  {
    path: paths.standing,
    title: 'My standing',
    screen: () =>
      import('../features/standing/standing-screen').then((module) => module.StandingScreen),
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
      import('../features/todo/archived-screens').then((module) => module.UserArchivedScreen),
  },
  {
    path: paths.userProfile,
    title: 'Profile',
    screen: () =>
      import('../features/member/profile-screen').then((module) => module.ProfileScreen),
  },
]
