import { useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/account/members'
import { recordMessages, type PenaltyRecord } from '@tropa/contract/record'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Skeleton } from '@tropa/ui/skeleton'
import { useId, useRef, useState, type ReactNode } from 'react'
import { serverMessage } from '../../../api/api-failure'
import { useApi } from '../../../api/api-context'
import { memberList } from '../../../api/shared-queries'
import { OwnDecision } from '../../../components/own-decision'
import { QueryState } from '../../../components/query-state'
import { useMember } from '../../../session/member-context'
import { RecordDialog, type RecordDialogProps } from '../record-dialog'
import { useLinkMember } from './api'
import { MemberSelect } from './member-select'

const title = 'Whom is this record about?'

interface LinkFormProps {
  formId: string
  record: PenaltyRecord
  members: ListedMember[]
  linking: ReturnType<typeof useLinkMember>
  onLinked: () => void
}

const LinkForm = ({ formId, record, members, linking, onLinked }: LinkFormProps) => {
  const select = useRef<HTMLSelectElement>(null)
  const [userId, setUserId] = useState(record.userId ?? '')
  const submit = () => {
    if (linking.isPending) return
    linking.mutate(userId || null, {
      onSuccess: onLinked,
      onError: () => select.current?.focus(),
    })
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label="Member"
        hint="It counts for them, and they see it in their standing."
        error={linking.error ? serverMessage(linking.error, 'Failed to link the record') : null}
      >
        <MemberSelect
          ref={select}
          members={members}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        />
      </Field>
    </form>
  )
}

const LinkMember = ({ record, dialog }: RecordDialogProps) => {
  const formId = useId()
  const members = useQuery(memberList(useApi()))
  const linking = useLinkMember(record._id)
  const save = (
    <Button type="submit" form={formId} loading={linking.isPending}>
      Save
    </Button>
  )
  return (
    <RecordDialog {...{ record, dialog, title }} footer={members.data?.length ? save : null}>
      <QueryState
        query={members}
        loading="Loading members"
        skeleton={<Skeleton className="h-20" />}
        failed="Failed to fetch members"
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-ink-soft">
              There are no members yet. Invite somebody under Members first.
            </p>
          ) : (
            <LinkForm {...{ formId, record, linking }} members={list} onLinked={dialog.close} />
          )
        }
      </QueryState>
    </RecordDialog>
  )
}

/** Says whom a record is about, or why that can no longer be changed. */
export const LinkDialog = ({ record, dialog }: RecordDialogProps) => {
  const { id: ownId } = useMember()
  const refused = (why: ReactNode) => (
    <RecordDialog {...{ record, dialog, title }}>{why}</RecordDialog>
  )
  if (record.state !== 'open') {
    return refused(<p className="text-ink-soft">{recordMessages.heard}</p>)
  }
  if (record.userId === ownId) return refused(<OwnDecision />)
  return <LinkMember record={record} dialog={dialog} />
}
