import {
  excuseMessages,
  type Excuse,
  type ExcuseForm,
  type ExcuseState,
} from '@tropa/contract/excuse/excuse'
import { decisionMessages } from '@tropa/contract/record/decision'
import { Badge } from '@tropa/ui/badge'
import { excuseKey, rollCallKey, standingKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'
import { AskButton } from '../../components/ask-button'
import type { Question } from '../../components/reason-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'

interface SentExcuse {
  id: string
  /** The display name of its member. */
  called: string
  /** What it is for, unless the screen is already about that. */
  subject?: { title: string; when: string }
}

const choices = [
  { decision: 'accepted', label: 'Accept', done: excuseMessages.acceptedDone },
  { decision: 'declined', label: 'Decline', done: excuseMessages.declinedDone },
] as const

/** Asks for confirmation before an excuse is decided for good, and for a note to its member. */
const excuseDecision = (
  { id, called, subject }: SentExcuse,
  { decision, label, done }: (typeof choices)[number],
): Question => ({
  title: `${label} the excuse of ${called}?`,
  draft: `decide-excuse:${id}`,
  fieldLabel: 'Note',
  submitLabel: label,
  about: subject ? (
    <p className="wrap-anywhere">
      <bdi className="font-semibold">{subject.title}</bdi>, {subject.when}
    </p>
  ) : null,
  send: (api, note) =>
    api.excuse.decide({ params: { id }, body: { decision, ...(note && { note }) } }),
  done,
  reloaded: [excuseKey, rollCallKey],
})

interface ExcuseChoicesProps {
  dialog: ItemDialog<Question>
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
  /** When it is, because several may have the same title. */
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
      <bdi className="font-semibold text-ink wrap-anywhere">{title}</bdi>, {when}. Admins read your
      reason and decide; nobody else sees it.
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

/** The state of a member's own excuse, which the member can take back until it is decided. */
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

interface ExcuseButtonProps {
  dialog: ItemDialog<Question>
  subject: ExcuseSubject
  /** The member's excuse for it, if there is one. */
  excuse: Pick<Excuse, '_id' | 'state'> | undefined
}

/** Lets a member say that they cannot come to a meeting or deliver a to-do, and then shows the excuse's state. */
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
