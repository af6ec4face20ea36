import type { ExcuseState } from '@tropa/contract/excuse/excuse-state'
import type { SubjectKind } from '@tropa/contract/roll-call/subject'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { Badge } from '@tropa/ui/badge'
import { ReasonDialog } from './reason-dialog'
import { useSendExcuse } from './api'

const stateTexts = {
  open: 'Excuse sent',
  accepted: 'Excused',
  declined: 'Excuse declined',
} as const satisfies Record<ExcuseState, string>

const stateTones = { open: 'amber', accepted: 'green', declined: 'red' } as const

/** What became of an excuse. */
export const ExcuseBadge = ({ state }: { state: ExcuseState }) => (
  <Badge tone={stateTones[state]}>{stateTexts[state]}</Badge>
)

interface ExcuseButtonProps {
  kind: SubjectKind
  /** The id of the meeting or the to-do. */
  id: string
  title: string
  /** What became of the member's excuse, once there is one. */
  state?: ExcuseState | undefined
}

/** Lets a member say that they cannot come to a meeting or deliver a to-do, and shows what became of that. */
export const ExcuseButton = ({ kind, id, title, state }: ExcuseButtonProps) => {
  const sending = useSendExcuse()
  if (state) return <ExcuseBadge state={state} />
  return (
    <ReasonDialog
      title="I can't make it"
      label="I can't make it"
      accessibleLabel={`I can't make it: ${title}`}
      fieldLabel="Tell us why"
      submitLabel="Send"
      missing={decisionMessages.reasonMissing}
      onSubmit={(reason) => sending.mutateAsync({ kind, id, reason })}
    >
      <p className="text-ink-soft">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{title}</span>. Admins
        read your reason and decide; nobody else sees it.
      </p>
    </ReasonDialog>
  )
}
