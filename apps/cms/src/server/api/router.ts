import { aboutProcedures } from '../../features/about/procedures'
import { activityLogProcedures } from '../../features/activity-log/procedures'
import { attentionProcedures } from '../../features/attention/procedures'
import { auditProcedures } from '../../features/audit/procedures'
import { calendarProcedures } from '../../features/calendar/procedures'
import { emailAddressProcedures } from '../../features/member/email-address'
import { excuseProcedures } from '../../features/excuse/procedures'
import { feedProcedures } from '../../features/member/feed'
import { feesProcedures } from '../../features/standing/fees'
import { inquiryProcedures } from '../../features/inquiry/procedures'
import { membersProcedures } from '../../features/member/members'
import { memberProcedures } from '../../features/member/account'
import { meetingProcedures } from '../../features/meeting/procedures'
import { recordProcedures } from '../../features/record/procedures'
import { rollCallProcedures } from '../../features/roll-call/procedures'
import { notificationsProcedures } from '../../features/notification/notifications'
import { testMailProcedures } from '../../features/notification/test-mail'
import { rulesProcedures } from '../../features/rules/procedures'
import { searchProcedures } from '../../features/search/procedures'
import { secondFactorProcedures } from '../../features/member/second-factor/procedures'
import { settingsProcedures } from '../../features/settings/team-procedures'
import { siteProcedures } from '../../features/settings/procedures'
import { standingProcedures } from '../../features/standing/procedures'
import { teamProcedures } from '../../features/team/procedures'
import { deadlineProcedures } from '../../features/todo/deadline-day'
import { todoProcedures } from '../../features/todo/procedures'
import { sampleProcedures } from '../../start/seed/sample-procedures'
import { api } from '../../rpc/procedure'

export const router = api.router({
  member: memberProcedures,
  members: membersProcedures,
  emailAddress: emailAddressProcedures,
  feed: feedProcedures,
  secondFactor: secondFactorProcedures,
  activityLog: activityLogProcedures,
  audit: auditProcedures,
  inquiry: inquiryProcedures,
  todo: todoProcedures,
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
  excuse: excuseProcedures,
  standing: standingProcedures,
  fees: feesProcedures,
  attention: attentionProcedures,
  search: searchProcedures,
})
