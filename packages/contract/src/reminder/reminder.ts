import * as z from 'zod/mini'
import { body, confirmationWith } from '../procedure-builders'
import { dateOutput } from '../schemas/dates'

/** `1 member` or `4 members`. */
export const membersText = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`

export const reminderMessages = {
  archived: 'This task is archived. Nobody is reminded of it any more.',
  idsMissing: 'Please name the members by their ids.',
  notWaiting: 'Somebody you chose has nothing to acknowledge here.',
  nobody: 'No reminder was handed over.',
  handedOver: (count: number) => `Reminder handed over for ${membersText(count)}`,
} as const

/** A member who has not acknowledged a to-do as it is now. */
export const waitingMember = z.object({
  userId: z.string(),
  username: z.string(),
  reachable: z
    .boolean()
    .register(z.globalRegistry, { description: 'Whether the member has a confirmed address' }),
  remindedOn: z
    .nullable(dateOutput)
    .register(z.globalRegistry, { description: 'The day of the last reminder, or null' }),
})

export type WaitingMember = z.infer<typeof waitingMember>

/** Who has to acknowledge a to-do: expected are those who have and those who wait. */
export const todoWaiting = z.object({
  _id: z.string(),
  expected: z.int(),
  acknowledged: z.int(),
  waiting: z.array(waitingMember),
})

export type TodoWaiting = z.infer<typeof todoWaiting>

/** Whom to remind; without `userIds` all who wait. */
export const reminderForm = z.optional(
  body({
    userIds: z.optional(
      z.array(z.string({ error: reminderMessages.idsMissing }), {
        error: reminderMessages.idsMissing,
      }),
    ),
  }),
)

const usernames = z.array(z.string())

/** The usernames of those whose reminder was handed over, who had one today, and who have no confirmed address. */
export const reminders = confirmationWith(
  z.object({ reminded: usernames, already: usernames, unreachable: usernames }),
)

export type Reminders = z.infer<typeof reminders>['data']
