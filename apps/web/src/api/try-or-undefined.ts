/** What a function returns, or `undefined` where it throws: a browser may forbid storage, or it may be full. */
export const tryOrUndefined = <T>(run: () => T): T | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}
