import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { assigneeNames } from '@tropa/contract/team/assignee'
import { shownMeeting, type ShownMeeting } from '@tropa/contract/meeting/meeting'
import { atMost, maxLength, tooLong } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { FormDialog } from '../../components/form-dialog'
import { ChangedByOthers } from '../../components/what-changed'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useEditForm } from '../../hooks/use-edit-form'
import { useSend } from '../../hooks/use-single-submit'
import { textOf } from '../../session/form-drafts'
import { loadMeeting, useEditMeeting } from './api'

const labels = { agenda: 'Agenda', minutes: 'Minutes' } as const

export type TextField = keyof typeof labels

const resolverOf = (field: TextField) => {
  const max = maxLength[field]
  return standardSchemaResolver(z.object({ text: z.string().check(...atMost(max, tooLong(max))) }))
}

interface EditTextDialogProps {
  meeting: ShownMeeting
  field: TextField
  dialog: Confirmation<TextField>
}

/** The form in which admins write the agenda or the minutes of a meeting. */
export const EditTextDialog = ({ meeting, field, dialog }: EditTextDialogProps) => {
  const api = useApi()
  const editMeeting = useEditMeeting()
  const edit = useEditForm({
    name: `meeting-${field}`,
    noun: 'meeting',
    row: meeting,
    schema: shownMeeting,
    resolver: resolverOf(field),
    fieldsOf: (present) => ({ text: present[field] ?? '' }),
    restore: (typed) => ({ text: textOf(typed.text) }),
    load: () => loadMeeting(api, meeting._id),
    dialog,
  })
  const { form, opened, base } = edit
  const { register, formState } = form
  const { [field]: before } = opened
  const { [field]: after } = base

  const sending = useSend(
    form,
    async ({ text }) => {
      const { _id: id, version, title, startsAt, assignee } = base
      const assignees = assigneeNames(assignee)
      await editMeeting.mutateAsync({ id, version, title, startsAt, assignees, [field]: text })
      return edit.dialog.close
    },
    edit.fail,
  )

  return (
    <FormDialog
      title={`Edit the ${field}`}
      submitLabel="Save"
      dialog={edit.dialog}
      isTouched={edit.isTouched}
      {...sending}
    >
      <ChangedByOthers
        refusal={edit.refusal}
        noun="meeting"
        changes={before === after ? [] : [{ heading: labels[field], before, after }]}
      />
      <Field
        label={labels[field]}
        {...(field === 'minutes' && {
          hint: 'A line “- [ ] Book the room” can be posted as a to-do.',
        })}
        error={formState.errors.text?.message}
      >
        <Textarea {...register('text')} rows={12} maxLength={maxLength[field]} />
      </Field>
    </FormDialog>
  )
}
