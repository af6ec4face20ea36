import { z } from 'zod'

const withId = z.object({ _id: z.string() })

/** The `_id` of something in a response's body. */
export const idOf = (value: unknown): string => withId.parse(value)._id
