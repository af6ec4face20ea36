import * as z from 'zod/mini'
import {
  admin,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
  member,
} from '../procedure-builders'
import { timeOutput, zonedMoment } from '../base/dates'
import { pageChoice, pagination } from '../base/pagination'
import { maxLength, requiredText } from '../base/text'
import { versionNumber } from '../base/whole-number'
import { assigneesField } from '../todo/todo'

export const meetingMessages = {
  notFound: 'This meeting does not exist.',
  closed: 'The roll call of this meeting is closed. It can no longer be deleted.',
  closedToChanges: 'The roll call of this meeting is closed. It can no longer be changed.',
  begun: 'This meeting has begun. Its teams can no longer be changed.',
  changedByOthers: 'Somebody else has changed this meeting. Look at it again.',
  created: 'Meeting added successfully!',
  updated: 'Meeting updated successfully!',
  deleted: 'Meeting deleted successfully!',
} as const

/** The form of a meeting, which may be over; `startsAt` is an ISO time that names its zone. */
export const meetingForm = body({
  title: requiredText('Please enter a title.', maxLength.title),
  startsAt: zonedMoment('Please enter when it starts.'),
  assignees: assigneesField(),
})

export type MeetingForm = z.infer<typeof meetingForm>

/** The form as a team takes it, with the names of its teams. */
export const meetingFormFor = (teams: readonly string[]) =>
  z.extend(meetingForm, { assignees: assigneesField(teams) })

const editedMeeting = z.extend(meetingForm, { version: versionNumber })

export const editedMeetingFor = (teams: readonly string[]) =>
  z.extend(editedMeeting, { assignees: assigneesField(teams) })

export type EditedMeeting = z.infer<typeof editedMeeting>

/**
 * A meeting in a response; `assignee` is who is expected, `closedAt` when its roll call was closed, and `version`
 * counts its changes from 1.
 */
export const meeting = z.object({
  _id: z.string(),
  title: z.string(),
  startsAt: timeOutput,
  assignee: z.string(),
  closedAt: z.nullable(timeOutput),
  version: z.int(),
})

export type Meeting = z.infer<typeof meeting>

export const meetingContract = {
  list: member
    .get('/meetings', 'Meetings, latest first; a user sees those of their teams')
    .input(pageChoice)
    .output(z.object({ meetings: z.array(meeting), pagination })),
  create: admin
    .post('/meetings', 'Add a meeting', 201)
    .input(meetingForm)
    .output(confirmationWith(meeting)),
  edit: admin
    .patch(
      '/meetings/{id}',
      'Change a meeting whose roll call is not closed; marks and excuses stay',
    )
    .errors(conflict)
    .input(z.extend(byId, { body: editedMeeting }))
    .output(confirmationWith(meeting)),
  remove: admin
    .del(
      '/meetings/{id}',
      'Delete a meeting whose roll call is not closed, with its draft and excuses',
    )
    .errors(conflict)
    .input(byId)
    .output(confirmation),
}
