import type { Payload } from 'payload'
import type { Env } from '../env'
import type { Cache } from '../cache/cache'
import type { DeviceCookie } from './device-cookie'
import type { PanelCookie } from './panel-cookie'
import type { RateLimits } from './rate-limits'
import type { Session } from './session'

/** What the procedures of the contract work with. */
export interface ApiContext {
  payload: Payload
  env: Env
  limits: RateLimits
  cache: Cache
  /** The `Authorization` header's token. */
  token: string | undefined
  /** The caller's IP address. */
  address: string
  /** Where a browser calls: whether it has signed in before. */
  deviceCookie?: DeviceCookie
  /** The panel's cookie of a browser that calls; none where another site calls. */
  panelCookie?: PanelCookie | undefined
  /** Reads the latest drafts in place of what is published: for an editor's preview, never over HTTP. */
  drafts?: boolean
  /** The caller, once the procedure's access has been checked. */
  session?: Session
}
