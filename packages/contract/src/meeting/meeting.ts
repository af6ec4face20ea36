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
import { maxLength, nullableText, optionalText, requiredText } from '../base/text'
import { versionNumber } from '../base/whole-number'
import { meetingMarks } from '../rules/judge'
import { assigneesField } from '../team/assignees-field'

export const meetingMessages = {
  notFound: 'This meeting does not exist.',
  closed: 'The roll call of this meeting is closed. It can no longer be deleted.',
  closedToChanges: 'The roll call of this meeting is closed. Only its minutes can be changed.',
  begun: 'This meeting has begun. Its teams can no longer be changed.',
  changedByOthers: 'This meeting was changed meanwhile. Look at it again.',
  created: 'Meeting added successfully!',
  updated: 'Meeting updated successfully!',
  deleted: 'Meeting deleted successfully!',
} as const

/** If it is left out, the text stays as it is; null or a blank text removes it. */
const ownText = (noText: string, max: number) => z.optional(z.nullable(optionalText(noText, max)))

/** The form of a meeting, which may be over; `startsAt` is an ISO time that names its zone. */
export const meetingForm = body({
  title: requiredText('Please enter a title.', maxLength.title),
  startsAt: zonedMoment('Please enter when it starts.'),
  assignees: assigneesField(),
  place: ownText('Please write the place as text.', maxLength.place),
  agenda: ownText('Please write the agenda as text.', maxLength.agenda),
  minutes: ownText('Please write the minutes as text.', maxLength.minutes),
})

export type MeetingForm = z.infer<typeof meetingForm>

export const editedMeeting = z.extend(meetingForm, { version: versionNumber })

export type EditedMeeting = z.infer<typeof editedMeeting>

/**
 * A meeting in a list; `assignee` is who is expected, `closedAt` when its roll call was closed, and `version`
 * counts its changes from 1.
 */
export const meeting = z.object({
  _id: z.string(),
  title: z.string(),
  startsAt: timeOutput,
  assignee: z.string(),
  closedAt: z.nullable(timeOutput),
  version: z.int(),
  place: nullableText('Where it is, or null'),
})

export type Meeting = z.infer<typeof meeting>

/** A meeting with its texts. */
export const wholeMeeting = z.extend(meeting, {
  agenda: nullableText('What it is about, or null'),
  minutes: nullableText('What was said and decided, or null'),
})

export type WholeMeeting = z.infer<typeof wholeMeeting>

/** `mark` is null until the roll call is closed, and for members who were not expected. */
const ownMark = z.object({ mark: z.nullable(z.enum(meetingMarks)), minutes: z.nullable(z.int()) })

export type OwnMark = z.infer<typeof ownMark>

export const meetingContract = {
  list: member
    .get('/meetings', 'Meetings, latest first; a user sees those of their teams')
    .input(pageChoice)
    .output(z.object({ meetings: z.array(meeting), pagination })),
  get: member
    .get(
      '/meetings/{id}',
      'A meeting with its agenda and minutes, for members who see it in the list',
    )
    .input(byId)
    .output(wholeMeeting),
  ownMark: member
    .get('/meetings/{id}/mark', 'The own mark at a meeting whose roll call is closed')
    .input(byId)
    .output(ownMark),
  create: admin
    .post('/meetings', 'Add a meeting', 201)
    .input(meetingForm)
    .output(confirmationWith(wholeMeeting)),
  edit: admin
    .patch(
      '/meetings/{id}',
      'Change a meeting, once its roll call is closed its minutes only; marks and excuses stay',
    )
    .meta({ access: 'admin', creates: true })
    .errors(conflict)
    .input(z.extend(byId, { body: editedMeeting }))
    .output(confirmationWith(wholeMeeting)),
  remove: admin
    .del(
      '/meetings/{id}',
      'Delete a meeting whose roll call is not closed, with its draft and excuses',
    )
    .errors(conflict)
    .input(byId)
    .output(confirmation),
}
