import { testMongodbUrl } from '@tropa/harness/mongodb'
import type { Variables } from '@tropa/harness/product-process'
import { variablesFor } from '../fixtures/engine'

/** The databases of a first start. A MongoDB without a replica set has no transactions. */
export type Database = 'sqlite' | 'mongodb' | 'mongodb without transactions'

/** The databases that this run can test on. */
export const databasesOfStart: Database[] = testMongodbUrl
  ? ['sqlite', 'mongodb', 'mongodb without transactions']
  : ['sqlite']

/** Variables of a first start on an empty database that generates its own passwords. */
export const firstStartOn = (database: Database): Variables => {
  const variables = variablesFor(database === 'sqlite' ? 'sqlite' : 'mongodb')
  const url = new URL(variables.DATABASE_URL ?? '')
  if (database === 'mongodb without transactions') {
    url.search = '?directConnection=true'
  }
  return {
    ...variables,
    ...(database !== 'sqlite' && { DATABASE_URL: url.href }),
    SEED_ADMIN_PASSWORD: undefined,
    SEED_USER_PASSWORD: undefined,
  }
}
