import { aboutProcedures } from '../../features/about/procedures'
import { activityLogProcedures } from '../../features/activity-log/procedures'
import { attentionProcedures } from '../../features/attention/procedures'
import { auditProcedures } from '../../features/audit/procedures'
import { calendarProcedures } from '../../features/calendar/procedures'
import { emailAddressProcedures } from '../../features/member/email-address'
import { excuseProcedures } from '../../features/excuse/procedures'
import { feedProcedures } from '../../features/member/feed-link'
import { feesProcedures } from '../../features/standing/fees'
import { inquiryProcedures } from '../../features/inquiry/procedures'
import { membersProcedures } from '../../features/member/members'
import { memberImportProcedures } from '../../features/member/member-import'
import { memberNameProcedures } from '../../features/member/names'
import { memberProcedures } from '../../features/member/account'
import { meetingProcedures } from '../../features/meeting/procedures'
import { recordProcedures } from '../../features/record/procedures'
import { checkInProcedures } from '../../features/roll-call/check-in'
import { rollCallProcedures } from '../../features/roll-call/procedures'
import { notificationsProcedures } from '../../features/notification/notifications'
import { testMailProcedures } from '../../features/notification/test-mail'
import { rulesProcedures } from '../../features/rules/procedures'
import { searchProcedures } from '../../features/search/procedures'
import { secondFactorProcedures } from '../../features/member/second-factor/procedures'
import { settingsProcedures, siteProcedures } from '../../features/settings/procedures'
import { standingProcedures } from '../../features/standing/procedures'
import { teamProcedures } from '../../features/team/procedures'
import { deadlineProcedures } from '../../features/todo/deadline-day'
import { todoPeopleProcedures } from '../../features/todo/people'
import { todoProcedures } from '../../features/todo/procedures'
import { todoResultProcedures } from '../../features/todo/results'
import { yearArchiveProcedures } from '../../features/year/send-archive'
import { yearProcedures } from '../../features/year/procedures'
import { sampleProcedures } from '../../start/seed/sample-procedures'
import { api } from '../../rpc/procedure'

/** The procedures of the contract, by its names. */
export const router = api.router({
  member: memberProcedures,
  members: { ...membersProcedures, ...memberImportProcedures, ...memberNameProcedures },
  emailAddress: emailAddressProcedures,
  feed: feedProcedures,
  secondFactor: secondFactorProcedures,
  activityLog: activityLogProcedures,
  audit: auditProcedures,
  inquiry: inquiryProcedures,
  todo: todoProcedures,
  todoPeople: todoPeopleProcedures,
  todoResult: todoResultProcedures,
  team: teamProcedures,
  calendar: calendarProcedures,
  deadline: deadlineProcedures,
  rules: rulesProcedures,
  about: aboutProcedures,
  site: siteProcedures,
  settings: { ...settingsProcedures, ...sampleProcedures },
  testMail: testMailProcedures,
  notifications: notificationsProcedures,
  record: recordProcedures,
  meeting: meetingProcedures,
  rollCall: rollCallProcedures,
  checkIn: checkInProcedures,
  excuse: excuseProcedures,
  standing: standingProcedures,
  year: { ...yearProcedures, ...yearArchiveProcedures },
  fees: feesProcedures,
  attention: attentionProcedures,
  search: searchProcedures,
})
