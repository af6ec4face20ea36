import {
  meeting as storedMeeting,
  type Meeting,
  type MeetingForm,
} from '@tropa/contract/meeting/meeting'
import * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { EditDialog } from '../../components/edit-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useEditForm } from '../../hooks/use-edit-form'
import { useDateAndTime } from '../../hooks/use-format'
import { useSite, useTeamNames } from '../../hooks/use-site'
import {
  editedTeams,
  type MeetingFields,
  meetingFieldsOf,
  MeetingFormFields,
  meetingResolver,
  restoreMeeting,
} from './add-meeting-dialog'
import { useEditMeeting } from './api'

/** Drafts of an earlier version have no place. */
const draftedMeeting = z.extend(storedMeeting, {
  place: z._default(storedMeeting.shape.place, null),
})

interface EditMeetingDialogProps {
  /** The meeting as the card showed it. */
  meeting: Meeting
  dialog: ItemDialog<Meeting>
}

export const EditMeetingDialog = ({ meeting, dialog }: EditMeetingDialogProps) => {
  const api = useApi()
  const editMeeting = useEditMeeting()
  const { timeZone } = useSite()
  const teams = editedTeams(meeting, useTeamNames())
  const dateAndTime = useDateAndTime()
  const edit = useEditForm<Meeting, MeetingFields, MeetingForm>({
    name: 'edit-meeting',
    noun: 'meeting',
    row: meeting,
    schema: draftedMeeting,
    resolver: meetingResolver(timeZone),
    fieldsOf: (present) => meetingFieldsOf(present, timeZone, teams),
    restore: (typed) => restoreMeeting(typed, teams),
    load: () => api.meeting.get({ params: { id: meeting._id } }),
    dialog,
  })
  const { form, base } = edit
  const { dirtyFields } = form.formState
  return (
    <EditDialog
      title="Edit a meeting"
      edit={edit}
      texts={({ title, startsAt, place, assignee }) => ({
        Title: title,
        'Starts at': dateAndTime(startsAt),
        Place: place,
        Assignee: assignee,
      })}
      save={(typed) => {
        const { _id: id, version } = base
        // The fields show no seconds.
        const startsAt = dirtyFields.startsAt || dirtyFields.time ? typed.startsAt : base.startsAt
        return editMeeting.mutateAsync({ id, version, ...typed, startsAt })
      }}
    >
      <MeetingFormFields form={form} />
    </EditDialog>
  )
}
