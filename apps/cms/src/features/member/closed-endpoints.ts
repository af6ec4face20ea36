import type { Endpoint } from 'payload'

/** Payload's account routes: those the product answers itself (`http/panel-account.ts`), those it does not use. */
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
 * Stand before Payload's own, so that no way of writing an address leads past the sign-in and its
 * limits: two routers that read the same address must not have to agree on it.
 */
export const closedEndpoints = (): Endpoint[] =>
  paths.map((path) => ({ path, method: 'post', handler: notFound }))
