import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Assignee, assigneeNames, normaliseAssignees } from '@tropa/contract/team/assignee'
import { meetingForm, type Meeting, type MeetingForm } from '@tropa/contract/meeting/meeting'
import type { CalendarDate } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import { maxLength } from '@tropa/contract/base/text'
import { Button } from '@tropa/ui/button'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { PlusIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { Textarea } from '@tropa/ui/textarea'
import { type Resolver, type UseFormReturn, Controller, useWatch } from 'react-hook-form'
import { AssigneeField, restoreAssignees } from '../../components/assignee-field'
import { FormDialog } from '../../components/form-dialog'
import { momentIn, timeIn } from '../../format/zoned-time'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useDraftForm } from '../../hooks/use-draft-form'
import { useSend } from '../../hooks/use-send'
import { useSite, useToday, useTeamNames } from '../../hooks/use-site'
import { textOf } from '../../session/form-drafts'
import { DayCollisions } from '../todo/day-collisions'
import { dayAgain } from '../todo/day-again'
import { useAddMeeting } from './api'

/** A meeting as it is typed: its start as a date and a time of day. */
export interface MeetingFields {
  title: string
  startsAt: string
  time: string
  assignees: Assignee[]
  place: string
  /** Only for a new meeting; later the agenda is edited on the meeting's page. */
  agenda?: string
}

/** The fields from a stored form draft; values that do not fit are left empty. */
export const restoreMeeting = (
  draft: Record<string, unknown>,
  teams: readonly string[],
): MeetingFields => ({
  title: textOf(draft.title),
  startsAt: textOf(draft.startsAt),
  time: textOf(draft.time),
  assignees: restoreAssignees(draft.assignees, teams),
  place: textOf(draft.place),
})

const resolve = standardSchemaResolver(meetingForm)

/** Validates the fields by the contract; date and time are read in the team's time zone. */
export const meetingResolver =
  (timeZone: string): Resolver<MeetingFields, unknown, MeetingForm> =>
  async ({ startsAt, time, ...others }, context, { fields, shouldUseNativeValidation }) => {
    const typed = { ...others, startsAt: momentIn(timeZone, startsAt, time) }
    const result = await resolve(typed, context, { fields, shouldUseNativeValidation })
    const { startsAt: noStart, ...errors } = result.errors
    const isTimeMissing = startsAt !== '' && time === ''
    return noStart && isTimeMissing ? { values: {}, errors: { ...errors, time: noStart } } : result
  }

interface MeetingFormFieldsProps {
  form: UseFormReturn<MeetingFields, unknown, MeetingForm>
  /** Whether the meeting is new; then the form asks for its agenda too. */
  isNew?: boolean
}

export const MeetingFormFields = ({ form, isNew = false }: MeetingFormFieldsProps) => {
  const today = useToday()
  const { register, control, setFocus, setValue, formState } = form
  const { errors } = formState
  const [date, assignees] = useWatch({ control, name: ['startsAt', 'assignees'] })

  const chooseDay = (day: string) => {
    setValue('startsAt', day, { shouldDirty: true })
    // The button disappears once the collision is resolved.
    setFocus('startsAt')
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Title" error={errors.title?.message} required className="sm:col-span-2">
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <div>
        <Field label="Date" error={errors.startsAt?.message} required>
          <DatePicker {...register('startsAt')} today={today} />
        </Field>
        <DayCollisions date={date} assignees={assignees} onChoose={chooseDay} />
      </div>
      <Field label="Starts at" error={errors.time?.message} required>
        <Input {...register('time')} type="time" />
      </Field>
      <Field label="Place" error={errors.place?.message} optional className="sm:col-span-2">
        <Input {...register('place')} autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <Controller control={control} name="assignees" render={AssigneeField} />
      </div>
      {isNew ? (
        <Field label="Agenda" error={errors.agenda?.message} optional className="sm:col-span-2">
          <Textarea {...register('agenda')} maxLength={maxLength.agenda} />
        </Field>
      ) : null}
    </div>
  )
}

export const meetingFieldsOf = (
  { title, startsAt, assignee, place }: Meeting,
  timeZone: string,
  teams: readonly string[],
): MeetingFields => {
  const start = new Date(startsAt)
  return {
    title,
    startsAt: dateIn(timeZone, start),
    time: timeIn(timeZone, start),
    assignees: normaliseAssignees(assigneeNames(assignee), teams),
    place: place ?? '',
  }
}

/** The teams to choose from for a stored meeting, which keeps its removed teams where no other is left. */
export const editedTeams = ({ assignee }: Meeting, teams: readonly string[]): readonly string[] => {
  const stored = assigneeNames(assignee)
  return normaliseAssignees(stored, teams).length === 0 ? [...teams, ...stored] : teams
}

/** The form of a meeting that is posted again, at the same time of day. */
export const meetingAgain = (
  meeting: Meeting,
  today: CalendarDate,
  timeZone: string,
  teams: readonly string[],
): MeetingFields => {
  const fields = meetingFieldsOf(meeting, timeZone, teams)
  return { ...fields, startsAt: dayAgain(fields.startsAt, today) }
}

interface AddMeetingDialogProps {
  /** The meeting to post again and the dialog of its form; without it, a button opens an empty form. */
  again?: { meeting: Meeting; dialog: ItemDialog<Meeting> }
}

/** The form that posts a meeting. Each meeting that is posted again has a draft of its own. */
export const AddMeetingDialog = ({ again }: AddMeetingDialogProps) => {
  const addMeeting = useAddMeeting()
  const today = useToday()
  const { timeZone } = useSite()
  const teams = useTeamNames()
  const { form, isTouched, dialog } = useDraftForm({
    name: again ? `meeting-again:${again.meeting._id}` : 'meeting',
    resolver: meetingResolver(timeZone),
    empty: () =>
      again
        ? meetingAgain(again.meeting, today, timeZone, teams)
        : { title: '', startsAt: today, time: timeIn(timeZone), assignees: [], place: '' },
    restore: (draft) => ({ ...restoreMeeting(draft, teams), agenda: textOf(draft.agenda) }),
    dialog: again?.dialog,
  })
  const sending = useSend(form, async (meeting) => {
    await addMeeting.mutateAsync(meeting)
    return dialog.close
  })

  return (
    <FormDialog
      title="Add a meeting"
      trigger={
        again ? undefined : (
          <Button wrap>
            <PlusIcon aria-hidden />
            Add a meeting
          </Button>
        )
      }
      submitLabel="Post"
      dialog={dialog}
      isTouched={isTouched}
      {...sending}
    >
      <MeetingFormFields form={form} isNew />
    </FormDialog>
  )
}
