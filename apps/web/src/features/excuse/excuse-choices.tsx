import type { ExcuseDecision } from '@tropa/contract/excuse/excuse'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useDecideExcuse } from './api'
import { AskButton } from './ask-button'
import { ReasonDialog } from './reason-dialog'

interface SentExcuse {
  id: string
  username: string
  /** What it is for, where that is not what the screen is about. */
  subject?: { title: string; when: string }
}

/** What an admin is about to decide about an excuse. */
export interface ExcuseChoice extends SentExcuse {
  decision: ExcuseDecision['decision']
  label: string
}

interface ExcuseChoicesProps {
  excuse: SentExcuse
  dialog: Confirmation<ExcuseChoice>
}

const choices = [
  { decision: 'accepted', label: 'Accept' },
  { decision: 'declined', label: 'Decline' },
] as const

/** The buttons that decide about an excuse. */
export const ExcuseChoices = ({ excuse, dialog }: ExcuseChoicesProps) => {
  const { username, subject } = excuse
  return choices.map((choice) => (
    <AskButton
      key={choice.decision}
      label={choice.label}
      accessibleLabel={`${choice.label} the excuse of ${username}${subject ? ` for ${subject.title}, ${subject.when}` : ''}`}
      onAsk={(opener) => dialog.ask({ ...excuse, ...choice }, opener)}
    />
  ))
}

/** Asks before an excuse is decided, for good, and for a note to its member. */
export const ExcuseChoiceDialog = ({ dialog }: Pick<ExcuseChoicesProps, 'dialog'>) => {
  const deciding = useDecideExcuse()
  if (!dialog.subject) return null
  const { id, username, decision, label, subject } = dialog.subject
  return (
    <ReasonDialog
      key={dialog.count}
      dialog={dialog}
      title={`${label} the excuse of ${username}?`}
      fieldLabel="Note (optional)"
      submitLabel={label}
      onSubmit={(note) => deciding.mutateAsync({ id, decision, ...(note && { note }) })}
    >
      {subject ? (
        <p className="[overflow-wrap:anywhere]">
          <bdi className="font-semibold">{subject.title}</bdi>, {subject.when}
        </p>
      ) : null}
    </ReasonDialog>
  )
}
