import * as migration_20261123_180614_one_calendar from './20261123_180614_one_calendar'
import * as migration_20261124_024612_judged_alike from './20261124_024612_judged_alike'
import * as migration_20261125_191333_audit_without_chain from './20261125_191333_audit_without_chain'
import * as migration_20261126_110000_search_index from './20261126_110000_search_index'
import * as migration_20261126_233956_meeting_version from './20261126_233956_meeting_version'
import * as migration_20261127_060000_search_of_records from './20261127_060000_search_of_records'
import * as migration_20261128_011415_attempts from './20261128_011415_attempts'
import * as migration_20261128_013845_settled_and_versions from './20261128_013845_settled_and_versions'
import * as migration_20261128_070553_search_texts from './20261128_070553_search_texts'
import * as migration_20261128_073614_any_team from './20261128_073614_any_team'
import * as migration_20261128_105822_people_week_meetings_results from './20261128_105822_people_week_meetings_results'
import * as migration_20261128_220000_search_index_without_secure_delete from './20261128_220000_search_index_without_secure_delete'
import * as migration_20261130_233500_search_case from './20261130_233500_search_case'

export const migrations = [
  {
    up: migration_20261123_180614_one_calendar.up,
    name: '20261123_180614_one_calendar',
  },
  {
    up: migration_20261124_024612_judged_alike.up,
    name: '20261124_024612_judged_alike',
  },
  {
    up: migration_20261125_191333_audit_without_chain.up,
    name: '20261125_191333_audit_without_chain',
  },
  {
    up: migration_20261126_110000_search_index.up,
    name: '20261126_110000_search_index',
  },
  {
    up: migration_20261126_233956_meeting_version.up,
    name: '20261126_233956_meeting_version',
  },
  {
    up: migration_20261127_060000_search_of_records.up,
    name: '20261127_060000_search_of_records',
  },
  {
    up: migration_20261128_011415_attempts.up,
    name: '20261128_011415_attempts',
  },
  {
    up: migration_20261128_013845_settled_and_versions.up,
    name: '20261128_013845_settled_and_versions',
  },
  {
    up: migration_20261128_070553_search_texts.up,
    name: '20261128_070553_search_texts',
  },
  {
    up: migration_20261128_073614_any_team.up,
    name: '20261128_073614_any_team',
  },
  {
    up: migration_20261128_105822_people_week_meetings_results.up,
    name: '20261128_105822_people_week_meetings_results',
  },
  {
    up: migration_20261128_220000_search_index_without_secure_delete.up,
    name: '20261128_220000_search_index_without_secure_delete',
  },
  {
    up: migration_20261130_233500_search_case.up,
    name: '20261130_233500_search_case',
  },
]
