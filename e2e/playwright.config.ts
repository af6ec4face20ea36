import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '@tropa/harness/chromium'
import { testMongodbUrl } from '@tropa/harness/mongodb'
import type { ProjectOptions } from './fixtures/test'

/** The browser sends no request to any machine but this one. */
const offlineFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Whether this is `npm run test:all`; `npm test` leaves out tests with the tag `@complete`. */
const isAll = process.env.E2E_ALL === 'on'

/** The panel's tests of writing and reading that differ between the database engines. */
const panelData = /\/(month|publishing|scheduling|trash)\.spec\.ts$/

export default defineConfig<object, ProjectOptions>({
  globalSetup: './global-setup.config.ts',
  workers: 2,
  retries: 0,
  grepInvert: isAll ? [] : /@complete/,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  // Answers take seconds on a slow machine. A test that passes does not wait longer for it.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // Neither the team's zone nor the server's, so that a date in the wrong zone fails a test.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    jitter: Number(process.env.E2E_JITTER ?? 0),
    launchOptions: launchOptions(offlineFlags),
  },
  projects: [
    { name: 'start', testDir: 'start', timeout: 180_000, grep: isAll ? /./ : /@each/ },
    ...(isAll || !testMongodbUrl
      ? [{ name: 'product', testDir: 'product', use: { instance: 'sqlite' as const } }]
      : []),
    ...(testMongodbUrl
      ? [
          {
            name: 'product-mongodb',
            testDir: 'product',
            // A write may wait a minute for locks of a killed process.
            timeout: 120_000,
            use: { instance: 'mongodb' as const },
          },
        ]
      : []),
    // One worker, so that all tests of the panel use one instance.
    { name: 'panel', testDir: 'panel', timeout: 120_000, workers: 1, use: { instance: 'sqlite' } },
    ...(isAll && testMongodbUrl
      ? [
          {
            name: 'panel-mongodb',
            testDir: 'panel',
            testMatch: panelData,
            timeout: 120_000,
            workers: 1,
            use: { instance: 'mongodb' as const },
          },
        ]
      : []),
    { name: 'pages', testDir: 'pages' },
    { name: 'public', testDir: 'public' },
    { name: 'members', testDir: 'members' },
  ],
})
