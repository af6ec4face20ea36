import type { CollectionMeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'

/** Tells the panel when the session ends, in seconds since 1970, so that it warns before. */
export const tellSessionEnd: CollectionMeHook<Member> = ({ args: { req }, user }) => {
  const { user: caller } = req
  const sid = caller && '_sid' in caller ? caller._sid : undefined
  const session = caller?.sessions?.find(({ id }) => id === sid)
  const exp = Math.floor(Date.parse(session?.expiresAt ?? '') / 1000)
  return { user: { ...user, sessions: [] }, exp }
}
