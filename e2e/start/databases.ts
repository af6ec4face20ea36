import { testMongodbUrl, variablesFor } from '../fixtures/engine'
import type { Variables } from '../fixtures/running-product'

/** What a first start can be made on. A MongoDB that is no replica set has no transactions. */
export type Database = 'sqlite' | 'mongodb' | 'mongodb without transactions'

/** Those that are there to be tested on. */
export const databasesOfStart: Database[] = testMongodbUrl
  ? ['sqlite', 'mongodb', 'mongodb without transactions']
  : ['sqlite']

/** Variables of a first start on an empty database, with passwords that it makes itself. */
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
