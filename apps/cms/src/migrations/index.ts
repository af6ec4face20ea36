import * as migration_20261120_105933_initial from './20261120_105933_initial'
import * as migration_20261120_150000_search from './20261120_150000_search'

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
]
