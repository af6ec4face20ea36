import { createContext, useContext } from 'react'
import type { Session } from './session'

const MemberContext = createContext<Session | null>(null)

/** Gives the signed-in member to the screens below. */
export const MemberProvider = MemberContext.Provider

/** The signed-in member. */
export const useMember = (): Session => {
  const member = useContext(MemberContext)
  if (!member) throw new Error('useMember needs a MemberProvider above it')
  return member
}
