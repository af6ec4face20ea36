import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm, root, withProgress } from './run.mjs'

const marker = path.join(root, '.cache/installing')

/** Exits with a sentence when this Node is too old for the project. */
export const checkNode = () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = engines.node.replace('>=', '').split('.').map(Number)
  const [ourMajor = 0, ourMinor = 0] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  console.error(
    `Tropa needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}

const lockedPackages = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules holds every package of the lockfile. npm writes `node_modules/.package-lock.json`
 * last; the marker file exists while an install is running.
 */
export const isInstalled = () => {
  if (existsSync(marker)) return false
  const wanted = lockedPackages('package-lock.json')
  const present = lockedPackages('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([name, entry]) => {
    if (!/(?:^|\/)node_modules\//.test(name)) return true
    const found = present[name]
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** Installs everything in the lockfile; the builds need the development tools too. */
export const install = async () => {
  mkdirSync(path.dirname(marker), { recursive: true })
  writeFileSync(marker, '')
  const { code } = await withProgress('installing packages (npm ci)', () =>
    npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      // npm would spend a long time on a rollback that nobody needs: the next start installs again.
      killSignal: 'SIGKILL',
    }),
  )
  if (code !== 0) {
    console.error('tropa: npm ci failed; its reason stands above. Mend it and run this again.')
    process.exit(1)
  }
  rmSync(marker, { force: true })
}
