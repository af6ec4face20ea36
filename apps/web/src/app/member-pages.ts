import { paths } from '../paths'
import type { MemberPath } from '../session/member-pages'
import { type LoadScreen, screenOf } from './load-screens'

interface MemberPage {
  title: string
  screen: LoadScreen
}

const rollCallScreen = screenOf(
  () => import('../features/roll-call/roll-call-screen'),
  'RollCallScreen',
)

/** The pages of the members' area; `session/member-pages.ts` says who may open them. */
export const memberPages: Record<MemberPath, MemberPage> = {
  [paths.admin]: {
    title: 'Admin',
    screen: screenOf(() => import('../features/member-home/admin-screen'), 'AdminScreen'),
  },
  [paths.adminInquiry]: {
    title: 'Inquiries',
    screen: screenOf(() => import('../features/inquiry/inquiry-screen'), 'InquiryScreen'),
  },
  [paths.adminActivityLogs]: {
    title: 'Activity logs',
    screen: screenOf(
      () => import('../features/activity-log/activity-log-screen'),
      'ActivityLogScreen',
    ),
  },
  [paths.adminAudit]: {
    title: 'Audit',
    screen: screenOf(() => import('../features/audit/audit-screen'), 'AuditScreen'),
  },
  [paths.adminTodo]: {
    title: 'Admin to-do',
    screen: screenOf(() => import('../features/todo/admin-todo-screen'), 'AdminTodoScreen'),
  },
  [paths.adminArchivedTodo]: {
    title: 'Archived tasks',
    screen: screenOf(() => import('../features/todo/archived-screens'), 'AdminArchivedScreen'),
  },
  [paths.adminProfile]: {
    title: 'Admin profile',
    screen: screenOf(() => import('../features/member/profile-screen'), 'ProfileScreen'),
  },
  [paths.adminRecords]: {
    title: 'Records',
    screen: screenOf(() => import('../features/record/record-screen'), 'RecordScreen'),
  },
  [paths.adminMeetings]: {
    title: 'Meetings',
    screen: screenOf(() => import('../features/meeting/meetings-screen'), 'MeetingsScreen'),
  },
  [paths.adminMembers]: {
    title: 'Members',
    screen: screenOf(() => import('../features/members/members-screen'), 'MembersScreen'),
  },
  [paths.meetingRollCall]: { title: 'Roll call', screen: rollCallScreen },
  [paths.todoRollCall]: { title: 'Roll call', screen: rollCallScreen },
  [paths.standing]: {
    title: 'My standing',
    screen: screenOf(() => import('../features/standing/standing-screen'), 'StandingScreen'),
  },
  [paths.showcase]: {
    title: 'Components',
    screen: screenOf(() => import('../features/showcase/showcase-screen'), 'ShowcaseScreen'),
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    screen: screenOf(() => import('../features/member-home/dashboard-screen'), 'DashboardScreen'),
  },
  [paths.todo]: {
    title: 'To-do',
    screen: screenOf(() => import('../features/todo/user-todo-screen'), 'UserTodoScreen'),
  },
  [paths.archivedTodo]: {
    title: 'Archived Tasks',
    screen: screenOf(() => import('../features/todo/archived-screens'), 'UserArchivedScreen'),
  },
  [paths.userProfile]: {
    title: 'Profile',
    screen: screenOf(() => import('../features/member/profile-screen'), 'ProfileScreen'),
  },
}
