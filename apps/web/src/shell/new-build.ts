import { tryOrUndefined } from '../api/try-or-undefined'

const loadedKey = 'loaded-new-build-at'

/** In milliseconds. Where a file is still missing then, loading the page once more would not help. */
const pause = 60_000

/** Notes that the page loads itself, and returns whether it may: not twice within the pause, nor without storage. */
const mayLoad = () =>
  tryOrUndefined(() => {
    if (Date.now() - Number(sessionStorage.getItem(loadedKey)) < pause) return false
    sessionStorage.setItem(loadedKey, String(Date.now()))
    return true
  }) ?? false

/**
 * Loads the page again after a file of it could not be fetched: an import fails alike without a connection and
 * when the file is gone with an older build. Without the server the browser's own page would take its place, and
 * without its database a 503.
 */
export const loadNewBuild = async (): Promise<'loading' | 'missing' | 'unreachable'> => {
  const isReady = await fetch('/api/ready').then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReady) return 'unreachable'
  if (!mayLoad()) return 'missing'
  window.location.reload()
  return 'loading'
}
