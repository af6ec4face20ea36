import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { vitestChromium } from '../packages/harness/src/vitest-chromium.mjs'

const configDir = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Every story is a test: it must render, its play function must pass and axe must find nothing. CI checks
 * that in the built Storybook; the project `stories` is for the test panel of `npm run storybook`.
 */
export default defineConfig({
  root,
  test: {
    tags: [{ name: 'complete', description: 'Runs with `npm run test:all`, not with `npm test`.' }],
    projects: [
      {
        root,
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            isolate: false,
            provider: vitestChromium(),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        root,
        test: {
          name: 'built Storybook',
          include: ['.storybook/tests/*.test.ts'],
          globalSetup: ['.storybook/tests/product.config.ts'],
          fileParallelism: false,
          // Tests read the tokens; Vitest leaves all other style sheets empty.
          css: { include: /(?:tokens|accents)\.css/ },
          // Playing all stories took between 4 and 12 minutes on two cores.
          testTimeout: 1_500_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
