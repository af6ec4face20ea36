/** In milliseconds. A tab in the background paints nothing. */
const longestWait = 100

/** Resolves when the browser has painted, so that a press is seen before the work that it starts. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
  })
