import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** How to start Chromium: the one that is named, the machine's own, or the one Playwright brings. */
export const launchOptions = () => {
  const named = process.env.CHROMIUM_PATH
  const path = named ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
  return path
    ? { executablePath: path, args: ['--no-sandbox', '--disable-dev-shm-usage'] }
    : { args: ['--disable-dev-shm-usage'] }
}

/** Chromium for Vitest, as somebody who prefers light or dark and asked for less motion. */
export const chromium = (colorScheme: 'light' | 'dark' = 'light') =>
  playwright({
    launchOptions: launchOptions(),
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US' },
  })
