import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { vitestChromium } from '../harness/src/vitest-chromium.mjs'
import { ConformanceReporter } from './conformance-reporter'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  test: {
    reporters: ['default', new ConformanceReporter()],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      {
        root,
        plugins: [tailwind()],
        cacheDir: '../../node_modules/.cache/ui-vitest',
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
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
