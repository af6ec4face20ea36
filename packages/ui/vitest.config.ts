import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { vitestChromium } from '../harness/src/vitest-chromium.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.ts'],
          // Tests read the tokens; of all other style sheets Vitest makes nothing.
          css: { include: /(?:tokens|accents)\.css/ },
        },
      },
      {
        root,
        plugins: [tailwind()],
        cacheDir: '../../node_modules/.cache/ui-vitest',
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: vitestChromium(),
            viewport: { width: 1024, height: 768 },
            instances: [{ browser: 'chromium', name: 'ui in Chromium' }],
          },
        },
      },
    ],
  },
})
