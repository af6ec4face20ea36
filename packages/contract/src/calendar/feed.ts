import * as z from 'zod/mini'
import { students } from './calendar'
import { body, confirmation, member } from '../procedure-builders'
import { timeOutput } from '../base/dates'

export const feedMessages = {
  off: 'The link to your calendar is switched off.',
  unknown: 'There is no such calendar.',
  both: 'A link with a key names its students itself. Leave out one of the two.',
} as const

export const dueText = (title: string) => `Due: ${title}`

/** The students whose academic dates the member's feed has; everybody's if it is left out. */
const feedForm = z.optional(body({ for: z.optional(students) }))

/** Whether the caller has a feed, since when, and for which students; `for` is null for everybody's dates. */
export const feedState = z.object({
  isOn: z.boolean(),
  createdAt: z.nullable(timeOutput),
  for: z.nullable(students),
})

export type FeedState = z.infer<typeof feedState>

/** The address of a new feed, which is shown only once. */
export const newFeed = z.object({ url: z.string() })

const path = '/user/feed'

export const feedContract = {
  get: member.get(path, 'Whether the caller has a calendar feed').output(feedState),
  create: member
    .post(path, 'Make a new address for the caller’s calendar feed; the old one stops working', 201)
    .input(feedForm)
    .output(newFeed),
  remove: member.del(path, 'Switch the caller’s calendar feed off').output(confirmation),
}
