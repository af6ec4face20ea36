import { createContext, useContext } from 'react'
import type { Session } from './session'

const MemberContext = createContext<Session | null>(null)

export const MemberProvider = MemberContext.Provider

export const useMember = (): Session => {
  const member = useContext(MemberContext)
  if (!member) throw new Error('useMember needs a MemberProvider above it')
  return member
}
