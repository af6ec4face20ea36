/** What a function returns, or `undefined` where it throws, such as where a browser forbids storage. */
export const tryOrUndefined = <T>(run: () => T): T | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}
