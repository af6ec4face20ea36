import type { Payload } from 'payload'
import { secondFactorSettings } from '../../env'
import type { Member } from '../payload-types'

export type SecondFactorMember = Pick<Member, 'userType' | 'secondFactor'>

const settingOf = ({ config }: Pick<Payload, 'config'>) => {
  const value: unknown = config.custom.requireSecondFactor
  return secondFactorSettings.find((each) => each === value)
}

export const requiresSecondFactor = (
  payload: Pick<Payload, 'config'>,
  { userType }: Pick<Member, 'userType'>,
): boolean => {
  const setting = settingOf(payload)
  return setting === 'all' || (setting === 'admins' && userType === 'admin')
}

export const needsSecondFactor = (
  payload: Pick<Payload, 'config'>,
  member: SecondFactorMember,
): boolean => member.secondFactor !== true && requiresSecondFactor(payload, member)
