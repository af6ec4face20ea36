import type { QueryKey } from '@tanstack/react-query'
import {
  excuseMessages,
  type Excuse,
  type ExcuseForm,
  type ExcuseState,
} from '@tropa/contract/excuse/excuse'
import { maxLength } from '@tropa/contract/base/text'
import { decisionMessages } from '@tropa/contract/record/decision'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { ApiClient } from '../../api/api-context'
import { hintOf, serverMessage } from '../../api/api-failure'
import { excuseKey, rollCallKey, standingKey } from '../../api/shared-queries'
import { toastFailure } from '../../api/toast-failure'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../components/form-dialog'
import { KeepFocus } from '@tropa/ui/keep-focus'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useKeptFields } from '../../hooks/use-kept-fields'
import { useSend } from '../../hooks/use-single-submit'

interface AskButtonProps {
  label: string
  /** Its whole name, because its text says too little without what is around it. */
  accessibleLabel: string
  loading?: boolean
  onAsk: (opener: Element) => void
}

/** The button in a list that does something with its item or opens a dialog about it, and may go away then. */
export const AskButton = ({ label, accessibleLabel, loading = false, onAsk }: AskButtonProps) => (
  <KeepFocus>
    <Button
      variant="secondary"
      size="sm"
      aria-label={accessibleLabel}
      loading={loading}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
      className="print:hidden"
    >
      {label}
    </Button>
  </KeepFocus>
)

interface ReasonTexts {
  title: string
  fieldLabel: string
  submitLabel: string
  /** What the field says when it is empty; without it, it may be. */
  missing?: string
}

interface ReasonFormProps extends ReasonTexts {
  /** Names the draft of the text. */
  draft: string
  dialog: Pick<Confirmation<unknown>, 'isOpen' | 'close' | 'returnFocusTo'>
  children: ReactNode
  /** Sends the text. The dialog closes when that succeeds, and else says why. */
  onSubmit: (text: string) => Promise<unknown>
}

const notSent = 'This could not be sent. Please try again.'

const ReasonForm = ({
  fieldLabel,
  missing,
  draft,
  dialog,
  children,
  onSubmit,
  ...texts
}: ReasonFormProps) => {
  const form = useForm({ defaultValues: { text: '' } })
  const { errors, isDirty } = form.formState
  const discard = useKeptFields(form, draft)
  const close = () => {
    discard()
    dialog.close()
  }
  const sending = useSend(
    form,
    async ({ text }) => {
      await onSubmit(text.trim())
      return close
    },
    (error, _isShown, isLeft) => {
      if (isLeft) {
        toastFailure(error, notSent)
        return
      }
      const message = [serverMessage(error, notSent), hintOf(error)].filter(Boolean).join(' ')
      // The error is there by the time screen readers read the field.
      flushSync(() => form.setError('text', { type: 'server', message }))
      form.setFocus('text')
    },
  )
  return (
    <FormDialog {...texts} {...sending} dialog={{ ...dialog, close }} isTouched={isDirty}>
      {children}
      <Field
        label={fieldLabel}
        error={errors.text?.message}
        required={missing !== undefined}
        optional={missing === undefined}
      >
        <Textarea
          {...form.register('text', {
            validate: (text) => text.trim() !== '' || (missing ?? true),
          })}
          maxLength={maxLength.reason}
        />
      </Field>
    </FormDialog>
  )
}

/** What a list asks about one of its items, and what it does with the text. */
export interface Question extends ReasonTexts {
  about: ReactNode
  draft: string
  send: (api: ApiClient, text: string) => Promise<unknown>
  /** What is said when it was done. */
  done: string
  reloaded: readonly QueryKey[]
}

interface ReasonDialogProps {
  dialog: Confirmation<Question>
}

const QuestionForm = ({ question, dialog }: ReasonDialogProps & { question: Question }) => {
  const { about, send, done, reloaded, ...texts } = question
  const sending = useChange(send, done, reloaded)
  return (
    <ReasonForm {...texts} dialog={dialog} onSubmit={sending.mutateAsync}>
      {about}
    </ReasonForm>
  )
}

/** Belongs to the whole list: what was typed stays when the item it is about goes away. */
export const ReasonDialog = ({ dialog }: ReasonDialogProps) =>
  dialog.subject ? (
    <QuestionForm key={dialog.count} question={dialog.subject} dialog={dialog} />
  ) : null

interface SentExcuse {
  id: string
  /** What its member is called. */
  called: string
  /** What it is for, where that is not what the screen is about. */
  subject?: { title: string; when: string }
}

const choices = [
  { decision: 'accepted', label: 'Accept', done: excuseMessages.acceptedDone },
  { decision: 'declined', label: 'Decline', done: excuseMessages.declinedDone },
] as const

/** Asks before an excuse is decided, for good, and for a note to its member. */
const excuseDecision = (
  { id, called, subject }: SentExcuse,
  { decision, label, done }: (typeof choices)[number],
): Question => ({
  title: `${label} the excuse of ${called}?`,
  draft: `decide-excuse:${id}`,
  fieldLabel: 'Note',
  submitLabel: label,
  about: subject ? (
    <p className="[overflow-wrap:anywhere]">
      <bdi className="font-semibold">{subject.title}</bdi>, {subject.when}
    </p>
  ) : null,
  send: (api, note) =>
    api.excuse.decide({ params: { id }, body: { decision, ...(note && { note }) } }),
  done,
  reloaded: [excuseKey, rollCallKey],
})

interface ExcuseChoicesProps extends ReasonDialogProps {
  excuse: SentExcuse
}

export const ExcuseChoices = ({ excuse, dialog }: ExcuseChoicesProps) => {
  const { called, subject } = excuse
  return choices.map((choice) => (
    <AskButton
      key={choice.decision}
      label={choice.label}
      accessibleLabel={`${choice.label} the excuse of ${called}${subject ? ` for ${subject.title}, ${subject.when}` : ''}`}
      onAsk={(opener) => dialog.ask(excuseDecision(excuse, choice), opener)}
    />
  ))
}

const stateTexts = {
  open: 'Excuse sent',
  accepted: 'Excused',
  declined: 'Excuse declined',
} as const satisfies Record<ExcuseState, string>

const stateTones = { open: 'warning', accepted: 'success', declined: 'danger' } as const

export const ExcuseBadge = ({ state }: { state: ExcuseState }) => (
  <Badge tone={stateTones[state]}>{stateTexts[state]}</Badge>
)

/** The meeting or the to-do that an excuse is for. */
export interface ExcuseSubject extends Omit<ExcuseForm, 'reason'> {
  title: string
  /** When it is, because several have the same title. */
  when: string
}

const excuseQuestion = ({ kind, id, title, when }: ExcuseSubject): Question => ({
  title: "I can't make it",
  draft: `excuse:${kind}:${id}`,
  fieldLabel: 'Tell us why',
  submitLabel: 'Send',
  missing: decisionMessages.reasonMissing,
  about: (
    <p className="text-ink-soft">
      <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{title}</bdi>, {when}. Admins
      read your reason and decide; nobody else sees it.
    </p>
  ),
  send: (api, reason) => api.excuse.create({ kind, id, reason }),
  done: excuseMessages.sent,
  reloaded: [standingKey],
})

interface OwnExcuseProps {
  excuse: Pick<Excuse, '_id' | 'state'>
  /** What it is for, and when. */
  subject: string
}

/** What became of a member's own excuse; until it is decided, the member can take it back. */
export const OwnExcuse = ({ excuse: { _id: id, state }, subject }: OwnExcuseProps) => {
  const takingBack = useChange(
    (api) => api.excuse.takeBack({ params: { id } }),
    excuseMessages.takenBack,
    [standingKey],
    'Failed to take the excuse back',
  )
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ExcuseBadge state={state} />
      {state === 'open' ? (
        <AskButton
          label="Take it back"
          accessibleLabel={`Take it back: ${subject}`}
          loading={takingBack.isPending}
          onAsk={() => takingBack.mutate(undefined)}
        />
      ) : null}
    </span>
  )
}

interface ExcuseButtonProps extends ReasonDialogProps {
  subject: ExcuseSubject
  /** What the member has sent for it. */
  excuse: Pick<Excuse, '_id' | 'state'> | undefined
}

/** Lets a member say that they cannot come to a meeting or deliver a to-do, and shows what became of that. */
export const ExcuseButton = ({ subject, excuse, dialog }: ExcuseButtonProps) =>
  excuse ? (
    <OwnExcuse excuse={excuse} subject={`${subject.title}, ${subject.when}`} />
  ) : (
    <AskButton
      label="I can't make it"
      accessibleLabel={`I can't make it: ${subject.title}, ${subject.when}`}
      onAsk={(opener) => dialog.ask(excuseQuestion(subject), opener)}
    />
  )
