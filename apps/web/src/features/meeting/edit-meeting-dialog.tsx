import {
  meeting as storedMeeting,
  type Meeting,
  type MeetingForm,
} from '@tropa/contract/meeting/meeting'
import * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { FormDialog } from '../../components/form-dialog'
import { ChangedByOthers } from '../../components/what-changed'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useEditForm } from '../../hooks/use-edit-form'
import { useSend } from '../../hooks/use-single-submit'
import { useDateAndTime } from '../../hooks/use-format'
import { useSite, useTeamNames } from '../../hooks/use-site'
import {
  type MeetingFields,
  meetingFieldsOf,
  MeetingFormFields,
  meetingResolver,
  restoreMeeting,
} from './add-meeting-dialog'
import { loadMeeting, useEditMeeting } from './api'

/** By the labels of the form. */
const changesBetween = (
  opened: Meeting,
  present: Meeting,
  dateAndTime: (moment: string) => string,
) => {
  const startOf = ({ startsAt }: Meeting) => dateAndTime(startsAt)
  return [
    { heading: 'Title', before: opened.title, after: present.title },
    { heading: 'Starts at', before: startOf(opened), after: startOf(present) },
    { heading: 'Place', before: opened.place, after: present.place },
    { heading: 'Assignee', before: opened.assignee, after: present.assignee },
  ].filter(({ before, after }) => before !== after)
}

/** A draft of an earlier version knows no place. */
const draftedMeeting = z.extend(storedMeeting, {
  place: z._default(storedMeeting.shape.place, null),
})

interface EditMeetingDialogProps {
  /** The meeting as the card showed it. */
  meeting: Meeting
  dialog: Confirmation<Meeting>
}

export const EditMeetingDialog = ({ meeting, dialog }: EditMeetingDialogProps) => {
  const api = useApi()
  const editMeeting = useEditMeeting()
  const { timeZone } = useSite()
  const teams = useTeamNames()
  const dateAndTime = useDateAndTime()
  const edit = useEditForm<Meeting, MeetingFields, MeetingForm>({
    name: 'edit-meeting',
    noun: 'meeting',
    row: meeting,
    schema: draftedMeeting,
    resolver: meetingResolver(timeZone),
    fieldsOf: (present) => meetingFieldsOf(present, timeZone, teams),
    restore: (typed) => restoreMeeting(typed, teams),
    load: () => loadMeeting(api, meeting._id),
    dialog,
  })
  const { form, opened, base } = edit
  const { dirtyFields } = form.formState

  const sending = useSend(
    form,
    async (typed) => {
      const { _id: id, version } = base
      // The fields show no seconds.
      const startsAt = dirtyFields.startsAt || dirtyFields.time ? typed.startsAt : base.startsAt
      await editMeeting.mutateAsync({ id, version, ...typed, startsAt })
      return edit.dialog.close
    },
    edit.fail,
  )

  return (
    <FormDialog
      title="Edit a meeting"
      submitLabel="Save"
      dialog={edit.dialog}
      isTouched={edit.isTouched}
      {...sending}
    >
      <ChangedByOthers
        refusal={edit.refusal}
        noun="meeting"
        changes={changesBetween(opened, base, dateAndTime)}
      />
      <MeetingFormFields form={form} />
    </FormDialog>
  )
}
