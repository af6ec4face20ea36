import { tryOrUndefined } from '../api/try-or-undefined'

const loadedKey = 'loaded-new-build-at'

/** Milliseconds without a second reload: if a file is still missing after one, another would not help. */
const pause = 60_000

/** Notes that the page reloads itself, and returns whether it may: not twice within the pause, nor without storage. */
const mayLoad = () =>
  tryOrUndefined(() => {
    if (Date.now() - Number(sessionStorage.getItem(loadedKey)) < pause) return false
    sessionStorage.setItem(loadedKey, String(Date.now()))
    return true
  }) ?? false

/**
 * Reloads the page after one of its files could not be fetched. An import fails in the same way without a
 * connection and when the file is gone with an older build, so this checks first that the server is ready: otherwise
 * the page would be replaced by the browser's error page or a 503.
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
