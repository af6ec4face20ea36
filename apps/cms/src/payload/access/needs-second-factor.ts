import type { Payload } from 'payload'
import { secondFactorSettings } from '../../env'
import type { Member } from '../payload-types'

/** The part of a member that decides whether they may do more than set up a second factor. */
export type SecondFactorMember = Pick<Member, 'userType' | 'secondFactor'>

const settingOf = ({ config }: Pick<Payload, 'config'>) => {
  const value: unknown = config.custom.requireSecondFactor
  return secondFactorSettings.find((each) => each === value)
}

/** Whether the server's settings ask this kind of member for a second factor. */
export const requiresSecondFactor = (
  payload: Pick<Payload, 'config'>,
  { userType }: Pick<Member, 'userType'>,
): boolean => {
  const setting = settingOf(payload)
  return setting === 'all' || (setting === 'admins' && userType === 'admin')
}

/** Whether a member must set up a second factor before anything else. */
export const needsSecondFactor = (
  payload: Pick<Payload, 'config'>,
  member: SecondFactorMember,
): boolean => member.secondFactor !== true && requiresSecondFactor(payload, member)
