import { existsSync } from 'node:fs'
import path from 'node:path'
import { root, run, withProgress } from './run.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium for the browser tests and answers the environment that names it; where the
 * machine has none, Playwright installs its own.
 */
export const ensureChromium = async () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    console.error(`tropa: CHROMIUM_PATH names ${named}, which does not exist.`)
    process.exit(1)
  }
  const found = named ?? places.find((place) => existsSync(place))
  if (found) return { CHROMIUM_PATH: found }

  const cli = path.join(root, 'node_modules/playwright/cli.js')
  const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : []
  const { code } = await withProgress('installing Chromium for the browser tests', () =>
    run(process.execPath, [cli, 'install', ...withSystemPackages, 'chromium']),
  )
  if (code !== 0) {
    console.error('tropa: no Chromium: install one, or name one in CHROMIUM_PATH.')
    process.exit(1)
  }
  return {}
}
