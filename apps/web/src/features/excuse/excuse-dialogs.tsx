import type { ExcuseDecision, ExcuseForm } from '@tropa/contract/excuse/excuse'
import type { ExcuseState } from '@tropa/contract/excuse/excuse-state'
import { maxLength } from '@tropa/contract/schemas/text'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { serverMessage } from '../../api/api-failure'
import { excuseKey, rollCallKey, standingKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../components/form-dialog'
import { KeepFocus } from '../../hooks/keep-focus'
import type { Confirmation } from '../../hooks/use-confirmation'

interface AskButtonProps {
  label: string
  /** Its whole name, because its text says too little without what is around it. */
  accessibleLabel: string
  onAsk: (opener: Element) => void
}

/** The button in a list that opens a dialog about its item, and may go away while that is open. */
export const AskButton = ({ label, accessibleLabel, onAsk }: AskButtonProps) => (
  <KeepFocus>
    <Button
      variant="secondary"
      size="sm"
      aria-label={accessibleLabel}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
      className="print:hidden"
    >
      {label}
    </Button>
  </KeepFocus>
)

interface ReasonDialogProps {
  /** Belongs to the whole list: what was typed stays when the item it is about goes away. */
  dialog: Pick<Confirmation<unknown>, 'isOpen' | 'close' | 'onCloseAutoFocus'>
  title: string
  fieldLabel: string
  submitLabel: string
  /** What the field says when it is empty; without it, it may be. */
  missing?: string
  children?: ReactNode
  /** Sends the text. The dialog closes when that succeeds, and else says why. */
  onSubmit: (text: string) => Promise<unknown>
}

export const ReasonDialog = ({
  dialog,
  title,
  fieldLabel,
  submitLabel,
  missing,
  children,
  onSubmit,
}: ReasonDialogProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  const refuse = (message: string) => {
    // The error is there by the time screen readers read the field.
    flushSync(() => setError(message))
    field.current?.focus()
  }

  const submit = async () => {
    if (isSubmitting) return
    if (missing !== undefined && text.trim() === '') {
      refuse(missing)
      return
    }
    setIsSubmitting(true)
    try {
      await onSubmit(text.trim())
      dialog.close()
    } catch (failure) {
      refuse(serverMessage(failure, 'This could not be sent. Please try again.'))
    } finally {
      setIsSubmitting(false)
    }
  }

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      dialog={dialog}
      isTouched={text !== ''}
      isSubmitting={isSubmitting}
      onSubmit={() => void submit()}
    >
      {children}
      <Field label={fieldLabel} error={error} required={missing !== undefined}>
        <Textarea
          ref={field}
          value={text}
          maxLength={maxLength.reason}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}

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
  const deciding = useChange(
    (api, { id, ...body }: ExcuseDecision & { id: string }) =>
      api.excuse.decide({ params: { id }, body }),
    [excuseKey, rollCallKey],
  )
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

const stateTexts = {
  open: 'Excuse sent',
  accepted: 'Excused',
  declined: 'Excuse declined',
} as const satisfies Record<ExcuseState, string>

const stateTones = { open: 'amber', accepted: 'green', declined: 'red' } as const

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

export const ExcuseDialog = ({ dialog }: Pick<ExcuseButtonProps, 'dialog'>) => {
  const sending = useChange((api, form: ExcuseForm) => api.excuse.create(form), [standingKey])
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
