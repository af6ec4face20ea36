import type { memberPages } from '@tropa/contract/pages'
import type { LoadScreen } from './load-screens'

const rollCallScreen = () =>
  import('../features/roll-call/roll-call-screen').then((file) => file.RollCallScreen)

/** The screens of the members' area: a file of its own, which visitors of public pages are not sent. */
export const memberScreens: Record<keyof typeof memberPages, LoadScreen> = {
  admin: () => import('../features/dashboard/admin-screen').then((file) => file.AdminScreen),
  adminInquiry: () =>
    import('../features/inquiry/inquiry-screen').then((file) => file.InquiryScreen),
  adminActivityLogs: () =>
    import('../features/activity-log/activity-log-screen').then((file) => file.ActivityLogScreen),
  adminAudit: () => import('../features/audit/audit-screen').then((file) => file.AuditScreen),
  adminTodo: () =>
    import('../features/todo/admin-todo-screen').then((file) => file.AdminTodoScreen),
  adminArchivedTodo: () =>
    import('../features/todo/archived-screens').then((file) => file.AdminArchivedScreen),
  adminProfile: () =>
    import('../features/member/profile-screen').then((file) => file.ProfileScreen),
  adminRecords: () => import('../features/record/record-screen').then((file) => file.RecordScreen),
  adminMeetings: () =>
    import('../features/meeting/meetings-screen').then((file) => file.MeetingsScreen),
  adminMembers: () =>
    import('../features/member/members-screen').then((file) => file.MembersScreen),
  adminYear: () => import('../features/year/year-screen').then((file) => file.YearScreen),
  adminSetup: () => import('../features/settings/setup-screen').then((file) => file.SetupScreen),
  meetings: () =>
    import('../features/meeting/own-meetings-screen').then((file) => file.OwnMeetingsScreen),
  meeting: () => import('../features/meeting/meeting-screen').then((file) => file.MeetingScreen),
  checkIn: () => import('../features/meeting/check-in-screen').then((file) => file.CheckInScreen),
  meetingRollCall: rollCallScreen,
  todoRollCall: rollCallScreen,
  standing: () =>
    import('../features/standing/standing-screen').then((file) => file.StandingScreen),
  showcase: () =>
    import('../features/showcase/showcase-screen').then((file) => file.ShowcaseScreen),
  dashboard: () =>
    import('../features/dashboard/dashboard-screen').then((file) => file.DashboardScreen),
  todo: () => import('../features/todo/user-todo-screen').then((file) => file.UserTodoScreen),
  archivedTodo: () =>
    import('../features/todo/archived-screens').then((file) => file.UserArchivedScreen),
  userProfile: () => import('../features/member/profile-screen').then((file) => file.ProfileScreen),
}
