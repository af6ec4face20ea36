import type { Endpoint } from 'payload'

/** Payload's account routes: there is one sign-in, `/login`. */
const paths = [
  '/login',
  '/logout',
  '/refresh-token',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/:id',
]

const notFound = () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

/** Closes Payload's own account routes, which know neither our rate limits nor our sessions. */
export const closedEndpoints = (): Endpoint[] =>
  paths.map((path) => ({ path, method: 'post', handler: notFound }))
