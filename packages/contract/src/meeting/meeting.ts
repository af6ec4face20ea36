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
import { isoMoment, timeOutput } from '../schemas/dates'
import { pageChoice, pagination } from '../schemas/pagination'
import { maxLength, requiredText } from '../schemas/text'
import { todoForm } from '../todo'

export const meetingMessages = {
  notFound: 'This meeting does not exist.',
  closed: 'The roll call of this meeting is closed. It can no longer be deleted.',
  created: 'Meeting added successfully!',
  deleted: 'Meeting deleted successfully!',
} as const

/** The form of a new meeting, which may be over; `startsAt` is an ISO time. */
export const meetingForm = body({
  title: requiredText('Please enter a title.', maxLength.title),
  startsAt: isoMoment('Please enter when it starts.'),
  assignees: todoForm.shape.assignees,
})

export type MeetingForm = z.infer<typeof meetingForm>

/** A meeting in a response; `assignee` is who is expected, `closedAt` when its roll call was closed. */
export const meeting = z.object({
  _id: z.string(),
  title: z.string(),
  startsAt: timeOutput,
  assignee: z.string(),
  closedAt: z.nullable(timeOutput),
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
  remove: admin
    .del(
      '/meetings/{id}',
      'Delete a meeting whose roll call is not closed, with its draft and excuses',
    )
    .errors(conflict)
    .input(byId)
    .output(confirmation),
}
