import type { Payload } from 'payload'
import type { Member } from '../payload-types'

export const requiresSecondFactor = (
  { config }: Pick<Payload, 'config'>,
  { userType }: Pick<Member, 'userType'>,
): boolean => {
  const setting: unknown = config.custom.requireSecondFactor
  return setting === 'all' || (setting === 'admins' && userType === 'admin')
}

export const needsSecondFactor = (
  payload: Pick<Payload, 'config'>,
  member: Pick<Member, 'userType' | 'secondFactor'>,
): boolean => member.secondFactor !== true && requiresSecondFactor(payload, member)
