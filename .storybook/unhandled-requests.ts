const unhandled: string[] = []

/** What Storybook, Vite and Vitest fetch for themselves. */
const ownPaths =
  /^\/(@|__|node_modules\/|\.storybook\/|packages\/|apps\/|sb-)|\/(index|project)\.json$/

/** Notes and stops a request that no handler of the story answers. */
export const refuseUnhandledRequest = (request: Request, print: { error: () => void }) => {
  const { origin, pathname } = new URL(request.url)
  const foreign = origin !== window.location.origin
  const fetched = request.destination === '' && !ownPaths.test(pathname)
  if (!foreign && !fetched) return
  unhandled.push(`${request.method} ${request.url}`)
  print.error()
  // Thrown, so that the request ends here and never reaches the site the stories are served by.
  throw new Error(`No handler answers ${request.method} ${request.url}`)
}

/** Fails the story when it asked for something that none of its handlers answers. */
export const failOnUnhandledRequests = () => {
  const requests = unhandled.splice(0)
  if (requests.length > 0) {
    throw new Error(`No handler of this story answers: ${requests.join(', ')}`)
  }
}
