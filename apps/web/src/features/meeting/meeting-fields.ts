import { assigneeOptions, type Assignee } from '@tropa/contract/assignee'
import { meetingForm, type MeetingForm } from '@tropa/contract/meeting/meeting'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { momentIn } from '../../format/zoned-time'
import { textOf } from '../../session/form-drafts'

/** A meeting as it is typed, with its ISO time as a date and a time of day. */
export interface MeetingFields {
  title: string
  date: string
  time: string
  assignees: Assignee[]
}

export const meetingFields = ['title', 'date', 'time', 'assignees'] as const

/** The fields from a stored form draft; values that do not fit are left empty. */
export const restoreMeeting = ({
  title,
  date,
  time,
  assignees,
}: Record<string, unknown>): MeetingFields => ({
  title: textOf(title),
  date: textOf(date),
  time: textOf(time),
  assignees: Array.isArray(assignees)
    ? assigneeOptions.filter((option) => assignees.includes(option))
    : [],
})

const fieldOf = (name: unknown) =>
  name === 'startsAt' ? 'date' : meetingFields.find((field) => field === name)

/** Validates the fields by the contract; date and time are read in the team's time zone. */
export const meetingResolver =
  (timeZone: string): Resolver<MeetingFields, unknown, MeetingForm> =>
  async ({ title, date, time, assignees }) => {
    const startsAt = momentIn(timeZone, date, time)
    const outcome = await meetingForm['~standard'].validate({ title, startsAt, assignees })
    if (!outcome.issues) return { values: outcome.value, errors: {} }
    const errors: FieldErrors<MeetingFields> = {}
    for (const { path, message } of outcome.issues) {
      const field = fieldOf(path?.[0])
      if (field) errors[field] ??= { type: 'contract', message }
    }
    return { values: {}, errors }
  }
