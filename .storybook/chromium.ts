import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Starts the Chromium that `CHROMIUM_PATH` names, else the system's, else the one Playwright installed. */
export const launchOptions = () => {
  const named = process.env.CHROMIUM_PATH
  const path = named ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
  return path
    ? { executablePath: path, args: ['--no-sandbox', '--disable-dev-shm-usage'] }
    : { args: ['--disable-dev-shm-usage'] }
}

/** Chromium for Vitest, with a colour scheme and with reduced motion. */
export const chromium = (colorScheme: 'light' | 'dark' = 'light') =>
  playwright({
    launchOptions: launchOptions(),
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US' },
  })
