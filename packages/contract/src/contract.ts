import { aboutContract } from './about/about'
import { activityLogContract } from './activity-log/activity-log'
import { attentionContract } from './attention/attention'
import { auditContract } from './audit/audit'
import { calendarContract } from './calendar/calendar'
import { checkInContract } from './roll-call/check-in'
import { emailAddressContract } from './member/email-address'
import { deadlineContract } from './todo/deadline-day'
import { excuseContract } from './excuse/excuse'
import { feedContract } from './calendar/feed'
import { feesContract } from './standing/fees'
import { inquiryContract } from './inquiry/inquiry'
import { meetingContract } from './meeting/meeting'
import { recordContract } from './record/record'
import { rollCallContract } from './roll-call/roll-call'
import { rulesContract } from './rules/rules'
import { searchContract } from './search/search'
import { secondFactorContract } from './member/second-factor'
import { settingsContract } from './settings/settings'
import { siteContract } from './settings/site'
import { standingContract } from './standing/standing'
import { teamContract } from './team/team'
import { notificationsContract } from './notification/notifications'
import { testMailContract } from './notification/test-mail'
import { todoPeopleContract } from './todo/people'
import { todoResultContract } from './todo/result'
import { todoContract } from './todo/todo'
import { yearContract } from './year/year'
import { memberContract } from './member/member'
import { memberImportContract } from './member/member-import'
import { membersContract } from './member/members'

export const maxBodyBytes = 100_000

export const contract = {
  member: memberContract,
  members: { ...membersContract, ...memberImportContract },
  emailAddress: emailAddressContract,
  feed: feedContract,
  secondFactor: secondFactorContract,
  activityLog: activityLogContract,
  audit: auditContract,
  inquiry: inquiryContract,
  todo: todoContract,
  todoPeople: todoPeopleContract,
  todoResult: todoResultContract,
  team: teamContract,
  calendar: calendarContract,
  deadline: deadlineContract,
  rules: rulesContract,
  about: aboutContract,
  site: siteContract,
  settings: settingsContract,
  testMail: testMailContract,
  notifications: notificationsContract,
  record: recordContract,
  meeting: meetingContract,
  rollCall: rollCallContract,
  checkIn: checkInContract,
  excuse: excuseContract,
  standing: standingContract,
  year: yearContract,
  fees: feesContract,
  attention: attentionContract,
  search: searchContract,
}
