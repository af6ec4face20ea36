import type { Payload } from 'payload'
import type { Env } from '../env'
import type { Cache } from '../cache/cache'
import type { Limits } from './rate-limits'
import type { Session } from './session'

/** What a call under `/api` is answered with. */
export interface ApiContext {
  payload: Payload
  env: Env
  limits: Limits
  cache: Cache
  /** The `Authorization` header's token. */
  token: string | undefined
  /** The caller's address, as limits count it. */
  address: string
  /** Reads the latest drafts in place of what is published: an editor's preview, never a call over HTTP. */
  drafts?: boolean
  /** The caller, once the access rule of the call has been checked. */
  session?: Session
}
