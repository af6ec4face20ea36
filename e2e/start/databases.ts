import { testMongodbUrl } from '@tropa/harness/mongodb'
import type { Variables } from '@tropa/harness/product-process'
import { variablesFor } from '../fixtures/engine'

/** The databases of a first start. */
export type Database = 'sqlite' | 'mongodb'

/** The databases that this run can test on. */
export const databasesOfStart: Database[] = testMongodbUrl ? ['sqlite', 'mongodb'] : ['sqlite']

/** Variables of a first start on an empty database that generates its own passwords. */
export const firstStartOn = (database: Database): Variables => ({
  ...variablesFor(database),
  SEED_ADMIN_PASSWORD: undefined,
  SEED_USER_PASSWORD: undefined,
})
