import { Card } from '@tropa/ui/card'
import type { ReactNode } from 'react'
import { OwnDecision } from '../../../components/own-decision'
import { useMember } from '../../../session/member-context'

interface DecisionCardProps {
  /** Whom it is about. */
  username: string
  title: string
  facts: ReactNode
  reason: string | null
  /** The buttons that decide about it. */
  children: ReactNode
}

/** What waits for a decision. Nobody decides about themselves: the card says who can. */
export const DecisionCard = ({ username, title, facts, reason, children }: DecisionCardProps) => {
  const isOwn = useMember().username === username
  return (
    <Card asChild className="grid content-start gap-2 focus-visible:outline-offset-0">
      <li tabIndex={-1}>
        <p className="text-sm font-semibold">@{username}</p>
        <h2 dir="auto" className="text-md [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{facts}</p>
        {reason === null ? null : (
          <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
            “{reason}”
          </p>
        )}
        {isOwn ? <OwnDecision /> : <div className="flex flex-wrap gap-2">{children}</div>}
      </li>
    </Card>
  )
}
