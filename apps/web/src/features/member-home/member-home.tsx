import { Banner } from '@tropa/ui/banner'
import type { ReactNode } from 'react'
import { MemberPage } from '../../components/member-page'
import { capitalise } from '../../format/format'
import { useMember } from '../../session/member-context'
import { ChangedRules } from '../rules/changed-rules'

interface MemberHomeProps {
  /** Why the member was led here. */
  notice?: string | undefined
  children: ReactNode
}

/** The greeting, what is new about the rules, and the grid of tiles that both member homes share. */
export const MemberHome = ({ notice, children }: MemberHomeProps) => {
  const { username } = useMember()
  return (
    <MemberPage title={`Welcome, ${capitalise(username)}!`} lead="What would you like to do today?">
      {notice === undefined ? null : <Banner role="status">{notice}</Banner>}
      <ChangedRules />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</ul>
    </MemberPage>
  )
}
