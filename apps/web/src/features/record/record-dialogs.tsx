import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/member/members'
import type { PenaltyRecord } from '@tropa/contract/record/record'
import {
  canStep,
  decisionMessages,
  type RecordDecision,
  type RecordState,
} from '@tropa/contract/record/decision'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { NativeSelect, type NativeSelectProps } from '@tropa/ui/native-select'
import { Skeleton } from '@tropa/ui/skeleton'
import { type SubmitEvent, useState, useRef } from 'react'
import { useApi } from '../../api/api-context'
import { hintOf, serverMessage } from '../../api/api-failure'
import { toastFailure } from '../../api/toast-failure'
import { memberList, memberNames, recordKey } from '../../api/shared-queries'
import { FormDialog } from '../../components/form-dialog'
import { OwnDecision } from '../../components/own-decision'
import { QueryState } from '../../components/query-state'
import { byCalled, calledOf } from '../../format/person'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import type { Question } from '../../components/reason-dialog'
import { useLinkMember } from './api'

export interface RecordDialogProps {
  record: PenaltyRecord
  dialog: ItemDialog<PenaltyRecord>
}

type SaysWhich = Pick<PenaltyRecord, 'name' | 'violation'>

export const AboutRecord = ({ name, violation }: SaysWhich) => (
  <p className="wrap-anywhere">
    <bdi className="font-semibold">{name}</bdi>: <bdi>{violation}</bdi>
  </p>
)

interface Step {
  state: RecordDecision
  label: string
  effect?: string
}

const settle: Step = {
  state: 'settled',
  label: 'Settle',
  effect: 'It was paid, or needs nothing more.',
}
const uphold: Step = { state: 'upheld', label: 'Uphold' }
const withdraw: Step = {
  state: 'withdrawn',
  label: 'Withdraw',
  effect: 'It counts nowhere any more.',
}

/** What an admin can decide about a dispute. */
export const disputeSteps = [uphold, withdraw]

/** What an admin can decide about a record of the list. */
export const stepsFrom = (state: RecordState): Step[] =>
  state === 'disputed' ? [] : [settle, withdraw].filter((step) => canStep(state, step.state))

/** Asks for confirmation before somebody else's record is decided, and for an answer to its member. */
export const recordDecision = (
  { id, ...which }: SaysWhich & { id: string },
  { state, label, effect }: Step,
): Question => ({
  title: `${label} the record of ${which.name}?`,
  draft: `decide-record:${id}`,
  fieldLabel: 'Answer',
  submitLabel: label,
  about: (
    <>
      <AboutRecord {...which} />
      {effect ? <p className="text-ink-soft">{effect}</p> : null}
    </>
  ),
  send: (api, answer) =>
    api.standing.decide({ params: { id }, body: { state, ...(answer && { answer }) } }),
  done: decisionMessages.decided,
  reloaded: [recordKey],
})

/** Says who can decide about the admin's own record, because nobody decides about themselves. */
export const OwnRecordDialog = ({ record, dialog }: RecordDialogProps) => (
  <Dialog open={dialog.isOpen} onOpenChange={dialog.cancel}>
    <DialogContent title="Decide about a record" returnFocusTo={dialog.returnFocusTo}>
      <div className="grid gap-4">
        <AboutRecord {...record} />
        <OwnDecision />
      </div>
    </DialogContent>
  </Dialog>
)

interface MemberSelectProps extends Omit<NativeSelectProps, 'children'> {
  members: readonly ListedMember[]
  /** The member it is about already. Somebody who has left is offered only in that case. */
  chosenId?: string | null
}

/** The members that a record can be about, and "Nobody". */
export const MemberSelect = ({ members, chosenId, ...props }: MemberSelectProps) => (
  <NativeSelect {...props}>
    <option value="">Nobody</option>
    {members
      .filter(({ _id, left }) => !left || _id === chosenId)
      .toSorted(byCalled)
      .map((member) => (
        <option key={member._id} value={member._id}>
          {`${calledOf(member)}${member.blocked ? (member.left ? ' (left)' : ' (blocked)') : ''}`}
        </option>
      ))}
  </NativeSelect>
)

/** What linking a record to a member means. */
export const linkHint = 'It counts for them, and they see it in their standing.'

const linkFailed = 'Failed to link the record'

/** The dialog that links a record to the member it is about. */
export const LinkMemberDialog = ({ record, dialog }: RecordDialogProps) => {
  const members = useQuery(memberList(useApi()))
  const linking = useLinkMember(record._id)
  const select = useRef<HTMLSelectElement>(null)
  const isLeft = useRef(false)
  const [userId, setUserId] = useState(record.userId ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    isLeft.current = false
    linking.mutateAsync(userId || null).then(dialog.close, (error: unknown) => {
      // The field of a closed dialog cannot say why.
      if (isLeft.current) toastFailure(error, linkFailed)
      else select.current?.focus()
    })
  }
  return (
    <FormDialog
      title="Whom is this record about?"
      submitLabel="Save"
      dialog={dialog}
      isTouched={false}
      isSubmitting={linking.isPending}
      onSubmit={submit}
      onLeave={() => {
        isLeft.current = true
      }}
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
            hint={linkHint}
            error={
              linking.error
                ? serverMessage(linking.error, hintOf(linking.error) ?? linkFailed)
                : null
            }
          >
            <MemberSelect
              chosenId={record.userId}
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

/** The member that a record is about. */
export const LinkedMember = ({ userId }: PenaltyRecord) => {
  const { data } = useQuery(memberNames(useApi()))
  if (userId === null) return <span className="text-ink-soft">Nobody</span>
  const member = data?.find((each) => each.userId === userId)
  return <bdi>{member ? calledOf(member) : 'Linked'}</bdi>
}
