import type { UserType } from '@tropa/contract/member/member'
import type { Payload } from 'payload'
import type { Cache } from '../cache/cache'
import type { Env } from '../env'
import type { RateLimits } from './rate-limits'
import type { Session } from './session'

/** How long a browser is remembered after a login, in seconds: 90 days. */
export const deviceSeconds = 90 * 24 * 60 * 60

/** The cookie of a browser that has signed in before. */
export interface DeviceCookie {
  /** The value that the request brings. */
  value: string | undefined
  /** Gives the browser another one with the response. */
  set: (value: string) => void
}

/** The panel's cookie in the browser that sent a request. Scripts cannot read it. */
export interface PanelCookie extends DeviceCookie {
  /** Takes it away with the response. */
  clear: () => void
}

/** What the log and the metrics tell of a request: nothing that names a person or what they wrote. */
export interface RequestFacts {
  requestId?: string
  /** The pattern of its path: `/api/todo/{id}`. */
  route?: string
  role?: UserType
}

/** An attempt to create something, as hashes of its key and its body. */
export interface Attempt {
  keyHash: string
  bodyHash: string
}

export interface ApiContext {
  payload: Payload
  env: Env
  limits: RateLimits
  cache: Cache
  token: string | undefined
  address: string
  /** The key of the attempt to create something, as the call sends it. */
  idempotencyKey?: string | undefined
  /** The attempt of that key, once its procedure is known to create something. */
  attempt?: Attempt | undefined
  /** Set if a browser calls: tells whether it has signed in before. */
  deviceCookie?: DeviceCookie
  /** The panel's cookie of a browser that calls; absent if another site calls. */
  panelCookie?: PanelCookie | undefined
  /** Returns an address of the origin that a call over HTTP used. */
  askedBy?: () => string
  /** Set for a call over HTTP. */
  facts?: RequestFacts
  /** Reads the latest drafts in place of what is published: for an editor's preview, never over HTTP. */
  drafts?: boolean
  /** The caller, once the procedure's access has been checked. */
  session?: Session
}
