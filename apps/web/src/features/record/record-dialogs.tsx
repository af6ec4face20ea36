import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/account/members'
import { type PenaltyRecord, recordMessages } from '@tropa/contract/record'
import { canStep, type RecordDecision } from '@tropa/contract/standing/decision'
import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { NativeSelect, type NativeSelectProps } from '@tropa/ui/native-select'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Skeleton } from '@tropa/ui/skeleton'
import { type ReactNode, type SubmitEvent, useState, useRef } from 'react'
import { useApi } from '../../api/api-context'
import { isOutdated, serverMessage } from '../../api/api-failure'
import { memberList } from '../../api/shared-queries'
import { toastFailure } from '../../api/toast-failure'
import { FormDialog } from '../../components/form-dialog'
import { OwnDecision } from '../../components/own-decision'
import { QueryState } from '../../components/query-state'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'
import { ReasonForm } from '../excuse/excuse-dialogs'
import { useDecideRecord, useLinkMember } from './api'

export interface RecordDialogProps {
  record: PenaltyRecord
  dialog: Confirmation<PenaltyRecord>
}

export const AboutRecord = ({ name, violation }: PenaltyRecord) => (
  <p className="[overflow-wrap:anywhere]">
    <bdi className="font-semibold">{name}</bdi>: <bdi>{violation}</bdi>
  </p>
)

/** A dialog about one record, which loses nothing when it is closed. */
const RecordDialog = ({
  record,
  dialog,
  title,
  children,
}: RecordDialogProps & { title: string; children: ReactNode }) => (
  <Dialog open={dialog.isOpen} onOpenChange={dialog.cancel}>
    <DialogContent title={title} onCloseAutoFocus={dialog.onCloseAutoFocus}>
      <div className="grid gap-4">
        <AboutRecord {...record} />
        {children}
      </div>
    </DialogContent>
  </Dialog>
)

interface Choice {
  value: RecordDecision
  label: string
  description: string
}

const choices: readonly Choice[] = [
  { value: 'settled', label: 'Settled', description: 'It was paid, or needs nothing more.' },
  { value: 'withdrawn', label: 'Withdrawn', description: 'It counts nowhere any more.' },
]

type HasState = Pick<PenaltyRecord, 'state'>

/** What an admin can decide about a record of the list. A disputed one is decided where its member's reason stands. */
const choicesFor = ({ state }: HasState): Choice[] =>
  state === 'disputed' ? [] : choices.filter(({ value }) => canStep(state, value))

/** Whether anything can be decided about a record of the list. */
export const canDecide = (record: HasState): boolean => choicesFor(record).length > 0

const decideTitle = 'Decide about a record'

/** Decides about a record of somebody else. */
const DecisionForm = ({ record, dialog }: RecordDialogProps) => {
  const deciding = useDecideRecord()
  const options = choicesFor(record)
  const [state, setState] = useState<RecordDecision | undefined>(options[0]?.value)
  const decide = async (answer: string) => {
    if (!state) return
    try {
      await deciding.mutateAsync({ id: record._id, state, ...(answer && { answer }) })
    } catch (error) {
      if (!isOutdated(error)) throw error
      // Somebody else has decided or deleted it: other choices are possible now, or none.
      toastFailure(error, 'Failed to decide about the record')
    }
  }
  return (
    <ReasonForm
      title={decideTitle}
      submitLabel="Decide"
      fieldLabel="Answer (optional)"
      draft={`decide-record:${record._id}`}
      dialog={dialog}
      onSubmit={decide}
    >
      <AboutRecord {...record} />
      <Field label="Decision">
        <RadioGroup options={options} value={state ?? ''} onValueChange={setState} />
      </Field>
    </ReasonForm>
  )
}

/** Decides about a record of the list. Nobody decides about themselves: the dialog says who can. */
export const SettleDialog = ({ record, dialog }: RecordDialogProps) => {
  const { id: ownId } = useMember()
  if (record.userId !== ownId) return <DecisionForm record={record} dialog={dialog} />
  return (
    <RecordDialog {...{ record, dialog }} title={decideTitle}>
      <OwnDecision />
    </RecordDialog>
  )
}

interface MemberSelectProps extends Omit<NativeSelectProps, 'children'> {
  members: readonly ListedMember[]
}

export const MemberSelect = ({ members, ...props }: MemberSelectProps) => (
  <NativeSelect {...props}>
    <option value="">Nobody</option>
    {members.map(({ _id: id, username, blocked }) => (
      <option key={id} value={id}>
        {`@${username}${blocked ? ' (blocked)' : ''}`}
      </option>
    ))}
  </NativeSelect>
)

const linkTitle = 'Whom is this record about?'

const LinkMember = ({ record, dialog }: RecordDialogProps) => {
  const members = useQuery(memberList(useApi()))
  const linking = useLinkMember(record._id)
  const select = useRef<HTMLSelectElement>(null)
  const [userId, setUserId] = useState(record.userId ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    linking.mutate(userId || null, {
      onSuccess: dialog.close,
      onError: () => select.current?.focus(),
    })
  }
  return (
    <FormDialog
      title={linkTitle}
      submitLabel="Save"
      dialog={dialog}
      isTouched={false}
      isSubmitting={linking.isPending}
      onSubmit={submit}
    >
      <AboutRecord {...record} />
      <QueryState
        query={members}
        loading="Loading members"
        skeleton={<Skeleton className="h-20" />}
        failed="Failed to fetch members"
      >
        {(list) => (
          <Field
            label="Member"
            hint="It counts for them, and they see it in their standing."
            error={linking.error ? serverMessage(linking.error, 'Failed to link the record') : null}
          >
            <MemberSelect
              ref={select}
              members={list}
              value={userId}
              onChange={({ target }) => setUserId(target.value)}
            />
          </Field>
        )}
      </QueryState>
    </FormDialog>
  )
}

/** Says whom a record is about, or why that can no longer be changed. */
export const LinkDialog = ({ record, dialog }: RecordDialogProps) => {
  const { id: ownId } = useMember()
  const refused = (why: ReactNode) => (
    <RecordDialog {...{ record, dialog }} title={linkTitle}>
      {why}
    </RecordDialog>
  )
  if (record.state !== 'open') {
    return refused(<p className="text-ink-soft">{recordMessages.heard}</p>)
  }
  if (record.userId === ownId) return refused(<OwnDecision />)
  return <LinkMember record={record} dialog={dialog} />
}

interface LinkedMemberProps {
  record: PenaltyRecord
  onChoose: (record: PenaltyRecord) => void
}

/** Whom a record is about, as the button that changes it. */
export const LinkedMember = ({ record, onChoose }: LinkedMemberProps) => {
  const members = useQuery(memberList(useApi()))
  const { name, violation, userId } = record
  const member = members.data?.find(({ _id }) => _id === userId)
  if (userId !== null && members.isPending)
    return <Skeleton className="h-8 w-16 pointer-coarse:h-11 sm:-my-1.5" />
  const text = userId === null ? 'Link' : member ? `@${member.username}` : 'Linked'
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${text}: choose whom the record of ${name} is about: ${violation}`}
      onClick={() => onChoose(record)}
      wrap
      className="shrink text-start [overflow-wrap:anywhere] sm:-my-1.5 sm:max-md:px-2"
    >
      {text}
    </Button>
  )
}
