import * as migration_20261120_105933_initial from './20261120_105933_initial'
import * as migration_20261120_150000_search from './20261120_150000_search'
import * as migration_20261120_230000_search_order from './20261120_230000_search_order'
import * as migration_20261122_012538_audit_trail from './20261122_012538_audit_trail'
import * as migration_20261122_023347_second_factor from './20261122_023347_second_factor'
import * as migration_20261122_084935_changed_by from './20261122_084935_changed_by'
import * as migration_20261122_234037_member_email from './20261122_234037_member_email'
import * as migration_20261123_025752_address_trust from './20261123_025752_address_trust'
import * as migration_20261123_033411_trash from './20261123_033411_trash'
import * as migration_20261123_070344_jobs from './20261123_070344_jobs'
import * as migration_20261123_070528_changes from './20261123_070528_changes'
import * as migration_20261123_084959_reminders from './20261123_084959_reminders'
import * as migration_20261123_180614_one_calendar from './20261123_180614_one_calendar'
import * as migration_20261124_024612_judged_alike from './20261124_024612_judged_alike'
import * as migration_20261125_191333_audit_without_chain from './20261125_191333_audit_without_chain'

export const migrations = [
  {
    up: migration_20261120_105933_initial.up,
    down: migration_20261120_105933_initial.down,
    name: '20261120_105933_initial',
  },
  {
    up: migration_20261120_150000_search.up,
    down: migration_20261120_150000_search.down,
    name: '20261120_150000_search',
  },
  {
    up: migration_20261120_230000_search_order.up,
    down: migration_20261120_230000_search_order.down,
    name: '20261120_230000_search_order',
  },
  {
    up: migration_20261122_012538_audit_trail.up,
    down: migration_20261122_012538_audit_trail.down,
    name: '20261122_012538_audit_trail',
  },
  {
    up: migration_20261122_023347_second_factor.up,
    down: migration_20261122_023347_second_factor.down,
    name: '20261122_023347_second_factor',
  },
  {
    up: migration_20261122_084935_changed_by.up,
    down: migration_20261122_084935_changed_by.down,
    name: '20261122_084935_changed_by',
  },
  {
    up: migration_20261122_234037_member_email.up,
    down: migration_20261122_234037_member_email.down,
    name: '20261122_234037_member_email',
  },
  {
    up: migration_20261123_025752_address_trust.up,
    down: migration_20261123_025752_address_trust.down,
    name: '20261123_025752_address_trust',
  },
  {
    up: migration_20261123_033411_trash.up,
    down: migration_20261123_033411_trash.down,
    name: '20261123_033411_trash',
  },
  {
    up: migration_20261123_070344_jobs.up,
    down: migration_20261123_070344_jobs.down,
    name: '20261123_070344_jobs',
  },
  {
    up: migration_20261123_070528_changes.up,
    down: migration_20261123_070528_changes.down,
    name: '20261123_070528_changes',
  },
  {
    up: migration_20261123_084959_reminders.up,
    down: migration_20261123_084959_reminders.down,
    name: '20261123_084959_reminders',
  },
  {
    up: migration_20261123_180614_one_calendar.up,
    down: migration_20261123_180614_one_calendar.down,
    name: '20261123_180614_one_calendar',
  },
  {
    up: migration_20261124_024612_judged_alike.up,
    down: migration_20261124_024612_judged_alike.down,
    name: '20261124_024612_judged_alike',
  },
  {
    up: migration_20261125_191333_audit_without_chain.up,
    down: migration_20261125_191333_audit_without_chain.down,
    name: '20261125_191333_audit_without_chain',
  },
]
