import path from 'node:path'
import { findChromium } from '../../packages/harness/src/chromium.mjs'
import { root, run, withProgress } from './run.mjs'

const findOrExit = () => {
  try {
    return findChromium()
  } catch (error) {
    console.error(`tropa: ${error.message}`)
    process.exit(1)
  }
}

/**
 * Returns the environment variables that name a Chromium for the browser tests. On a machine without
 * one, Playwright installs its own, which needs no variable.
 */
export const ensureChromium = async () => {
  const found = findOrExit()
  if (found) return { CHROMIUM_PATH: found }

  const cli = path.join(root, 'node_modules/playwright/cli.js')
  const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : []
  const { code } = await withProgress('installing Chromium for the browser tests', () =>
    run(process.execPath, [cli, 'install', ...withSystemPackages, '--only-shell', 'chromium']),
  )
  if (code !== 0) {
    console.error('tropa: no Chromium: install one, or name one in CHROMIUM_PATH.')
    process.exit(1)
  }
  return {}
}
