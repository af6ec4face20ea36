const unhandled: string[] = []

/** Requests that Storybook, Vite and the browser make themselves. */
const toolPaths =
  /^\/(@|__|node_modules\/|\.storybook\/|packages\/|apps\/|sb-)|\/(index|project)\.json$|\/favicon\.\w+$/

/** The built files of Storybook, which a frame on a documentation page also loads through its page. */
const ownFiles = new URL('assets/', window.location.href).pathname

/** Records and rejects a request that none of the story's handlers responds to. */
export const rejectUnhandledRequest = (request: Request, print: { error: () => void }) => {
  const { origin, pathname } = new URL(request.url)
  const foreign = origin !== window.location.origin
  const fetched =
    request.destination === '' && !toolPaths.test(pathname) && !pathname.startsWith(ownFiles)
  if (!foreign && !fetched) return
  unhandled.push(`${request.method} ${request.url}`)
  print.error()
  // Throwing keeps the request from reaching the server that serves the stories.
  throw new Error(`No handler responds to ${request.method} ${request.url}`)
}

/** Fails the story if it made a request that none of its handlers responds to. */
export const failOnUnhandledRequests = () => {
  const requests = unhandled.splice(0)
  if (requests.length > 0) {
    throw new Error(`No handler of this story responds to: ${requests.join(', ')}`)
  }
}
