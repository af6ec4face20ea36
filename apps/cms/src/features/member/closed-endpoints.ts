import type { Endpoint } from 'payload'

/** Payload's account routes: `server/panel/account.ts` replaces some, and the others are not used. */
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

/**
 * Closes Payload's own account routes. Express and Payload could read an unusual address differently,
 * which would open a way around our sign-in and its rate limits.
 */
export const closedEndpoints = (): Endpoint[] =>
  paths.map((path) => ({ path, method: 'post', handler: notFound }))
