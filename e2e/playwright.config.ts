import { defineConfig, devices } from '@playwright/test'
import { browserFlags, executablePath } from './fixtures/chromium'
import { testMongodbUrl } from './fixtures/engine'
import type { ProjectOptions } from './fixtures/test'

export default defineConfig<object, ProjectOptions>({
  globalSetup: './global-setup.config.ts',
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // Neither the team's zone nor the server's: a date that is read in the browser's shows up.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    jitter: Number(process.env.E2E_JITTER ?? 0),
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'start', testDir: 'start', timeout: 180_000 },
    { name: 'product', testDir: 'product', use: { instance: 'sqlite' } },
    ...(testMongodbUrl
      ? [{ name: 'product-mongodb', testDir: 'product', use: { instance: 'mongodb' as const } }]
      : []),
    // One worker, so that one product answers all of the panel's tests.
    { name: 'panel', testDir: 'panel', timeout: 120_000, workers: 1, use: { instance: 'sqlite' } },
    { name: 'public', testDir: 'public' },
    { name: 'members', testDir: 'members' },
  ],
})
