import * as migration_20261120_105933_initial from './20261120_105933_initial'

export const migrations = [
  {
    up: migration_20261120_105933_initial.up,
    down: migration_20261120_105933_initial.down,
    name: '20261120_105933_initial',
  },
]
