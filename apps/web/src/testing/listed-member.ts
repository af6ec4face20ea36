import type { ListedMember } from '@tropa/contract/member/members'

/** A member of the list that admins see. */
export const memberOf = (username: string, changes: Partial<ListedMember> = {}): ListedMember => ({
  _id: username,
  username,
  name: null,
  userType: 'user',
  isEditor: false,
  role: ['Dev Team'],
  blocked: false,
  hasSecondFactor: false,
  invited: false,
  left: false,
  ...changes,
})
