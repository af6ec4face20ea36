import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { assigneeNames } from '@tropa/contract/team/assignee'
import { wholeMeeting, type WholeMeeting } from '@tropa/contract/meeting/meeting'
import { atMost, maxLength, tooLong } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { EditDialog } from '../../components/edit-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useEditForm } from '../../hooks/use-edit-form'
import { textOf } from '../../session/form-drafts'
import { useEditMeeting } from './api'

const labels = { agenda: 'Agenda', minutes: 'Minutes' } as const

export type TextField = keyof typeof labels

const resolverOf = (field: TextField) => {
  const max = maxLength[field]
  return standardSchemaResolver(z.object({ text: z.string().check(...atMost(max, tooLong(max))) }))
}

interface EditTextDialogProps {
  meeting: WholeMeeting
  field: TextField
  dialog: ItemDialog<TextField>
}

/** The form in which admins write the agenda or the minutes of a meeting. */
export const EditTextDialog = ({ meeting, field, dialog }: EditTextDialogProps) => {
  const api = useApi()
  const editMeeting = useEditMeeting()
  const edit = useEditForm({
    name: `meeting-${field}`,
    noun: 'meeting',
    row: meeting,
    schema: wholeMeeting,
    resolver: resolverOf(field),
    fieldsOf: (present) => ({ text: present[field] ?? '' }),
    restore: (typed) => ({ text: textOf(typed.text) }),
    load: () => api.meeting.get({ params: { id: meeting._id } }),
    dialog,
  })
  const { register, formState } = edit.form
  return (
    <EditDialog
      title={`Edit the ${field}`}
      edit={edit}
      texts={(row) => ({ [labels[field]]: row[field] })}
      save={({ text }) => {
        const { _id: id, version, title, startsAt, assignee } = edit.base
        const assignees = assigneeNames(assignee)
        return editMeeting.mutateAsync({ id, version, title, startsAt, assignees, [field]: text })
      }}
    >
      <Field
        label={labels[field]}
        {...(field === 'minutes' && {
          hint: 'A line “- [ ] Book the room” can be posted as a to-do.',
        })}
        error={formState.errors.text?.message}
      >
        <Textarea {...register('text')} rows={12} maxLength={maxLength[field]} />
      </Field>
    </EditDialog>
  )
}
