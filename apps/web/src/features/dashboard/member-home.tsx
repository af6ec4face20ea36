import { Banner } from '@tropa/ui/banner'
import { cn } from '@tropa/ui/cn'
import { useEffect, useState, type ReactNode } from 'react'
import { MemberPage } from '../../components/member-page'
import { capitalise } from '../../format/format'
import { useMember } from '../../session/member-context'
import { AttentionCard, useAttention } from '../attention/attention-card'
import { ChangedRules, useRulesChanges } from '../rules/changed-rules'
import { useTodos } from '../todo/api'
import { NextMeeting, useIsNextPending } from './next-meeting'

/** How long the tiles wait for what is above them, in milliseconds. */
const settleTimeout = 3000

/** Whether everything that the position of the tiles depends on has loaded or failed, or takes too long. */
const useIsTopSettled = () => {
  const isPending = [
    useIsNextPending(),
    useRulesChanges().isPending,
    useAttention().isPending,
    // Without to-dos the tiles are arranged differently.
    useTodos('active').isPending,
  ]
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleTimeout)
    return () => clearTimeout(timer)
  }, [])
  if (!isSettled && !isPending.includes(true)) setIsSettled(true)
  return isSettled
}

interface MemberHomeProps {
  /** Why the member was led here. */
  notice?: string
  /** Below the tiles, a row each. */
  rows: ReactNode
  children: ReactNode
}

/** The greeting, the next meeting, what needs the member, the tiles and the rows of both member homes. */
export const MemberHome = ({ notice, rows, children }: MemberHomeProps) => {
  const { username } = useMember()
  const isSettled = useIsTopSettled()
  return (
    <MemberPage
      title={`Welcome, ${capitalise(username)}!`}
      lead="What would you like to do today?"
      actions={<NextMeeting />}
    >
      {notice === undefined ? null : <Banner role="status">{notice}</Banner>}
      {/* Hidden until then, so that nothing is pushed down under a finger by what arrives above it. */}
      <div className={cn(!isSettled && 'invisible')}>
        <ChangedRules />
        <AttentionCard />
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">{children}</ul>
        <ul className="mt-3 overflow-hidden rounded-tile border border-line bg-surface sm:mt-4">
          {rows}
        </ul>
      </div>
    </MemberPage>
  )
}
