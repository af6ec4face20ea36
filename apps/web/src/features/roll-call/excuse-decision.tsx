import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { OwnDecision } from '../../components/own-decision'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'
import { ExcuseBadge } from '../excuse/excuse-button'
import { ExcuseChoiceDialog, ExcuseChoices, type ExcuseChoice } from '../excuse/excuse-choices'

/** The excuse of a row: its reason, and the buttons that decide about it. */
export const ExcuseDecision = ({ row }: { row: RollCallRow }) => {
  const { id: ownId } = useMember()
  const dialog = useConfirmation<ExcuseChoice>()
  const { excuse, userId, username } = row
  if (!excuse) return null
  const { _id: id, state, reason } = excuse
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <ExcuseBadge state={state} />
      {reason ? (
        <p dir="auto" className="text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">
          “{reason}”
        </p>
      ) : null}
      {state === 'open' && userId === ownId ? <OwnDecision /> : null}
      {state === 'open' && userId !== ownId ? (
        <div className="flex flex-wrap gap-2">
          <ExcuseChoices excuse={{ id, username }} dialog={dialog} />
        </div>
      ) : null}
      <ExcuseChoiceDialog dialog={dialog} />
    </div>
  )
}
