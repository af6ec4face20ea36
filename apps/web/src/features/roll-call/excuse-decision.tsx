import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { Button } from '@tropa/ui/button'
import { OwnDecision } from '../../components/own-decision'
import { KeepFocus } from '../../hooks/keep-focus'
import { useMember } from '../../session/member-context'
import { useDecideExcuse } from '../excuse/api'
import { ExcuseBadge } from '../excuse/excuse-button'

/** The excuse of a row: its reason, and the buttons that decide about it. */
export const ExcuseDecision = ({ row }: { row: RollCallRow }) => {
  const { id: ownId } = useMember()
  const deciding = useDecideExcuse()
  const { excuse, userId, username } = row
  if (!excuse) return null
  const { _id: id, state, reason } = excuse
  const decide = (decision: 'accepted' | 'declined') => {
    if (!deciding.isPending) deciding.mutate({ id, decision })
  }
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <ExcuseBadge state={state} />
      {reason ? (
        <p dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
          “{reason}”
        </p>
      ) : null}
      {state === 'open' && userId === ownId ? <OwnDecision /> : null}
      {state === 'open' && userId !== ownId ? (
        <KeepFocus>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Accept the excuse of ${username}`}
              onClick={() => decide('accepted')}
            >
              Accept
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Decline the excuse of ${username}`}
              onClick={() => decide('declined')}
            >
              Decline
            </Button>
          </div>
        </KeepFocus>
      ) : null}
    </div>
  )
}
