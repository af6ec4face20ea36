import type { ExcuseForm } from '@tropa/contract/excuse/excuse'
import type { ExcuseState } from '@tropa/contract/excuse/excuse-state'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { Badge } from '@tropa/ui/badge'
import type { Confirmation } from '../../hooks/use-confirmation'
import { AskButton } from './ask-button'
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

/** The meeting or the to-do that an excuse is for. */
export interface ExcuseSubject extends Omit<ExcuseForm, 'reason'> {
  title: string
  /** When it is, because several have the same title. */
  when: string
}

interface ExcuseButtonProps {
  subject: ExcuseSubject
  /** What became of the member's excuse, once there is one. */
  state: ExcuseState | undefined
  dialog: Confirmation<ExcuseSubject>
}

/** Lets a member say that they cannot come to a meeting or deliver a to-do, and shows what became of that. */
export const ExcuseButton = ({ subject, state, dialog }: ExcuseButtonProps) =>
  state ? (
    <ExcuseBadge state={state} />
  ) : (
    <AskButton
      label="I can't make it"
      accessibleLabel={`I can't make it: ${subject.title}, ${subject.when}`}
      onAsk={(opener) => dialog.ask(subject, opener)}
    />
  )

/** Asks why somebody cannot make it. */
export const ExcuseDialog = ({ dialog }: Pick<ExcuseButtonProps, 'dialog'>) => {
  const sending = useSendExcuse()
  if (!dialog.subject) return null
  const { kind, id, title, when } = dialog.subject
  return (
    <ReasonDialog
      key={dialog.count}
      dialog={dialog}
      title="I can't make it"
      fieldLabel="Tell us why"
      submitLabel="Send"
      missing={decisionMessages.reasonMissing}
      onSubmit={(reason) => sending.mutateAsync({ kind, id, reason })}
    >
      <p className="text-ink-soft">
        <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{title}</bdi>, {when}.
        Admins read your reason and decide; nobody else sees it.
      </p>
    </ReasonDialog>
  )
}
