import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import {
  handledInquiry,
  type HandledInquiry,
  type InquiryChanges,
} from '@tropa/contract/inquiry/inquiry'
import { maxLength } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { NativeSelect } from '@tropa/ui/native-select'
import { Textarea } from '@tropa/ui/textarea'
import * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { EditDialog } from '../../components/edit-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useEditForm } from '../../hooks/use-edit-form'
import { calledOf } from '../../format/person'
import { useByCalled, useNames } from '../../hooks/use-names'
import { loadInquiry, useChangeInquiry } from './inquiry-queries'
import { AboutInquiry, statusLabel, statusOptions } from './inquiry-card'

/** The admins who can sign in, and the one who has the inquiry now. */
const useAdminNames = ({ assignedTo }: HandledInquiry) => {
  const members = useQuery(memberList(useApi())).data ?? []
  const byCalled = useByCalled()
  const admins = members.filter(
    ({ userType, blocked, invited }) => userType === 'admin' && !blocked && !invited,
  )
  const names = admins.toSorted(byCalled).map(({ username }) => username)
  return assignedTo === null || names.includes(assignedTo) ? names : [assignedTo, ...names]
}

interface EditInquiryDialogProps {
  inquiry: HandledInquiry
  dialog: ItemDialog<HandledInquiry>
}

const fields = z.object({
  status: handledInquiry.shape.status,
  assignedTo: z.string(),
  notes: z.string(),
})

const fieldsOf = ({ status, assignedTo, notes }: HandledInquiry) => ({
  status,
  assignedTo: assignedTo ?? '',
  notes: notes ?? '',
})

/** The form that changes the state of an inquiry. Only the changed fields are sent. */
export const EditInquiryDialog = ({ inquiry, dialog }: EditInquiryDialogProps) => {
  const api = useApi()
  const names = useAdminNames(inquiry)
  const nameOf = useNames()
  const callOf = (username: string) => calledOf({ username, name: nameOf({ username }) })
  const changing = useChangeInquiry()
  const edit = useEditForm<HandledInquiry, z.infer<typeof fields>, z.infer<typeof fields>>({
    name: 'edit-inquiry',
    noun: 'inquiry',
    row: inquiry,
    schema: handledInquiry,
    resolver: standardSchemaResolver(fields),
    fieldsOf,
    restore: (typed) => {
      const { data } = fields.safeParse(typed)
      return data ?? {}
    },
    load: () => loadInquiry(api, inquiry),
    dialog,
  })
  const { register, formState } = edit.form
  const { dirtyFields, errors, isDirty } = formState
  const save = async (edited: z.infer<typeof fields>) => {
    const { _id: id, version } = edit.base
    const changes: InquiryChanges = {
      ...(dirtyFields.status && { status: edited.status }),
      ...(dirtyFields.assignedTo && { assignedTo: edited.assignedTo || null }),
      ...(dirtyFields.notes && { notes: edited.notes }),
    }
    if (isDirty) await changing.mutateAsync({ id, version, ...changes })
  }
  return (
    <EditDialog
      title="Edit an inquiry"
      edit={edit}
      texts={({ status, assignedTo, notes }) => ({
        Status: statusLabel[status],
        'Who has it': assignedTo ? callOf(assignedTo) : 'Nobody',
        Notes: notes,
      })}
      save={save}
    >
      <AboutInquiry {...inquiry} />
      <Field label="Status" error={errors.status?.message}>
        <NativeSelect {...register('status')}>{statusOptions}</NativeSelect>
      </Field>
      <Field label="Who has it" error={errors.assignedTo?.message}>
        <NativeSelect {...register('assignedTo')}>
          <option value="">Nobody</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {callOf(name)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Notes" hint="Only admins read them." error={errors.notes?.message}>
        <Textarea maxLength={maxLength.notes} {...register('notes')} />
      </Field>
    </EditDialog>
  )
}
