import { existsSync } from 'node:fs'

/** Debian's packages. The shell draws no window around its pages, which takes less time. */
const systemPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * The Chromium that CHROMIUM_PATH names, else Debian's; `undefined` when there is neither, and Playwright
 * has to use the one it installs itself.
 *
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  return named || systemPaths.find((path) => existsSync(path))
}

/**
 * Playwright's launch options for that Chromium. Its sandbox is off: it starts neither for root nor in
 * most containers.
 *
 * @param {string[]} [flags] more command line flags
 */
export const launchOptions = (flags = []) => {
  const executablePath = findChromium()
  return {
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...flags],
    ...(executablePath && { executablePath }),
  }
}
