import { defineConfig } from 'vitest/config'

const engine = process.env.TEST_ENGINE ?? 'sqlite'
const mongodbUrl = process.env.TEST_MONGODB_URL ?? ''

if (engine === 'mongodb' && mongodbUrl === '') {
  throw new Error('TEST_ENGINE=mongodb needs TEST_MONGODB_URL.')
}

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
    include: ['src/**/*.test.ts'],
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
