import * as z from 'zod/mini'
import { admin, body, byId, confirmationWith, member } from '../procedure-builders'

export const peopleMessages = {
  idsMissing: 'Please name the members by their ids.',
  notAsked: 'The teams of this to-do do not ask somebody you chose.',
  archived: 'This to-do is archived and can no longer be changed.',
  changed: 'The people of this to-do were changed.',
} as const

const userIds = z.array(z.string({ error: peopleMessages.idsMissing }), {
  error: peopleMessages.idsMissing,
})

/** A to-do that only some of the members of its teams have to deliver. */
const namedPeople = z.object({ _id: z.string(), userIds: z.array(z.string()) })

export type NamedPeople = z.infer<typeof namedPeople>

export const todoPeopleContract = {
  list: member
    .get(
      '/todo/people',
      'The active and archived to-dos that are for some members of their teams only',
    )
    .output(z.array(namedPeople)),
  set: admin
    .put('/todo/{id}/people', 'Choose who has to deliver an active to-do; an empty list means all')
    .input(z.extend(byId, { body: body({ userIds }) }))
    .output(confirmationWith(z.pick(namedPeople, { userIds: true }))),
}
