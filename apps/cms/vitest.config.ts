import { defineConfig } from 'vitest/config'

const engine = process.env.TEST_ENGINE ?? 'sqlite'
const mongodbUrl = process.env.TEST_MONGODB_URL ?? ''

/** The files of tests whose outcome the database decides; on MongoDB `npm test` runs no others. */
const storeTests = [
  'audit/audit',
  'cache/cache',
  'calendar/import/import',
  'commands/archive/{backup,bad-archive}*',
  'database/{database,migrate,search,stamps,unit-of-work}',
  'database/mongodb/*',
  'inquiry/inquiry',
  'meeting/meeting',
  'member/{forgotten-password,invite,last-admin,mailed-invite,sign-in}',
  'member/second-factor/second-factor',
  'notification/{news,sent-again,week}',
  'payload/hooks/unpublish-named*',
  'record/record',
  'retention/{delete-leftovers,retention-task.inquiries}',
  'roll-call/{check-in,close}*',
  'rpc/attempts',
  'schedule/schedule',
  'standing/fees',
  'search/search',
  'server/api/concurrency*',
  'testing/from-c9d3b66/*',
  'todo/changes*',
  'todo/todo',
  'todo/reminder',
  'trash/trash',
  'year/year',
].map((name) => `src/**/${name}.test.ts`)

if (engine === 'mongodb' && mongodbUrl === '') throw new Error('TEST_MONGODB_URL is not set.')

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'mongodb'
    mongodbUrl: string
    /** How the names of this run's databases begin. */
    run: string
  }
}

export default defineConfig({
  test: {
    name: engine,
    include: process.env.TEST_FILES === 'store' ? storeTests : ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    provide: { engine: engine === 'mongodb' ? 'mongodb' : 'sqlite', mongodbUrl },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    pool: 'forks',
    // Importing Payload takes longer than most files: each worker does it once.
    isolate: false,
    maxWorkers: 2,
  },
})
