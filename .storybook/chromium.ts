import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Chromium for tests: the machine's own where there is one, else the one Playwright brings. */
export function chromium(colorScheme: 'light' | 'dark' = 'light') {
  return playwright({
    launchOptions: existsSync(SYSTEM_CHROMIUM)
      ? { executablePath: SYSTEM_CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] }
      : {},
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US' },
  })
}
