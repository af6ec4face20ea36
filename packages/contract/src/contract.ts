import { aboutContract } from './content/about'
import { activityLogContract } from './activity-log'
import { attentionContract } from './attention/attention'
import { auditContract } from './audit/audit'
import { calendarContract } from './calendar'
import { emailAddressContract } from './account/email-address'
import { deadlineContract } from './deadline/deadline'
import { excuseContract } from './excuse/excuse'
import { feedContract } from './feed/feed'
import { inquiryContract } from './inquiry'
import { meetingContract } from './meeting/meeting'
import { recordContract } from './record'
import { rollCallContract } from './roll-call/roll-call'
import { rulesContract } from './rules'
import { searchContract } from './search/search'
import { secondFactorContract } from './second-factor'
import { settingsContract } from './settings/settings'
import { siteContract } from './site'
import { standingContract } from './standing/standing'
import { teamContract } from './team'
import { todoContract } from './todo'
import { memberContract } from './member'
import { membersContract } from './account/members'

export const maxBodyBytes = 100_000

export const contract = {
  member: memberContract,
  members: membersContract,
  emailAddress: emailAddressContract,
  feed: feedContract,
  secondFactor: secondFactorContract,
  activityLog: activityLogContract,
  audit: auditContract,
  inquiry: inquiryContract,
  todo: todoContract,
  team: teamContract,
  calendar: calendarContract,
  deadline: deadlineContract,
  rules: rulesContract,
  about: aboutContract,
  site: siteContract,
  settings: settingsContract,
  record: recordContract,
  meeting: meetingContract,
  rollCall: rollCallContract,
  excuse: excuseContract,
  standing: standingContract,
  attention: attentionContract,
  search: searchContract,
}
