import * as z from 'zod/mini'
import { timeOutput } from '../base/dates'
import { membersMessages } from '../member/members'
import { admin, body, confirmationWith, conflict, forbidden } from '../procedure-builders'

export const yearMessages = {
  closed: 'The year is closed.',
  leavers: 'Please choose members who have not left yet.',
  closeRecords: 'Please say whether records are settled.',
  startedAt: 'Please send when the year began.',
  closedByOthers: 'Somebody else has closed the year. Look at it again.',
} as const

/** A member who may leave; `openRecords` counts their records that closing the year settles. */
const yearMember = z.object({
  _id: z.string(),
  username: z.string(),
  role: z.array(z.string()),
  openRecords: z.int(),
})

export type YearMember = z.infer<typeof yearMember>

/** What closing the year would affect; `startedAt` is null before the first closing. */
export const year = z.object({
  startedAt: z.nullable(timeOutput),
  members: z.array(yearMember),
  openRecords: z.int(),
  activeTodos: z.int(),
})

export type Year = z.infer<typeof year>

const leavers = z.array(z.string({ error: yearMessages.leavers }), { error: yearMessages.leavers })

/** `startedAt` is the value that the caller saw, so that only one of two admins closes the year. */
const closing = body({
  leavers,
  closeRecords: z.boolean({ error: yearMessages.closeRecords }),
  startedAt: z.nullable(z.string({ error: yearMessages.startedAt })),
})

export type Closing = z.infer<typeof closing>

const closed = z.object({ closedAt: timeOutput, left: z.int(), recordsClosed: z.int() })

export type ClosedYear = z.infer<typeof closed>

export const yearContract = {
  get: admin.get('/year', 'Who may leave, and what is open, before a year is closed').output(year),
  close: admin
    .post(
      '/year/close',
      'Close the year: members leave, records without a fee are settled, counts and rules begin again',
    )
    .meta({ access: 'admin', creates: true })
    .errors({ ...conflict, ...forbidden(membersMessages.own) })
    .input(closing)
    .output(confirmationWith(closed)),
  archive: admin
    .get(
      '/year/archive',
      'A ZIP of CSV files: members, to-dos, acknowledgements, meetings, marks, records, inquiries, activity',
    )
    .output(z.file()),
}
