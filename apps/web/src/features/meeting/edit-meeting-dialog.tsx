import { meetingMessages, type Meeting, type MeetingForm } from '@tropa/contract/meeting/meeting'
import { Banner } from '@tropa/ui/banner'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { setFieldErrors } from '../../api/form-errors'
import { FormDialog } from '../../components/form-dialog'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { useSite } from '../../hooks/use-site'
import {
  type MeetingFields,
  meetingFields,
  meetingFieldsOf,
  MeetingFormFields,
  meetingFormClasses,
  meetingResolver,
} from './add-meeting-dialog'
import { useEditMeeting } from './api'

interface EditFormProps {
  /** As it is now: somebody else may change it while the form is open. */
  meeting: Meeting
  dialog: Confirmation<Meeting>
}

const EditForm = ({ meeting, dialog }: EditFormProps) => {
  const editMeeting = useEditMeeting()
  const { timeZone } = useSite()
  const [openedVersion] = useState(meeting.version)
  const form = useForm<MeetingFields, unknown, MeetingForm>({
    resolver: useMemo(() => meetingResolver(timeZone), [timeZone]),
    // What somebody else changes is taken over where nothing was typed.
    values: meetingFieldsOf(meeting, timeZone),
    resetOptions: { keepDirtyValues: true },
  })
  const { isSubmitting, isDirty, dirtyFields } = form.formState

  const submit = useSingleSubmit(
    form.handleSubmit(async (typed) => {
      try {
        const { _id: id, version } = meeting
        // The fields show no seconds.
        const startsAt =
          dirtyFields.startsAt || dirtyFields.time ? typed.startsAt : meeting.startsAt
        await editMeeting.mutateAsync({ id, version, ...typed, startsAt })
        dialog.close()
      } catch (error) {
        setFieldErrors(meetingFields, error, form.setError)
      }
    }),
  )

  return (
    <FormDialog
      title="Edit a meeting"
      submitLabel="Save"
      dialog={dialog}
      isTouched={isDirty}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      className={meetingFormClasses}
    >
      <div role="status" className="empty:absolute sm:col-span-2">
        {dialog.isOpen && meeting.version !== openedVersion ? (
          <Banner className="grid gap-3 text-ink">
            <p className="font-semibold">{meetingMessages.changedByOthers}</p>
            <p>What you typed is kept. The other fields show what the meeting says now.</p>
          </Banner>
        ) : null}
      </div>
      <MeetingFormFields form={form} />
    </FormDialog>
  )
}

interface EditMeetingDialogProps {
  /** What the list shows now. */
  meetings: readonly Meeting[]
  dialog: Confirmation<Meeting>
}

export const EditMeetingDialog = ({ meetings, dialog }: EditMeetingDialogProps) => {
  const { subject } = dialog
  if (!subject) return null
  const meeting = meetings.find(({ _id }) => _id === subject._id) ?? subject
  return <EditForm meeting={meeting} dialog={dialog} />
}
