import type { ReactNode } from 'react'
import { MemberPage } from '../../components/member-page'
import { capitalise } from '../../format/format'
import { useMember } from '../../session/member-context'
import { ChangedRules } from '../rules/changed-rules'

/** The greeting, what is new about the rules, and the grid of tiles that both member homes share. */
export const MemberHome = ({ children }: { children: ReactNode }) => {
  const { username } = useMember()
  return (
    <MemberPage title={`Welcome, ${capitalise(username)}!`} lead="What would you like to do today?">
      <ChangedRules />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</ul>
    </MemberPage>
  )
}
