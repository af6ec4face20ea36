import type { SessionUser } from '@tropa/contract/member'
import type { Member } from '../../payload/payload-types'

/** A member as the response to a login describes them. */
export const toSessionUser = ({ username, userType, teams }: Member): SessionUser => ({
  username,
  userType,
  role: teams ?? [],
})
